// Looking back with others: one leads and all come along, unless they step on their own. The server says who leads.
import { fillRoom } from '../api';
import { TableSocket, type Connection, type Listener } from '../net';
import { toast } from '../toasts.svelte';
import type { Look, Noted, Pointed, Reviewer, Reviewing, RoomInfo, ToServer, Trouble } from '../wire';
import { troubleWords } from '../words';
import { hashOf, type NoteBook } from './notes.svelte';
import type { ReplayPlayer } from './player.svelte';

const PACE_MS = 150; // steps are told no more often than this
const ARROW_MS = 8000;
const ARROWS = 6; // at a time

export interface Arrow {
  id: number;
  by: Pointed;
}

/** Whether this page was in a review, or is opened for one. */
const wishKey = (id: string): string => `kosmodrom-together-${id}`;
export const wishTogether = (id: string): void => sessionStorage.setItem(wishKey(id), 'yes');
const isWished = (id: string): boolean => sessionStorage.getItem(wishKey(id)) !== null;

type News = Reviewing | Look | Pointed | Noted;

export class Together implements Listener {
  people = $state.raw<Reviewer[]>([]);
  lead = $state<number | null>(null);
  you = $state<number | null>(null); // which of them I am; null: I do not take part
  link = $state<Connection>('connecting');
  arrows = $state.raw<Arrow[]>([]);
  pointing = $state(false); // what I press on the board is shown to the others
  private away = $state(false); // I look on my own
  private at: Look | null = null; // where who leads is
  private wished: boolean;
  private told = '';
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lastArrow = 0;
  private socket: Pick<TableSocket, 'send' | 'close'>;

  constructor(
    private readonly id: string,
    private readonly player: ReplayPlayer,
    private readonly notes: NoteBook,
    open: (id: string, listener: Listener) => Pick<TableSocket, 'send' | 'close'> = (table, listener) => new TableSocket(table, listener),
  ) {
    this.wished = isWished(id);
    player.onstep = () => this.stepped();
    this.socket = open(id, this);
  }

  in = $derived(this.you !== null);
  leads = $derived(this.in && this.you === this.lead);
  alone = $derived(this.in && !this.leads && this.away);
  follows = $derived(this.in && !this.leads && !this.away);
  leader = $derived(this.people.find((one) => one.who === this.lead) ?? null);
  leaderless = $derived(this.in && (this.leader === null || this.leader.here === false));
  others = $derived(this.people.filter((one) => one.who !== this.you && one.here !== false));

  // What I do

  join(): void {
    this.wished = true;
    this.away = false;
    wishTogether(this.id);
    this.send({ type: 'review', on: true, follow: true });
  }

  leave(): void {
    this.wished = this.pointing = false;
    sessionStorage.removeItem(wishKey(this.id));
    this.send({ type: 'review', on: false });
    this.stop();
  }

  close(): void {
    this.player.onstep = null;
    clearTimeout(this.timer);
    this.socket.close();
  }

  /** Whoever follows and steps on their own is on their own. */
  private stepped(): void {
    if (this.follows) this.breakAway();
  }

  breakAway(): void {
    this.away = true;
    this.player.pause();
    this.send({ type: 'follow', on: false });
  }

  comeBack(): void {
    this.away = false;
    this.send({ type: 'follow', on: true });
    this.catchUp();
  }

  takeLead(): void {
    this.send({ type: 'lead', who: null });
  }

  handOver(who: number): void {
    this.send({ type: 'lead', who });
  }

  point(thing: string): void {
    this.send({ type: 'point', thing, moment: this.player.step?.number ?? 0 });
  }

  /** Where I lead the others to; quick steps are told together. */
  tell(hash: string, playing: boolean): void {
    const [moment, beat = 0] = hash.split('.').map(Number);
    const look: Look = { type: 'look', moment, beat, playing };
    const words = JSON.stringify(look);
    if (words === this.told) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.told = words;
      this.at = look;
      this.send(look);
    }, PACE_MS);
  }

  private send(message: ToServer): boolean {
    return this.socket.send(message);
  }

  // What I hear

  seen(): { number: number | null; chat: number } {
    return { number: this.player.steps.at(-1)?.number ?? null, chat: Date.now() };
  }

  connection(state: Connection): void {
    this.link = state;
    if (state === 'open' && this.wished) this.send({ type: 'review', on: true, follow: !this.away });
    if (state === 'open') this.told = '';
  }

  room(room: RoomInfo): void {
    this.table = fillRoom(room);
  }
  table = $state.raw<RoomInfo | null>(null); // as it is now

  together(news: News): void {
    if (news.type === 'reviewing') this.hearWho(news);
    else if (news.type === 'look') this.hearLook(news);
    else if (news.type === 'pointed') this.hearArrow(news);
    else this.notes.take(news);
  }

  private hearWho({ people = [], lead = null, look = null, you = null }: Reviewing): void {
    const [led, was] = [this.leads, this.in];
    Object.assign(this, { people, lead, you });
    if (you === null) return was ? this.stop() : undefined;
    if (look) this.at = look;
    if (this.leads && !led) this.beLeader();
    else if (this.follows) this.catchUp();
  }

  private beLeader(): void {
    if (this.at && !this.away) this.player.follow(hashOf(this.at), false);
    this.away = false;
    this.told = '';
    this.tell(this.player.hash, this.player.playing);
  }

  private hearLook(look: Look): void {
    this.at = look;
    if (this.follows) this.catchUp();
  }

  private catchUp(): void {
    if (this.at) this.player.follow(hashOf(this.at), this.at.playing ?? false);
  }

  private hearArrow(by: Pointed): void {
    const id = ++this.lastArrow;
    const others = this.arrows.filter((one) => one.by.who !== by.who);
    this.arrows = [...others, { id, by }].slice(-ARROWS);
    setTimeout(() => (this.arrows = this.arrows.filter((one) => one.id !== id)), ARROW_MS);
  }

  private stop(): void {
    this.you = null;
    this.away = this.pointing = false;
    this.at = null;
    this.player.pause();
  }

  trouble(trouble: Trouble): void {
    if (trouble.code !== 'not-leading') toast(troubleWords(trouble), 'plug'); // somebody else was quicker
  }

  // What else comes by this socket is for the table's own page.
  latency(): void {}
  frame(): void {}
  chatted(): void {}
  done(): void {}
  refused(): void {}
  notice(): void {}
}

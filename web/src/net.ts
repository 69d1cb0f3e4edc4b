// The socket of one table: says Hello, comes back by itself, and loses no action of mine.
import { fillFrame, fillLine, fillReason, fillRoom, type Seen } from './api';
import { onReturn, spread, waitAfter } from './retry';
import type {
  AnyMove,
  ChatLine,
  Do,
  Frame,
  Look,
  Noted,
  Notice,
  Pointed,
  Reason,
  Reviewing,
  RoomInfo,
  ToClient,
  ToServer,
  Trouble,
} from './wire';

const BEAT_MS = 5_000; // a heartbeat this often
const DEAD_MS = 9_000; // one that is not answered for so long: the connection is dead
const PROBE_MS = 3_000; // the same where there is reason to doubt it
const WELCOME_MS = 9_000; // no room so long after the connection was begun: lost; longer with each try
const ANSWER_MS = 14_000; // an action that is not answered for so long is sent again on a new connection
const PASSING = /^(too-|busy$|fault$|unavailable$)/; // another hello may fare better

export type Connection = 'connecting' | 'open' | 'lost' | 'closed';

/** What the socket reports; the store implements it. */
export interface Listener {
  seen(): { number: number | null; chat: number };
  connection(state: Connection, retryAt: number | null, code: string): void;
  latency(ms: number): void;
  room(room: RoomInfo): void;
  frame(frame: Seen<Frame>): void;
  chatted(lines: ChatLine[]): void;
  done(id: number, number: number): void;
  refused(id: number, reason: Reason): void;
  trouble(trouble: Trouble): void;
  notice(notice: Notice): void;
  together(news: Reviewing | Look | Pointed | Noted): void;
}

export class TableSocket {
  private socket: WebSocket | null = null; // null while the next try is waited for
  private tries = 0;
  private began = 0; // when this connection was
  private asked: number | null = null; // when the first heartbeat was sent that is not answered yet
  private retry: ReturnType<typeof setTimeout> | undefined;
  private probing: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private pending = new Map<number, { message: Do; since: number }>(); // mine, until stored or refused
  private questions = new Map<number, (reason: Reason | null) => void>();
  private lastId: number;
  private closed = false;
  private welcome = false; // the server has shown us the table since we connected
  private readonly stopListening: () => void;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    this.lastId = Date.now(); // grows, also after a reload
    this.stopListening = onReturn(this.comeBack);
    addEventListener('offline', this.goneOffline);
    this.connect();
  }

  /** Try again at once. */
  connect(code = ''): void {
    if (this.closed) return;
    this.drop();
    this.listener.connection(this.tries ? 'lost' : 'connecting', null, code);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket`);
    this.socket = socket;
    this.began = performance.now();
    socket.onopen = () => this.hello();
    socket.onmessage = (event) => this.socket === socket && this.receive(JSON.parse(event.data as string) as ToClient);
    socket.onclose = () => this.socket === socket && this.lost();
    this.beat = setInterval(() => this.pulse(), BEAT_MS);
  }

  /** Leave for good. */
  close(): void {
    this.closed = true;
    this.stopListening();
    removeEventListener('offline', this.goneOffline);
    this.drop();
  }

  /** Say something to the table; false if nobody would hear it now. */
  send(message: ToServer): boolean {
    return this.welcome && this.put(message);
  }

  /** Send an action; it is sent again after every reconnection until the server has answered. */
  act(action: AnyMove, seen: number): number {
    const message: Do = { type: 'do', id: ++this.lastId, action, seen };
    this.pending.set(message.id, { message, since: performance.now() });
    this.send(message);
    return message.id;
  }

  /** Ask why an action is not allowed. */
  why(action: AnyMove): Promise<Reason | null> {
    const id = ++this.lastId;
    return new Promise((resolve) => {
      if (this.send({ type: 'why', id, action })) this.questions.set(id, resolve);
      else resolve(null);
    });
  }

  private put(message: ToServer): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private hello(): void {
    const { number, chat } = this.listener.seen();
    this.put({ type: 'hello', table: this.table, seen: number, seen_chat: chat });
  }

  private pulse(): void {
    if (this.isDead()) this.lost();
    else this.ask();
  }

  private ask(): void {
    if (this.put({ type: 'beat', sent: performance.now() })) this.asked ??= performance.now();
  }

  /** Whether a welcome, a heartbeat or the answer to an action has been waited for too long. */
  private isDead(): boolean {
    const now = performance.now();
    if (!this.welcome) return now - this.began > WELCOME_MS * Math.min(4, this.tries + 1);
    const oldest = Math.min(now, ...[...this.pending.values()].map(({ since }) => since));
    return (this.asked !== null && now - this.asked > DEAD_MS) || now - oldest > ANSWER_MS;
  }

  private lost(code = navigator.onLine ? '' : 'offline', wait = waitAfter(this.tries)): void {
    this.drop();
    this.tries += 1;
    this.listener.connection('lost', Date.now() + wait, code);
    this.retry = setTimeout(() => this.connect(code), wait);
  }

  /** The server has said that coming back is of no use. */
  private end(code: string): void {
    this.close();
    this.listener.connection('closed', null, code);
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.welcome = false;
    this.asked = null;
    for (const timer of [this.retry, this.probing, this.beat]) clearTimeout(timer);
    for (const answer of this.questions.values()) answer(null);
    this.questions.clear();
    socket?.close();
  }

  private readonly comeBack = (isNewNetwork: boolean): void => {
    this.tries = Math.min(this.tries, 1); // what made the tries before fail may be over
    const isOpen = this.socket?.readyState === WebSocket.OPEN;
    if (this.welcome && isOpen && !this.isDead()) this.probe();
    else if (this.socket === null || this.welcome || isNewNetwork) this.reconnect();
  };

  /** It looks open, but on a network that may be gone: whoever lives answers soon. */
  private probe(): void {
    this.ask();
    clearTimeout(this.probing);
    this.probing = setTimeout(() => this.asked !== null && this.reconnect(), PROBE_MS);
  }

  private reconnect(): void {
    this.tries += 1;
    this.connect();
  }

  private readonly goneOffline = (): void => this.lost();

  private receive(message: ToClient): void {
    this.asked = null;
    switch (message.type) {
      case 'room':
        if (!this.welcome) this.arrived();
        return this.listener.room(fillRoom(message.room));
      case 'frame':
        if (message.done != null) this.settle(message.done, message.number);
        return this.listener.frame(fillFrame(message));
      case 'chatted':
        return this.listener.chatted(message.lines.map(fillLine));
      case 'done':
        return this.settle(message.id, message.number);
      case 'refused':
        if (!this.pending.delete(message.id)) return; // said twice, as it was asked twice
        return this.listener.refused(message.id, fillReason(message.reason));
      case 'because':
        return this.explain(message.id, message.reason ? fillReason(message.reason) : null);
      case 'beat':
        this.put({ type: 'pulse', sent: message.sent });
        return;
      case 'pulse':
        if (this.welcome) this.tries = 0;
        return this.listener.latency(performance.now() - message.sent);
      case 'trouble':
        return this.trouble(message);
      case 'notice':
        return this.listener.notice(message);
      case 'reviewing':
      case 'look':
      case 'pointed':
      case 'noted':
        return this.listener.together(message);
      case 'bye':
        if (message.retry_after === null) return this.end(message.code);
        return this.lost(message.code, spread(message.retry_after ?? 1000));
    }
  }

  private trouble(trouble: Trouble): void {
    if (this.welcome) {
      if (trouble.id != null) {
        this.pending.delete(trouble.id);
        this.explain(trouble.id, null);
      }
      this.listener.trouble(trouble);
    } else if (PASSING.test(trouble.code)) this.lost(trouble.code);
    else this.end(trouble.code);
  }

  private explain(id: number, reason: Reason | null): void {
    this.questions.get(id)?.(reason);
    this.questions.delete(id);
  }

  private settle(id: number, number: number): void {
    this.pending.delete(id);
    this.listener.done(id, number);
  }

  private arrived(): void {
    this.welcome = true;
    this.listener.connection('open', null, '');
    for (const waiting of this.pending.values()) {
      waiting.since = performance.now();
      this.put(waiting.message);
    }
    this.ask();
  }
}

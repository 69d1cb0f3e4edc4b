// The socket of one table: says Hello, comes back by itself, and loses no action of mine.
import { fillFrame, fillLine, fillReason, fillRoom } from './api';
import type { ChatLine, Do, Frame, Notice, Reason, RoomInfo, ToClient, ToServer, Trouble } from './wire';

const BEAT_MS = 5_000; // a heartbeat this often
const DEAD_MS = 10_000; // nothing heard for so long: the connection is dead
const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 15_000;

export type Connection = 'connecting' | 'open' | 'lost' | 'closed';

/** What the socket reports; the store implements it. */
export interface Listener {
  seen(): { number: number | null; chat: number };
  connection(state: Connection, retryAt: number | null, code: string): void;
  latency(ms: number): void;
  room(room: RoomInfo): void;
  frame(frame: Frame): void;
  chatted(lines: ChatLine[]): void;
  done(id: number, number: number): void;
  refused(id: number, reason: Reason): void;
  trouble(trouble: Trouble): void;
  notice(notice: Notice): void;
}

export class TableSocket {
  private socket: WebSocket | null = null;
  private tries = 0;
  private heard = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private pending = new Map<number, Do>(); // mine, until stored or refused
  private questions = new Map<number, (reason: Reason | null) => void>();
  private lastId: number;
  private closed = false;
  private welcome = false; // the server has shown us the table since we connected

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    this.lastId = Date.now(); // grows, also after a reload
    addEventListener('online', this.comeBack);
    addEventListener('offline', this.goneOffline);
    document.addEventListener('visibilitychange', this.comeBack);
    this.connect();
  }

  /** Try again at once. */
  connect(): void {
    if (this.closed) return;
    clearTimeout(this.retry);
    this.drop();
    this.listener.connection(this.tries ? 'lost' : 'connecting', null, '');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket`);
    this.socket = socket;
    this.welcome = false;
    this.heard = performance.now();
    socket.onopen = () => this.hello();
    socket.onmessage = (event) => this.receive(JSON.parse(event.data as string) as ToClient);
    socket.onclose = () => this.socket === socket && this.lost();
    clearInterval(this.beat);
    this.beat = setInterval(() => this.pulse(), BEAT_MS);
  }

  /** Leave for good. */
  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearInterval(this.beat);
    removeEventListener('online', this.comeBack);
    removeEventListener('offline', this.goneOffline);
    document.removeEventListener('visibilitychange', this.comeBack);
    this.drop();
  }

  send(message: ToServer): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Send an action; it is sent again after every reconnection until the server has answered. */
  act(action: unknown, seen: number): number {
    const message: Do = { type: 'do', id: ++this.lastId, action, seen };
    this.pending.set(message.id, message);
    this.send(message);
    return message.id;
  }

  /** Ask why an action is not allowed. */
  why(action: unknown): Promise<Reason | null> {
    const id = ++this.lastId;
    return new Promise((resolve) => {
      this.questions.set(id, resolve);
      if (!this.send({ type: 'why', id, action })) resolve(null);
    });
  }

  private hello(): void {
    const { number, chat } = this.listener.seen();
    this.send({ type: 'hello', table: this.table, seen: number, seen_chat: chat });
    for (const message of this.pending.values()) this.send(message);
  }

  private pulse(): void {
    if (performance.now() - this.heard > DEAD_MS) this.lost();
    else this.send({ type: 'beat', sent: performance.now() });
  }

  private lost(code = '', wait: number | null = this.waitingTime()): void {
    this.drop();
    clearInterval(this.beat);
    for (const answer of this.questions.values()) answer(null);
    this.questions.clear();
    if (wait === null) {
      this.listener.connection('closed', null, code);
      return;
    }
    this.tries += 1;
    this.listener.connection('lost', Date.now() + wait, code);
    this.retry = setTimeout(() => this.connect(), wait);
  }

  private waitingTime(): number {
    const wait = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.tries);
    return wait * (0.75 + Math.random() / 2); // so that not everybody comes back at once
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private readonly comeBack = (): void => {
    const silent = performance.now() - this.heard > DEAD_MS; // a phone was put away and taken out again
    const down = this.tries > 0 && this.socket?.readyState !== WebSocket.OPEN;
    if (!document.hidden && (silent || down)) this.connect();
  };

  private readonly goneOffline = (): void => this.lost();

  private receive(message: ToClient): void {
    this.heard = performance.now();
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
        this.pending.delete(message.id);
        return this.listener.refused(message.id, fillReason(message.reason));
      case 'because':
        this.questions.get(message.id)?.(message.reason ? fillReason(message.reason) : null);
        this.questions.delete(message.id);
        return;
      case 'beat':
        this.send({ type: 'pulse', sent: message.sent });
        return;
      case 'pulse':
        return this.listener.latency(performance.now() - message.sent);
      case 'trouble':
        return this.listener.trouble(message);
      case 'notice':
        return this.listener.notice(message);
      case 'bye':
        return this.lost(message.code, message.retry_after === undefined ? 1000 : message.retry_after);
    }
  }

  private settle(id: number, number: number): void {
    this.pending.delete(id);
    this.listener.done(id, number);
  }

  private arrived(): void {
    this.welcome = true;
    this.tries = 0;
    this.listener.connection('open', null, '');
    this.send({ type: 'beat', sent: performance.now() });
  }
}

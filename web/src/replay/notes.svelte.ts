// What was written beside the moments of a game; it stays with its record.
import { dropNote, editNote, getNotes, postNote } from '../api';
import type { Note, Noted } from '../wire';

const place = (note: Note): [number, number, number] => [note.moment, note.beat ?? 0, note.id];

/** By the moments that they are about. */
export function inOrder(notes: readonly Note[]): Note[] {
  return notes.toSorted((one, other) => {
    const [a, b] = [place(one), place(other)];
    return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
  });
}

/** «12», or within a moment «12.3»: as in the replay's address. */
export const hashOf = ({ moment, beat }: { moment: number; beat?: number }): string => (beat ? `${moment}.${beat}` : String(moment));

export class NoteBook {
  list = $state.raw<Note[]>([]);
  you = $state<number | null>(null);
  writer = $state(false);
  host = $state(false);

  constructor(private readonly id: string) {}

  async load(): Promise<void> {
    const { notes, ...mine } = await getNotes(this.id);
    Object.assign(this, mine, { list: inOrder(notes) });
  }

  isMine(note: Note): boolean {
    return this.you !== null && note.who === this.you;
  }

  mayDrop(note: Note): boolean {
    return this.host || this.isMine(note);
  }

  async add(text: string, hash: string): Promise<void> {
    const [moment, beat = 0] = hash.split('.').map(Number);
    const note = await postNote(this.id, { moment, beat, text });
    this.you = note.who;
    this.take({ type: 'noted', note });
  }

  async edit(note: Note, text: string): Promise<void> {
    this.take({ type: 'noted', note: await editNote(this.id, note.id, text) });
  }

  async drop(note: Note): Promise<void> {
    this.list = inOrder((await dropNote(this.id, note.id)).notes);
  }

  /** Somebody wrote, edited or deleted one. */
  take({ note, dropped }: Noted): void {
    const others = this.list.filter((one) => one.id !== note?.id && one.id !== dropped);
    this.list = inOrder(note ? [...others, note] : others);
  }
}

// Opening the table that follows: try again, or the next mission.
import { TableSocket, type Listener } from '../../net';

const PATIENCE_MS = 8000;

/** The id of the table that follows this one; opens it if nobody has yet. */
export function followUp(table: string, key: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let asked = false;
    const quiet = (): void => undefined;
    const listener: Listener = {
      seen: () => ({ number: null, chat: 0 }),
      connection: quiet,
      latency: quiet,
      frame: quiet,
      chatted: quiet,
      done: quiet,
      refused: quiet,
      notice: quiet,
      trouble: (trouble) => finish(() => reject(new Error(trouble.text))),
      room: (room) => {
        if (room.next) finish(() => resolve(room.next!));
        else if (!asked) asked = socket.send({ type: 'follow_up', key });
      },
    };
    const socket = new TableSocket(table, listener);
    const timer = setTimeout(() => finish(() => reject(new Error('offline'))), PATIENCE_MS);
    function finish(then: () => void): void {
      clearTimeout(timer);
      socket.close();
      then();
    }
  });
}

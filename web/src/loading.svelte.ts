// What a page needs from the server: asked for again by itself until it comes or cannot come.
import { ApiError } from './api';
import { onReturn, spread, waitAfter } from './retry';

export class Loading<T> {
  value = $state.raw<T | null>(null);
  error = $state.raw<unknown>(null);
  retryAt = $state<number | null>(null); // when it is asked for by itself again
  private tries = 0;
  private asking = 0; // only the newest answer counts
  private retry: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly load: () => Promise<T>) {}

  /** Ask for it as long as the page is there: the cleanup of an effect. */
  readonly keep = (): (() => void) => {
    void this.now();
    const stop = onReturn(() => void (this.retryAt !== null && this.now()));
    return () => {
      stop();
      this.asking += 1;
      clearTimeout(this.retry);
    };
  };

  /** Ask at once. */
  readonly now = async (): Promise<void> => {
    const asking = ++this.asking;
    clearTimeout(this.retry);
    this.retryAt = null;
    try {
      const value = await this.load();
      if (asking === this.asking) [this.value, this.error, this.tries] = [value, null, 0];
    } catch (error) {
      if (asking === this.asking) this.failed(error);
    }
  };

  private failed(error: unknown): void {
    this.error = error;
    if (!(error instanceof ApiError) || !error.isPassing) return;
    this.tries += 1;
    const wait = error.retryAfter === null ? waitAfter(this.tries) : spread(error.retryAfter);
    this.retryAt = Date.now() + wait;
    this.retry = setTimeout(this.now, wait);
  }
}

// A function for each kind of event.

interface Told {
  event: string;
}

export type ByKind<Event extends Told, Result> = {
  [Kind in Event['event']]?: (event: Extract<Event, { event: Kind }>) => Result;
};

/** What the function of this event's kind says; undefined if it has none. */
export function tell<Event extends Told, Result>(functions: ByKind<Event, Result>, event: Event): Result | undefined {
  const say = functions[event.event as Event['event']] as ((event: Event) => Result) | undefined;
  return say?.(event);
}

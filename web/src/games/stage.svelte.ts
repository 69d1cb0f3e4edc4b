// What a board that plays a show has told so far: log, headline and end wait for it.
import type { AnyView } from '../wire';

export const stage = $state<{ lines: number | null; view: AnyView | null }>({ lines: null, view: null }); // null: everything

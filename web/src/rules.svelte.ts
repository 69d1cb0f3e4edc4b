// The numbered rules of a game, and where one of them is shown.
import { getRules } from './api';
import type { RuleText } from './wire';

const loading = new Map<string, Promise<RuleText[]>>();
const known = $state<Record<string, RuleText[]>>({});

interface Drawer {
  game: string | null; // null: shut
  rule: string;
  all: boolean; // the whole book, not only this rule
  inline: boolean; // a side column is there to show one rule in
  entry: string; // what the board shows now, by the game's own name for it
}

export const drawer = $state<Drawer>({ game: null, rule: '', all: false, inline: false, entry: '' });

/** Show one rule: in the side column if there is one, else in the drawer. */
export function openRule(game: string, rule = ''): void {
  Object.assign(drawer, { game, rule, all: rule === '' });
}

export function openAllRules(game: string, rule = ''): void {
  Object.assign(drawer, { game, rule, all: true });
}

export function shutRules(): void {
  drawer.game = null;
}

/** All rules of a game, in order. */
export function loadRules(game: string): Promise<RuleText[]> {
  let promise = loading.get(game);
  if (!promise) {
    promise = getRules(game).then((rules) => (known[game] = rules));
    loading.set(game, promise);
    promise.catch(() => loading.delete(game));
  }
  return promise;
}

/** A rule's sentence, once it has come; asking for it fetches it. */
export function ruleText(game: string, id: string): RuleText | undefined {
  if (id && !known[game]) void loadRules(game).catch(() => undefined);
  return known[game]?.find((rule) => rule.id === id);
}

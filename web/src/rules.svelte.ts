// The numbered rules of a game, and where one of them is shown.
import { getRules } from './api';
import { language } from './text';
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

/** All rules of a game, in order, in the language now spoken. */
export function loadRules(game: string): Promise<RuleText[]> {
  const book = `${language()}/${game}`;
  let promise = loading.get(book);
  if (!promise) {
    promise = getRules(game, language()).then((rules) => (known[book] = rules));
    loading.set(book, promise);
    promise.catch(() => loading.delete(book));
  }
  return promise;
}

/** A rule's sentence in the language now spoken, once it has come; asking for it fetches it. */
export function ruleText(game: string, id: string): RuleText | undefined {
  const book = `${language()}/${game}`;
  if (id && !known[book]) void loadRules(game).catch(() => undefined);
  return known[book]?.find((rule) => rule.id === id);
}

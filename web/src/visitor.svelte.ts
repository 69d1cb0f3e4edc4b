// Who I am: a name and, in a cookie, a secret. No account.
import { getMe, postVisitor, type Me } from './api';
import { t } from './text';

export const visitor = $state<{ name: string; known: boolean }>({
  name: localStorage.getItem('kosmodrom-name') ?? '',
  known: false,
});

/** My tables; also learns my name from the server. */
export async function refreshMe(): Promise<Me> {
  const me = await getMe();
  visitor.known = me.name !== '';
  if (me.name) visitor.name = me.name;
  return me;
}

/** Call me so from now on. */
export async function rename(name: string): Promise<void> {
  const made = await postVisitor(name.trim());
  visitor.name = made.name;
  visitor.known = true;
  localStorage.setItem('kosmodrom-name', made.name);
}

/** A name to begin with; anybody may change it. */
export function suggestedName(taken: readonly string[] = []): string {
  if (visitor.name) return visitor.name;
  const names = t('visitor-names')
    .split(',')
    .map((name) => name.trim());
  const free = names.filter((name) => !taken.includes(name));
  return free[Math.floor(Math.random() * free.length)] ?? names[0];
}

/** Have a name and a secret before doing anything that needs them. */
export async function introduce(): Promise<void> {
  if (!visitor.known) await refreshMe().catch(() => undefined);
  if (!visitor.known) await rename(suggestedName());
}

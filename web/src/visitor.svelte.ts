// Who I am: a name and, in a cookie, a secret. No account.
import { getMe, postVisitor, type Me } from './api';
import { t } from './text';

export const visitor = $state<{ name: string; known: boolean; pennant: number | null }>({
  name: localStorage.getItem('kosmodrom-name') ?? '',
  known: false,
  pennant: null,
});

const TOLD = 'kosmodrom-told'; // that I chose, or was told, how others see me

/** Was I asked or told how others see me? From now on I was. */
export function wasTold(): boolean {
  const told = localStorage.getItem(TOLD) !== null;
  localStorage.setItem(TOLD, '');
  return told;
}

/** My tables; also learns my name from the server. */
export async function refreshMe(): Promise<Me> {
  const me = await getMe();
  visitor.known = me.name !== '';
  if (me.name) beCalled(me.name);
  visitor.pennant = me.pennant;
  return me;
}

/** Call me so from now on. */
export async function rename(name: string): Promise<void> {
  await introduceAs(name);
  wasTold();
}

async function introduceAs(name: string): Promise<void> {
  beCalled((await postVisitor(name.trim())).name);
  visitor.known = true;
}

function beCalled(name: string): void {
  visitor.name = name;
  localStorage.setItem('kosmodrom-name', name);
}

/** This browser is nobody any more. */
export function forgetMe(): void {
  Object.assign(visitor, { name: '', known: false, pennant: null });
  localStorage.removeItem('kosmodrom-name');
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
  if (!visitor.known) await introduceAs(suggestedName());
}

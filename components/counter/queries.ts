import { ask } from '@/components/api';
import { newDesk, withList, withPick } from '@/lib/counter/desk';
import { deskStore } from './store';

/** In a basement an answer may never come. */
const PATIENCE_MS = 10_000;
export const patience = () => AbortSignal.timeout(PATIENCE_MS);

/** Who stands at the counter; undefined when nobody does. */
export async function readSession() {
  const session = await ask('GET /counter/session', { signal: patience() });
  deskStore.change((desk) => {
    if (!session) return undefined;
    const same = desk?.session.shop.id === session.shop.id;
    return same ? { ...desk, session } : newDesk(session, new Date().toISOString());
  });
  return session;
}

let asked: Promise<void> | undefined;

/** Reads the list, once at a time. */
export function readList(): Promise<void> {
  asked ??= ask('GET /counter/picks', { signal: patience() })
    .then((list) => void deskStore.change((desk) => desk && withList(desk, list)))
    .finally(() => {
      asked = undefined;
    });
  return asked;
}

export async function readPick(id: number) {
  const pick = await ask('GET /counter/picks/{id}', { params: { id }, signal: patience() });
  deskStore.change((desk) => desk && withPick(desk, pick));
  return pick;
}

/** By what a pass holds, or what was typed. */
export async function findPicks(code: string) {
  const picks = await ask('GET /counter/find', { query: { code }, signal: patience() });
  deskStore.change((desk) => desk && picks.reduce(withPick, desk));
  return picks;
}

import type { Draft } from '@/components/ui/use-form';
import { createKeptStore, type KeptStore } from './kept-store';

const stores = new Map<string, KeptStore<object | undefined>>();

function storeOf(key: string): KeptStore<object | undefined> {
  const store =
    stores.get(key) ??
    createKeptStore<object | undefined>({
      key,
      storage: 'session',
      initial: undefined,
      read: (stored) => (typeof stored === 'object' && stored !== null ? stored : undefined),
    });
  stores.set(key, store);
  return store;
}

/** What is typed in a form, kept in this tab until it has been sent; `keep` leaves out what must never be kept. */
export const draft = <Values extends object>(
  key: string,
  keep: (typed: Partial<Values>) => Partial<Values> = (typed) => typed,
): Draft<Values> => ({
  read: () => storeOf(key).load() as Partial<Values> | undefined,
  write: (typed) => storeOf(key).set(keep(typed)),
  forget: () => storeOf(key).set(undefined),
});

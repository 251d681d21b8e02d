import type { Draft } from '@/components/ui/use-form';
import type { KeptKey } from './kept-keys';
import { createKeptStore, type KeptStore, type Tab } from './kept-store';

type Typed = Record<string, string | boolean | number>;

function typedFromStored(stored: unknown): Typed | undefined {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return undefined;
  const isTyped = ([, value]: [string, unknown]) => ['string', 'boolean', 'number'].includes(typeof value);
  return Object.fromEntries(Object.entries(stored).filter(isTyped));
}

export const createDraftStore = (key: KeptKey, tab?: Tab) =>
  createKeptStore<Typed | undefined>({ key, storage: 'session', initial: undefined, read: typedFromStored }, tab);

/** One for each form, and for each customer. */
const stores = new Map<string, KeptStore<Typed | undefined>>();

function storeOf(key: KeptKey): KeptStore<Typed | undefined> {
  const store = stores.get(key) ?? createDraftStore(key);
  stores.set(key, store);
  return store;
}

/** What is typed in a form, kept in this tab until it has been sent; `keep` leaves out what must never be kept. */
export const draft = <Values extends object>(
  key: KeptKey,
  keep: (typed: Partial<Values>) => Partial<Values> = (typed) => typed,
): Draft<Values> => ({
  read: () => storeOf(key).load() as Partial<Values> | undefined,
  write: (typed) => storeOf(key).set(keep(typed) as Typed),
  forget: () => storeOf(key).set(undefined),
});

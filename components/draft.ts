import type { Draft } from '@/components/ui/use-form';
import { type BrowserStore, createBrowserStore, type Tab } from './browser-store';
import type { StorageKey } from './storage-keys';

type Typed = Record<string, string | boolean | number>;

function typedFromStored(stored: unknown): Typed | undefined {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return undefined;
  const isTyped = ([, value]: [string, unknown]) => ['string', 'boolean', 'number'].includes(typeof value);
  return Object.fromEntries(Object.entries(stored).filter(isTyped));
}

export const createDraftStore = (key: StorageKey, tab?: Tab) =>
  createBrowserStore<Typed | undefined>({ key, storage: 'session', initial: undefined, read: typedFromStored }, tab);

const stores = new Map<string, BrowserStore<Typed | undefined>>();

function storeOf(key: StorageKey): BrowserStore<Typed | undefined> {
  const store = stores.get(key) ?? createDraftStore(key);
  stores.set(key, store);
  return store;
}

/** Keeps what is typed in a form in this tab until it is sent; `keep` leaves out what must never be stored. */
export const draft = <Values extends object>(
  key: StorageKey,
  keep: (typed: Partial<Values>) => Partial<Values> = (typed) => typed,
): Draft<Values> => ({
  read: () => storeOf(key).load() as Partial<Values> | undefined,
  write: (typed) => storeOf(key).set(keep(typed) as Typed),
  forget: () => storeOf(key).set(undefined),
});

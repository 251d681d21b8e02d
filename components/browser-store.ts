import { atom, type createStore, getDefaultStore } from 'jotai';
import { useSyncExternalStore } from 'react';
import { type Owner, ownerOf, type StorageKey } from './storage-keys';

export type Page = Pick<
  Window,
  'localStorage' | 'sessionStorage' | 'document' | 'location' | 'addEventListener' | 'removeEventListener'
> & { history?: Pick<History, 'state' | 'replaceState'> };

/** The tab a store lives in: this one, except in tests with several. */
export interface Tab {
  page: () => Page;
  store: ReturnType<typeof createStore>;
}

export const thisTab: Tab = { page: () => window, store: getDefaultStore() };

/** Functions that empty a store of its owner's data. */
const forgetting = new Set<(leaving: Owner) => void>();

/** Forgets this browser's data about a person who logged out. Other tabs clear their own session storage (rule 4.23). */
export async function forgetAllOf(leaving: 'person' | 'staff', page = thisTab.page()): Promise<void> {
  const isTheirs = (key: string) => ownerOf(key) === leaving;
  for (const forget of forgetting) forget(leaving);
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    try {
      for (const key of keysOf(page[storage]).filter(isTheirs)) page[storage].removeItem(key);
    } catch {
      // Without storage nothing is stored.
    }
  }
  if (!('caches' in page)) return;
  const names = await caches.keys().catch(() => []);
  await Promise.all(names.filter(isTheirs).map((name) => caches.delete(name)));
}

const keysOf = (storage: Storage) => Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');

export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** `ready` is false until storage has been read: on the server, and while the page is hydrated. */
interface Stored<Value> {
  value: Value;
  ready: boolean;
}

/** Local storage is shared by all tabs, session storage is each tab's own, and any other storage is shared. */
type Place = 'local' | 'session' | ((page: Page) => TextStorage);

interface Options<Value> {
  /** Its name in storage, which browsers hold data under already, so it never changes. Its owner: `storage-keys.ts`. */
  key: StorageKey;
  storage?: Place;
  initial: Value;
  /** Reads a value from the JSON in storage (undefined: nothing is stored); returns undefined for JSON that is no value. */
  read: (stored: unknown) => Value | undefined;
  /** Returns the part of a value that is stored, as JSON; undefined removes it from storage. By default the whole value. */
  write?: (value: Value) => unknown;
  /** When a value expires, in ms since 1970. Never by default. */
  expires?: (value: Value) => number;
}

/**
 * Creates a store in the browser. Every change starts from what is stored now, so that neither another tab's change nor a
 * click before the first read is lost; while subscribed, this tab follows the others. Where storage is full, the value
 * lives as long as the page, or until another tab writes; without any storage, it survives a reload in the history entry.
 */
export function createBrowserStore<Value>(options: Options<Value>, { page, store }: Tab = thisTab) {
  const { key, storage = 'local', initial } = options;
  const unread: Stored<Value> = { value: initial, ready: false };
  const kept = atom(unread);
  const followers = new Set<() => void>();
  const place = openPlace(options, page);

  function load(): Value {
    const known = store.get(kept);
    // Only this tab writes its session storage, and a page from the back/forward cache has its own state.
    if (known.ready && storage === 'session') return known.value;
    const value = place.read(known);
    if (!known.ready || value !== known.value) store.set(kept, { value, ready: true });
    return value;
  }

  /** Returns the value after the change. A rule that returns its argument writes nothing. */
  function change(rule: (value: Value) => Value): Value {
    const before = load();
    const value = rule(before);
    if (value === before) return before;
    place.write(value);
    store.set(kept, { value, ready: true });
    return value;
  }

  /** Changes this page's value without writing: the shop's own answers must not overwrite another tab's change. */
  function learn(rule: (value: Value) => Value) {
    const before = load();
    const value = rule(before);
    if (value !== before) store.set(kept, { value, ready: true });
  }

  kept.onMount = () => {
    load();
    if (storage === 'session') return;
    return watchTabs(page(), key, (isChange) => {
      const before = place.text();
      load();
      if ((isChange && storage === 'local') || place.text() !== before) for (const follower of followers) follower();
    });
  };

  if (page === thisTab.page) forgetting.add((leaving) => ownerOf(key) === leaving && change(() => initial));
  return {
    get: () => store.get(kept),
    getServer: () => unread,
    subscribe: (onChange: () => void) => store.sub(kept, onChange),
    load,
    change,
    learn,
    set: (value: Value) => change(() => value),
    /** Runs when another tab has changed it, even back to the same value. Returns the function that ends it. */
    follow(follower: () => void) {
      followers.add(follower);
      const stop = store.sub(kept, () => {});
      return () => {
        followers.delete(follower);
        stop();
      };
    },
  };
}

export type BrowserStore<Value> = ReturnType<typeof createBrowserStore<Value>>;

/** Creates a store of this tab; `inTab` creates it for another one in tests. */
export const browserStore = <Value>(options: Options<Value>) => ({
  ...createBrowserStore(options),
  inTab: (tab: Tab) => createBrowserStore(options, tab),
});

function openPlace<Value>(
  { key, storage = 'local', initial, read, write = (value) => value, expires = () => Infinity }: Options<Value>,
  page: () => Page,
) {
  /** The text last read or written, which need not be parsed again. */
  let text: string | null = null;
  const current = (value: Value | undefined) => (value !== undefined && Date.now() < expires(value) ? value : initial);
  return {
    text: () => text,
    /** Returns the known value where nothing can be read. */
    read({ value, ready }: Stored<Value>): Value {
      try {
        const before = text;
        text = placeOf(storage, page()).getItem(key);
        return current(ready && text === before ? value : read(parsed(text)));
      } catch {
        return value;
      }
    },
    write(value: Value) {
      try {
        const stored = write(value);
        const next = stored === undefined ? null : JSON.stringify(stored);
        if (next === null) placeOf(storage, page()).removeItem(key);
        else placeOf(storage, page()).setItem(key, next);
        text = next;
        if (typeof storage === 'function') notifyTabs(page(), key);
      } catch {
        // The value lives as long as the page.
      }
    },
  };
}

function placeOf(storage: Place, page: Page): TextStorage {
  if (typeof storage === 'function') return storage(page);
  try {
    // A browser without storage throws, or has null there.
    const lent = (storage === 'local' ? page.localStorage : page.sessionStorage) as TextStorage | null;
    if (lent) return lent;
  } catch {
    // All cookies are blocked, and with them all storage.
  }
  return carriedBy(page);
}

/** Notifies other tabs of a changed cookie, by setting and removing a text in local storage. */
function notifyTabs(page: Page, key: StorageKey) {
  page.localStorage.setItem(key, '');
  page.localStorage.removeItem(key);
}

/** Calls back when another tab may have changed the key, with true when it has. Returns the function that ends it. */
function watchTabs(page: Page, key: StorageKey, catchUp: (isChange: boolean) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  // A null key means that the whole storage was emptied.
  const onStorage = ({ key: changed, oldValue, newValue }: StorageEvent) => {
    if (changed === key || changed === null) catchUp(oldValue !== newValue);
  };
  // A page from the back/forward cache missed the events.
  const onShow = () => catchUp(false);
  page.addEventListener('storage', onStorage, { signal });
  page.addEventListener('pageshow', onShow, { signal });
  page.addEventListener('visibilitychange', onShow, { signal });
  return () => stop.abort();
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

export const useStored = <Value>({ subscribe, get, getServer }: BrowserStore<Value>): Stored<Value> =>
  useSyncExternalStore(subscribe, get, getServer);

const CARRIED = 'carried';
const carriers = new WeakMap<object, TextStorage>();

/** Returns storage for browsers without any: in memory, written to the history entry when the page is left. */
function carriedBy(page: Page): TextStorage {
  const before = carriers.get(page);
  if (before) return before;
  const texts = new Map(Object.entries(stateOf(page)));
  const write = () => {
    page.history?.replaceState({ ...page.history.state, [CARRIED]: Object.fromEntries(texts) }, '');
  };
  // Browsers limit these writes, so there is one as the page is left.
  page.addEventListener('pagehide', write);
  page.addEventListener('beforeunload', write);
  const carried: TextStorage = {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
  carriers.set(page, carried);
  return carried;
}

function stateOf(page: Page): Record<string, string> {
  const state = (page.history?.state ?? {}) as Partial<Record<string, unknown>>;
  const found = Object.entries((state[CARRIED] ?? {}) as Record<string, unknown>);
  return Object.fromEntries(found.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
}

import type { Page, TextStorage } from './browser-store';

const KEY = 'carried';
const known = new WeakMap<object, TextStorage>();

/**
 * Returns storage for browsers that lend none (all cookies blocked, some private windows). Texts live in memory, and are
 * written to the page's history entry when it is left, so that they survive a reload. Pages opened without a reload share
 * the memory.
 */
export function carriedBy(page: Page): TextStorage {
  const before = known.get(page);
  if (before) return before;
  const texts = new Map(Object.entries(stateOf(page)));
  const write = () => {
    page.history?.replaceState({ ...page.history.state, [KEY]: Object.fromEntries(texts) }, '');
  };
  // Browsers count how often a page writes there: once, as it is left.
  page.addEventListener('pagehide', write);
  page.addEventListener('beforeunload', write);
  const carried: TextStorage = {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
  known.set(page, carried);
  return carried;
}

function stateOf(page: Page): Record<string, string> {
  const state = (page.history?.state ?? {}) as Partial<Record<string, unknown>>;
  const found = Object.entries((state[KEY] ?? {}) as Record<string, unknown>);
  return Object.fromEntries(found.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
}

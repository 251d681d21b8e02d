import { createStore } from 'jotai';
import type { Page, Tab } from '@/components/browser-store';

type Area = 'local' | 'session';

const refuse = (): never => {
  throw new DOMException('no', 'SecurityError');
};

/** A browser with any number of tabs. What one writes into local storage is an event in all the others. */
export function openBrowser() {
  const local = new Map<string, string>();
  const cookies = new Map<string, string>();
  const windows: EventTarget[] = [];
  let keeps = true;
  let full = false;
  let lends = true;

  const cookieJar = {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [, name = '', value = '', rest = ''] = /^([^=]*)=([^;]*)(.*)$/.exec(text) ?? [];
      if (!keeps) return;
      if (/max-age=0(;|$)/.test(rest)) cookies.delete(name);
      else cookies.set(name, value);
    },
  };

  function openTab(session = new Map<string, string>(), entry: object = {}) {
    const page = new EventTarget();
    windows.push(page);
    const tell = (key: string, oldValue: string | null, newValue: string | null) => {
      if (oldValue === newValue) return;
      for (const other of windows)
        if (other !== page) other.dispatchEvent(Object.assign(new Event('storage'), { key, oldValue, newValue }));
    };
    const storageOf = (area: Area, texts: Map<string, string>) => {
      const change = (key: string, value: string | null) => {
        if (!keeps || full) throw new DOMException('full', 'QuotaExceededError');
        const before = texts.get(key) ?? null;
        if (value === null) texts.delete(key);
        else texts.set(key, value);
        if (area === 'local') tell(key, before, value);
      };
      return {
        getItem: (key: string) => (keeps ? (texts.get(key) ?? null) : refuse()),
        setItem: change,
        removeItem: (key: string) => change(key, null),
      };
    };
    const history = { state: entry, replaceState: (state: object) => Object.assign(history, { state }) };
    const areas = { local: storageOf('local', local), session: storageOf('session', session) };
    const parts = {
      history,
      get localStorage() {
        return lends ? areas.local : refuse();
      },
      get sessionStorage() {
        return lends ? areas.session : refuse();
      },
      document: cookieJar,
      location: { protocol: 'https:', hostname: 'nordvidda.example' },
    };
    Object.defineProperties(page, Object.getOwnPropertyDescriptors(parts));
    const tab: Tab = { page: () => page as unknown as Page, store: createStore() };
    const happens = (type: string) => page.dispatchEvent(Object.assign(new Event(type), { persisted: true }));
    return {
      tab,
      session,
      /** It comes out of the back/forward cache. */
      wake: () => happens('pageshow'),
      /** It is looked at again. */
      show: () => happens('visibilitychange'),
      reload: () => {
        happens('pagehide');
        return openTab(session, history.state);
      },
    };
  }

  return {
    openTab,
    local,
    cookies,
    /** The browser's data is deleted: local storage tells every tab. */
    empty() {
      local.clear();
      cookies.clear();
      for (const page of windows)
        page.dispatchEvent(Object.assign(new Event('storage'), { key: null, oldValue: null, newValue: null }));
    },
    /** Neither reads nor writes from now on. */
    refuse: () => {
      keeps = false;
    },
    /** Has neither storage, as where all cookies are blocked. */
    lendNothing: () => {
      lends = false;
    },
    /** Reads, and has no room for more. */
    fill: () => {
      full = true;
    },
  };
}

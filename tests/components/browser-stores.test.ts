import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTrailStore } from '@/components/breadcrumb/store';
import { type BrowserStore, forgetAllOf, type Tab } from '@/components/browser-store';
import { cartStore } from '@/components/cart/store';
import {
  chosenStore,
  NOTHING_CHOSEN,
  purchasesStore,
  sentOrderStore,
  shopSearchStore,
} from '@/components/checkout/store';
import { createClockStore } from '@/components/clock';
import { createCompareStore } from '@/components/compare/store';
import { consentStore } from '@/components/consent/store';
import { actionsStore, deskStore } from '@/components/counter/store';
import { createDraftStore } from '@/components/draft';
import { createFavouritesStore } from '@/components/favourites/store';
import { createScrollStore } from '@/components/navigation/scroll-restoration';
import { createPendingStore, createVisitsStore } from '@/components/navigation/store';
import { createRecentlyViewedStore } from '@/components/product/store';
import { promoStore, typedCodeStore } from '@/components/promo/store';
import { createRecentSearchesStore } from '@/components/search/store';
import { createLoadedStore } from '@/components/session/store';
import { createMyShopStore, createPostcodeStore } from '@/components/shops/store';
import { STORED } from '@/components/storage-keys';
import { addLine, emptyCart } from '@/lib/cart/cart';
import { toStored } from '@/lib/cart/stored';
import { CONSENT_SECONDS, CONSENT_VERSION, onlyNecessary } from '@/lib/consent/consent';
import { newDesk } from '@/lib/counter/desk';
import { item } from '@/tests/components/cart/two-tabs';
import { openBrowser } from './tabs';

const NOW = new Date('2026-03-03T11:00:00Z');
const DAY = 24 * 3600_000;

interface Case<Value> {
  open: (tab: Tab) => BrowserStore<Value>;
  where: 'local' | 'session' | 'cookie';
  key: string;
  empty: Value;
  /** Two values, and the first as browsers have it in storage since before this suite: that text has to stay readable. */
  one: Value;
  other: Value;
  stored: string;
  /** Texts that are no value, beside those that never are one. */
  rubbish: string[];
  lastsMs?: number;
}
const kept = <Value>(one: Case<Value>) => one as unknown as Case<unknown>;

const line = (id: number) => addLine(emptyCart, item(id));
const promo = (Code: string) => ({ Code, Name: 'Hundre', Fixed: true, Amount: 10_000 });
const consent = (id: string) => ({ v: CONSENT_VERSION, ts: NOW.toISOString(), id, ...onlyNecessary });

const entry = (slug: string) => ({ name: 'campaign', params: { slug }, title: 'Salg', scrollPosition: 12.5 }) as const;

const desk = (name: string) => {
  const expiresAt = new Date(NOW.getTime() + 12 * 3600_000).toISOString();
  return newDesk({ shop: { id: 3, name: 'Nordvidda Bodø' }, name, expiresAt }, NOW.toISOString());
};
const act = (key: string) =>
  ({ key, shop: 3, person: 'Siv', pick: 7, number: 'NV-100007', act: { act: 'ready' } }) as const;

const stores = [
  kept({
    open: cartStore.inTab,
    ...{ where: 'local', key: 'cart', empty: emptyCart, one: line(1), other: line(2) },
    stored: JSON.stringify(toStored(line(1))),
    rubbish: ['7', '{"orders":7}', '{"orders":[{"ean":"constructor"}]}'],
  }),
  kept({
    open: createFavouritesStore,
    ...{ where: 'local', key: 'favourites', empty: [], one: [3, 1], other: [2], stored: '[3,1]' },
    rubbish: ['7', '["1",null]'],
  }),
  kept({
    open: promoStore.inTab,
    ...{ where: 'local', key: 'activePromocode', empty: undefined, one: promo('TUR100'), other: promo('HALV') },
    stored: '{"Code":"TUR100","Name":"Hundre","Fixed":true,"Amount":10000}',
    rubbish: ['7', '{"Code":"X","Fixed":true}', '{"Code":"X","Name":"","Fixed":false,"Amount":2}'],
  }),
  kept({
    open: createLoadedStore,
    ...{ where: 'local', key: 'userLoaded', empty: false, one: true, other: true, stored: 'true' },
    rubbish: ['7', '"true"'],
  }),
  kept({
    open: createMyShopStore,
    ...{ where: 'local', key: 'myShop', empty: undefined, one: 55, other: 3, stored: '55' },
    rubbish: ['0', '-1', '1.5', '"55"'],
  }),
  kept({
    open: createCompareStore,
    ...{ where: 'local', key: 'compare', empty: [], one: [9, 4], other: [2], stored: '[9,4]' },
    rubbish: ['7', '[0,"x"]'],
  }),
  kept({
    open: createPostcodeStore,
    ...{ where: 'local', key: 'postcode', empty: '', one: '5003', other: '9008', stored: '"5003"' },
    rubbish: ['5003', '"500"', '"Bergen"'],
  }),
  kept({
    open: createRecentlyViewedStore,
    ...{ where: 'local', key: 'recentlySeen', empty: [], one: [9, 4], other: [2], stored: '[9,4]' },
    rubbish: ['7', '[0,"x"]'],
  }),
  kept({
    open: createRecentSearchesStore,
    ...{ where: 'local', key: 'recentSearches', empty: [], one: ['lue', 'sko'], other: ['telt'] },
    stored: '["lue","sko"]',
    rubbish: ['7', '[1,{}]'],
  }),
  kept({
    open: consentStore.inTab,
    ...{ where: 'cookie', key: 'cookieConsent', empty: undefined, one: consent('a'), other: consent('b') },
    stored: encodeURIComponent(JSON.stringify(consent('a'))),
    rubbish: ['%E0%A4%A', encodeURIComponent(JSON.stringify({ ...consent('a'), v: 0 }))],
    lastsMs: CONSENT_SECONDS * 1000,
  }),
  kept({
    open: sentOrderStore.inTab,
    ...{ where: 'local', key: 'checkoutAttempt', empty: undefined },
    ...{ one: { content: 'x1', key: 'a-key' }, other: { content: 'x2', key: 'b-key', token: 't' } },
    stored: '{"content":"x1","key":"a-key"}',
    rubbish: ['7', '{"content":"x1"}', '{"text":"{}","key":"a-key"}'],
  }),
  kept({
    open: purchasesStore.inTab,
    ...{ where: 'local', key: 'checkoutPurchases', empty: [], one: ['p-1', 'p-2'], other: ['p-3'] },
    stored: '["p-1","p-2"]',
    rubbish: ['7', '[{}]'],
  }),
  kept({
    open: chosenStore.inTab,
    ...{ where: 'session', key: 'checkoutChoice', empty: NOTHING_CHOSEN },
    one: { collected: ['7038010009457'], pay: 'card', collectPaid: true },
    other: { collected: [], pay: 'instalments', collectPaid: false },
    stored: '{"collected":["7038010009457"],"pay":"card","collectPaid":true}',
    rubbish: ['7', '{"pay":"card"}'],
  }),
  kept({
    open: createTrailStore,
    ...{ where: 'session', key: 'breadcrumbs', empty: [], one: [entry('a')], other: [entry('b'), entry('c')] },
    stored: '[{"name":"campaign","params":{"slug":"a"},"title":"Salg","scrollPosition":12.5}]',
    rubbish: ['7', '[null,{}]', '[{"name":"campaign","params":{"slug":1},"title":"","scrollPosition":0}]'],
  }),
  kept({
    open: createPendingStore,
    ...{ where: 'session', key: 'attemptedPage', empty: undefined },
    ...{ one: { address: '/sko', reloaded: true }, other: { address: '/telt' } },
    stored: '{"address":"/sko","reloaded":true}',
    rubbish: ['7', '{"address":7}'],
  }),
  kept({
    open: createVisitsStore,
    ...{ where: 'session', key: 'lastPages', empty: [], one: ['/', '/sko'], other: ['/telt'] },
    stored: '["/","/sko"]',
    rubbish: ['7', '[null,{}]'],
  }),
  kept({
    open: createScrollStore,
    ...{ where: 'session', key: 'scrollPositions', empty: {} },
    ...{ one: { a: { y: 1.5, href: '/sko' } }, other: { b: { y: 0 } } },
    stored: '{"a":{"y":1.5,"href":"/sko"}}',
    rubbish: ['7', '{"a":{"y":"1"},"b":null}'],
  }),
  kept({
    open: (tab) => createDraftStore('registerDraft', tab),
    ...{ where: 'session', key: 'registerDraft', empty: undefined },
    ...{ one: { firstname: 'Kari', club: false }, other: { firstname: 'Ola' } },
    stored: '{"firstname":"Kari","club":false}',
    rubbish: ['7', '[{"firstname":"Kari"}]'],
  }),
  kept({
    open: typedCodeStore.inTab,
    ...{ where: 'session', key: 'promoTyped', empty: '', one: 'TUR', other: 'HALV', stored: '"TUR"' },
    rubbish: ['7'],
  }),
  kept({
    open: shopSearchStore.inTab,
    ...{ where: 'session', key: 'checkoutNear', empty: '', one: '0150', other: 'Voss', stored: '"0150"' },
    rubbish: ['7'],
  }),
  kept({
    open: createClockStore,
    ...{ where: 'session', key: 'clockAhead', empty: 0, one: -1_500_000, other: 60_000, stored: '-1500000' },
    rubbish: ['"7"'],
  }),
  kept({
    open: deskStore.inTab,
    ...{ where: 'local', key: 'counterDesk', empty: undefined, one: desk('Siv'), other: desk('Odd') },
    stored: JSON.stringify(desk('Siv')),
    rubbish: ['7', JSON.stringify({ ...desk('Siv'), found: [{}] })],
    lastsMs: 12 * 3600_000,
  }),
  kept({
    open: actionsStore.inTab,
    ...{ where: 'local', key: 'counterActs', empty: [], one: [act('a')], other: [act('b')] },
    stored: '[{"key":"a","shop":3,"person":"Siv","pick":7,"number":"NV-100007","act":{"act":"ready"}}]',
    rubbish: ['7', '[null,{"key":"a"}]'],
  }),
];

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  // What is said of rubbish is rule 8.13's.
  for (const how of ['group', 'warn', 'groupEnd'] as const) vi.spyOn(console, how).mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe.each(stores)('$key in $where storage', ({ open, where, key, empty, one, other, stored, rubbish, lastsMs }) => {
  /** A tab, its store, and the texts that lie where the store keeps its own. */
  const opened = (browser = openBrowser(), shown = browser.openTab()) => ({
    ...shown,
    browser,
    store: open(shown.tab),
    texts: where === 'session' ? shown.session : where === 'cookie' ? browser.cookies : browser.local,
  });

  it('is empty and not ready until it has been read', () => {
    const { store, texts } = opened();
    texts.set(key, stored);
    expect(store.get()).toEqual({ value: empty, ready: false });
    expect(store.getServer()).toBe(store.get());
    const stop = store.subscribe(() => {});
    expect(store.get()).toEqual({ value: one, ready: true });
    stop();
  });

  it('is stored as browsers have had it, and survives a reload', () => {
    const { store, texts, browser, reload } = opened();
    store.set(one);
    expect(texts.get(key)).toBe(stored);
    expect(opened(browser, reload()).store.load()).toEqual(one);
  });

  it('rule 8.9: survives a reload where the browser lends no storage at all', () => {
    if (where === 'cookie') return;
    const { store, browser, reload } = opened();
    browser.lendNothing();
    store.set(one);
    expect(store.load()).toEqual(one);
    expect(opened(browser, reload()).store.load()).toEqual(one);
  });

  it('stays empty once emptied by the shopper', () => {
    const { store, browser, reload } = opened();
    store.set(one);
    store.set(empty);
    if (where !== 'cookie') expect(opened(browser, reload()).store.load()).toEqual(empty);
    expect(store.get().value).toEqual(empty);
  });

  it.each(['', '{', 'null', '[]', '"\u0000', ...rubbish])('is empty where %j is stored', (text) => {
    const { store, texts } = opened();
    texts.set(key, text);
    expect(store.load()).toEqual(empty);
    store.set(one);
    expect(store.get().value).toEqual(one);
    expect(texts.get(key)).toBe(stored);
  });

  it('a change before the first read starts from what is kept', () => {
    const { store, texts } = opened();
    texts.set(key, stored);
    store.change((value) => {
      expect(value).toEqual(one);
      return value;
    });
    expect(texts.get(key)).toBe(stored);
  });

  it('lives as long as the page without storage', () => {
    const { store, browser, reload } = opened();
    browser.refuse();
    expect(store.load()).toEqual(empty);
    expect(store.set(one)).toEqual(one);
    expect([store.load(), store.get().ready]).toEqual([one, true]);
    expect(opened(browser, reload()).store.load()).toEqual(empty);
  });

  it.skipIf(where === 'cookie')(
    'lives as long as the page where there is no more room, and stays what it was beyond',
    () => {
      const { store, browser, reload } = opened();
      store.set(one);
      browser.fill();
      store.set(other);
      expect([store.load(), store.get().value]).toEqual([other, other]);
      expect(opened(browser, reload()).store.load()).toEqual(one);
    },
  );

  it.skipIf(where === 'session')('rule 4.22: shows what another tab writes, and forgets what it forgets', () => {
    const { store, browser, show } = opened();
    const told = vi.fn();
    const stop = store.subscribe(told);
    told.mockClear();
    const second = opened(browser).store;
    second.set(other);
    show();
    expect(store.get().value).toEqual(other);
    expect(told).toHaveBeenCalledOnce();
    if (where === 'local') second.set(empty);
    if (where === 'local') expect(store.get().value).toEqual(empty);
    stop();
  });

  it.skipIf(where !== 'cookie')('rule 4.22: a tab that is open beside it follows without being looked at', () => {
    const { store, browser } = opened();
    const stop = store.subscribe(() => {});
    opened(browser).store.set(other);
    expect(store.get().value).toEqual(other);
    expect(browser.local.has(key)).toBe(false);
    stop();
  });

  it.skipIf(where === 'session')('tells who follows that another tab has changed it, and of nothing else', () => {
    const { store, browser, show, wake } = opened();
    const told = vi.fn();
    const stop = store.follow(told);
    store.set(one);
    show();
    wake();
    expect(told).not.toHaveBeenCalled();
    opened(browser).store.change(() => (one === other ? empty : other));
    show();
    expect(told).toHaveBeenCalledOnce();
    stop();
    opened(browser).store.set(one);
    show();
    expect(told).toHaveBeenCalledOnce();
  });

  it.skipIf(where !== 'session')('is one tab’s own', () => {
    const { store, browser } = opened();
    const second = opened(browser).store;
    const stop = store.subscribe(() => {});
    second.set(one);
    expect([store.get().value, store.load()]).toEqual([empty, empty]);
    stop();
  });

  it.skipIf(where !== 'session')(
    'a page out of the back/forward cache has its own state, and not that of the page after it',
    () => {
      const { store, texts, wake } = opened();
      const stop = store.subscribe(() => {});
      texts.set(key, stored);
      wake();
      expect(store.load()).toEqual(empty);
      stop();
    },
  );

  it.skipIf(where === 'session')('a tab that heard nothing does not undo what another did', () => {
    const { store, browser } = opened();
    store.load();
    opened(browser).store.set(one);
    store.change((value) => {
      expect(value).toEqual(one);
      return value;
    });
  });

  it('rule 4.22: what a tab learns by itself is not written', () => {
    const { store, browser, texts, reload } = opened();
    store.set(one);
    const before = texts.get(key);
    store.learn(() => other);
    expect([store.load(), texts.get(key)]).toEqual([other, before]);
    store.change((value) => value);
    expect(texts.get(key)).toBe(before);
    expect(opened(browser, reload()).store.load()).toEqual(one);
  });

  it.skipIf(where === 'session')('a page out of the back/forward cache catches up', () => {
    const { store, texts, wake } = opened();
    const stop = store.subscribe(() => {});
    texts.set(key, stored);
    expect(store.get().value).toEqual(empty);
    wake();
    expect(store.get().value).toEqual(one);
    stop();
  });

  it('is gone when the browser’s data is deleted', () => {
    const { store, browser, session, show, reload } = opened();
    const stop = store.subscribe(() => {});
    store.set(one);
    browser.empty();
    session.clear();
    if (where === 'cookie') show();
    // A tab’s own storage tells nobody, so that the page keeps what it has until it is loaded anew.
    expect(store.get().value).toEqual(where === 'session' ? one : empty);
    expect(opened(browser, reload()).store.load()).toEqual(empty);
    stop();
  });

  it(lastsMs ? 'lasts as long as it may, and no longer' : 'is kept for good', () => {
    const { store, texts } = opened();
    texts.set(key, stored);
    vi.setSystemTime(NOW.getTime() + (lastsMs ?? 4000 * DAY) - 1);
    expect(store.load()).toEqual(one);
    if (!lastsMs) return;
    vi.setSystemTime(NOW.getTime() + lastsMs);
    expect(store.load()).toEqual(empty);
  });
});

/** How the source says it where it is no text. */
const inSource = (key: string) => ({ cookieConsent: 'key: CONSENT_COOKIE', registerDraft: 'key' })[key] ?? key;

it('every store of the browser runs these cases', () => {
  const declared = readdirSync('components', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && file !== 'browser-store.ts')
    .flatMap((file) => {
      const text = readFileSync(join('components', file), 'utf8');
      return [
        ...text.matchAll(/(?:createB|b)rowserStore\b[^{]*\{\s*(?:key: '([\w-]+)'|(key: CONSENT_COOKIE|key)\b)/g),
      ].map(([, name, named]) => name ?? named);
    });
  expect(declared.sort()).toEqual(stores.map(({ key }) => inSource(key)).sort());
});

it.each(['person', 'staff'] as const)(
  'rule 4.15: what is a %s’s is forgotten when they log out, and the browser keeps the rest',
  async (who) => {
    const keys = [
      ...Object.keys(STORED),
      'settingsDraft:7',
      'settingsDraft:7:consents',
      'counterWord:NV-100007',
      '_ga',
    ];
    const storage = (texts = new Map(keys.map((key) => [key, '"x"']))) => ({
      get length() {
        return texts.size;
      },
      key: (at: number) => [...texts.keys()][at] ?? null,
      removeItem: (key: string) => texts.delete(key),
      texts,
    });
    const page = { localStorage: storage(), sessionStorage: storage() };
    await forgetAllOf(who, page as unknown as Window);
    const left = keys.filter((key) => STORED[key.split(':')[0] as keyof typeof STORED]?.of !== who);
    for (const { texts } of [page.localStorage, page.sessionStorage]) expect([...texts.keys()]).toEqual(left);
  },
);

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CounterAct, CounterPick } from '@/lib/contracts/counter';
import { newDesk, pickOf, withList } from '@/lib/counter/desk';
import { afterAction } from '@/lib/counter/pick';
import { openBrowser } from '@/tests/components/browser';
import { line, pick } from '@/tests/lib/counter/some-pick';

const NOW = '2026-03-03T11:00:00Z';
const session = { shop: { id: 3, name: 'Nordvidda Bodø' }, name: 'Siv', expiresAt: '2026-03-03T23:00:00Z' };
const EAN = line().ean;
const OTHER = '7041121010045';
const picked = (count: number, ean = EAN): CounterAct => ({ act: 'pick', ean, count });

/** The shop, as far as this browser reaches it. */
class Shop {
  picks: CounterPick[] = [pick({ lines: [line(), line({ ean: OTHER })] }), pick({ id: 8, number: 'NV-100008' })];
  acts: CounterAct[] = [];
  /** What happens to the next acts: an answer of its own, no answer before or after it was done. */
  next: ('lost before' | 'lost after' | Response)[] = [];
  reached = true;
  /** Until when an answered list is on its way. */
  listHeld: Promise<void> | undefined;

  answer = async (method: string, path: string, body: unknown) => {
    if (!this.reached) throw new TypeError('Failed to fetch');
    if (path === '/counter/picks') {
      await this.listHeld;
      return Response.json({ at: NOW, picks: this.picks, returns: [] });
    }
    const id = Number(/^\/counter\/picks\/(\d+)\/acts$/.exec(path)?.[1]);
    if (method !== 'POST' || !id) return Response.json({ code: 'not_found', message: 'Ingen' }, { status: 404 });
    const fate = this.next.shift();
    if (fate === 'lost before') throw new TypeError('Failed to fetch');
    if (fate instanceof Response) return fate;
    this.acts.push(body as CounterAct);
    this.picks = this.picks.map((one) =>
      one.id === id ? { ...afterAction(one, body as CounterAct), version: one.version + 1 } : one,
    );
    if (fate === 'lost after') throw new TypeError('Failed to fetch');
    return Response.json(this.picks.find((one) => one.id === id));
  };
}

const refusal = (status: number, code: string, message = 'Nei.') => Response.json({ code, message }, { status });

async function signedIn() {
  const shop = new Shop();
  const browser = openBrowser(shop.answer);
  const { perform, refresh, send, dismiss, signOut } = await import('@/components/counter/actions');
  const { actionsStore, deskStore, reachedAtom } = await import('@/components/counter/store');
  const { getDefaultStore } = await import('jotai');
  const isReached = () => getDefaultStore().get(reachedAtom);
  deskStore.set(withList(newDesk(session, NOW), { at: NOW, picks: shop.picks, returns: [] }));
  const [first, second] = shop.picks as [CounterPick, CounterPick];
  const shown = (id: number) => {
    const desk = deskStore.load();
    return desk && pickOf(desk, id);
  };
  return {
    shop,
    browser,
    isReached,
    perform,
    refresh,
    send,
    dismiss,
    signOut,
    actionsStore,
    deskStore,
    first,
    second,
    shown,
  };
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('rule 6.12: what is done at the counter reaches the shop once, in its order', () => {
  it('at once where there is a network, and the answer is shown', async () => {
    const { shop, perform, actionsStore, first, shown } = await signedIn();
    await perform(first, picked(1));
    expect(shop.acts).toEqual([picked(1)]);
    expect(actionsStore.load()).toEqual([]);
    expect(shown(7)).toMatchObject({ version: 2, state: 'picking' });
  });

  it('offline it waits, several pieces of a line as one action, and is sent when the network is back', async () => {
    const { shop, perform, refresh, actionsStore, first, shown } = await signedIn();
    shop.reached = false;
    await perform(first, picked(1, OTHER));
    await perform(first, picked(1));
    await perform(first, picked(2));
    await perform(first, { act: 'ready' });
    expect(await refresh()).toBe(false);
    expect(actionsStore.load().map((one) => one.act)).toEqual([picked(1, OTHER), picked(2), { act: 'ready' }]);
    shop.reached = true;
    expect(await refresh()).toBe(true);
    expect(shop.acts).toEqual([picked(1, OTHER), picked(2), { act: 'ready' }]);
    expect([actionsStore.load(), shown(7)?.state]).toEqual([[], 'ready']);
  });

  it('a failed action reports the shop as unreachable, even when an older list request succeeds after it', async () => {
    const { shop, browser, perform, refresh, isReached, first } = await signedIn();
    // The list is read before the net goes, and arrives after it has gone.
    const held = Promise.withResolvers<void>();
    shop.listHeld = held.promise;
    const list = refresh();
    await vi.waitFor(() => expect(browser.calls).toContainEqual(['GET', '/counter/picks', undefined]));
    shop.reached = false;
    held.resolve();
    await list;
    expect(isReached()).toBe(true);
    await perform(first, picked(1));
    expect(isReached()).toBe(false);
    shop.reached = true;
    await refresh();
    expect(isReached()).toBe(true);
  });

  it('a lost answer is requested again under the same key', async () => {
    const { shop, browser, perform, send, actionsStore, first } = await signedIn();
    const keys: (string | null)[] = [];
    const fetched = globalThis.fetch;
    vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
      const key = new Headers(init.headers).get('Idempotency-Key');
      if (key) keys.push(key);
      return fetched(url, init);
    });
    shop.next = ['lost after'];
    await perform(first, picked(1));
    expect(actionsStore.load()).toMatchObject([{ tried: true }]);
    await send();
    expect(browser.calls.filter(([, path]) => path.endsWith('/acts'))).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(actionsStore.load()).toEqual([]);
  });

  it('actions made while others are being sent follow, one at a time', async () => {
    const { shop, perform, first, second } = await signedIn();
    await Promise.all([perform(first, picked(1)), perform(first, picked(2)), perform(second, picked(1))]);
    expect(shop.acts).toEqual([picked(1), picked(2), picked(1)]);
  });

  it('it stays over a reload', async () => {
    const { shop, browser, perform, first } = await signedIn();
    shop.reached = false;
    await perform(first, picked(1));
    expect(JSON.parse(browser.kept.get('counterActs') ?? '')).toMatchObject([{ pick: 7, act: picked(1) }]);
  });
});

describe('rule 6.12: what the shop refuses is kept until it has been read', () => {
  it('with the later actions on the same pick; other picks go on', async () => {
    const { shop, perform, send, dismiss, actionsStore, first, second } = await signedIn();
    shop.reached = false;
    await perform(first, picked(1));
    await perform(first, { act: 'ready' });
    await perform(second, picked(1));
    shop.reached = true;
    shop.next = [refusal(409, 'over_count', 'Så mange er det ikke.')];
    await send();
    expect(shop.acts).toEqual([picked(1)]);
    expect(actionsStore.load()).toMatchObject([
      { pick: 7, refusal: 'Så mange er det ikke.' },
      { pick: 7, act: { act: 'ready' }, refusal: 'Så mange er det ikke.' },
    ]);
    dismiss(7);
    expect(actionsStore.load()).toEqual([]);
  });

  it.each([
    [500, 'internal'],
    [502, 'unavailable'],
    [503, 'unavailable'],
    [429, 'too_many_requests'],
    [419, 'token_mismatch'],
  ])('%i %s is no refusal: it is sent again', async (status, code) => {
    const { shop, perform, send, actionsStore, first } = await signedIn();
    shop.next = [refusal(status, code), refusal(status, code)];
    await perform(first, picked(1));
    expect(actionsStore.load()).toMatchObject([{ tried: true }]);
    expect(actionsStore.load()[0]).not.toHaveProperty('refusal');
    shop.next = [];
    await send();
    expect(shop.acts).toEqual([picked(1)]);
  });
});

it('rule 6.12: a failing action holds up no other order, and its followers wait with it', async () => {
  const { shop, perform, send, actionsStore, first, second } = await signedIn();
  shop.reached = false;
  await perform(first, picked(1));
  await perform(first, { act: 'ready' });
  await perform(second, picked(1));
  shop.reached = true;
  shop.next = [refusal(500, 'internal')];
  await send();
  expect(shop.acts).toEqual([picked(1)]);
  expect(actionsStore.load().map(({ pick, act: { act: done } }) => [pick, done])).toEqual([
    [7, 'pick'],
    [7, 'ready'],
  ]);
});

describe('rule 6.12: after the counter is logged out', () => {
  it('buyers’ names are deleted, and actions are kept', async () => {
    const { shop, browser, perform, actionsStore, deskStore, first } = await signedIn();
    shop.next = [refusal(401, 'not_at_counter')];
    await perform(first, picked(1));
    expect(deskStore.load()).toBeUndefined();
    expect([...browser.kept.values()].join()).not.toContain('Kari');
    expect(actionsStore.load()).toMatchObject([{ act: picked(1) }]);
  });

  it('a logout leaves no names either, whatever the shop says', async () => {
    const { shop, browser, signOut } = await signedIn();
    const { wordDraft } = await import('@/components/counter/store');
    wordDraft('NV-100007').write({ word: 'Kari, støvlene byttes.' });
    shop.reached = false;
    await expect(signOut()).rejects.toMatchObject({ code: 'offline' });
    expect([...browser.kept.values()].join()).not.toContain('Kari');
    expect(wordDraft('NV-100007').read()).toBeUndefined();
  });

  it('nobody sends another person’s actions', async () => {
    const { shop, perform, send, actionsStore, deskStore, first, second } = await signedIn();
    shop.reached = false;
    await perform(first, picked(1));
    shop.reached = true;
    deskStore.change((desk) => desk && { ...desk, session: { ...session, name: 'Ola' } });
    await perform(second, picked(2));
    expect(shop.acts).toEqual([picked(2)]);
    expect(actionsStore.load()).toMatchObject([{ person: 'Siv', act: picked(1) }]);
    deskStore.change((desk) => desk && { ...desk, session });
    await send();
    expect([shop.acts, actionsStore.load()]).toEqual([[picked(2), picked(1)], []]);
  });

  it('people of another shop do not send it', async () => {
    const { shop, perform, send, actionsStore, deskStore, first } = await signedIn();
    shop.reached = false;
    await perform(first, picked(1));
    shop.reached = true;
    deskStore.set(newDesk({ ...session, shop: { id: 4, name: 'Voss' } }, NOW));
    await send();
    expect(shop.acts).toEqual([]);
    expect(actionsStore.load()).toHaveLength(1);
  });
});

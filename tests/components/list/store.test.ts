import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createListStore, type ListSource } from '@/components/list/store';
import type { Card } from '@/lib/contracts/lists';
import { initialListState, type ListState, noFilters } from '@/lib/lists/list-query';
import type { LocalList } from '@/lib/lists/local-list';

const counts = { genders: [], colors: [], brands: [], sizes: [], groups: [], shops: [], campaigns: [], ratings: [] };
const card = (id: number) => ({ id }) as Card;
const opening = initialListState('bestseller');
/** One article per krone of the lowest price: which ones are shown says which state they belong to. */
const from = (min: number): ListState => ({ ...opening, filters: { ...noFilters(), price: { min } } });

interface Asked {
  ids: number[];
  signal: AbortSignal | undefined;
  answer: () => void;
  fail: () => void;
}

/** A list so long that its index holds no cards: those on screen are asked for. */
function openLongList(answers?: ListSource['ask'], later?: (work: () => void) => void) {
  const asked: Asked[] = [];
  const index = {
    source: { ids: Array.from({ length: 3000 }, (_, id) => id), cards: null },
    knows: ({ filters }: ListState) => filters.sizes.length === 0,
    answer: ({ filters }: ListState) => ({ places: [filters.price?.min ?? 0], total: 1, counts, blocking: [] }),
  } as unknown as LocalList;
  const source: ListSource = {
    known: () => index,
    index: async () => index,
    ask: answers ?? (() => Promise.reject(new Error('an index is known'))),
    cards: (ids, signal) =>
      new Promise((answer, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
        asked.push({ ids, signal, answer: () => answer(ids.map(card)), fail: () => reject(new Error('offline')) });
      }),
  };
  const answer = { total: 3000, counts, blocking: [] };
  const store = createListStore(
    { path: '/dame', defaultSort: 'bestseller', state: opening, colors: [], answer },
    source,
    later,
  );
  const shown = () => {
    const { shown, pages, busy } = store.get();
    return { cards: (shown ?? { pages }).pages[1]?.map(({ id }) => id), busy };
  };
  return { store, asked, shown };
}

const left = vi.fn();
const connection = { onLine: true, answers: true };
const heard = new EventTarget();
beforeEach(() => {
  vi.useFakeTimers();
  left.mockReset();
  connection.onLine = true;
  connection.answers = true;
  vi.stubGlobal('navigator', connection);
  vi.stubGlobal('fetch', async () => {
    if (!connection.answers) throw new TypeError('Failed to fetch');
    return new Response();
  });
  vi.stubGlobal('window', {
    addEventListener: heard.addEventListener.bind(heard),
    dispatchEvent: heard.dispatchEvent.bind(heard),
    history: { state: null, pushState: () => {}, replaceState: () => {} },
    location: { search: '', assign: left },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const pause = () => vi.advanceTimersByTimeAsync(500);

describe('a list of more than 2000 articles while the price slider moves', () => {
  test('many movements fetch the cards of the last one only', async () => {
    const { store, asked } = openLongList();
    for (const min of [100, 200, 300, 400]) {
      store.preview(from(min));
      await vi.advanceTimersByTimeAsync(30);
    }
    expect(asked).toEqual([]);
    await pause();
    expect(asked.map(({ ids }) => ids)).toEqual([[400]]);
  });

  test('a movement aborts the request for cards under way, and the shown cards stay until the last answer', async () => {
    const { store, asked, shown } = openLongList();
    store.preview(from(100));
    await pause();
    asked[0]?.answer();
    await pause();
    expect(shown()).toEqual({ cards: [100], busy: false });

    store.preview(from(200));
    await pause();
    store.preview(from(300));
    expect(asked[1]?.signal?.aborted).toBe(true);
    await pause();
    expect(shown()).toEqual({ cards: [100], busy: true });
    asked[2]?.answer();
    await pause();
    expect(shown()).toEqual({ cards: [300], busy: false });
  });

  test('the count follows every movement at once', () => {
    const { store } = openLongList();
    store.preview(from(100));
    expect(store.get()).toMatchObject({ total: 1, state: from(100) });
  });

  test('letting go fetches at once', async () => {
    const { store, asked } = openLongList();
    store.preview(from(100));
    store.change(from(100));
    expect(asked.map(({ ids }) => ids)).toEqual([[100]]);
    await pause();
    expect(asked).toHaveLength(1);
  });

  test('an aborted request changes nothing; a failed one loads the page instead', async () => {
    const { store, asked } = openLongList();
    store.change(from(100));
    store.change(from(200));
    await pause();
    expect(left).not.toHaveBeenCalled();
    asked[1]?.fail();
    await pause();
    expect(left).toHaveBeenCalledWith('/dame?prisfra=2');
  });
});

test('rule 8.7: without a connection the list stays, and goes on to the last choice when it is back', async () => {
  const { store, asked } = openLongList();
  connection.onLine = false;
  connection.answers = false;
  for (const min of [100, 200]) {
    store.change(from(min));
    asked.at(-1)?.fail();
    await pause();
  }
  expect(left).not.toHaveBeenCalled();
  connection.answers = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(left.mock.calls).toEqual([['/dame?prisfra=2']]);
});

test('rule 8.7: a browser wrongly reporting itself offline loads the page at once', async () => {
  const { store, asked } = openLongList();
  connection.onLine = false;
  store.change(from(100));
  asked[0]?.fail();
  await pause();
  expect(left.mock.calls).toEqual([['/dame?prisfra=1']]);
});

test('rule 4.36: the server answers what the index does not know', async () => {
  const states: ListState[] = [];
  const { store } = openLongList(async (state) => {
    states.push(state);
    return { total: 7, counts, blocking: [], cards: [card(5)], current_page: 1 } as unknown as Awaited<
      ReturnType<ListSource['ask']>
    >;
  });
  store.change({ ...opening, filters: { ...noFilters(), sizes: ['42'] } });
  expect(store.get().busy).toBe(true);
  await pause();
  expect(states.map(({ filters }) => filters.sizes)).toEqual([['42']]);
  expect(store.get()).toMatchObject({ total: 7, busy: false });
});

describe('rule 4.33: a late event of an earlier choice does not undo a newer one', () => {
  const chosen = (sizes: string[], min?: number): ListState => ({
    ...opening,
    filters: { ...noFilters(), sizes, ...(min ? { price: { min } } : {}) },
  });
  /** What the server is asked, and a window whose address follows, as the browser's does. */
  function openWithAddress() {
    const answers: (() => void)[] = [];
    const { store } = openLongList(
      (_state, signal) =>
        new Promise((done, fail) => {
          signal.addEventListener('abort', () => fail(signal.reason));
          const answer = { total: 7, counts, blocking: [], cards: [card(5)], current_page: 1 };
          answers.push(() => done(answer as unknown as Awaited<ReturnType<ListSource['ask']>>));
        }),
    );
    const go = (address: string, state: unknown = null) => {
      window.location.search = new URL(address, 'https://nordvidda.example').search;
      (window.history as { state: unknown }).state = state;
    };
    window.history.pushState = (state, _, address) => go(String(address), state);
    window.history.replaceState = window.history.pushState;
    return { store, answers, go };
  }

  test('the router reports a choice after the next one, which the server is answering', async () => {
    const { store, answers } = openWithAddress();
    store.change(chosen([], 100));
    store.change(chosen(['42'], 100));
    store.follow();
    await pause();
    answers[0]?.();
    await pause();
    expect(store.get()).toMatchObject({ state: chosen(['42'], 100), total: 7, busy: false });
    expect(window.location.search).toBe('?str=42&prisfra=1');
  });

  test('the first report of the address may also come after a choice', async () => {
    const { store, answers } = openWithAddress();
    store.change(chosen(['42']));
    store.follow();
    await pause();
    answers[0]?.();
    await pause();
    expect(store.get().state).toEqual(chosen(['42']));
  });

  test('follows Back and Forward, also while an answer is awaited', async () => {
    const { store, go } = openWithAddress();
    store.change(chosen([], 100));
    const { state } = window.history;
    store.follow();
    store.change(chosen(['42'], 100));
    go('/dame');
    store.follow();
    expect(store.get()).toMatchObject({ state: opening, busy: false });
    go('/dame?prisfra=1', state);
    store.follow();
    expect(store.get().state).toEqual(chosen([], 100));
  });

  test('an answer after the list was left writes no address', async () => {
    const { store, answers, go } = openWithAddress();
    store.change(chosen(['42']));
    await pause();
    go('/product/1');
    store.leave();
    answers[0]?.();
    await pause();
    expect(window.location.search).toBe('');
  });
});

describe('decision 0063: a press is marked at once, and its articles come after the next frame', () => {
  /** Frames are drawn when told to. */
  function openWithFrames() {
    const works: (() => void)[] = [];
    const written: string[] = [];
    const { store, asked } = openLongList(undefined, (work) => void works.push(work));
    window.history.pushState = (_state, _, address) => {
      written.push(String(address));
      window.location.search = new URL(String(address), 'https://nordvidda.example').search;
    };
    const frame = () => {
      for (const work of works.splice(0)) work();
    };
    return { store, asked, written, frame };
  }

  test('the mark does not wait for the articles, nor does the address run ahead of them', () => {
    const { store, written, frame } = openWithFrames();
    store.change(from(100));
    expect(store.chosen()).toEqual(from(100));
    expect(store.get()).toMatchObject({ state: opening, total: 3000 });
    expect(store.waits()).toBe(true);
    expect(written).toEqual([]);
    frame();
    expect(store.get()).toMatchObject({ state: from(100), total: 1 });
    expect(written).toEqual(['/dame?prisfra=1']);
  });

  test('of two choices before one frame the last is shown, and each has an entry of its own', () => {
    const { store, asked, written, frame } = openWithFrames();
    store.change(from(100));
    store.change(from(200));
    frame();
    expect(written).toEqual(['/dame?prisfra=1', '/dame?prisfra=2']);
    expect(store.get()).toMatchObject({ state: from(200), total: 1 });
    expect(asked.map(({ ids }) => ids)).toEqual([[200]]);
  });

  test('a handle that moves leaves no entry, and letting go leaves one', () => {
    const { store, written, frame } = openWithFrames();
    store.preview(from(100));
    store.preview(from(200));
    store.change(from(200));
    frame();
    expect(written).toEqual(['/dame?prisfra=2']);
  });

  test('Back before the frame takes the choice back', () => {
    const { store, written, frame } = openWithFrames();
    store.change(from(100));
    frame();
    store.change(from(200));
    window.location.search = '';
    store.follow();
    frame();
    expect(store.chosen()).toEqual(opening);
    expect(store.get().state).toEqual(opening);
    expect(written).toEqual(['/dame?prisfra=1']);
  });

  test('leaving the list before the frame writes no address', () => {
    const { store, written, frame } = openWithFrames();
    store.change(from(100));
    store.leave();
    frame();
    expect(written).toEqual([]);
  });

  test('another page is one of the choice before it', () => {
    const { store, written } = openWithFrames();
    store.change(from(100));
    store.go(1);
    expect(store.get().state).toEqual(from(100));
    expect(written).toEqual(['/dame?prisfra=1', '/dame?prisfra=1']);
  });
});

import { atom, createStore } from 'jotai';
import { isReachable } from '@/components/connection';
import { whenStillHere } from '@/components/ui/use-submit';
import type { Blocking, Card, ListAnswer, ListCounts } from '@/lib/contracts/lists';
import { type ListSort, type ListState, listHref, PER_PAGE, writeListState } from '@/lib/lists/list-query';
import type { LocalList } from '@/lib/lists/local-list';
import { lastPageOf, type PageRange, pagesOf, storedRange } from '@/lib/lists/page-range';
import type { PriceRange } from '@/lib/lists/price-range';
import { stateReader } from '@/lib/lists/state-reader';

/** The visible part of a list: its state, its loaded pages `from` … `to`, and the counts of each filter. */
export interface ListView {
  state: ListState;
  from: number;
  to: number;
  total: number;
  counts: ListCounts;
  blocking: Blocking;
  /** Cards by page. The server's page may be missing, as it is in the document already. */
  pages: Record<number, Card[]>;
  busy: boolean;
  /** The cards that stay on the screen while new ones load. */
  shown?: ShownCards;
}

interface ShownCards extends PageRange {
  key: string;
  pages: Record<number, Card[]>;
}

export interface InitialList {
  path: string;
  defaultSort: ListSort;
  state: ListState;
  /** Colour groups the words of a search ask for. */
  colors: number[];
  prices?: PriceRange | null;
  answer: Pick<ListAnswer, 'total' | 'counts' | 'blocking'>;
}

/** Fetches what a list does not know yet; throws when the shop does not answer. */
export interface ListSource {
  /** The whole list in columns; null when it is too long. */
  index: () => Promise<LocalList | null>;
  /** The index if it is loaded already, so that nothing waits. */
  known: () => LocalList | null | undefined;
  ask: (state: ListState, signal: AbortSignal) => Promise<ListAnswer>;
  cards: (ids: number[], signal: AbortSignal) => Promise<Card[]>;
}

/** Milliseconds between the last movement of a price handle and the cards that follow it. */
const REST_MS = 150;
const rest = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** The state without its page: two states with the same key show the same articles in the same order. */
export const stateKey = (state: ListState, defaultSort: ListSort) => writeListState({ ...state, page: 1 }, defaultSort);

/** A choice that is marked, and whose articles are shown after the next frame. */
interface Pressed {
  state: ListState;
  how?: 'push';
  wait?: number;
}

interface List {
  initial: InitialList;
  source: ListSource;
  get: () => ListView;
  set: (view: ListView) => void;
  pressed: () => Pressed | undefined;
  press: (pressed: Pressed | undefined) => void;
  turn: AbortController;
  /** The address last written or followed. Its event comes later, and must not undo newer choices. */
  followed: string;
}

/**
 * Creates the store of a list. The address follows its choices (rule 11.7); the history entry holds which pages are loaded.
 * `later` runs what a choice changes once its mark is on the screen.
 */
export function createListStore(initial: InitialList, source: ListSource, later = (work: () => void) => work()) {
  const { path, defaultSort } = initial;
  const { page } = initial.state;
  const opened: ListView = { state: initial.state, from: page, to: page, ...initial.answer, pages: {}, busy: false };
  const store = createStore();
  const view = atom(opened);
  const get = () => store.get(view);
  const set = (next: ListView) => store.set(view, next);
  const lastPress = atom<Pressed | undefined>(undefined);
  const pressed = () => store.get(lastPress);
  const press = (next: Pressed | undefined) => store.set(lastPress, next);
  const followed = addressOf(initial, opened.state, opened);
  const list: List = { initial, source, get, set, pressed, press, turn: new AbortController(), followed };
  const stateOf = stateReader(initial);
  const key = stateKey(initial.state, defaultSort);

  function mark(next: Pressed) {
    const before = pressed();
    // One choice overtakes another, and each has an entry of its own.
    if (before?.how) write(list, before.how, { ...FIRST_PAGE, state: before.state });
    press(next);
    later(() => pressed() === next && showPressed(list));
  }

  return {
    path,
    defaultSort,
    initial: { key, page, colors: initial.colors },
    get,
    getServer: () => opened,
    href: (state: ListState) => listHref(path, state, defaultSort),
    subscribe(listener: () => void) {
      const stops = [store.sub(view, listener), store.sub(lastPress, listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    /** The state of the last choice; that of the view follows it. */
    chosen: () => chosenOf(list),
    waits: () => pressed() !== undefined || get().busy,

    /** Fetches the index before the first choice. */
    prepare() {
      if (source.known() === undefined) source.index().catch(() => undefined);
    },

    /** Shows page 1 of a state, in a history entry of its own. */
    change(state: ListState) {
      mark({ state: { ...state, page: 1 }, how: 'push' });
    },

    /** Does the same while a handle moves, without writing the address. */
    preview(state: ListState) {
      if (source.known()?.knows(state)) mark({ state: { ...state, page: 1 }, wait: REST_MS });
    },

    /** Shows one page more at the end or the beginning; the address is that of the new page. */
    more(direction: 1 | -1, then?: () => void) {
      showPressed(list);
      const { from, to, state } = get();
      const range = direction > 0 ? { from, to: to + 1 } : { from: from - 1, to };
      show(list, { ...state, page: direction > 0 ? range.to : range.from }, range, () => {
        write(list, 'replace');
        then?.();
      });
    },

    go(to: number, then?: () => void) {
      showPressed(list);
      show(list, { ...get().state, page: to }, { from: to, to }, () => {
        write(list, 'push');
        then?.();
      });
    },

    inView(seen: number) {
      const { busy, state } = get();
      if (busy || pressed() || seen === state.page) return;
      set({ ...get(), state: { ...state, page: seen } });
      write(list, 'replace');
    },

    follow() {
      const state = stateOf(window.location.search);
      const range = storedRange(window.history.state?.list, state.page);
      const address = addressOf(initial, state, range);
      if (address === list.followed) return;
      list.followed = address;
      press(undefined);
      if (isShown(list, state, range)) return;
      if (keyOf(list, state) === key && range.from === range.to && range.to === page) {
        begin(list);
        return set(opened);
      }
      show(list, state, range);
    },

    leave: () => void begin(list),
  };
}

export type ListStore = ReturnType<typeof createListStore>;

const keyOf = ({ initial }: List, state: ListState) => stateKey(state, initial.defaultSort);

const chosenOf = ({ pressed, get }: List): ListState => pressed()?.state ?? get().state;

const FIRST_PAGE: PageRange = { from: 1, to: 1 };

function showPressed(list: List) {
  const pressed = list.pressed();
  if (!pressed) return;
  const { state, how, wait } = pressed;
  show(list, state, FIRST_PAGE, () => how && write(list, how), wait);
}

function isShown(list: List, state: ListState, range: PageRange): boolean {
  const { state: shown, from, to } = list.get();
  return keyOf(list, state) === keyOf(list, shown) && from === range.from && to === range.to;
}

const addressOf = ({ path, defaultSort }: InitialList, state: ListState, { from, to }: PageRange) =>
  `${listHref(path, state, defaultSort)} ${from} ${to}`;

function begin(list: List): AbortSignal {
  list.press(undefined);
  list.turn.abort();
  list.turn = new AbortController();
  return list.turn.signal;
}

function write(
  list: List,
  how: 'push' | 'replace',
  { from, to, state }: PageRange & { state: ListState } = list.get(),
) {
  const { path, defaultSort } = list.initial;
  const range: PageRange = { from, to };
  list.followed = addressOf(list.initial, state, range);
  const entry = how === 'push' ? { list: range } : { ...window.history.state, list: range };
  window.history[how === 'push' ? 'pushState' : 'replaceState'](entry, '', listHref(path, state, defaultSort));
}

/** Shows a state; `then` runs when its cards are shown. The choice is marked at once. */
function show(list: List, state: ListState, range: PageRange, then: () => void = () => undefined, wait = 0) {
  const signal = begin(list);
  const { get, set, source } = list;
  const known = source.known();
  if (known?.knows(state)) {
    set(fromIndex(list, known, state, range, wait));
    return then();
  }
  set({ ...get(), state, busy: true });
  const arrive = async () => {
    const index = await source.index();
    const answered = index?.knows(state) ? undefined : await fromServer(source, state, range, signal);
    if (signal.aborted) return;
    if (answered) set(answered);
    else if (index) set(fromIndex(list, index, state, range));
    then();
  };
  arrive().catch(() => {
    if (!signal.aborted) void load(list, state);
  });
}

/** Takes the pages of a range from the index, after a wait if any. Fetches cards it does not hold. */
function fromIndex(list: List, index: LocalList, state: ListState, { from, to }: PageRange, wait = 0): ListView {
  const { places, ...answer } = index.answer(state);
  const last = lastPageOf(answer.total);
  const range = { from: Math.min(from, last), to: Math.min(to, last) };
  const next = { state, ...range, ...answer, pages: {}, busy: false };
  const inRange = places.slice((range.from - 1) * PER_PAGE, range.to * PER_PAGE);
  const { cards, ids } = index.source;
  const held = cards && inRange.map((place) => cards[place] as Card);
  if (held && wait === 0) return { ...next, pages: pagesOf(held, range) };
  if (answer.total === 0) return next;
  const missing = inRange.map((place) => ids[place] as number);
  void fillIn(list, state, range, held ?? missing, wait);
  const view = list.get();
  if (keyOf(list, state) === keyOf(list, view.state) && !view.shown) return { ...next, pages: view.pages, busy: true };
  return { ...next, busy: true, shown: view.shown ?? { ...view, key: keyOf(list, view.state) } };
}

const isHeld = (wanted: Card[] | number[]): wanted is Card[] => typeof wanted[0] === 'object';

async function fillIn(list: List, state: ListState, range: PageRange, wanted: Card[] | number[], wait: number) {
  const { signal } = list.turn;
  if (wait > 0) await rest(wait);
  if (signal.aborted) return;
  try {
    const cards = isHeld(wanted) ? wanted : await list.source.cards(wanted, signal);
    if (!signal.aborted) list.set({ ...list.get(), pages: pagesOf(cards, range), busy: false, shown: undefined });
  } catch {
    if (!signal.aborted) void load(list, state);
  }
}

async function fromServer(
  source: ListSource,
  state: ListState,
  { from, to }: PageRange,
  signal: AbortSignal,
): Promise<ListView> {
  const numbers = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  const answers = await Promise.all(numbers.map((page) => source.ask({ ...state, page }, signal)));
  const [first] = answers as [ListAnswer, ...ListAnswer[]];
  const pages = Object.fromEntries(answers.map((answer) => [answer.current_page, answer.cards]));
  const { total, counts, blocking } = first;
  return { state, from, to, total, counts, blocking, pages, busy: false };
}

/** Loads the page when the list cannot be fetched; without a connection, when that is back (rule 8.7). */
async function load(list: List, state: ListState) {
  const { signal } = list.turn;
  const { path, defaultSort } = list.initial;
  const go = () => {
    window.location.assign(listHref(path, state, defaultSort));
    whenStillHere(() => {
      if (!signal.aborted) list.set({ ...list.get(), busy: false });
    });
  };
  const reachable = await isReachable();
  if (signal.aborted) return;
  if (reachable) return go();
  window.addEventListener('online', go, { once: true, signal });
}

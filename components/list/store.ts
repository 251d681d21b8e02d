import { isReachable } from '@/components/connection';
import { whenStillHere } from '@/components/ui/use-submit';
import type { Blocking, Card, ListAnswer, ListCounts } from '@/lib/contracts/lists';
import { type ListSort, type ListState, listHref, PER_PAGE, writeListState } from '@/lib/lists/list-query';
import type { LocalList } from '@/lib/lists/local-list';
import { lastPageOf, type PageRange, pagesOf, storedRange } from '@/lib/lists/page-range';
import type { PriceRange } from '@/lib/lists/price-range';
import { stateReader } from '@/lib/lists/state-reader';

/** What is on screen of a list: its state, the pages `from` … `to`, and what each filter would give. */
export interface ListView {
  state: ListState;
  from: number;
  to: number;
  total: number;
  counts: ListCounts;
  blocking: Blocking;
  /** Cards by page. The page the server has rendered may be missing, as it stands in the document already. */
  pages: Record<number, Card[]>;
  /** Waiting for what only the server knows. */
  busy: boolean;
  /** While the cards of the state are on their way: those that stay on the screen until then. */
  shown?: ShownCards;
}

interface ShownCards extends PageRange {
  /** Of the state they belong to. */
  key: string;
  pages: Record<number, Card[]>;
}

/** The list as the server rendered it. */
export interface InitialList {
  path: string;
  defaultSort: ListSort;
  state: ListState;
  /** Colour groups the words of a search ask for. */
  colors: number[];
  /** What it costs as a whole. */
  prices?: PriceRange | null;
  answer: Pick<ListAnswer, 'total' | 'counts' | 'blocking'>;
}

/** Where the store gets what it does not know; both may fail. */
export interface ListSource {
  /** The whole list in columns; null when it is too long to have. */
  index: () => Promise<LocalList | null>;
  /** The index when it is here already, so that nothing waits. */
  known: () => LocalList | null | undefined;
  ask: (state: ListState, signal: AbortSignal) => Promise<ListAnswer>;
  cards: (ids: number[], signal: AbortSignal) => Promise<Card[]>;
}

/** How long a handle rests before the cards of a long list are asked for. */
const REST_MS = 150;
const rest = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** The state without its page: two states with the same key show the same articles in the same order. */
export const stateKey = (state: ListState, defaultSort: ListSort) => writeListState({ ...state, page: 1 }, defaultSort);

/**
 * A list in the browser. Every choice is answered from the index at once where it is known; the address follows, so
 * that it can be shared, reloaded and gone back to (rule 11.7). Which pages are loaded is kept in the history entry.
 */
export function createListStore(initial: InitialList, source: ListSource) {
  const { path, defaultSort } = initial;
  const opened: ListView = {
    state: initial.state,
    from: initial.state.page,
    to: initial.state.page,
    ...initial.answer,
    pages: {},
    busy: false,
  };
  const initialKey = stateKey(initial.state, defaultSort);
  let view = opened;
  let turn = new AbortController();
  const listeners = new Set<() => void>();

  const set = (next: ListView) => {
    view = next;
    for (const listener of listeners) listener();
  };

  /** What was asked for before is superseded: its requests end, and what still comes of it is dropped. */
  function begin(): AbortSignal {
    turn.abort();
    turn = new AbortController();
    return turn.signal;
  }

  const stateOf = stateReader(initial);
  const read = () => stateOf(window.location.search);
  const keyOf = (state: ListState) => stateKey(state, defaultSort);
  const href = (state: ListState) => listHref(path, state, defaultSort);

  const addressOf = (state: ListState, { from, to }: PageRange) => `${href(state)} ${from} ${to}`;
  /** What was last written or followed. Word of it comes later, and must not undo what has been chosen since. */
  let followed = addressOf(opened.state, opened);

  function write(how: 'push' | 'replace') {
    const list: PageRange = { from: view.from, to: view.to };
    followed = addressOf(view.state, list);
    const entry = how === 'push' ? { list } : { ...window.history.state, list };
    window.history[how === 'push' ? 'pushState' : 'replaceState'](entry, '', href(view.state));
  }

  /** The pages of a range, from the index. Cards it does not hold are asked for and filled in, after a wait if any. */
  function fromIndex(index: LocalList, state: ListState, { from, to }: PageRange, wait = 0): ListView {
    const { places, ...answer } = index.answer(state);
    const last = lastPageOf(answer.total);
    const range = { from: Math.min(from, last), to: Math.min(to, last) };
    const next = { state, ...range, ...answer, pages: {}, busy: false };
    const { cards, ids } = index.source;
    if (cards) {
      const inRange = places.slice((range.from - 1) * PER_PAGE, range.to * PER_PAGE);
      return {
        ...next,
        pages: pagesOf(
          inRange.map((place) => cards[place] as Card),
          range,
        ),
      };
    }
    if (answer.total === 0) return next;
    const wanted = places.slice((range.from - 1) * PER_PAGE, range.to * PER_PAGE).map((place) => ids[place] as number);
    void fillIn(state, range, wanted, wait);
    if (keyOf(state) === keyOf(view.state) && !view.shown) return { ...next, pages: view.pages, busy: true };
    return { ...next, busy: true, shown: view.shown ?? { ...view, key: keyOf(view.state) } };
  }

  async function fillIn(state: ListState, range: PageRange, ids: number[], wait: number) {
    const { signal } = turn;
    if (wait > 0) await rest(wait);
    if (signal.aborted) return;
    try {
      const cards = await source.cards(ids, signal);
      if (!signal.aborted) set({ ...view, pages: pagesOf(cards, range), busy: false, shown: undefined });
    } catch {
      if (!signal.aborted) void load(state);
    }
  }

  async function fromServer(state: ListState, { from, to }: PageRange, signal: AbortSignal): Promise<ListView> {
    const numbers = Array.from({ length: to - from + 1 }, (_, i) => from + i);
    const answers = await Promise.all(numbers.map((page) => source.ask({ ...state, page }, signal)));
    const [first] = answers as [ListAnswer, ...ListAnswer[]];
    const pages = Object.fromEntries(answers.map((answer) => [answer.current_page, answer.cards]));
    const { total, counts, blocking } = first;
    return { state, from, to, total, counts, blocking, pages, busy: false };
  }

  /** A browser that cannot be answered here asks for the page instead; without a connection when that is back (rule 8.7). */
  async function load(state: ListState) {
    const { signal } = turn;
    const go = () => {
      window.location.assign(href(state));
      whenStillHere(() => {
        if (!signal.aborted) set({ ...view, busy: false });
      });
    };
    const reachable = await isReachable();
    if (signal.aborted) return;
    if (reachable) return go();
    window.addEventListener('online', go, { once: true, signal });
  }

  /** Shows a state; `then` runs when it stands. What was chosen is marked at once, also while the answer is awaited. */
  function show(state: ListState, range: PageRange, then: () => void = () => undefined, wait = 0) {
    const signal = begin();
    const known = source.known();
    if (known?.knows(state)) {
      set(fromIndex(known, state, range, wait));
      return then();
    }
    set({ ...view, state, busy: true });
    const arrive = async () => {
      const index = await source.index();
      const answered = index?.knows(state) ? undefined : await fromServer(state, range, signal);
      // Another choice has been made meanwhile.
      if (signal.aborted) return;
      if (answered) set(answered);
      else if (index) set(fromIndex(index, state, range));
      then();
    };
    arrive().catch(() => {
      if (!signal.aborted) void load(state);
    });
  }

  return {
    path,
    defaultSort,
    initial: { key: initialKey, page: initial.state.page, colors: initial.colors },
    get: () => view,
    getServer: () => opened,
    href,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** A filter or the order: back to page 1, in an address of its own. */
    change(state: ListState) {
      show({ ...state, page: 1 }, { from: 1, to: 1 }, () => write('push'));
    },

    /** The same while a handle is being moved: nothing is written until it is let go. */
    preview(state: ListState) {
      if (source.known()?.knows(state)) show({ ...state, page: 1 }, { from: 1, to: 1 }, undefined, REST_MS);
    },

    /** One page more at the end or the beginning; the address is that of the page that came. */
    more(direction: 1 | -1, then?: () => void) {
      const range = direction > 0 ? { from: view.from, to: view.to + 1 } : { from: view.from - 1, to: view.to };
      const page = direction > 0 ? range.to : range.from;
      show({ ...view.state, page }, range, () => {
        write('replace');
        then?.();
      });
    },

    /** Another page instead of those on screen. */
    go(page: number, then?: () => void) {
      show({ ...view.state, page }, { from: page, to: page }, () => {
        write('push');
        then?.();
      });
    },

    /** The address follows the page in view. */
    inView(page: number) {
      if (view.busy || page === view.state.page) return;
      set({ ...view, state: { ...view.state, page } });
      write('replace');
    },

    /** The address has changed, or the page has come back: show what it says. */
    follow() {
      const state = read();
      const range = storedRange(window.history.state?.list, state.page);
      const address = addressOf(state, range);
      if (address === followed) return;
      followed = address;
      const same = keyOf(state) === keyOf(view.state);
      if (same && view.from === range.from && view.to === range.to) return;
      if (keyOf(state) === initialKey && range.from === range.to && range.to === initial.state.page) {
        begin();
        return set(opened);
      }
      show(state, range);
    },

    /** The list has left the screen: what was asked for last writes no address any more. */
    leave: () => void begin(),
  };
}

export type ListStore = ReturnType<typeof createListStore>;

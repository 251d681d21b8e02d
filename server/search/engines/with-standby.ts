import { later, passedMs } from '@/server/ports/clock';
import type { ArticleChange, IndexMark, IndexSource, SearchEngine } from '@/server/ports/search-engine';
import { createWarmStandby } from './warm-standby';

/** What the database can give an engine that was away. `mark` is where it stands now. */
interface Catalogue {
  indexed(): IndexSource;
  changes(ids: number[]): Promise<ArticleChange[]>;
  /** How many articles there are to index. */
  size(): Promise<number>;
  mark(): Promise<IndexMark>;
  /** The articles that have changed since; undefined when a new index is cheaper, or nobody knows. */
  changedSince(mark: IndexMark): Promise<number[] | undefined>;
}

export interface StandbyOptions {
  primary: SearchEngine;
  standby: SearchEngine;
  catalogue: Catalogue;
  log(message: string, error?: unknown): void;
  /** Whether a failure says that the primary is away, rather than that it does not like what it was asked or given. */
  isAway?(error: unknown): boolean;
  /** Up to so many articles the standby is kept ready; of more only when the primary has been away for `awayMs`. */
  mostWarm?: number;
  /** Of more than that the standby is never filled: while the primary is away, searches fail. */
  mostHeld?: number;
  awayMs?: number;
  /** How soon a primary that is away is asked whether it is back; each time twice as late, to a minute. */
  probeMs?: number;
}

export interface EngineState {
  up: boolean;
  /** Whether the standby could answer, or does. */
  standby: boolean;
  /** Why the primary is away. */
  fault?: string;
}

export interface StandbyEngine extends SearchEngine {
  state(): EngineState;
  close(): void;
}

const oneLine = (error: unknown) => (error as Error).message?.split('\n')[0] ?? String(error);

const MOST_BEHIND = 50_000;
const SLOWEST_PROBE_MS = 60_000;

/**
 * Searches go to the primary while it answers, else to the standby: after one failure nobody waits for it again until a probe
 * finds it back. What changed meanwhile is then written to it before it is asked anything.
 */
export function withStandby({
  primary,
  standby,
  catalogue,
  log,
  isAway = () => true,
  mostWarm = 50_000,
  mostHeld = 300_000,
  awayMs = 5000,
  probeMs = 2000,
}: StandbyOptions): StandbyEngine {
  let fault: string | undefined;
  let awaySince = 0;
  /** Articles whose changes the primary has not heard of; 'all' when there are too many, or a whole new index is due. */
  let behind: Set<number> | 'all' = new Set();
  const warm = createWarmStandby({ standby, catalogue, mostHeld });
  let probe: NodeJS.Timeout | undefined;
  let attempts = 0;
  let closed = false;
  /** Up to where changes have been handed on. */
  let heard: IndexMark | undefined;
  /** It was away at the start: `index` comes next for the standby's sake, and what the primary lacks is told by its mark. */
  let unopened: 'no' | 'yes' | 'indexed' = 'no';
  const isBehind = () => behind === 'all' || behind.size > 0;

  function failed(error: unknown) {
    if (fault !== undefined) return;
    fault = oneLine(error);
    awaySince = passedMs();
    attempts = 0;
    log(`The search server is away (${fault}); searching in memory`);
    lookAgain();
  }

  function lookAgain() {
    if (closed) return;
    clearTimeout(probe);
    probe = later(look, Math.min(probeMs * 2 ** attempts++, SLOWEST_PROBE_MS));
    probe.unref();
  }

  async function look() {
    if (fault !== undefined && passedMs() - awaySince >= awayMs) warm.warmUp().catch(() => undefined);
    try {
      await catchUp();
    } catch (error) {
      // What it will not take does not keep it from being searched.
      fault = isAway(error) ? oneLine(error) : undefined;
      lookAgain();
    }
  }

  /** Until nothing came while the last of it was written. */
  async function catchUp() {
    const ready = await primary.open();
    if (!ready) behind = 'all';
    else if (unopened !== 'no') {
      heard ??= await catalogue.mark();
      remember((await catalogue.changedSince(ready)) ?? 'all');
    }
    unopened = 'no';
    // Asked as a shopper would ask: a server may be there and yet not search.
    await primary.search({ take: 0 });
    while (isBehind()) {
      const due = behind;
      behind = new Set();
      try {
        if (due === 'all') await primary.index(catalogue.indexed(), undefined, await catalogue.mark());
        else await primary.update(await catalogue.changes([...due]), heard);
      } catch (error) {
        remember(due);
        throw error;
      }
    }
    // At once: what came between this and the last look would be remembered for nobody.
    if (fault !== undefined) log('The search server is back, and has taken in what changed meanwhile');
    fault = undefined;
  }

  function remember(ids: Iterable<number> | 'all') {
    if (ids === 'all' || behind === 'all') {
      behind = 'all';
      return;
    }
    for (const id of ids) behind.add(id);
    if (behind.size > MOST_BEHIND) behind = 'all';
  }

  async function keepWarm() {
    if ((await catalogue.size()) <= mostWarm) await warm.warmUp();
  }

  async function ask<Answer>(of: (engine: SearchEngine) => Promise<Answer>): Promise<Answer> {
    if (fault !== undefined) return of(await ready());
    try {
      return await of(primary);
    } catch (error) {
      if (isAway(error)) failed(error);
      else log('The search server refused a search', error);
      if (fault === undefined && warm.is() !== 'yes') throw error;
      return of(await ready());
    }
  }

  /** Too many articles to be kept in memory for nothing are read when they are needed; until then searches fail. */
  async function ready(): Promise<SearchEngine> {
    if (warm.is() === 'yes') return standby;
    if (warm.is() === 'soon' || (await catalogue.size()) <= mostWarm) await warm.warmUp();
    else
      throw new Error(
        `The search server is away (${fault}), and the articles are too many to search at once in memory.`,
      );
    return standby;
  }

  return {
    search: (query) => ask((engine) => engine.search(query)),
    suggest: (prefix, options) => ask((engine) => engine.suggest(prefix, options)),

    async open() {
      try {
        const mark = await primary.open();
        // After the first answers: a start does not wait for what may never be needed.
        if (mark) keepWarm().catch((error) => log('The standby of the search server could not be made', error));
        return mark;
      } catch (error) {
        unopened = 'yes';
        failed(error);
        return undefined;
      }
    },

    async index(source, onProgress, mark) {
      if (fault === undefined) {
        const count = await primary.index(source, onProgress, mark).catch(failed);
        if (count !== undefined) {
          const wanted = warm.is() !== 'no' || count <= mostWarm;
          warm.cool();
          if (wanted && count <= mostHeld) await warm.warmUp();
          return count;
        }
      }
      heard = mark ?? heard;
      if (unopened === 'yes') unopened = 'indexed';
      else remember('all');
      warm.cool();
      // A shop that cannot search still sells what is linked to, and is there when the server is back.
      if ((await catalogue.size()) > mostHeld) return 0;
      await warm.warmUp();
      return (await standby.search({ take: 0 })).total;
    },

    async update(changes, mark) {
      heard = mark ?? heard;
      if (warm.is() !== 'no') await standby.update(changes);
      if (fault === undefined) {
        try {
          return await primary.update(changes, mark);
        } catch (error) {
          if (isAway(error)) failed(error);
          else {
            log('The search server refused a change; it is asked again', error);
            attempts = 0;
            lookAgain();
          }
        }
      }
      remember(changes.map(({ id }) => id));
    },

    state: () => ({ up: fault === undefined, standby: warm.is() === 'yes', ...(fault === undefined ? {} : { fault }) }),
    close() {
      closed = true;
      clearTimeout(probe);
    },
  };
}

import { addDays, osloDay } from '@/lib/dates/dates';
import { countedAs, hitsOf } from './rules';
import * as store from './store';
import type { SearchCount, SearchLog, SearchLogDependencies, SearchReport } from './types';

/** More searches a minute are an experiment. */
const MOST_WAITING = 5000;
/** One try a minute: after an hour waiting does not help. */
const MOST_TRIES = 60;
const MOST_FAILURES = 3;
const KEPT_DAYS = 396;
const MOST_SHOWN = 20;

interface Waiting {
  count: number;
  tries: number;
}

/** Counts searches off the request path, without the asker. */
export function createSearchLog({ sql, clock, engine, log }: SearchLogDependencies): SearchLog {
  let waiting = new Map<string, Waiting>();

  function add(query: string, { count, tries }: Waiting) {
    const before = waiting.get(query);
    if (before || waiting.size < MOST_WAITING)
      waiting.set(query, { count: (before?.count ?? 0) + count, tries: Math.max(before?.tries ?? 0, tries) });
  }

  /** Counts each search's hits now; after some failures the rest waits. */
  async function withHits(taken: ReadonlyMap<string, Waiting>) {
    const counts: SearchCount[] = [];
    const failed: [string, Waiting][] = [];
    let failure: { error: unknown } | undefined;
    for (const [query, one] of taken) {
      if (failed.length === MOST_FAILURES) {
        add(query, one);
        continue;
      }
      try {
        counts.push({ query, count: one.count, hits: hitsOf(await engine.search({ text: query, take: 0 })) });
      } catch (error) {
        failure = { error };
        failed.push([query, { ...one, tries: one.tries + 1 }]);
      }
    }
    for (const [query, one] of failed) {
      if (one.tries < MOST_TRIES) add(query, one);
      else log('A search that cannot be answered is not counted', failure?.error);
    }
    return { counts, failure };
  }

  /** Halves a refused batch down to the refused row, which is dropped. */
  async function write(day: string, counts: readonly SearchCount[]): Promise<void> {
    try {
      await store.addCounts(sql, day, counts);
    } catch (error) {
      if (!store.isItsOwnFault(error)) {
        for (const { query, count } of counts) add(query, { count, tries: 0 });
        throw error;
      }
      if (counts.length === 1) return log('A search that cannot be stored is not counted', error);
      const middle = counts.length >> 1;
      const halves = [counts.slice(0, middle), counts.slice(middle)];
      const done = await Promise.allSettled(halves.map((half) => write(day, half)));
      for (const one of done) if (one.status === 'rejected') throw one.reason;
    }
  }

  return {
    note(text) {
      const query = countedAs(text);
      if (query) add(query, { count: 1, tries: 0 });
    },

    async flush() {
      const taken = waiting;
      waiting = new Map();
      const { counts, failure } = await withHits(taken);
      if (counts.length > 0) await write(osloDay(clock()), counts);
      if (failure) throw failure.error;
    },

    forgetOld: () => store.deleteBefore(sql, osloDay(addDays(clock(), -KEPT_DAYS))),
  };
}

export const searchReport = (
  { sql, clock }: Pick<SearchLogDependencies, 'sql' | 'clock'>,
  days: number,
): Promise<SearchReport> => store.findReport(sql, osloDay(addDays(clock(), 1 - days)), MOST_SHOWN);

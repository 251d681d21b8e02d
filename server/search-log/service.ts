import { addDays, osloDay } from '@/lib/dates/dates';
import { countedAs, hitsOf } from './rules';
import * as store from './store';
import type { SearchLog, SearchLogDependencies, SearchReport } from './types';

/** More different searches in a minute than these are somebody trying things out. */
const MOST_WAITING = 5000;
const KEPT_DAYS = 396;
const MOST_SHOWN = 20;

/** What is searched for, counted off the request path and without a trace of who asked. */
export function createSearchLog({ sql, clock, engine }: SearchLogDependencies): SearchLog {
  let waiting = new Map<string, number>();

  function add(query: string, count: number) {
    if (waiting.has(query) || waiting.size < MOST_WAITING) waiting.set(query, (waiting.get(query) ?? 0) + count);
  }

  return {
    note(text) {
      const query = countedAs(text);
      if (query) add(query, 1);
    },

    async flush() {
      const taken = waiting;
      waiting = new Map();
      if (taken.size === 0) return;
      try {
        const counts = [];
        for (const [query, count] of taken)
          counts.push({ query, count, hits: hitsOf(await engine.search({ text: query, take: 0 })) });
        await store.addCounts(sql, osloDay(clock()), counts);
      } catch (error) {
        for (const [query, count] of taken) add(query, count);
        throw error;
      }
    },

    forgetOld: () => store.deleteBefore(sql, osloDay(addDays(clock(), -KEPT_DAYS))),
  };
}

/** The searches of the last `days` days, today included. */
export const searchReport = (
  { sql, clock }: Pick<SearchLogDependencies, 'sql' | 'clock'>,
  days: number,
): Promise<SearchReport> => store.findReport(sql, osloDay(addDays(clock(), 1 - days)), MOST_SHOWN);

import type { Sql } from '@/server/platform/db/connection';
import type { Columns } from '@/server/platform/db/rows';
import type { searchLog } from '@/server/platform/db/schema/searches';
import type { Clock } from '@/server/ports/clock';
import type { SearchEngine } from '@/server/ports/search-engine';

export interface SearchLogDependencies {
  sql: Sql;
  clock: Clock;
  engine: Pick<SearchEngine, 'search'>;
  log(message: string, error: unknown): void;
}

export type SearchCount = Columns<typeof searchLog, 'query' | 'count' | 'hits'>;

export interface SearchLog {
  /** Counts a search, in memory: a request never waits for it. */
  note(text: string): void;
  /** Writes what was counted since the last time, with what each search finds now; what cannot be written is waited for, but not for ever. */
  flush(): Promise<void>;
  /** Takes out what is older than a year and a month. */
  forgetOld(): Promise<void>;
}

/** What staff look at: the searches most asked, and those that found nothing, most first. */
export interface SearchReport {
  searches: number;
  top: SearchCount[];
  withoutHits: SearchCount[];
}

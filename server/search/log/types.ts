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
  /** Counts a search in memory. */
  note(text: string): void;
  /** Writes the counts with what each search finds now; what fails is retried for a while. */
  flush(): Promise<void>;
  /** Deletes counts older than 13 months. */
  forgetOld(): Promise<void>;
}

export interface SearchReport {
  searches: number;
  top: SearchCount[];
  withoutHits: SearchCount[];
}

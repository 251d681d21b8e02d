import type { BrandId } from '@/lib/brands/brand';
import type { SynonymTable } from '@/lib/search/synonym-table';
import type { Sql } from '@/server/platform/db/connection';
import type { Clock } from '@/server/ports/clock';
import type { ExplainSearch } from '@/server/ports/search-explanation';
import type { Previews } from '@/server/storefront/previews/types';

export interface StaffDesk {
  sql: Sql;
  clock: Clock;
  /** Reads the whole catalogue into memory with these synonyms, as the shop does when it starts: seconds for 20,000 articles. */
  openExplainer(synonyms: () => SynonymTable): Promise<ExplainSearch>;
  /** Links to previews, signed as the running shop signs, and the brands' own addresses. */
  openPreviews(): Promise<{ previews: Previews; urls: Record<BrandId, string> }>;
}

/** One thing staff can do: how it is asked for, and what it says when it is done. */
export interface Act {
  /** What comes after the topic: 'approve <id>'. */
  usage: string;
  /** One line. */
  what: string;
  /** Undefined when the words are not as `usage` says. */
  read(words: string[]): ((desk: StaffDesk) => Promise<string>) | undefined;
}

/** A topic with its acts, each tried on the words after the topic; a new topic is an entry in topics.ts. */
export type Topic = readonly Act[];

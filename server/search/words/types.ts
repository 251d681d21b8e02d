import type { SynonymTable } from '@/lib/search/synonym-table';
import type { Sql } from '@/server/platform/db/connection';
import type { Columns } from '@/server/platform/db/rows';
import type { searchRules, searchSynonyms } from '@/server/platform/db/schema/searches';
import type { Clock } from '@/server/ports/clock';
import type { SearchQuery } from '@/server/ports/search-engine';

export interface SearchWordsDependencies {
  sql: Sql;
  clock: Clock;
}

/** What staff have said of words. `terms`: the shop's own word first, or the wide one. */
export type Synonym = Columns<typeof searchSynonyms, 'id' | 'relation' | 'terms'>;

/** How `ids` are meant in a rule: articles by hand, or all of a brand or a category. */
export type RuleField = NonNullable<SearchRule['field']>;

/** What staff want of one search, with its text as they wrote it. It holds from `startsAt` until before `endsAt`. */
export type SearchRule = Omit<(typeof searchRules)['$inferSelect'], 'createdAt'>;

export type NewRule = Omit<SearchRule, 'id'>;

/** What staff's rules add to a search. */
export type Wishes = Pick<SearchQuery, 'pinned' | 'boosts'>;

/** What the running shop asks, without the database: it is told of changes by the change feed. */
export interface SearchWords {
  /**
   * Reads all anew.
   * @returns whether the synonyms have changed since the last time, so that articles must be analysed again
   */
  load(): Promise<boolean>;
  /** The shop's own table and staff's. */
  synonyms(): SynonymTable;
  wishes(text: string): Wishes;
  /** Where a search leads instead of to its hits: a path on this site. */
  redirect(text: string): string | undefined;
}

/** Why something was not taken, as one sentence; or its id. */
export type Said = { id: number } | { refused: string };

/** Where a rule points, as staff name it. */
export type Target =
  | { field: 'ids'; named: string[] }
  | { field: 'brands'; named: string }
  | { field: 'category'; named: string };

/** What staff do. */
export interface SearchWordsDesk {
  addSynonym(relation: Synonym['relation'], terms: string[]): Promise<Said>;
  addRule(rule: Pick<NewRule, 'query' | 'effect' | 'startsAt' | 'endsAt'> & { target: Target | string }): Promise<Said>;
  all(): Promise<{ synonyms: Synonym[]; rules: SearchRule[] }>;
  remove(what: 'synonym' | 'rule', id: number): Promise<boolean>;
}

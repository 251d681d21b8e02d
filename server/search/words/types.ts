import type { SynonymTable } from '@/lib/search/synonym-table';
import type { Columns } from '@/server/platform/db/rows';
import type { searchRules, searchSynonyms } from '@/server/platform/db/schema/searches';
import type { SearchQuery } from '@/server/ports/search-engine';

/** `terms`: the shop's own word first, or the wide one. */
export type Synonym = Columns<typeof searchSynonyms, 'id' | 'relation' | 'terms'>;

export type RuleField = NonNullable<SearchRule['field']>;

/** A rule of staff for one search, from `startsAt` until before `endsAt`. */
export type SearchRule = Omit<(typeof searchRules)['$inferSelect'], 'createdAt'>;

export type NewRule = Omit<SearchRule, 'id'>;

export type AskedRule = Pick<NewRule, 'query' | 'effect' | 'startsAt' | 'endsAt'> & { target: Target | string };

export type Wishes = Pick<SearchQuery, 'pinned' | 'boosts'>;

export interface SearchWords {
  /** Reads all again. Returns whether the synonyms have changed, so that articles must be analysed again. */
  load(): Promise<boolean>;
  synonyms(): SynonymTable;
  wishes(text: string): Wishes;
  /** Returns the path on this site that a search leads to instead. */
  redirect(text: string): string | undefined;
}

export type Said = { id: number } | { refused: string };

export type Target =
  | { field: 'ids'; named: string[] }
  | { field: 'brands'; named: string }
  | { field: 'category'; named: string };

import type { ArticleListItem } from '@/lib/contracts/catalogue';
import type { Alternative, QueryGroup } from '@/lib/search/query-tree';
import type { SearchQuery, SearchResult } from './search-engine';

export interface ExplainedAlternative {
  alternative: Alternative;
  thing: number;
  named: number;
  anywhere: number;
}

export interface ExplainedAsk {
  /** Undefined for the category named like the whole search. */
  written?: string;
  /** Weaker alternatives: the end of a compound, a prefix, a minimum. */
  less?: Alternative[];
  reach: 'thing' | 'named' | 'anywhere';
  articles: number;
}

export interface ExplainedTry {
  required: ExplainedAsk[];
  least: number;
  any?: ExplainedAsk[];
  ranking: ExplainedAsk[];
  articles: number;
  answered: boolean;
}

export interface ExplainedHit {
  article: ArticleListItem;
  score: number;
  pinned: boolean;
  /** Relevance is the sum of these: each word it meets, by the best of its alternatives. */
  parts: { ask: ExplainedAsk; by: Alternative; score: number }[];
  /** Factors for stock and rank, and for a preference of staff. */
  boost: number;
  wanted: number;
}

export interface Explanation {
  indexed: number;
  /** As typed; then in each better spelling that was tried. */
  readings: { text: string; groups: (Omit<QueryGroup, 'alternatives'> & { met: ExplainedAlternative[] })[] }[];
  tried: ExplainedTry[];
  result: SearchResult;
  hits: ExplainedHit[];
}

export type ExplainSearch = (query: SearchQuery) => Explanation;

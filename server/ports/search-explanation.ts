import type { ArticleListItem } from '@/lib/contracts/catalogue';
import type { Alternative, QueryGroup } from '@/lib/search/query-tree';
import type { SearchQuery, SearchResult } from './search-engine';

/** An alternative with how many articles meet it: are such a thing, are called so, or say so anywhere. */
export interface ExplainedAlternative {
  alternative: Alternative;
  thing: number;
  named: number;
  anywhere: number;
}

/** A word as it was asked for at one relaxation level. */
export interface ExplainedAsk {
  /** Undefined for the category that is called as the whole search. */
  written?: string;
  /** Asked for by something less than the word: the end of a compound, a beginning, what is wanted at least. */
  less?: Alternative[];
  reach: 'thing' | 'named' | 'anywhere';
  articles: number;
}

/** One try: articles that meet `least` of what is required or more, and one of `any` if it is given. */
export interface ExplainedTry {
  required: ExplainedAsk[];
  least: number;
  any?: ExplainedAsk[];
  /** Words that nothing has to have. */
  ranking: ExplainedAsk[];
  articles: number;
  /** It is what was searched; another may have found articles too, and been left for a better one. */
  answered: boolean;
}

export interface ExplainedHit {
  article: ArticleListItem;
  score: number;
  /** A rule of staff puts it first. */
  pinned: boolean;
  /** What relevance is the sum of: each ask it meets, by the best of its alternatives. */
  parts: { ask: ExplainedAsk; by: Alternative; score: number }[];
  /** What the sum is multiplied by: for stock and rank, and where a rule of staff wants it rather. */
  boost: number;
  wanted: number;
}

/** Why a search finds what it finds, and in this order. */
export interface Explanation {
  /** How many articles were searched. */
  indexed: number;
  /** As typed; then in each better spelling that was tried. */
  readings: { text: string; groups: (Omit<QueryGroup, 'alternatives'> & { met: ExplainedAlternative[] })[] }[];
  /** In the order of the levels. */
  tried: ExplainedTry[];
  result: SearchResult;
  hits: ExplainedHit[];
}

/** Searches once more, and tells how. */
export type ExplainSearch = (query: SearchQuery) => Explanation;

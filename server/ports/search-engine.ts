import type { ArticleListItem } from '@/lib/contracts/catalogue';

/** Spec §4: filters combine with AND, several values of one filter with OR. Prices are øre, both bounds inclusive. */
export interface SearchFilters {
  genders?: number[];
  colors?: number[];
  brands?: number[];
  shops?: number[];
  groups?: number[];
  subcategories?: number[];
  categories?: number[];
  campaigns?: number[];
  sizes?: string[];
  price?: { min?: number; max?: number };
  ids?: number[];
  excludeIds?: number[];
}

/** 'relevance' falls back to 'bestseller' without a text. 'given' keeps the order of `filters.ids`. */
export type SearchSort = 'relevance' | 'bestseller' | 'price' | 'name' | 'newest' | 'given';

export interface SearchQuery {
  text?: string;
  filters?: SearchFilters;
  sort?: SearchSort;
  /** Turns the sort around; ties stay in id order so that pages are stable. */
  descending?: boolean;
  skip?: number;
  take?: number;
  /** Which facets to count; a facet's counts ignore that facet's own choice. */
  facets?: FacetName[];
}

export type FacetName = 'genders' | 'colors' | 'brands' | 'shops' | 'groups' | 'subcategories' | 'categories' | 'sizes' | 'price';

export interface SearchResult {
  hits: { id: number; score: number; article: ArticleListItem }[];
  total: number;
  facets: Partial<Record<Exclude<FacetName, 'price'>, Map<number | string, number>>> & {
    price?: { min: number; max: number };
  };
  /** The text that was searched instead, when the words as typed found nothing. */
  corrected?: string;
  /** What was given up to find anything: words, never filters. */
  relaxed?: string[];
}

export interface Suggestion {
  articles: ArticleListItem[];
  categories: { id: number; level: 1 | 2 | 3; name: string; count: number }[];
  brands: { id: number; name: string; count: number }[];
}

/** A change that touches columns only: no text, no postings. `null` takes the article out. */
export type ArticleChange = { id: number; article: ArticleListItem | null };

/**
 * Finds articles. Every list of the shop comes from here, so that a filter, a sort and a page mean the same
 * everywhere. One contract suite (tests/contracts/search-engine) runs against every adapter.
 */
export interface SearchEngine {
  search(query: SearchQuery): Promise<SearchResult>;
  suggest(prefix: string, take?: number): Promise<Suggestion>;
  /** Builds a new index beside the old one and swaps it in whole; searches go on meanwhile. */
  index(articles: AsyncIterable<ArticleListItem[]>, onProgress?: (done: number) => void): Promise<number>;
  update(changes: ArticleChange[]): Promise<void>;
}

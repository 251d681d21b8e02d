import type { ArticleListItem } from '@/lib/contracts/catalogue';
import type { Held } from '@/lib/lists/held';
import type { Mark } from '@/lib/search/marks';

/** What is indexed. `eans` and `material` can be searched, but a hit carries the list shape only. */
export type IndexedArticle = ArticleListItem & {
  eans?: string[];
  material?: string;
  /** Which sizes are in which shops; left out, every size is in every shop that has the article. */
  held?: Held[];
};

/**
 * Rule 4.27: filters combine with AND, several values of one filter with OR. Prices are øre, both bounds inclusive.
 * Sizes and shops together ask for a size that is in the shop (rule 4.36). A size is asked for as its label has it, or as one of its
 * kind ('sko.42', lib/lists/size-kinds.ts), and is counted as both. Gender 1 (Herre) and 2 (Dame) also match 10 (Uni), and are counted so. An empty list is no filter, but for `ids`,
 * where it asks for nothing.
 */
export interface SearchFilters {
  genders?: number[];
  colors?: number[];
  brands?: number[];
  shops?: number[];
  groups?: number[];
  subcategories?: number[];
  categories?: number[];
  campaigns?: number[];
  /** So many stars or more, of what has been reviewed. */
  ratings?: number[];
  sizes?: string[];
  price?: { min?: number; max?: number };
  ids?: number[];
  excludeIds?: number[];
}

/**
 * First come the most relevant, the lowest bestseller rank, the lowest price, A, or the newest (by date of creation, then the
 * highest id; descending is the oldest first in both). By bestseller, unisex goods come after those of genders 1 and 2 where only
 * these are asked for, in both directions (rule 4.51). 'relevance' is 'bestseller' without a text. 'asListed' keeps the order of the
 * `ids` of the filters, else of `within`.
 */
export type SearchSort = 'relevance' | 'bestseller' | 'price' | 'name' | 'newest' | 'asListed';

export interface SearchQuery {
  /** In quotes it is searched as typed: its spelling is not corrected. */
  text?: string;
  /**
   * With a text: ids that come first by relevance, in this order, even where the words do not find them. They are counted, and
   * obey `within` and the filters. Ignored for a whole EAN or article number.
   */
  pinned?: number[];
  /** With a text: doubles the relevance of hits that match one of these; adds none. */
  boosts?: SearchFilters[];
  /** The list itself: filters that facets and `blocking` never leave out. */
  within?: SearchFilters;
  filters?: SearchFilters;
  sort?: SearchSort;
  /** Reverses the sort; ties stay in id order so that pages are stable, but for 'newest'. */
  descending?: boolean;
  skip?: number;
  take?: number;
  /** Which facets to count; a facet's counts ignore that facet's own choice. */
  facets?: FacetName[];
  pricesIn?: PricedFacet[];
}

export type PricedFacet = 'categories' | 'subcategories';

/** Øre, both inclusive. */
export interface PriceRange {
  min: number;
  max: number;
}

export type FacetName =
  | 'genders'
  | 'colors'
  | 'brands'
  | 'shops'
  | 'groups'
  | 'subcategories'
  | 'categories'
  | 'sizes'
  | 'campaigns'
  | 'ratings'
  | 'price';

/** Words of the text read as a filter, shown as a chip the shopper can remove. */
export interface Understood {
  kind: 'gender' | 'size' | 'color' | 'quantity' | 'price';
  written: string;
  label: string;
}

export interface SearchResult {
  /** `ean` when the text was the EAN of one of the article's variants. */
  hits: { id: number; score: number; article: ArticleListItem; ean?: string }[];
  total: number;
  facets: Partial<Record<Exclude<FacetName, 'price'>, Map<number | string, number>>> & {
    price?: PriceRange;
  };
  prices?: Partial<Record<PricedFacet, Map<number, PriceRange>>>;
  /** The text that was searched instead, when the words as typed found nothing. */
  corrected?: string;
  /** Words that were dropped to find anything. */
  relaxed?: string[];
  /** Those of `relaxed` that some hits match: "termos hodelykt" finds either. */
  partly?: string[];
  understood?: Understood[];
  /** When the filters leave nothing: the total without each one alone, highest first. */
  blocking?: { filter: keyof SearchFilters; total: number }[];
  code?: true;
}

export interface Suggestion {
  /** Completions and corrections, the likeliest first, without the text itself; each finds something. */
  queries: string[];
  /** Counts what the text finds as a prefix; a search for it may find more or less. */
  total: number;
  ean?: string;
  articles: ArticleListItem[];
  /** For each of the articles, where its name has what is typed. */
  marks: Mark[][];
  categories: { id: number; level: 1 | 2 | 3; name: string; count: number }[];
  brands: { id: number; name: string; count: number }[];
}

/** `null` removes the article, an unknown id adds one. `eans`, `material` and `held` left out mean unchanged. */
export type ArticleChange = { id: number; article: IndexedArticle | null };

/** How far an instance, or an index, has read: all that this snapshot sees, and all that began or ended by this time. */
export interface IndexMark {
  snapshot: string;
  /** The database's time, in its own precision; it rises. */
  at: string;
}

export type NamedArticle = Pick<ArticleListItem, 'name' | 'brand' | 'group2' | 'group3'>;

/** Read for its words first, as they decide how each article is read. */
export interface IndexSource {
  names(): AsyncIterable<NamedArticle[]>;
  /** An article may come twice when the catalogue changes meanwhile; the last one counts. */
  articles(): AsyncIterable<IndexedArticle[]>;
}

/** Finds articles for every list of the shop. One contract suite (tests/contracts/search-engine) runs against every adapter. */
export interface SearchEngine {
  search(query: SearchQuery): Promise<SearchResult>;
  suggest(prefix: string, options?: { take?: number; within?: SearchFilters }): Promise<Suggestion>;
  /** Opens an index that outlived the process, and returns how far it has read; undefined when `index` has to build one. */
  open(): Promise<IndexMark | undefined>;
  /**
   * Builds a new index and swaps it in whole; searches go on meanwhile. `mark` is from before the reading began. An index that
   * another instance began later will do.
   */
  index(catalogue: IndexSource, onProgress?: (done: number) => void, mark?: IndexMark): Promise<number>;
  /** Seen by every search when it resolves. `mark` is from before the changes were read. */
  update(changes: ArticleChange[], mark?: IndexMark): Promise<void>;
}

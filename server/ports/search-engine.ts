import type { ArticleListItem } from '@/lib/contracts/catalogue';
import type { Held } from '@/lib/lists/held';
import type { Mark } from '@/lib/search/marks';

/** `eans` and `material` are searchable, but hits do not carry them. */
export type IndexedArticle = ArticleListItem & {
  eans?: string[];
  material?: string;
  /** Sizes by shop; undefined: every size is in every shop of the article. */
  held?: Held[];
};

/**
 * Rule 4.27: filters combine with AND, values of one filter with OR. Prices are øre, both bounds inclusive. Sizes and shops
 * together ask for a size in the shop (rule 4.36). A size is written as its label or by its kind ('sko.42',
 * lib/lists/size-kinds.ts), and counted as both. Gender 1 (Herre) and 2 (Dame) also match and count 10 (Uni). An empty list is no
 * filter, except for `ids`, where it matches nothing.
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
  /** At least so many stars. */
  ratings?: number[];
  sizes?: string[];
  price?: { min?: number; max?: number };
  ids?: number[];
  excludeIds?: number[];
}

/**
 * First come the lowest rank, price or name; 'newest' sorts by creation, then the highest id, and descending is the oldest first
 * in both. 'bestseller' puts unisex goods last where only genders 1 and 2 are asked for, in both directions (rule 4.51).
 * 'relevance' is 'bestseller' without a text. 'asListed' keeps the order of the `ids` of the filters, else of `within`.
 */
export type SearchSort = 'relevance' | 'bestseller' | 'price' | 'name' | 'newest' | 'asListed';

export interface SearchQuery {
  /** A quoted text is searched without spelling correction. */
  text?: string;
  /** With a text: ids that come first, found or not, within the filters. Ignored for a whole EAN or article number. */
  pinned?: number[];
  /** With a text: doubles the relevance of matching hits; adds none. */
  boosts?: SearchFilters[];
  /** The list itself: filters that facets and `blocking` keep. */
  within?: SearchFilters;
  filters?: SearchFilters;
  sort?: SearchSort;
  /** Reverses the sort; ties stay in id order so that pages are stable, but for 'newest'. */
  descending?: boolean;
  skip?: number;
  take?: number;
  /** A facet's counts ignore its own choice. */
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
  /** The corrected text, when the words as typed found nothing. */
  corrected?: string;
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
  /** Count of the text as a prefix; its search may find more or less. */
  total: number;
  ean?: string;
  articles: ArticleListItem[];
  marks: Mark[][];
  categories: { id: number; level: 1 | 2 | 3; name: string; count: number }[];
  brands: { id: number; name: string; count: number }[];
}

/** `null` removes the article, an unknown id adds one. `eans`, `material` and `held` left out mean unchanged. */
export type ArticleChange = { id: number; article: IndexedArticle | null };

/** The changes an instance or index has read: all that this snapshot sees, and all that began or ended by this time. */
export interface IndexMark {
  snapshot: string;
  /** The database's time, in its own precision; it rises. */
  at: string;
}

export type NamedArticle = Pick<ArticleListItem, 'name' | 'brand' | 'group2' | 'group3'>;

/** Names are read first, since they decide how each article is read. */
export interface IndexSource {
  names(): AsyncIterable<NamedArticle[]>;
  /** An article may come twice when the catalogue changes meanwhile; the last one counts. */
  articles(): AsyncIterable<IndexedArticle[]>;
}

/** One contract suite (tests/contracts/search-engine) runs against every adapter. */
export interface SearchEngine {
  search(query: SearchQuery): Promise<SearchResult>;
  suggest(prefix: string, options?: { take?: number; within?: SearchFilters }): Promise<Suggestion>;
  /** Opens a persisted index and returns how far it has read; undefined when `index` has to build one. */
  open(): Promise<IndexMark | undefined>;
  /** Builds a new index and swaps it in whole, unless another instance began one later. `mark` is from before the reading. */
  index(catalogue: IndexSource, onProgress?: (done: number) => void, mark?: IndexMark): Promise<number>;
  /** Resolves when every search sees the changes. `mark` is from before they were read. */
  update(changes: ArticleChange[], mark?: IndexMark): Promise<void>;
}

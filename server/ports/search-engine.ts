import type { ArticleListItem } from '@/lib/contracts/catalogue';
import type { Held } from '@/lib/lists/held';
import type { Mark } from '@/lib/search/marks';

/** What is indexed. `eans` and `material` can be searched, but a hit carries the list shape only. */
export type IndexedArticle = ArticleListItem & {
  /** EANs of the variants. */
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
 * What comes first: the most relevant, the lowest bestseller rank, the lowest price, A, what came last ('newest': by the date
 * of creation, of one date the highest id first; turned around it is the oldest first in both).
 * By bestseller, goods that are unisex come after those of the genders 1 and 2 where only these are asked for, either way (rule 4.51).
 * 'relevance' falls back to 'bestseller' without a text. 'asListed' keeps the order of the `ids` of the filters, else of `within`.
 */
export type SearchSort = 'relevance' | 'bestseller' | 'price' | 'name' | 'newest' | 'asListed';

export interface SearchQuery {
  /** In quotes it is searched as typed: its spelling is not corrected. */
  text?: string;
  /**
   * With a text: ids that come first by relevance, in this order, also where the words do not find them. They are hits like
   * others: counted, and only where `within` and the filters let them. Of a whole EAN or article number there are none.
   */
  pinned?: number[];
  /** With a text: what comes rather. The relevance of a hit that one of these lets through counts double; none is added. */
  boosts?: SearchFilters[];
  /** The list one is in: like filters that nobody can take away, so facets and `blocking` never leave it out. */
  within?: SearchFilters;
  filters?: SearchFilters;
  sort?: SearchSort;
  /** Turns the sort around; ties stay in id order so that pages are stable, but for 'newest'. */
  descending?: boolean;
  skip?: number;
  take?: number;
  /** Which facets to count; a facet's counts ignore that facet's own choice. */
  facets?: FacetName[];
  /** For which places to give the prices of what is found in each. */
  pricesIn?: PricedFacet[];
}

export type PricedFacet = 'categories' | 'subcategories';

/** In øre, both inclusive. */
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

/** A part of the text understood as a wish for something, to be shown as a chip the shopper can remove. */
export interface Understood {
  kind: 'gender' | 'size' | 'color' | 'quantity' | 'price';
  /** As it stands in the normalised text. */
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
  /** Of the hits, by what `pricesIn` asked for. */
  prices?: Partial<Record<PricedFacet, Map<number, PriceRange>>>;
  /** The text that was searched instead, when the words as typed found nothing. */
  corrected?: string;
  /** What was given up to find anything: words, never filters. */
  relaxed?: string[];
  /** Those of `relaxed` that some of the hits do match: "termos hodelykt" finds the ones and the others. */
  partly?: string[];
  understood?: Understood[];
  /** When the filters cause the zero: what leaving out each one alone would give, most first. */
  blocking?: { filter: keyof SearchFilters; total: number }[];
  /** The text was a whole EAN or article number. */
  code?: true;
}

export interface Suggestion {
  /** What the text may become or was meant to be, the likeliest first, without what is typed; each finds something. */
  queries: string[];
  /** What the text finds while its last word may go on; a search for it may find more or less. */
  total: number;
  /** When the text is the EAN of one of the article's variants. */
  ean?: string;
  articles: ArticleListItem[];
  /** For each of the articles, where its name has what is typed. */
  marks: Mark[][];
  categories: { id: number; level: 1 | 2 | 3; name: string; count: number }[];
  brands: { id: number; name: string; count: number }[];
}

/**
 * Price, stock and rank touch columns only; an engine sees for itself whether the text changed too. `null` takes the
 * article out, an unknown id puts one in. `eans`, `material` and `held` left out mean unchanged.
 */
export type ArticleChange = { id: number; article: IndexedArticle | null };

/**
 * How far an instance, or an index, has come: it has taken in what this snapshot of the database sees, and what began or ended by
 * this time.
 */
export interface IndexMark {
  /** A `pg_snapshot` as text. */
  snapshot: string;
  /** The database's time, in its own precision; it rises. */
  at: string;
}

/** What an index learns the catalogue's words from. */
export type NamedArticle = Pick<ArticleListItem, 'name' | 'brand' | 'group2' | 'group3'>;

/** The catalogue as an index is built from it: read for its words first, as they decide how each article is read. */
export interface IndexSource {
  names(): AsyncIterable<NamedArticle[]>;
  /** An article may come twice when the catalogue changes under the reading; the last of them holds. */
  articles(): AsyncIterable<IndexedArticle[]>;
}

/**
 * Finds articles. Every list of the shop comes from here, so that a filter, a sort and a page mean the same
 * everywhere. One contract suite (tests/contracts/search-engine) runs against every adapter.
 */
export interface SearchEngine {
  search(query: SearchQuery): Promise<SearchResult>;
  /** Of what is `within`, `take` articles at most. */
  suggest(prefix: string, options?: { take?: number; within?: SearchFilters }): Promise<Suggestion>;
  /**
   * Takes up an index that outlived the process, and says how far it has taken in what changed; undefined when there is none, and
   * `index` has to build it.
   */
  open(): Promise<IndexMark | undefined>;
  /**
   * Builds a new index beside the old one and swaps it in whole; searches go on meanwhile. `mark`: from before the reading began.
   * An index that another instance began later than that will do.
   */
  index(catalogue: IndexSource, onProgress?: (done: number) => void, mark?: IndexMark): Promise<number>;
  /** Seen by every search when it resolves. `mark`: from before the changes were read; all up to there is then taken in. */
  update(changes: ArticleChange[], mark?: IndexMark): Promise<void>;
}

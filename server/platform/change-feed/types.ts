import type { ArticleChange, IndexMark } from '@/server/ports/search-engine';

export const sharedKinds = ['product-line', 'color', 'color-group', 'gender', 'size', 'subcategory', 'group'] as const;
export type SharedKind = (typeof sharedKinds)[number];

export interface Change {
  kind:
    | SharedKind
    | 'article'
    | 'stock'
    | 'campaign'
    | 'shop'
    | 'content'
    | 'search-words'
    | 'brand'
    | 'banner'
    | 'all'
    | 'forgotten';
  ref: number | null;
}

export type Position = IndexMark;

/** What a cached page shows that can change alone; every other change expires all pages. */
export type PageTag =
  | `article:${number}`
  | `brand:${string}`
  | `words:${string}:${string}`
  | `page:${number}`
  | 'lists'
  | 'campaigns'
  | 'banners';

/** Each may fail, and is then retried. */
export interface ChangeTargets {
  catalogue: { changes(ids: number[]): Promise<ArticleChange[]> };
  engine: { update(changes: ArticleChange[], mark: Position, about: { stockAlone: boolean }): Promise<void> };
  /** Reads the brands again (words, colours, pages, files), and expires the pages that show what has changed of them. */
  readBrands(): Promise<void>;
  /** Reads staff's search words again. Returns whether articles must be analysed again. */
  readWords(): Promise<boolean>;
  /** Opens an existing index and returns its position; undefined when it has to be built. */
  open(): Promise<Position | undefined>;
  /** Builds the whole index again; `mark` is from before the reading. */
  reindex(mark: Position): Promise<void>;
  expire(tags: PageTag[]): void;
  expireAll(): void;
  caughtUp?(): void;
  log(message: string, error?: unknown): void;
}

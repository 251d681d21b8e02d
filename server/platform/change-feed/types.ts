import type { ArticleChange, IndexMark } from '@/server/ports/search-engine';

/** What an article shows but does not own: the index holds its name, its place or its colour with every article. */
export const sharedKinds = ['product-line', 'color', 'color-group', 'gender', 'size', 'subcategory', 'group'] as const;
export type SharedKind = (typeof sharedKinds)[number];

/** A row of `changes`. `ref` is the id of what changed; null with 'content', 'search-words', 'all' and 'forgotten'. */
export interface Change {
  kind: SharedKind | 'article' | 'stock' | 'campaign' | 'shop' | 'content' | 'search-words' | 'all' | 'forgotten';
  ref: number | null;
}

/** How far an instance has come: it has taken in what this snapshot sees, and what began or ended by this time. */
export type Position = IndexMark;

/** What a cached page shows that can change by itself; everything else that changes takes all pages with it. */
export type PageTag = `article:${number}` | 'lists' | 'campaigns';

/** What an instance must do when the database says that something changed. All may fail, and are then asked again. */
export interface ChangeTargets {
  catalogue: { changes(ids: number[]): Promise<ArticleChange[]> };
  engine: { update(changes: ArticleChange[], mark: Position, about: { stockAlone: boolean }): Promise<void> };
  /**
   * Reads staff's words for searching again.
   * @returns whether articles must be analysed again
   */
  readWords(): Promise<boolean>;
  /** Takes up a search index that is there already, and says how far it has come; undefined when it has to be built. */
  open(): Promise<Position | undefined>;
  /** Builds the whole search index again; `mark` is from before the reading. */
  reindex(mark: Position): Promise<void>;
  expire(tags: PageTag[]): void;
  expireAll(): void;
  /** Everything that had been changed at the last look has been taken in. */
  followed?(): void;
  log(message: string, error?: unknown): void;
}

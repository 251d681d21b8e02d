import type { SearchEngine } from '@/server/ports/search-engine';

/** What an article shows but does not own: the index holds its name, its place or its colour with every article. */
export const sharedKinds = ['product-line', 'color', 'color-group', 'gender', 'size', 'subcategory', 'group'] as const;
export type SharedKind = (typeof sharedKinds)[number];

/** A row of `changes`. `ref` is the id of what changed; null with 'content', 'all' and 'forgotten'. */
export interface Change {
  kind: SharedKind | 'article' | 'stock' | 'campaign' | 'shop' | 'content' | 'all' | 'forgotten';
  ref: number | null;
}

/** How far an instance has come: it has taken in what this snapshot sees, and what began or ended by this time. */
export interface Position {
  /** A `pg_snapshot` as text. */
  snapshot: string;
  /** The database's time, in its own precision. */
  at: string;
}

/** What a cached page shows that can change by itself; everything else that changes takes all pages with it. */
export type PageTag = `article:${number}` | 'lists' | 'campaigns';

/** What an instance must do when the database says that something changed. All may fail, and are then asked again. */
export interface ChangeTargets {
  catalogue: { changes(ids: number[]): Promise<Parameters<SearchEngine['update']>[0]> };
  engine: Pick<SearchEngine, 'update'>;
  /** Builds the whole search index again. */
  reindex(): Promise<void>;
  expire(tags: PageTag[]): void;
  expireAll(): void;
  log(message: string, error?: unknown): void;
}

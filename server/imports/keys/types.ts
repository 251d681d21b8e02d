import type { ImportKind } from '@/lib/contracts/imports';
import type { Columns } from '@/server/platform/db/rows';
import type { feedKeys } from '@/server/platform/db/schema/imports';

/** A system that sends data, known by its key. */
export interface FeedActor {
  id: number;
  name: string;
  kinds: readonly ImportKind[];
}

/** The table holds hashes, so that a copy of it opens nothing. */
export interface FeedKeys {
  /** @throws {ShopError} too_many_requests: too many wrong keys from there */
  actorOf(key: string, address: string): Promise<FeedActor | undefined>;
}

export type FeedKey = Columns<typeof feedKeys, 'id' | 'name' | 'kinds' | 'createdAt' | 'revokedAt'>;

export interface FeedKeyAccess {
  /** Returns the key, shown once. */
  add(name: string, kinds: readonly ImportKind[]): Promise<string>;
  all(): Promise<FeedKey[]>;
  remove(id: number): Promise<boolean>;
}

import type { CounterSession } from '@/lib/contracts/counter';
import type { ForgetOrders } from '@/server/platform/db/personal-data/forgetting';
import type { Columns, Renamed } from '@/server/platform/db/rows';
import type { counterStaff } from '@/server/platform/db/schema/counter';
import type { shops } from '@/server/platform/db/schema/shops';
import type { Transaction } from '@/server/platform/db/transact';

export type { Transaction } from '@/server/platform/db/transact';

export interface CounterActor {
  shopId: number;
  name: string;
  /** 'staff:3' or 'key:2', the owner of the idempotency keys. */
  id: string;
}

export interface AtCounter {
  session: CounterSession;
  actor: CounterActor;
}

/** Tables hold hashes, so that a copy of them opens nothing. */
export interface Counter {
  /** @throws {ShopError} wrong_code, too_many_logins */
  login(code: string, address: string): Promise<{ token: string; session: CounterSession }>;
  find(token: string): Promise<AtCounter | undefined>;
  logout(token: string): Promise<void>;
  /** @throws {ShopError} too_many_requests: too many wrong keys from there */
  actorOfKey(key: string, address: string): Promise<CounterActor | undefined>;
  /**
   * Returns the first answer under this key, or that of `work`; a refusal is not kept.
   * @throws {ShopError} idempotency_key_reused, invalid_idempotency_key
   */
  once<T>(
    tx: Transaction,
    request: { actor: CounterActor; key: string | undefined; text: string },
    work: () => Promise<T>,
  ): Promise<T>;
  forgetOld(): Promise<number>;
  forgetOrders: ForgetOrders;
}

export type Access = Columns<typeof counterStaff, 'id' | 'name' | 'createdAt' | 'revokedAt'> &
  Renamed<typeof shops, { shop: 'name' }>;

export type CounterShop = Columns<typeof shops, 'id' | 'slug'>;

export interface CounterAccess {
  shop(named: string): Promise<CounterShop | undefined>;
  /** Makes a personal code, shown once, and ends the previous one. */
  addCode(shop: CounterShop, name: string): Promise<string>;
  revokeCode(shop: CounterShop, name: string): Promise<boolean>;
  codes(shop?: CounterShop): Promise<Access[]>;
  /** Makes a key for a till or a warehouse, shown once. */
  addKey(shop: CounterShop, name: string): Promise<string>;
  revokeKey(id: number): Promise<boolean>;
  keys(): Promise<Access[]>;
}

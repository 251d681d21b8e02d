import type { CounterSession } from '@/lib/contracts/counter';
import type { ForgetOrders } from '@/server/customers/leaving/types';
import type { CounterActor } from '@/server/orders/fulfilments/types';
import type { PasswordHasher } from '@/server/platform/argon2id';
import type { Sql } from '@/server/platform/db/connection';
import type { Transaction } from '@/server/platform/db/transact';
import type { Throttle } from '@/server/platform/throttle/types';
import type { Clock } from '@/server/ports/clock';

export type { CounterActor } from '@/server/orders/fulfilments/types';
export type { Transaction } from '@/server/platform/db/transact';

export interface CounterDependencies {
  sql: Sql;
  clock: Clock;
  throttle: Pick<Throttle, 'count' | 'takeBack' | 'forget'>;
  /** Codes are short enough to be typed, so their hashes have to be slow. */
  hasher: PasswordHasher;
}

/** Somebody who has signed in. */
export interface AtCounter {
  session: CounterSession;
  actor: CounterActor;
}

/** Who stands at the counter of which shop. Tables hold hashes, so that a copy of them opens nothing. */
export interface Counter {
  /**
   * Signs in with a personal code from this network address; `token` is what the cookie holds.
   * @throws {ShopError} wrong_code, too_many_logins
   */
  login(code: string, address: string): Promise<{ token: string; session: CounterSession }>;
  /** Who signed in and has neither been revoked nor waited too long. */
  find(token: string): Promise<AtCounter | undefined>;
  logout(token: string): Promise<void>;
  /**
   * Whose system calls with this key from this network address.
   * @throws {ShopError} too_many_requests: so many keys from there were none of ours
   */
  actorOfKey(key: string, address: string): Promise<CounterActor | undefined>;
  /**
   * The answer an act of this actor got under its key before, or `work`'s, kept for repeats in the same transaction. A
   * refusal is not kept.
   * @throws {ShopError} idempotency_key_reused, invalid_idempotency_key
   */
  once<T>(
    tx: Transaction,
    request: { actor: CounterActor; key: string | undefined; text: string },
    work: () => Promise<T>,
  ): Promise<T>;
  /** Forgets sessions that have ended and answers kept for repeats; answers how many. */
  forgetOld(): Promise<number>;
  /** Forgets the answers about these orders. */
  forgetOrders: ForgetOrders;
}

/** A code or a key, as staff see it in a list. */
export interface Access {
  id: number;
  shop: string;
  name: string;
  createdAt: Date;
  revokedAt: Date | null;
}

export interface CounterShop {
  id: number;
  slug: string;
}

/** What staff do beside the server. */
export interface CounterAccess {
  /** By its slug or its number. The web shop has people too. */
  shop(named: string): Promise<CounterShop | undefined>;
  /** A new personal code, told once; one the person had before is worth nothing from now on. */
  addCode(shop: CounterShop, name: string): Promise<string>;
  /** False when nobody of that name has a code there. */
  revokeCode(shop: CounterShop, name: string): Promise<boolean>;
  codes(shop?: CounterShop): Promise<Access[]>;
  /** A new key for a till or a warehouse, told once. */
  addKey(shop: CounterShop, name: string): Promise<string>;
  /** False when there is no such key. */
  revokeKey(id: number): Promise<boolean>;
  keys(): Promise<Access[]>;
}

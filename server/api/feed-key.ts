import { ShopError } from '@/lib/errors';
import type { FeedActor } from '@/server/imports/keys/types';
import { clientAddress } from '@/server/page-door/client-address';
import { openShop } from '@/server/shop';

const BEARER = /^Bearer ([\w-]{20,200})$/i;

/** Returns the system whose key was sent. @throws {ShopError} unknown_feed_key, too_many_requests */
export async function feedActor(request: Request): Promise<FeedActor> {
  const [, key] = BEARER.exec(request.headers.get('authorization') ?? '') ?? [];
  const actor = key === undefined ? undefined : await openShop().imports.keys.actorOf(key, clientAddress(request));
  if (!actor) throw new ShopError('unknown_feed_key');
  return actor;
}

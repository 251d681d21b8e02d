import type { Ready } from '@/lib/contracts/health';
import { ShopError } from '@/lib/errors';
import { isDraining } from '@/server/process';
import type { Shop } from '@/server/shop';

/** For the operator, who reads plain English. */
export const IMPORT_FIRST = 'There are no articles: import first: npm run feed -- import <folder>';

/**
 * Returns whether this instance takes requests; it listens only after migrating.
 * @throws ShopError unavailable
 */
export async function readiness(shop: Pick<Shop, 'health'>, reply: Headers): Promise<Ready> {
  const { database, articles } = await shop.health();
  const missing = [isDraining() && 'draining', !database.up && 'database', articles === 0 && 'index'].filter(Boolean);
  if (missing.length === 0) return { status: 'ready' };
  reply.set('X-Not-Ready', missing.join(', '));
  // Without its database, or on its way out, it cannot know.
  if (missing.join() === 'index') throw new ShopError('unavailable', { words: IMPORT_FIRST });
  throw new ShopError('unavailable');
}

import type { Ready } from '@/lib/contracts/health';
import { ShopError } from '@/lib/errors';
import { isDraining } from '@/server/process';
import type { Shop } from '@/server/shop';

/**
 * Returns whether this instance takes requests; it listens only after migrating.
 * @throws ShopError unavailable
 */
export async function readiness(shop: Pick<Shop, 'health'>, reply: Headers): Promise<Ready> {
  const { database, articles } = await shop.health();
  const missing = [isDraining() && 'draining', !database.up && 'database', articles === 0 && 'index'].filter(Boolean);
  if (missing.length === 0) return { status: 'ready' };
  reply.set('X-Not-Ready', missing.join(', '));
  throw new ShopError('unavailable');
}

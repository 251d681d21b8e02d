import { ShopError } from '@/lib/errors';
import { clientAddress } from '@/server/page-door/client-address';
import { systemMs } from '@/server/ports/clock';

const MINUTE_MS = 60_000;
/** Networks counted apart in a minute; later ones share one budget. */
const MOST_NETWORKS = 20_000;

/**
 * Limits how often in a minute one network may cause a call to somebody else's server (rule 7.13). Counted in this instance's memory:
 * reads are too many to store, and a few more through another instance do no harm.
 */
export function createCallBudget(perMinute: number, now: () => number = systemMs) {
  let begun = now();
  let spent = new Map<string, number>();

  /** @throws {ShopError} too_many_requests */
  return (request: Request): void => {
    if (now() - begun >= MINUTE_MS) [begun, spent] = [now(), new Map()];
    const network = clientAddress(request);
    const key = spent.has(network) || spent.size < MOST_NETWORKS ? network : 'others';
    const calls = (spent.get(key) ?? 0) + 1;
    spent.set(key, calls);
    if (calls > perMinute)
      throw new ShopError('too_many_requests', { retryAfter: Math.ceil((begun + MINUTE_MS - now()) / 1000) });
  };
}

/** Budget for the address register, asked while somebody types a street. */
export const addressBudget = createCallBudget(120);
/** Budget for the road router, asked once for each page with the shops around somebody. */
export const roadBudget = createCallBudget(120);

import { ShopError } from '@/lib/errors';
import { clientAddress } from '@/server/page-door/client-address';
import { systemMs } from '@/server/ports/clock';

const MINUTE_MS = 60_000;
/** Networks counted apart in a minute; later ones share one budget. */
const MOST_NETWORKS = 20_000;

/** Limits one network's calls to another company's server (rule 7.13), in this instance's memory: reads are too many to store. */
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

export const addressBudget = createCallBudget(120);
export const roadBudget = createCallBudget(120);

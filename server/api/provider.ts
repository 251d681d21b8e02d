import { ShopError } from '@/lib/errors';
import { openShop } from '@/server/shop';
import { readText } from './json-body';

const LIMIT_BYTES = 256 * 1024;

/** @throws {ShopError} not_genuine, payload_too_large */
export async function hearProvider(provider: string, request: Request): Promise<{ heard: true }> {
  const body = await readText(request, LIMIT_BYTES);
  const { headers } = request;
  const genuine = await openShop().orders.purchases.receiveWebhook(provider, {
    headers,
    url: new URL(request.url),
    body,
  });
  if (!genuine) throw new ShopError('not_genuine');
  return { heard: true };
}

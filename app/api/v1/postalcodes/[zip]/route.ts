import { Postcode } from '@/lib/contracts/shops';
import { ShopError } from '@/lib/errors';
import { handle } from '@/server/http/handle';
import { openShop } from '@/server/shop';

export const GET = handle({ answer: Postcode, cache: 'public' }, async ({ params }) => {
  const { zip = '' } = params;
  const postcode = /^\d{4}$/.test(zip) ? await openShop().shops.postcode(zip) : undefined;
  if (!postcode) throw new ShopError('not_found');
  return postcode;
});

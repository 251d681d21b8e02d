import { Availability } from '@/lib/contracts/catalogue';
import { ShopError } from '@/lib/errors';
import { handle } from '@/server/http/handle';
import { openShop } from '@/server/shop';

const MAX_ID = 2 ** 31 - 1;

/** Stock per variant and shop as it is now, for the product page. */
export const GET = handle({ answer: Availability }, async ({ params }) => {
  const id = Number(params.id);
  const found = Number.isInteger(id) && id > 0 && id <= MAX_ID ? await openShop().stock.availability(id) : undefined;
  if (!found) throw new ShopError('not_found');
  return found;
});

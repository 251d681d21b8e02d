import { promoEndpoints } from '@/lib/contracts/endpoints/promo';
import { clientAddress } from '@/server/api/client-address';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { openShop } from '@/server/shop';

const get = handle(promoEndpoints.check, async ({ params, request }) =>
  openShop().promo.check(params.code, clientAddress(request)),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({ GET: get });

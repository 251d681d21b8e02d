import { promoEndpoints } from '@/lib/contracts/endpoints/promo';
import { handle } from '@/server/http/handle';
import { routes } from '@/server/http/routes';
import { openShop } from '@/server/shop';

const get = handle(promoEndpoints.check, async ({ params }) => openShop().promo.check(params.code));

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({ GET: get });

import { promoEndpoints } from '@/lib/contracts/endpoints/promo';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { openShop } from '@/server/shop';

const get = handle(promoEndpoints.list, async () => openShop().promo.listed());

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({ GET: get });

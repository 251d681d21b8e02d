import { shopEndpoints } from '@/lib/contracts/endpoints/shops';
import { addressBudget } from '@/server/http/call-budget';
import { handle } from '@/server/http/handle';
import { routes } from '@/server/http/routes';
import { openShop } from '@/server/shop';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handle(shopEndpoints.addresses, async ({ query: { street, number, postcode }, request }) => {
    addressBudget(request);
    return openShop().shops.addresses(number === undefined ? street : `${street} ${number}`, postcode);
  }),
});

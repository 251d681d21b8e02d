import { shopEndpoints } from '@/lib/contracts/endpoints/shops';
import { addressBudget } from '@/server/api/call-budget';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  shopEndpoints.addresses,
  async ({ shop, query: { street, number, postcode }, request }) => {
    addressBudget(request);
    return shop.catalogue.shops.addresses(number === undefined ? street : `${street} ${number}`, postcode);
  },
);

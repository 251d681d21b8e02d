import { consentEndpoints } from '@/lib/contracts/endpoints/consents';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  consentEndpoints.record,
  async ({ shop, body, customer, address }) => {
    await shop.customers.consents.record(body, { customerId: customer?.id, address });
  },
);

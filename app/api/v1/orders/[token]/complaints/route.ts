import { complaintEndpoints } from '@/lib/contracts/endpoints/complaints';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  complaintEndpoints.make,
  async ({ shop, params, body, address }) => shop.orders.complaints.make(params.token, body, { address }),
);

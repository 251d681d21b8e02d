import { customerEndpoints } from '@/lib/contracts/endpoints/customers';
import { endpoint } from '@/server/api/endpoint';
import { endSession } from '@/server/api/session';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  customerEndpoints.logout,
  async ({ request, reply, customer, refusal }) => {
    await endSession(reply, request);
    if (!customer) throw refusal('no_customer');
  },
);

import { purchaseEndpoints } from '@/lib/contracts/endpoints/purchases';
import { endpoint } from '@/server/api/endpoint';
import { hearProvider } from '@/server/api/provider';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  purchaseEndpoints.heardWithSecret,
  async ({ params, request }) => hearProvider(params.provider, request),
);

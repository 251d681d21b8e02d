import { purchaseEndpoints } from '@/lib/contracts/endpoints/purchases';
import { handle } from '@/server/api/handle';
import { hearProvider } from '@/server/api/provider';
import { routes } from '@/server/api/routes';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handle(purchaseEndpoints.heard, async ({ params, request }) => hearProvider(params.provider, request)),
});

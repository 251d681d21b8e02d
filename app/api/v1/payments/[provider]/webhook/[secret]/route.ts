import { purchaseEndpoints } from '@/lib/contracts/endpoints/purchases';
import { handle } from '@/server/http/handle';
import { hearProvider } from '@/server/http/provider';
import { routes } from '@/server/http/routes';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handle(purchaseEndpoints.heardWithSecret, async ({ params, request }) =>
    hearProvider(params.provider, request),
  ),
});

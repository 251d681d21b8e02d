import { consentEndpoints } from '@/lib/contracts/endpoints/consents';
import { clientAddress } from '@/server/http/client-address';
import { handle } from '@/server/http/handle';
import { routes } from '@/server/http/routes';
import { openShop } from '@/server/shop';

const post = handle(consentEndpoints.record, async ({ body, request, customer }) => {
  await openShop().consents.record(body, { customerId: customer?.id, address: clientAddress(request) });
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({ POST: post });

import { consentEndpoints } from '@/lib/contracts/endpoints/consents';
import { clientAddress } from '@/server/api/client-address';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { openShop } from '@/server/shop';

const post = handle(consentEndpoints.record, async ({ body, request, customer }) => {
  await openShop().consents.record(body, { customerId: customer?.id, address: clientAddress(request) });
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({ POST: post });

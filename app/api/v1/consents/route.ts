import { consentCalls } from '@/lib/contracts/calls/consents';
import { handle } from '@/server/http/handle';
import { clientAddress } from '@/server/http/rate-limit';
import { routes } from '@/server/http/routes';
import { openShop } from '@/server/shop';

const post = handle(consentCalls.record, async ({ body, request, customer }) => {
  await openShop().consents.record(body, { customerId: customer?.id, address: clientAddress(request) });
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({ POST: post });

import { consentCalls } from '@/lib/contracts/calls/consents';
import { handle } from '@/server/http/handle';
import { routes } from '@/server/http/routes';
import { openShop } from '@/server/shop';

const post = handle(consentCalls.record, async ({ body, customer }) => {
  await openShop().consents.record(body, customer?.id);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({ POST: post });

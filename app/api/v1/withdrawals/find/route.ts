import { withdrawalCalls } from '@/lib/contracts/calls/withdrawals';
import { handle } from '@/server/http/handle';
import { clientAddress } from '@/server/http/rate-limit';
import { routes } from '@/server/http/routes';
import { openShop } from '@/server/shop';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handle(withdrawalCalls.find, async ({ body, request, customer }) =>
    openShop().withdrawals.find(body, { address: clientAddress(request), customerId: customer?.id }),
  ),
});

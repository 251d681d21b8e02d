import { complaintEndpoints } from '@/lib/contracts/endpoints/complaints';
import { clientAddress } from '@/server/http/client-address';
import { handle } from '@/server/http/handle';
import { routes } from '@/server/http/routes';
import { openShop } from '@/server/shop';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handle(complaintEndpoints.make, async ({ params, body, request }) =>
    openShop().complaints.make(params.token, body, { address: clientAddress(request) }),
  ),
});

import { complaintEndpoints } from '@/lib/contracts/endpoints/complaints';
import { clientAddress } from '@/server/api/client-address';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { openShop } from '@/server/shop';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handle(complaintEndpoints.make, async ({ params, body, request }) =>
    openShop().complaints.make(params.token, body, { address: clientAddress(request) }),
  ),
});

import { counterEndpoints } from '@/lib/contracts/endpoints/counter';
import { signOut } from '@/server/api/counter';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(counterEndpoints.logout, ({ request, reply }) =>
  signOut(request, reply),
);

import { listEndpoints } from '@/lib/contracts/endpoints/lists';
import { handle } from '@/server/http/handle';
import { routes } from '@/server/http/routes';
import { listColumns } from '@/server/storefront/list-answer';
import { listAt } from '@/server/storefront/open-list';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handle(listEndpoints.columns, async ({ query, brand }) => listColumns(await listAt(brand, query.path))),
});

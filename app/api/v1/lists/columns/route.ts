import { listCalls } from '@/lib/contracts/calls/lists';
import { handle } from '@/server/http/handle';
import { listColumns } from '@/server/http/list-calls';
import { listAt } from '@/server/http/open-list';
import { routes } from '@/server/http/routes';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handle(listCalls.columns, async ({ query, brand }) => listColumns(await listAt(brand, query.path))),
});

import { listEndpoints } from '@/lib/contracts/endpoints/lists';
import { readListState } from '@/lib/lists/list-query';
import { handle } from '@/server/http/handle';
import { routes } from '@/server/http/routes';
import { listAnswer, wholeList } from '@/server/storefront/list-answer';
import { listAt } from '@/server/storefront/open-list';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handle(listEndpoints.answer, async ({ query, brand, request }) => {
    const list = await listAt(brand, query.path);
    const state = readListState(new URL(request.url).searchParams, list.sort);
    return listAnswer(list, state, await wholeList(list));
  }),
});

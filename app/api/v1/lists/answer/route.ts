import { listEndpoints } from '@/lib/contracts/endpoints/lists';
import { readListState } from '@/lib/lists/list-query';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { openShop } from '@/server/shop';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handle(listEndpoints.answer, async ({ query, front, request }) => {
    const list = await openShop().storefront(front).getList(query.path);
    return list.answer(await list.stateOf(readListState(new URL(request.url).searchParams, list.sort)));
  }),
});

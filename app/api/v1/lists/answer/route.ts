import { listEndpoints } from '@/lib/contracts/endpoints/lists';
import { readListState } from '@/lib/lists/list-query';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  listEndpoints.answer,
  async ({ shop, query, front, request }) => {
    const list = await shop.storefront(front).getList(query.path);
    return list.answer(await list.stateOf(readListState(new URL(request.url).searchParams, list.sort)));
  },
);

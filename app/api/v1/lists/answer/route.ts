import { listCalls } from '@/lib/contracts/calls/lists';
import { readListState } from '@/lib/list-query';
import { handle } from '@/server/http/handle';
import { listAnswer, wholeList } from '@/server/http/list-calls';
import { listAt } from '@/server/http/open-list';
import { routes } from '@/server/http/routes';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handle(listCalls.answer, async ({ query, brand, request }) => {
    const list = await listAt(brand, query.path);
    const state = readListState(new URL(request.url).searchParams, list.sort);
    return listAnswer(list, state, await wholeList(list));
  }),
});

import { catalogueCalls } from '@/lib/contracts/calls/catalogue';
import { subcategoryPage } from '@/server/http/catalogue-calls';
import { handle } from '@/server/http/handle';
import { routes } from '@/server/http/routes';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handle(catalogueCalls.subcategoryArticles, async ({ params, query, brand }) =>
    subcategoryPage(brand, params.id, query),
  ),
});

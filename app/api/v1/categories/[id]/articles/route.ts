import { catalogueCalls } from '@/lib/contracts/calls/catalogue';
import { categoryPage } from '@/server/http/catalogue-calls';
import { handle } from '@/server/http/handle';
import { routes } from '@/server/http/routes';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handle(catalogueCalls.categoryArticles, async ({ params, query, brand }) =>
    categoryPage(brand, params.id, query),
  ),
});

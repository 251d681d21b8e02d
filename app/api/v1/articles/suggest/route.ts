import { catalogueCalls } from '@/lib/contracts/calls/catalogue';
import { linesOf } from '@/server/http/catalogue-calls';
import { handle } from '@/server/http/handle';
import { routes } from '@/server/http/routes';
import { openShop } from '@/server/shop';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handle(catalogueCalls.suggest, async ({ query, brand }) => {
    const [found, lines] = await Promise.all([openShop().engine.suggest(query.q, query.take), linesOf(brand)]);
    if (!lines) return found;
    const articles = found.articles.filter((article) => article.brands.some((id) => lines.includes(id)));
    return { ...found, articles, brands: found.brands.filter((one) => lines.includes(one.id)) };
  }),
});

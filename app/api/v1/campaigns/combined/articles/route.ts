import { catalogueCalls } from '@/lib/contracts/calls/catalogue';
import { campaignArticles } from '@/server/http/catalogue-calls';
import { handle } from '@/server/http/handle';
import { routes } from '@/server/http/routes';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handle(catalogueCalls.campaignArticles, async ({ brand }) => campaignArticles(brand)),
});

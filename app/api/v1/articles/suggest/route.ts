import { catalogueEndpoints } from '@/lib/contracts/endpoints/catalogue';
import { handle } from '@/server/http/handle';
import { routes } from '@/server/http/routes';
import { suggested } from '@/server/storefront/suggest';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handle(catalogueEndpoints.suggest, ({ query, brand }) => suggested(brand, query.q, query.take)),
});

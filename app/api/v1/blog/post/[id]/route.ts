import { contentEndpoints } from '@/lib/contracts/endpoints/content';
import { ShopError } from '@/lib/errors';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { openShop } from '@/server/shop';

const get = handle(contentEndpoints.blogPostById, async ({ params, brand }) => {
  const { blog, storefront } = openShop();
  const found = await blog.post({ id: params.id }, brand);
  if (!found) throw new ShopError('not_found');
  const [post] = await storefront(brand).ownGoods([found]);
  return post ?? found;
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({ GET: get });

import { contentEndpoints } from '@/lib/contracts/endpoints/content';
import { ShopError } from '@/lib/errors';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { openShop } from '@/server/shop';

const get = handle(contentEndpoints.blogCategory, async ({ params, query: { page, per_page: perPage }, brand }) => {
  const { blog, storefront } = openShop();
  const found = await blog.category(params.slug, { page, perPage, brand });
  if (!found) throw new ShopError('not_found');
  return { ...found, posts: await storefront(brand).ownGoods(found.posts) };
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({ GET: get });

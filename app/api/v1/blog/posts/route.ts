import { contentEndpoints } from '@/lib/contracts/endpoints/content';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { openShop } from '@/server/shop';

const get = handle(contentEndpoints.blogPosts, async ({ query, brand }) => {
  const { blog, storefront } = openShop();
  const page = await blog.posts({ page: query.page, perPage: query.per_page, category: query.category, brand });
  return { ...page, posts: await storefront(brand).ownGoods(page.posts) };
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({ GET: get });

import { contentEndpoints } from '@/lib/contracts/endpoints/content';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  contentEndpoints.blogPosts,
  async ({ shop, query, brand }) => {
    const page = await shop.catalogue.blog.posts({
      page: query.page,
      perPage: query.per_page,
      category: query.category,
      brand,
    });
    return { ...page, posts: await shop.storefront(brand).ownGoods(page.posts) };
  },
);

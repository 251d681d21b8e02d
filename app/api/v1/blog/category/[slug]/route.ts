import { contentEndpoints } from '@/lib/contracts/endpoints/content';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  contentEndpoints.blogCategory,
  async ({ shop, params, query: { page, per_page: perPage }, brand, found }) => {
    const category = await found(shop.catalogue.blog.category(params.slug, { page, perPage, brand }));
    return { ...category, posts: await shop.storefront(brand).ownGoods(category.posts) };
  },
);

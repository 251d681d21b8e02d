import { contentEndpoints } from '@/lib/contracts/endpoints/content';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  contentEndpoints.blogPost,
  async ({ shop, params, brand, found }) => {
    const post = await found(shop.catalogue.blog.post({ slug: params.slug }, brand));
    const [withOwnGoods] = await shop.storefront(brand).ownGoods([post]);
    return withOwnGoods ?? post;
  },
);

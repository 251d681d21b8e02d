import { contentCalls } from '@/lib/contracts/calls/content';
import { handle } from '@/server/http/handle';
import { openShop } from '@/server/shop';

export const GET = handle(contentCalls.blogPosts, async ({ query }) =>
  openShop().blog.posts({ page: query.page, perPage: query.per_page, category: query.category }),
);

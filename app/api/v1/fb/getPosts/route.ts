import { contentCalls } from '@/lib/contracts/calls/content';
import { handle } from '@/server/http/handle';
import { openShop } from '@/server/shop';

export const GET = handle(contentCalls.socialPosts, async () => openShop().social.posts());

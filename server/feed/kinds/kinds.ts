import { articleKind } from '@/server/feed/articles/article-kind';
import type { FeedKind } from '@/server/feed/run';
import { stockKind } from '@/server/feed/stock/stock-kind';
import { blogPostKind } from './blog-post-kind';
import { banners, blogCategories, campaignKinds, promoCodes, reviews, socialPosts } from './later-kinds';
import { pollKind } from './poll-kind';
import { priceHistoryKind } from './price-history-kind';
import { catalogueKinds, shopKinds } from './reference-kinds';

/** In the order of import, which is that of docs/feed.md: a row may refer to what an earlier kind brings. */
export const kinds: FeedKind[] = [
  ...catalogueKinds,
  ...shopKinds,
  articleKind,
  stockKind,
  priceHistoryKind,
  ...campaignKinds,
  reviews,
  promoCodes,
  pollKind,
  blogCategories,
  blogPostKind,
  banners,
  socialPosts,
];

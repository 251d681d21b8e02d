/** All that comes alive on the page of a brand, but the cards of goods, in one script. */
export { PollCard } from '@/components/polls/poll-card';
export { NearestShops } from '@/components/shops/nearest-shops';
export { SocialPosts } from '@/components/social/social-posts';

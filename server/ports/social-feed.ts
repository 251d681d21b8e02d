import type { SocialPost } from '@/lib/contracts/content';

export interface SocialFeed {
  /** Returns the chain's own posts, newest first. Throws when the source does not answer or refuses. */
  latest(limit: number): Promise<SocialPost[]>;
}

import type { SocialPost } from '@/lib/contracts/content';

/** Where the chain's own posts are written: newest first, at most `limit`. */
export interface SocialFeed {
  /** Throws when the source does not answer or refuses; nothing is made up. */
  latest(limit: number): Promise<SocialPost[]>;
}

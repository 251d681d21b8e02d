import type { SocialPost } from '@/lib/contracts/content';
import type { Sql } from '@/server/platform/db/connection';
import type { SocialFeed } from '@/server/ports/social-feed';

export interface SocialDependencies {
  sql: Sql;
  feed: SocialFeed;
}

export interface Social {
  /** The newest posts, from the cache table: a source that is down is not noticed here. */
  posts(brand?: string): Promise<SocialPost[]>;
  /** Takes the posts over from the source, which is every brand's; answers how many. A brand's own posts stay. Fails, and changes nothing, when the source does. */
  refresh(): Promise<number>;
}

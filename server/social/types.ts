import type { SocialPost } from '@/lib/contracts/content';
import type { Sql } from '@/server/db/connection';
import type { SocialFeed } from '@/server/ports/social-feed';

export interface SocialDependencies {
  sql: Sql;
  feed: SocialFeed;
}

export interface Social {
  /** The newest posts, from the cache table: a source that is down is not noticed here. */
  posts(): Promise<SocialPost[]>;
  /** Takes the posts over from the source; answers how many. Fails, and changes nothing, when the source does. */
  refresh(): Promise<number>;
}

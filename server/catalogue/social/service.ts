import type { SocialPost } from '@/lib/contracts/content';
import type { Sql } from '@/server/platform/db/connection';
import type { SocialFeed } from '@/server/ports/social-feed';
import * as store from './store';

const SHOWN = 12;
const KEPT = 100;

export function createSocial({ sql, feed }: { sql: Sql; feed: SocialFeed }) {
  return {
    /** Reads from the database, so that pages do not notice a silent source. */
    posts: (brand?: string): Promise<SocialPost[]> => store.findPosts(sql, SHOWN, brand),

    /** Copies the source's posts, for all brands; a brand's own posts stay. Returns how many. */
    async refresh(): Promise<number> {
      // Read before the source is asked, so that posts of a feed meanwhile are not deleted.
      const known = await store.findIds(sql);
      const posts = await feed.latest(KEPT);
      // No posts at all probably mean that we lost the right to read.
      if (posts.length === 0) return 0;
      const fresh = new Set(posts.map((post) => post.id));
      await store.writePosts(
        sql,
        posts,
        known.filter((id) => !fresh.has(id)),
      );
      return posts.length;
    },
  };
}

export type Social = ReturnType<typeof createSocial>;

import * as store from './store';
import type { Social, SocialDependencies } from './types';

const SHOWN = 12;
/** What the cache holds: as much as the source gives at once. */
const KEPT = 100;

export function createSocial({ sql, feed }: SocialDependencies): Social {
  return {
    posts: (brand) => store.findPosts(sql, SHOWN, brand),

    async refresh() {
      // Read before the source is asked, so that what a feed brings in meanwhile is not taken for gone.
      const known = await store.findIds(sql);
      const posts = await feed.latest(KEPT);
      // An empty answer is more likely a right that was lost than a page without a post.
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

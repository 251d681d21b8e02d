import type { Sql } from '@/server/platform/db/connection';
import { type Columns, underColumnNames } from '@/server/platform/db/rows';
import type { socialPosts } from '@/server/platform/db/schema/content';
import type { SocialFeed } from '@/server/ports/social-feed';

type PostRow = Columns<typeof socialPosts, 'id' | 'message' | 'createdTime' | 'fullPicture' | 'permalinkUrl'>;

/** The posts of the retailer's feed (docs/feed.md, social-posts), for a shop without a page at Facebook. */
export const createSeededFeed = ({ sql }: { sql: Sql }): SocialFeed => ({
  async latest(limit) {
    const rows = await sql<PostRow[]>`
      select id, message, created_time, full_picture, permalink_url from social_posts where brand is null
      order by created_time desc, id desc limit ${limit}`;
    return rows.map((row) => underColumnNames({ ...row, createdTime: new Date(row.createdTime).toISOString() }));
  },
});

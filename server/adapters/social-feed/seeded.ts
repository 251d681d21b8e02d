import type { SocialPost } from '@/lib/contracts/content';
import type { Sql } from '@/server/db/connection';
import type { SocialFeed } from '@/server/ports/social-feed';

/** The posts a retailer's feed has brought (docs/feed.md, social-posts), for a shop that has no page to ask. */
export function createSeededFeed({ sql }: { sql: Sql }): SocialFeed {
  return {
    async latest(limit) {
      const rows = await sql<(Omit<SocialPost, 'created_time'> & { created_time: string | Date })[]>`
        select id, message, created_time, full_picture, permalink_url from social_posts
        order by created_time desc, id desc limit ${limit}`;
      return rows.map((row) => ({ ...row, created_time: new Date(row.created_time).toISOString() }));
    },
  };
}

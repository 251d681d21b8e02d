import type { SocialPost } from '@/lib/contracts/content';
import type { Sql } from '@/server/platform/db/connection';
import { underColumnNames } from '@/server/platform/db/rows';
import type { SocialFeed } from '@/server/ports/social-feed';

/** The posts a retailer's feed has brought (docs/feed.md, social-posts), for a shop that has no page to ask. */
export function createSeededFeed({ sql }: { sql: Sql }): SocialFeed {
  return {
    async latest(limit) {
      const rows = await sql<{ createdTime: string | Date }[]>`
        select id, message, created_time, full_picture, permalink_url from social_posts where brand is null
        order by created_time desc, id desc limit ${limit}`;
      return rows.map((row) =>
        underColumnNames<SocialPost>({ ...row, createdTime: new Date(row.createdTime).toISOString() }),
      );
    },
  };
}

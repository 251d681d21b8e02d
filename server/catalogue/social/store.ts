import type { SocialPost } from '@/lib/contracts/content';
import type { Sql } from '@/server/platform/db/connection';
import { type Columns, underColumnNames } from '@/server/platform/db/rows';
import type { socialPosts } from '@/server/platform/db/schema/content';
import { transact } from '@/server/platform/db/transact';

/** Finds the posts of the brand and those of every brand (rule 1.6); one for tomorrow waits. */
export async function findPosts(sql: Sql, limit: number, brand?: string): Promise<SocialPost[]> {
  const rows = await sql<
    Columns<typeof socialPosts, 'id' | 'message' | 'createdTime' | 'fullPicture' | 'permalinkUrl'>[]
  >`
    select id, message, created_time, full_picture, permalink_url from social_posts
    where created_time <= now() and ${brand === undefined ? sql`true` : sql`coalesce(brand = ${brand}, true)`}
    order by created_time desc, id desc limit ${limit}`;
  return rows.map((row) => underColumnNames<SocialPost>({ ...row, createdTime: row.createdTime.toISOString() }));
}

/** Finds posts of the source only. */
export async function findIds(sql: Sql): Promise<string[]> {
  return (await sql<Columns<typeof socialPosts, 'id'>[]>`select id from social_posts where brand is null`).map(
    (row) => row.id,
  );
}

/** Writes what differs and deletes `gone`. */
export async function writePosts(sql: Sql, posts: readonly SocialPost[], gone: readonly string[]): Promise<void> {
  await transact(sql, async (tx) => {
    await tx`delete from social_posts where id = any(${[...gone]}::text[])`;
    await tx`
      insert into social_posts as s (id, message, created_time, full_picture, permalink_url)
      select id, message, created_time, full_picture, permalink_url
      from jsonb_to_recordset(${JSON.stringify(posts)}::text::jsonb) as p (id text, message text,
        created_time timestamptz, full_picture text, permalink_url text)
      on conflict (id) do update set message = excluded.message, created_time = excluded.created_time,
        full_picture = excluded.full_picture, permalink_url = excluded.permalink_url
      where (s.message, s.created_time, s.full_picture, s.permalink_url)
        is distinct from (excluded.message, excluded.created_time, excluded.full_picture, excluded.permalink_url)`;
  });
}

import type { SocialPost } from '@/lib/contracts/content';
import { underColumnNames } from '@/server/platform/db/column-names';
import type { Sql } from '@/server/platform/db/connection';
import { transact } from '@/server/platform/db/transact';

/** A brand finds its own and those that are every brand's (rule 1.6). */
export async function findPosts(sql: Sql, limit: number, brand?: string): Promise<SocialPost[]> {
  const rows = await sql<{ createdTime: string | Date }[]>`
    select id, message, created_time, full_picture, permalink_url from social_posts
    where ${brand === undefined ? sql`true` : sql`coalesce(brand = ${brand}, true)`}
    order by created_time desc, id desc limit ${limit}`;
  return rows.map((row) =>
    underColumnNames<SocialPost>({ ...row, createdTime: new Date(row.createdTime).toISOString() }),
  );
}

/** Of those a source wrote: what a feed brought for one brand is not the source's to take out. */
export async function findIds(sql: Sql): Promise<string[]> {
  return (await sql<{ id: string }[]>`select id from social_posts where brand is null`).map((row) => row.id);
}

/** Writes the posts and takes out `gone`, all or nothing. Unchanged rows are left alone. */
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

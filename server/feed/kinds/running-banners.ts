import type { Tx } from '@/server/feed/changes';

type Row = Record<string, unknown>;

/**
 * A row may give a banner that is shown now its next content, with a start to come. What is shown stays until then, in a row of its
 * own with the id below zero, which ends when the new content begins; feeds do not name it.
 */
export const runningBanners = {
  async write(tx: Tx, rows: Row[]): Promise<void> {
    const named = rows.map(({ id, start, preview }) => ({ id, start: preview ? null : start }));
    const later = tx`jsonb_to_recordset(${JSON.stringify(named)}::text::jsonb) as s(id integer, start timestamptz)`;
    await tx`delete from banners t using ${later} where t.id = -s.id and t.ends_at <= now()`;
    // One that waits again: the kept content is shown for longer.
    await tx`update banners t set ends_at = s.start from ${later} where t.id = -s.id and s.start > now()`;
    await tx`delete from banners t using ${later} where t.id = -s.id and coalesce(s.start <= now(), true)`;
    await tx`
      insert into banners (id, brand, slot, title, body, link_text, link, image, image_mobile, starts_at, ends_at, preview, position)
      select -t.id, t.brand, t.slot, t.title, t.body, t.link_text, t.link, t.image, t.image_mobile, t.starts_at,
        least(t.ends_at, s.start), null, t.position
      from banners t join ${later} on t.id = s.id
      where s.start > now() and t.preview is null and coalesce(t.starts_at <= now(), true)
        and coalesce(t.ends_at > now(), true) and coalesce(t.starts_at < s.start, true)
      on conflict (id) do nothing`;
  },

  async remove(tx: Tx, keys: Row[]): Promise<void> {
    await tx`delete from banners where id = any(${keys.map(({ id }) => -(id as number))}::int[])`;
  },
};

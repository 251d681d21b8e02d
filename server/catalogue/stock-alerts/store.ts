import type { Sql } from '@/server/platform/db/connection';
import { emailSpellings } from '@/server/platform/db/email-spellings';
import type { DueAlert, Transaction } from './types';

/** How it stands with an EAN that is shown in the shop; undefined when it is not. */
export async function standOf(sql: Sql, ean: string): Promise<{ available: boolean } | undefined> {
  const [row] = await sql<{ available: boolean }[]>`
    select a.can_purchase and v.can_purchase and exists (select from stock s join shops p on p.id = s.shop_id
      where s.variant_id = v.id and s.qty > 0 and not (a.only_cc and p.web_shop))
      as available
    from variants v join articles a on a.id = v.article_id where v.ean = ${ean} and a.visible`;
  return row;
}

export interface NewAlert {
  ean: string;
  email: string;
  brand: string;
  stopToken: string;
  at: Date;
}

/** Once per address and EAN, and no more than `most` for an address. */
export const insert = (sql: Sql, { ean, email, brand, stopToken, at }: NewAlert, most: number) => sql`
  insert into stock_alerts (ean, email, brand, stop_token, created_at)
  select ${ean}, ${email}, ${brand}, ${stopToken}, ${at.toISOString()}
  where (select count(*) from stock_alerts where email = ${email}) < ${most}
  on conflict (email, ean) do nothing`;

export const removeByToken = (sql: Sql, stopToken: string) =>
  sql`delete from stock_alerts where stop_token = ${stopToken}`;

/** What has come back, the longest waiting first, held until the transaction ends. */
export const lockDue = (tx: Transaction, limit: number) => tx<(DueAlert & { stopToken: string })[]>`
  select w.id, w.ean, w.email, w.brand, w.stop_token, a.slug, a.name,
    c.name as color, z.name as size
  from stock_alerts w
  join variants v on v.ean = w.ean and v.can_purchase
  join articles a on a.id = v.article_id and a.visible and a.can_purchase
  join colors c on c.id = v.color_id
  join sizes z on z.id = v.size_id
  where exists (select from stock s join shops p on p.id = s.shop_id
      where s.variant_id = v.id and s.qty > 0 and not (a.only_cc and p.web_shop))
  order by w.created_at, w.id limit ${limit} for update of w skip locked`;

export const remove = (tx: Transaction, ids: number[]) => tx`delete from stock_alerts where id = any(${ids})`;

export async function findEmails(sql: Sql): Promise<string[]> {
  return (await sql<{ email: string }[]>`select distinct email from stock_alerts`).map(({ email }) => email);
}

export async function removeByEmail(tx: Sql | Transaction, email: string): Promise<void> {
  await tx`delete from stock_alerts where email = any(${emailSpellings(email)}::text[])`;
}

export async function deleteOld(sql: Sql, before: Date): Promise<number> {
  return (await sql`delete from stock_alerts where created_at < ${before.toISOString()}`).count;
}

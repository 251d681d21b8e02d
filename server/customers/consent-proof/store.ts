import { createHash } from 'node:crypto';
import type { Sql } from '@/server/platform/db/connection';
import type { AccountChoice, CookieChoice } from './types';

const digest = (id: string) => createHash('sha256').update(id.toLowerCase()).digest('hex');

export const findOfBrowser = (sql: Sql, id: string) => sql<CookieChoice[]>`
  select version, at, chosen_at, ga, gtm, meta from consent_choices where browser = ${digest(id)}
  union all select version, at, at, ga, gtm, meta from consents where id = ${id}
  order by at, chosen_at`;

export async function findOfAccount(sql: Sql, email: string): Promise<AccountChoice[] | undefined> {
  const [customer] = await sql<{ id: number }[]>`select id from customers where lower(email) = ${email}`;
  if (!customer) return undefined;
  return sql<AccountChoice[]>`
    select choice, given, source, version, at from marketing_consents where customer_id = ${customer.id} order by id`;
}

import { createHash } from 'node:crypto';
import type { Sql } from '@/server/platform/db/connection';
import type { Columns } from '@/server/platform/db/rows';
import type { consentChoices, marketingConsents } from '@/server/platform/db/schema/consents';
import type { customers } from '@/server/platform/db/schema/customers';
import type { AccountChoice } from './types';

const digest = (id: string) => createHash('sha256').update(id.toLowerCase()).digest('hex');

export const findOfBrowser = (sql: Sql, id: string) => sql<
  Columns<typeof consentChoices, 'version' | 'at' | 'chosenAt' | 'ga' | 'gtm' | 'meta'>[]
>`
  select version, at, chosen_at, ga, gtm, meta from consent_choices where browser = ${digest(id)}
  union all select version, at, at, ga, gtm, meta from consents where id = ${id}
  order by at, chosen_at`;

export async function findOfAccount(sql: Sql, email: string): Promise<AccountChoice[] | undefined> {
  const [customer] = await sql<
    Columns<typeof customers, 'id'>[]
  >`select id from customers where lower(email) = ${email}`;
  if (!customer) return undefined;
  return sql<Columns<typeof marketingConsents, 'choice' | 'given' | 'source' | 'version' | 'at'>[]>`
    select choice, given, source, version, at from marketing_consents where customer_id = ${customer.id} order by id`;
}

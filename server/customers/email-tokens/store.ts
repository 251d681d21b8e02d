import type { Sql } from '@/server/platform/db/connection';
import type { Columns } from '@/server/platform/db/rows';
import type { customerTokens } from '@/server/platform/db/schema/customers';
import type { Purpose, Transaction } from './types';

export async function insertToken(
  tx: Transaction,
  token: { id: string; customerId: number; purpose: Purpose; email: string; expiresAt: Date; at: Date },
): Promise<void> {
  await tx`insert into customer_tokens (id, customer_id, purpose, email, expires_at, created_at) values (${token.id},
    ${token.customerId}, ${token.purpose}, ${token.email}, ${token.expiresAt.toISOString()}, ${token.at.toISOString()})`;
}

/** Locks nothing. */
export async function findOwner(tx: Transaction, id: string): Promise<number | undefined> {
  const [row] = await tx<
    Columns<typeof customerTokens, 'customerId'>[]
  >`select customer_id from customer_tokens where id = ${id}`;
  return row?.customerId;
}

/** Returns whether the token was valid for that address. */
export async function useToken(
  tx: Transaction,
  { id, purpose, email, at }: { id: string; purpose: Purpose; email: string; at: Date },
): Promise<boolean> {
  const { count } = await tx`
    update customer_tokens set used_at = ${at.toISOString()} where id = ${id} and purpose = ${purpose}
      and email = ${email} and used_at is null and expires_at > ${at.toISOString()}`;
  return count > 0;
}

export async function isConfirmed(tx: Transaction, id: string): Promise<boolean> {
  const found = await tx`
    select from customer_tokens t join customers c on c.id = t.customer_id
    where t.id = ${id} and c.verified and lower(c.email) = lower(t.email)`;
  return found.length > 0;
}

export async function endTokens(tx: Transaction, customerId: number, purposes: Purpose[], now: Date): Promise<void> {
  await tx`update customer_tokens set used_at = ${now.toISOString()}
    where customer_id = ${customerId} and purpose = any(${purposes}::text[]) and used_at is null`;
}

export async function deleteOld(sql: Sql, before: Date): Promise<number> {
  return (await sql`delete from customer_tokens where expires_at < ${before.toISOString()}`).count;
}

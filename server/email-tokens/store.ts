import type { Sql } from '@/server/db/connection';
import type { Purpose, Transaction } from './types';

export async function insertToken(
  tx: Transaction,
  token: { id: string; customerId: number; purpose: Purpose; email: string; expiresAt: Date; at: Date },
): Promise<void> {
  await tx`insert into customer_tokens (id, customer_id, purpose, email, expires_at, created_at) values (${token.id},
    ${token.customerId}, ${token.purpose}, ${token.email}, ${token.expiresAt.toISOString()}, ${token.at.toISOString()})`;
}

export async function useToken(tx: Transaction, id: string, purpose: Purpose, now: Date): Promise<number | undefined> {
  const at = now.toISOString();
  const [used] = await tx<{ customerId: number }[]>`
    update customer_tokens t set used_at = ${at} from customers c
    where t.id = ${id} and t.purpose = ${purpose} and t.used_at is null and t.expires_at > ${at}
      and c.id = t.customer_id and c.email = t.email
    returning t.customer_id`;
  if (used) await endTokens(tx, used.customerId, [purpose], now);
  return used?.customerId;
}

export async function endTokens(tx: Transaction, customerId: number, purposes: Purpose[], now: Date): Promise<void> {
  await tx`update customer_tokens set used_at = ${now.toISOString()}
    where customer_id = ${customerId} and purpose = any(${purposes}::text[]) and used_at is null`;
}

export async function deleteOld(sql: Sql, before: Date): Promise<number> {
  return (await sql`delete from customer_tokens where expires_at < ${before.toISOString()}`).count;
}

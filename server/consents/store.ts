import type { ConsentRecord } from '@/lib/contracts/endpoints/consents';
import type { Sql } from '@/server/db/connection';
import type { Transaction } from '@/server/db/transact';

export async function keepConsent(tx: Transaction, { id, v, ga, gtm, meta }: ConsentRecord, at: Date): Promise<void> {
  await tx`
    insert into consents (id, version, at, ga, gtm, meta) values (${id}, ${v}, ${at.toISOString()}, ${ga}, ${gtm}, ${meta})
    on conflict (id) do update set version = excluded.version, at = excluded.at, ga = excluded.ga, gtm = excluded.gtm,
      meta = excluded.meta`;
}

export async function deleteOld(sql: Sql, before: Date): Promise<number> {
  return (await sql`delete from consents where at < ${before.toISOString()}`).count;
}

import { createHash } from 'node:crypto';
import type { ConsentRecord } from '@/lib/contracts/endpoints/consents';
import type { Sql } from '@/server/platform/db/connection';
import type { Transaction } from '@/server/platform/db/transact';

const digest = (id: string) => createHash('sha256').update(id.toLowerCase()).digest('hex');

/** Once, however often a choice is sent. */
export async function addConsent(tx: Transaction, choice: ConsentRecord, at: Date): Promise<void> {
  const { id, v, ga, gtm, meta, ts = at.toISOString() } = choice;
  await tx`
    insert into consent_choices (browser, chosen_at, at, version, ga, gtm, meta)
    values (${digest(id)}, ${ts}, ${at.toISOString()}, ${v}, ${ga}, ${gtm}, ${meta}) on conflict do nothing`;
}

export async function deleteOld(sql: Sql, before: Date): Promise<number> {
  const choices = await sql`delete from consent_choices where at < ${before.toISOString()}`;
  const last = await sql`delete from consents where at < ${before.toISOString()}`;
  return choices.count + last.count;
}

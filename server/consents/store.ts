import { type Choices, hasAccepted } from '@/lib/consent/consent';
import type { ConsentRecord } from '@/lib/contracts/endpoints/consents';
import type { Transaction } from '@/server/db/transact';

export async function keepConsent(tx: Transaction, { id, v, ga, gtm, meta }: ConsentRecord, at: Date): Promise<void> {
  await tx`
    insert into consents (id, version, at, ga, gtm, meta) values (${id}, ${v}, ${at.toISOString()}, ${ga}, ${gtm}, ${meta})
    on conflict (id) do update set version = excluded.version, at = excluded.at, ga = excluded.ga, gtm = excluded.gtm,
      meta = excluded.meta`;
}

export async function writeCustomer(tx: Transaction, id: number, choices: Choices): Promise<void> {
  await tx`
    update customers set cookies = ${hasAccepted(choices)}, cookie_ga = ${choices.ga},
      cookie_google_tag_manager = ${choices.gtm}, cookie_meta_pixel = ${choices.meta} where id = ${id}`;
}

import { createHash } from 'node:crypto';
import type { ConsentRecord } from '@/lib/contracts/endpoints/consents';
import { monthsBefore } from '@/lib/dates/dates';
import { normaliseEmail } from '@/lib/text/emails';
import { isUuid } from '@/lib/text/uuid';
import type { Customers } from '@/server/customers/types';
import type { Sql } from '@/server/platform/db/connection';
import type { Columns } from '@/server/platform/db/rows';
import type { consentChoices, marketingConsents } from '@/server/platform/db/schema/consents';
import type { customers } from '@/server/platform/db/schema/customers';
import { transact } from '@/server/platform/db/transact';
import type { Throttle } from '@/server/platform/throttle/types';
import type { Clock } from '@/server/ports/clock';
import { accountProof, browserProof, KEPT_MONTHS, limit } from './rules';

interface Dependencies {
  sql: Sql;
  clock: Clock;
  throttle: Pick<Throttle, 'count'>;
  customers: Pick<Customers, 'keepCookieChoices'>;
}

const digest = (id: string) => createHash('sha256').update(id.toLowerCase()).digest('hex');

export const createConsents = ({ sql, clock, throttle, customers }: Dependencies) => ({
  /** Adds a choice, once; the account of who is logged in keeps it too. @throws {ShopError} too_many_requests */
  async record(choice: ConsentRecord, { customerId, address }: { customerId?: number; address: string }) {
    await throttle.count(`consent:address:${address}`, limit, 'too_many_requests');
    const at = clock().toISOString();
    const { id, v, ga, gtm, meta, ts = at } = choice;
    await transact(sql, async (tx) => {
      await tx`
        insert into consent_choices (browser, chosen_at, at, version, ga, gtm, meta)
        values (${digest(id)}, ${ts}, ${at}, ${v}, ${ga}, ${gtm}, ${meta}) on conflict do nothing`;
      if (customerId !== undefined) await customers.keepCookieChoices(tx, customerId, choice);
    });
  },

  async forgetOld(): Promise<number> {
    const before = monthsBefore(clock(), KEPT_MONTHS).toISOString();
    const choices = await sql`delete from consent_choices where at < ${before}`;
    const last = await sql`delete from consents where at < ${before}`;
    return choices.count + last.count;
  },
});

/** Proof of consent (GDPR art. 7.1, rule 10.45). */
export const createConsentProof = ({ sql }: { sql: Sql }) => ({
  /** Lists a browser's choices by the id in its cookie `cookieConsent`, oldest first, with the question; undefined if none. */
  async ofBrowser(id: string): Promise<string | undefined> {
    if (!isUuid(id)) return undefined;
    const choices = await sql<Columns<typeof consentChoices, 'version' | 'at' | 'chosenAt' | 'ga' | 'gtm' | 'meta'>[]>`
      select version, at, chosen_at, ga, gtm, meta from consent_choices where browser = ${digest(id)}
      union all select version, at, at, ga, gtm, meta from consents where id = ${id}
      order by at, chosen_at`;
    return choices.length === 0 ? undefined : browserProof(choices);
  },

  /** Lists the choices of an account by its email; undefined without an account. */
  async ofAccount(email: string): Promise<string | undefined> {
    const [customer] = await sql<Columns<typeof customers, 'id'>[]>`
      select id from customers where lower(email) = ${normaliseEmail(email)}`;
    if (!customer) return undefined;
    const choices = await sql<Columns<typeof marketingConsents, 'choice' | 'given' | 'source' | 'version' | 'at'>[]>`
      select choice, given, source, version, at from marketing_consents where customer_id = ${customer.id} order by id`;
    return choices.length === 0 ? 'Nothing has been said yes to.' : accountProof(choices);
  },
});

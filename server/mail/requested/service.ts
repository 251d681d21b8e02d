import type { EmailWriter, RequestedEmail } from '@/server/customers/sign-in/types';
import type { Sql } from '@/server/platform/db/connection';
import type { Columns } from '@/server/platform/db/rows';
import type { requestedEmails } from '@/server/platform/db/schema/customers';
import { type Transaction, transact } from '@/server/platform/db/transact';
import type { Clock } from '@/server/ports/clock';
import { KEPT_MS } from './rules';
import type { RequestedEmails } from './types';

interface Dependencies {
  sql: Sql;
  clock: Clock;
  writers: Record<RequestedEmail['kind'], EmailWriter>;
}

export function createRequestedEmails({ sql, clock, writers }: Dependencies): RequestedEmails {
  const write = (id: number) =>
    transact(sql, async (tx) => {
      const requested = await take(tx, id);
      if (requested) await writers[requested.kind](tx, requested);
    });

  return {
    async request({ kind, brand, email = '', phone = '', number = '' }) {
      await sql`insert into wanted_letters (kind, email, phone, number, brand, created_at)
        values (${kind}, ${email}, ${phone}, ${number}, ${brand}, ${clock().toISOString()})`;
    },

    async writeDue(limit) {
      const failures: unknown[] = [];
      // A hint: `take` decides.
      const due = await sql<Columns<typeof requestedEmails, 'id'>[]>`
        select id from wanted_letters order by id limit ${limit}`;
      for (const { id } of due) await write(id).catch((error: unknown) => failures.push(error));
      if (failures.length > 0)
        throw new AggregateError(failures, `${failures.length} requested emails could not be written`);
      return due.length;
    },

    async forgetOld() {
      const before = new Date(clock().getTime() - KEPT_MS).toISOString();
      return (await sql`delete from wanted_letters where created_at < ${before}`).count;
    },
  };
}

/** Deletes the request and returns it; undefined when another instance has it. */
async function take(tx: Transaction, id: number): Promise<RequestedEmail | undefined> {
  const [row] = await tx<RequestedEmail[]>`
    delete from wanted_letters where id = (select id from wanted_letters where id = ${id} for update skip locked)
    returning kind, email, phone, number, brand`;
  return row;
}

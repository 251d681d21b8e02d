import { transact } from '@/server/platform/db/transact';
import { KEPT_MS } from './rules';
import * as store from './store';
import type { RequestedEmails, RequestedEmailsDependencies } from './types';

export function createRequestedEmails({ sql, clock, writers }: RequestedEmailsDependencies): RequestedEmails {
  const write = (id: number) =>
    transact(sql, async (tx) => {
      const requested = await store.take(tx, id);
      if (requested) await writers[requested.kind](tx, requested);
    });

  return {
    want: (email) => store.insert(sql, { email: '', phone: '', number: '', ...email }, clock()),

    async writeDue(limit) {
      const failures: unknown[] = [];
      const due = await store.findDue(sql, limit);
      for (const id of due) await write(id).catch((error: unknown) => failures.push(error));
      // The others are committed.
      if (failures.length > 0)
        throw new AggregateError(failures, `${failures.length} requested emails could not be written`);
      return due.length;
    },

    forgetOld: () => store.deleteOld(sql, new Date(clock().getTime() - KEPT_MS)),
  };
}

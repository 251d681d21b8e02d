import { transact } from '@/server/platform/db/transact';
import { KEPT_MS } from './rules';
import * as store from './store';
import type { WantedLetters, WantedLettersDependencies } from './types';

export function createWantedLetters({ sql, clock, writers }: WantedLettersDependencies): WantedLetters {
  const write = (id: number) =>
    transact(sql, async (tx) => {
      const wanted = await store.take(tx, id);
      if (wanted) await writers[wanted.kind](tx, wanted);
    });

  return {
    want: (letter) => store.insert(sql, { email: '', phone: '', number: '', ...letter }, clock()),

    async writeDue(limit) {
      const failures: unknown[] = [];
      const due = await store.findDue(sql, limit);
      for (const id of due) await write(id).catch((error: unknown) => failures.push(error));
      // Those that could be written are.
      if (failures.length > 0)
        throw new AggregateError(failures, `${failures.length} wanted letters could not be written`);
      return due.length;
    },

    forgetOld: () => store.deleteOld(sql, new Date(clock().getTime() - KEPT_MS)),
  };
}

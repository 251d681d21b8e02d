import { findHashes, forget } from '@/server/pictures/store';
import type { Sql, Transaction } from '@/server/platform/db/connection';
import { transact } from '@/server/platform/db/transact';
import type { Clock } from '@/server/ports/clock';
import type { Pictures } from '@/server/ports/pictures';
import { addressBeginning, derivedBeginning, dueBefore, isUsed } from './rules';
import * as store from './store';
import type { UnusedPictures } from './types';

interface UnusedOptions {
  sql: Sql;
  clock: Clock;
  pictures: Pictures;
}

/** What nothing is derived from: `derived` may be emptied at any time. */
const KEPT = ['originals/', 'masters/'];

/** Removes photographs when nothing has named them for their days (rule 18.35). */
export function createUnusedPictures({ sql, clock, pictures }: UnusedOptions): UnusedPictures {
  async function kept(): Promise<Set<string>> {
    const names = new Set<string>();
    for (const beginning of KEPT) for await (const name of pictures.list(beginning)) names.add(name);
    return names;
  }

  async function removeDerived(name: string): Promise<void> {
    const beginning = derivedBeginning(name);
    if (beginning) for await (const file of pictures.list(beginning)) await pictures.remove(file);
  }

  async function remove(tx: Transaction, name: string): Promise<void> {
    const address = addressBeginning(name);
    if (address) await forget(tx, address);
    // First what the others are made of.
    await pictures.remove(name);
    await removeDerived(name);
  }

  async function removeDueAlone(tx: Transaction, limit: number): Promise<number> {
    if (!(await store.standAlone(tx))) return 0;
    const now = clock();
    const names = await kept();
    const ids = names.size > 0 ? await store.findNamed(tx) : new Set<string>();
    const used = { ids, hashes: await findHashes(tx, [...ids]) };
    const unused = [...names].filter((name) => !isUsed(name, used));
    // A file may have been derived while its photograph went.
    for (const name of await store.mark(tx, unused, now)) if (!names.has(name)) await removeDerived(name);
    const due = await store.findDue(tx, dueBefore(now), limit);
    for (const name of due) await remove(tx, name);
    await store.noteRemoved(tx, due, now);
    return due.length;
  }

  return {
    // Files do not come back when a transaction is tried again; what is left goes at the next run.
    removeDue: (limit) => transact(sql, (tx) => removeDueAlone(tx, limit), { attempts: 1 }),
  };
}

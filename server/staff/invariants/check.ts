import { invariantsOfParts } from '@/server/parts';
import type { Sql } from '@/server/platform/db/connection';
import { transact } from '@/server/platform/db/transact';
import type { Db, Invariant } from '@/server/platform/part';
import { emails } from './emails';
import { lives } from './lives';
import { money } from './money';
import { privacy } from './privacy';
import { rows } from './rows';
import { stock } from './stock';

export interface Broken {
  name: string;
  rule: string;
  breaches: string[];
}

export const invariants: readonly Invariant[] = [
  ...stock,
  ...money,
  ...lives,
  ...rows,
  ...emails,
  ...privacy,
  ...invariantsOfParts,
];

export async function brokenIn(sql: Db, now: Date): Promise<Broken[]> {
  const broken: Broken[] = [];
  for (const { name, rule, find } of invariants) {
    const breaches = await find(sql, now);
    if (breaches.length > 0) broken.push({ name, rule, breaches: breaches.map(({ what }) => what) });
  }
  return broken;
}

/** Checks all invariants on one snapshot, while the shop runs. */
export const check = (sql: Sql, now: Date): Promise<Broken[]> =>
  transact(sql, (tx) => brokenIn(tx, now), { readOnly: 'one moment' });

import { invariantsOfParts } from '@/server/parts';
import type { Sql } from '@/server/platform/db/connection';
import { transact } from '@/server/platform/db/transact';
import type { Broken, Db, Invariant } from './invariant';
import { letters } from './letters';
import { lives } from './lives';
import { money } from './money';
import { privacy } from './privacy';
import { rows } from './rows';
import { stock } from './stock';

export const invariants: readonly Invariant[] = [
  ...stock,
  ...money,
  ...lives,
  ...rows,
  ...letters,
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

/** Checks all invariants at one moment, while the shop is at work. */
export const check = (sql: Sql, now: Date): Promise<Broken[]> =>
  transact(sql, (tx) => brokenIn(tx, now), { readOnly: 'one moment' });

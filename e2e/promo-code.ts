import { randomInt } from 'node:crypto';
import { database } from './database';
import { test } from './shop';

const DAY_MS = 86_400_000;

/** A secret code of this test's own, valid from so many days from now; nobody else's, whichever width it is. */
export async function makeCode(beginning: string, { name = 'Prøvekode', inDays = -1 } = {}): Promise<string> {
  const code = `${beginning}${test.info().project.name.toUpperCase()}${randomInt(1000, 9999)}`;
  const from = new Date(Date.now() + inDays * DAY_MS).toISOString();
  const to = new Date(Date.now() + 100 * DAY_MS).toISOString();
  await database(
    (sql) => sql`
      insert into promo_codes (id, code, name, valid_from, valid_to, fixed, amount, type)
      values (${randomInt(1_000_000, 2_000_000_000)}, ${code}, ${name}, ${from}, ${to}, true, 100, 'secret')`,
  );
  return code;
}

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readCommand } from '@/server/staff/command';
import { openStaffDesk } from '@/server/staff/open';
import { topics } from '@/server/staff/topics';
import { BERGEN, clear, OSLO, SHOE, seed, TUESDAY_NOON } from '@/tests/server/orders/fixture';
import { actor } from '@/tests/server/orders/fulfilments/fixture';
import { dispatch, openTwoShops } from '@/tests/server/orders/fulfilments/two-shops';
import { openTestDatabase } from '@/tests/support/database';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let shop: Awaited<ReturnType<typeof openTwoShops>>;
beforeAll(async () => {
  database = await openTestDatabase();
  await seed(database.sql);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.sql`truncate complaints cascade`;
  await clear(database.sql);
  shop = await openTwoShops(database.sql);
});

/** What `npm run staff -- complaints …` prints. */
function staff(...words: string[]): Promise<string> {
  const command = readCommand(['complaints', ...words], topics);
  if (command.name !== 'run') throw new Error(command.text);
  return command.run(openStaffDesk(database.sql, () => TUESDAY_NOON));
}

async function complain() {
  const order = await shop.buy();
  for (const at of [BERGEN, OSLO]) await shop.act(order, at, dispatch);
  const text = 'Sålen løsnet på den andre turen.';
  const { number } = await shop.complaints.make(
    order.token,
    { key: 'k'.repeat(20), eans: [SHOE], text, wish: 'refund' },
    { address: '1.2.3.4' },
  );
  return { number };
}

describe('rule 17.6: staff see which complaints have not been answered', () => {
  it('of all shops, and of one', async () => {
    const { number } = await complain();
    expect(await staff()).toMatch(new RegExp(`^${number} .*${SHOE} .*2 pieces, 2\\s398,00.*Sålen løsnet`, 's'));
    expect(await staff(String(BERGEN))).toContain(number);
    expect(await staff(String(OSLO))).toBe('Every complaint has been answered.');
    await expect(staff('nowhere')).rejects.toThrow('There is no shop "nowhere".');
    await shop.complaints.settle(actor(BERGEN), number, { outcome: 'refused', word: 'Brukt som hammer.' });
    expect(await staff()).toBe('Every complaint has been answered.');
  });
});

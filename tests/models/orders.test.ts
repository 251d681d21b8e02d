import { afterAll, beforeAll, describe, it } from 'vitest';
import { seed } from '@/tests/server/orders/fixture';
import { openTestDatabase } from '@/tests/support/database';
import { acts, type Doing, PROMO_CODES, takeWalk } from './shop-acts';
import { openShopWalk } from './shop-walk';
import { walkAll } from './walks';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
  await seed(database.sql);
  await database.sql.unsafe(PROMO_CODES);
});
afterAll(() => database.close());

type Weights = Partial<Record<Doing, number>>;
const jobs: Weights = { settle: 2, send: 3, reconcile: 1, expire: 1, write: 1, post: 1, wait: 3 };

const machines: Record<string, Weights> = {
  payment: {
    ...jobs,
    ...{
      reserve: 1,
      buy: 6,
      'ask again': 3,
      'ask otherwise': 1,
      return: 4,
      'give up': 2,
      complete: 3,
      pay: 2,
      cancel: 2,
    },
    ...{ approve: 4, decline: 1, 'shopper cancels there': 1, 'look into': 1, 'run out': 1, 'approve another sum': 1 },
    ...{
      webhook: 4,
      lose: 4,
      'fall silent': 1,
      'work on': 4,
      'call off': 1,
      'put on the shelf': 1,
      settle: 4,
      send: 4,
    },
  },
  fulfilment: {
    ...jobs,
    ...{ reserve: 3, buy: 4, pay: 7, cancel: 2, arrived: 1, withdraw: 2, lose: 1, 'put on the shelf': 1 },
    ...{ pick: 3, missing: 3, ready: 3, 'hand over': 2, dispatch: 3, deliver: 2, 'call off': 2, 'work on': 4 },
  },
  withdrawal: {
    ...jobs,
    ...{ buy: 4, pay: 7, 'work on': 7, missing: 1, 'call off': 1, arrived: 1, lose: 2, withdraw: 8, 'take back': 8 },
  },
  complaint: {
    ...jobs,
    ...{ reserve: 2, buy: 4, pay: 7, 'work on': 8, lose: 1, withdraw: 2, 'take back': 2, complain: 8, answer: 8 },
  },
};

describe('rule 19.10: whatever happens, in whatever order, it adds up', () => {
  it.each(Object.entries(machines))(
    '%s',
    (_machine, weights) =>
      walkAll(acts(weights), { few: 9, steps: 25 }, async (steps) => takeWalk(await openShopWalk(database.sql), steps)),
    3_600_000 * 5,
  );
});

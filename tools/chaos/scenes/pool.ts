import type { Scene } from '@/tools/chaos/play';

const HOLDS = 3;

export const pool: Scene = {
  name: 'pool',
  what: 'two connections an instance, and a transaction of somebody else’s that holds all orders up',
  options: { settings: () => ({ DATABASE_POOL: '2' }) },
  async run({ ask, fault }, { answered }) {
    for (let i = 0; i < HOLDS; i++) {
      await ask((sql) =>
        sql.begin(async (tx) => {
          await tx`lock table orders, stock in access exclusive mode`;
          fault('orders and shelves are locked');
          await answered(40);
        }),
      ).catch((error: Error) => {
        if (!error.message.startsWith('Not done in')) throw error;
      });
      await answered(30);
    }
  },
};

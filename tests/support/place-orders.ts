// A process that places orders and is meant to be killed while it does (tests/server/orders/killed.test.ts).
// node --import ./tools/ts-hooks.mjs tests/support/place-orders.ts '{"url":…,"keys":[…],"atOnce":4}'

import { connectDatabase } from '@/server/platform/db/connection';
import { open } from '@/tests/server/orders/fixture';
import { orderFor } from '@/tests/server/orders/killed-orders';
import { watchStatements } from './watch-statements';

export interface PlaceOrders {
  url: string;
  keys: string[];
  atOnce: number;
  /** Dies at this statement of this process … */
  dieAt?: number;
  /** … before it leaves for the database, or when it has left and no answer has been read. */
  sent?: boolean;
}

const { url, keys, atOnce, dieAt, sent } = JSON.parse(process.argv[2] ?? '') as PlaceOrders;
const { sql, close } = connectDatabase(url, { poolSize: atOnce });
const die = () => process.kill(process.pid, 'SIGKILL');

let statements = 0;
watchStatements(() => {
  statements += 1;
  if (statements !== dieAt) return;
  // Two turns of the event loop on, the statement has gone out.
  if (sent) setImmediate(() => setImmediate(die));
  else die();
});

const { placing } = open(sql);
const left = [...keys];
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    for (let key = left.shift(); key !== undefined; key = left.shift()) {
      process.stdout.write(`start ${key}\n`);
      await placing.place(orderFor(key), { brand: 'nordvidda', idempotencyKey: key });
      process.stdout.write(`done ${key}\n`);
    }
  }),
);
process.stdout.write(`statements ${statements}\n`);
await close();

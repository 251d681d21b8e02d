import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ShopError } from '@/lib/errors';
import { type Transaction, transact } from '@/server/platform/db/transact';
import { createIdempotency } from '@/server/platform/idempotency/service';
import { claim } from '@/server/platform/idempotency/store';
import { openTestDatabase } from '@/tests/support/database';

const NOON = new Date('2026-03-03T11:00:00Z');
const DAY = 24 * 3_600_000;

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let keys: ReturnType<typeof createIdempotency>;
let now = NOON;
let worked: string[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  keys = createIdempotency({ sql: database.sql, clock: () => now });
});
afterAll(() => database.close());
beforeEach(async () => {
  [now, worked] = [NOON, []];
  await database.sql`truncate idempotency_keys`;
});

interface Asked {
  key?: string | undefined;
  customerId?: number | undefined;
  text?: string;
}
const asked = ({ key = 'order-key', customerId, text = 'two shoes' }: Asked = {}) => ({ key, customerId, text });
const send = (request: Asked, work?: () => Promise<unknown>) => {
  const whole = 'key' in request ? { ...asked(request), key: request.key } : asked(request);
  return transact(database.sql, (tx) =>
    keys.once(tx, whole, async () => {
      worked.push(whole.text);
      return work ? work() : { number: `NV-${worked.length}`, text: whole.text };
    }),
  );
};
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    ({ code }: ShopError) => code,
  );
const kept = async () => (await database.sql`select key from idempotency_keys order by key`).map(({ key }) => key);

describe('rule 15.4: a retried request', () => {
  it('gets the first answer, and nothing is done again', async () => {
    const first = await send({});
    expect(first).toEqual({ number: 'NV-1', text: 'two shoes' });
    expect([await send({}), await send({})]).toEqual([first, first]);
    expect(worked).toHaveLength(1);
  });

  it('without a key is a new one each time, and nothing is kept', async () => {
    await send({ key: undefined });
    await send({ key: undefined });
    expect([worked.length, await kept()]).toEqual([2, []]);
    expect(await keys.knows({ key: undefined, customerId: 1 })).toBe(false);
  });

  it('with other content under the same key is refused, and the first answer stays', async () => {
    const first = await send({});
    expect(await refusal(send({ text: 'three shoes' }))).toBe('idempotency_key_reused');
    expect([await send({}), worked]).toEqual([first, ['two shoes']]);
  });

  it('gets the answer of its own key, whatever is answered to others', async () => {
    const [first, other] = [await send({}), await send({ key: 'other-key' })];
    expect(other).not.toEqual(first);
    expect([await send({}), await send({ key: 'other-key' })]).toEqual([first, other]);
  });

  it('after a refusal is tried again', async () => {
    const failed = send({}, async () => {
      throw new Error('Sold out');
    });
    await expect(failed).rejects.toThrow('Sold out');
    expect([await kept(), await keys.knows(asked())]).toEqual([[], false]);
    expect(await send({ text: 'three shoes' })).toEqual({ number: 'NV-2', text: 'three shoes' });
  });

  it('at the same moment waits for the first, and gets its answer', async () => {
    const answers = await Promise.all([send({}), send({}), send({}), send({})]);
    expect(worked).toHaveLength(1);
    expect(answers).toEqual(Array(4).fill(answers[0]));
  });

  it('whose first answer is forgotten this very moment is a new one', async () => {
    await send({});
    const taken = await transact(database.sql, (tx) => {
      const statement: ProxyHandler<Transaction> = {
        apply: (query, self, args) => {
          if (!String(args[0]).includes('select request_digest')) return Reflect.apply(query, self, args);
          return tx`delete from idempotency_keys`.then(() => Reflect.apply(query, self, args));
        },
      };
      return claim(new Proxy(tx, statement), 'guest:order-key', 'd'.repeat(64), now);
    });
    expect([taken, await kept()]).toEqual([undefined, ['guest:order-key']]);
  });
});

describe('rule 7.7: a key is 8–100 visible characters', () => {
  it.each(['short-k', 'k'.repeat(101), 'with blank', 'line\nbreak', 'nøkkel-åtte', ''])(
    '%j is refused',
    async (key) => {
      expect(await refusal(send({ key }))).toBe('invalid_idempotency_key');
      expect(await refusal(keys.knows({ key, customerId: undefined }))).toBe('invalid_idempotency_key');
      expect([worked, await kept()]).toEqual([[], []]);
    },
  );

  it.each(['eight-ch', 'k'.repeat(100), '!"#$%&/()=?'])('%j is none the worse', async (key) => {
    expect(await refusal(send({ key }))).toBe('done');
    expect(await keys.knows({ key, customerId: undefined })).toBe(true);
  });
});

describe('rule 15.16: a key is its sender’s', () => {
  it.each<[string, Asked, Asked, number]>([
    ['a guest’s and a customer’s', {}, { customerId: 1 }, 2],
    ['two customers’', { customerId: 1 }, { customerId: 12 }, 2],
    ['one that looks like another’s', { customerId: 1, key: '2:order-key' }, { customerId: 12 }, 2],
    ['two of one customer', { customerId: 1 }, { customerId: 1, key: 'other-key' }, 2],
    ['one customer’s', { customerId: 1 }, { customerId: 1 }, 1],
    ['guests’', {}, {}, 1],
  ])('%s', async (_name, one, other, times) => {
    await send(one);
    expect(await keys.knows(asked(other))).toBe(times === 1);
    await send(other);
    expect(worked).toHaveLength(times);
  });
});

describe('answers that are forgotten', () => {
  it('rule 15.4: after seven days', async () => {
    await send({});
    now = new Date(NOON.getTime() + 7 * DAY);
    await send({ key: 'next-key' });
    expect(await keys.forgetOld()).toBe(0);
    now = new Date(now.getTime() + 1);
    expect([await keys.forgetOld(), await kept()]).toEqual([1, ['guest:next-key']]);
  });

  it('with the account, and of nobody else', async () => {
    for (const customerId of [undefined, 1, 12, 2]) await send({ customerId });
    await send({ customerId: 1, key: 'other-key' });
    await send({ key: 'customer:1:key' });
    await transact(database.sql, (tx) => keys.forgetCustomer(tx, { id: 1 }));
    expect(await kept()).toEqual([
      'customer:12:order-key',
      'customer:2:order-key',
      'guest:customer:1:key',
      'guest:order-key',
    ]);
  });
});

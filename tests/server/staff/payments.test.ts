import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '@/server/ports/clock';
import { readCommand } from '@/server/staff/command';
import { openStaffDesk } from '@/server/staff/open';
import { StaffError } from '@/server/staff/topic';
import { topics } from '@/server/staff/topics';
import { clear, HOUR, open, seed, TOTAL } from '@/tests/server/orders/payments/fixture';
import { openTestDatabase } from '@/tests/support/database';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
  await seed(database.sql);
});
afterAll(() => database.close());
beforeEach(() => clear(database.sql));

async function staff(...words: string[]): Promise<string> {
  const command = readCommand(['payments', ...words], topics);
  if (command.name !== 'run') return command.name;
  return command.run(openStaffDesk(database.sql, systemClock));
}

describe('rule 19.7: staff see what does not add up', () => {
  it('with its orders, until somebody has seen to it', async () => {
    const { place, purchases, provider } = open(database.sql);
    expect(await staff()).toBe('Every payment adds up.');
    const purchase = await place();
    const reference = purchase.payments[0]?.reference ?? '';
    provider.approve(reference, { authorised: TOTAL - 1 });
    await purchases.settle(purchase.token);
    const said = await staff();
    expect(said).toContain(`wrong_amount  ${reference.replace(/-a1$/, '')}  fake ${reference}`);
    expect(said).toContain(`asked for ${TOTAL} NOK, the provider says ${TOTAL - 1} NOK`);
    const id = /^#(\d+)/.exec(said)?.[1] ?? '';
    expect(await staff('resolve', id)).toBe(`Alarm ${id} is resolved.`);
    expect(await staff()).toBe('Every payment adds up.');
    await expect(staff('resolve', id)).rejects.toThrow(StaffError);
  });

  it('an act that cannot be sent, with the provider’s last answer, until it has been sent', async () => {
    const { place, purchases, payments, provider, pass } = open(database.sql);
    const purchase = await place();
    await purchases.cancel(purchase.token);
    for (let i = 0; i < 5; i++) {
      provider.lose('release', 'before');
      await payments.sendDue(10);
      pass(HOUR);
    }
    expect(await staff()).toMatch(/act_stuck[\s\S]*last answer: The provider did not answer/);
    await payments.sendDue(10);
    expect(await staff()).toBe('Every payment adds up.');
  });

  it.each([[['resolve']], [['resolve', 'x']], [['resolve', '99999999999']], [['all']]])(
    '%j is not understood',
    async (words) => {
      expect(await staff(...words)).toBe('wrong');
    },
  );
});

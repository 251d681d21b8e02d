import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCounter } from '@/server/orders/counter/service';
import { argon2id } from '@/server/platform/argon2id';
import { createThrottle } from '@/server/platform/throttle/service';
import { readCommand } from '@/server/staff/command';
import { openStaffDesk } from '@/server/staff/open';
import { StaffError } from '@/server/staff/topic';
import { topics } from '@/server/staff/topics';
import { seedShops } from '@/tests/server/orders/counter/fixture';
import { openTestDatabase } from '@/tests/support/database';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedShops(database.sql);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.sql`truncate counter_staff, counter_sessions, shop_keys, webhook_targets, webhook_messages
    restart identity cascade`;
});

const clock = () => new Date('2026-03-03T12:00:00Z');
/** What `npm run staff -- counter …` prints. */
function staff(...words: string[]): Promise<string> {
  const command = readCommand(['counter', ...words], topics);
  if (command.name !== 'run') throw new Error(command.text);
  return command.run(openStaffDesk(database.sql, clock));
}
const counter = () => {
  const { sql } = database;
  return createCounter({ sql, clock, throttle: createThrottle({ sql, clock }), hasher: argon2id });
};
const told = (text: string) => text.split('\n')[0] ?? '';

describe('rule 17.6: staff give out the codes of the counters', () => {
  it('told once, by the slug or the number of the shop, and it opens that shop', async () => {
    const code = told(await staff('add', '102', 'Kari', 'Nordmann'));
    const { session } = await counter().login(code, '203.0.113.7');
    expect(session).toMatchObject({ shop: { id: 2, name: 'Nordvidda Tromsø' }, name: 'Kari Nordmann' });
    expect(await staff('list', 'tromsø')).toBe('#1  Nordvidda Tromsø  Kari Nordmann  made 3. mars 2026 kl. 13:00');
    expect(await staff('list')).not.toContain(code);
  });

  it('and takes them back', async () => {
    const code = told(await staff('add', 'bodø', 'Kari'));
    expect(await staff('revoke', 'bodø', 'Kari')).toMatch(/revoked/);
    await expect(counter().login(code, '203.0.113.7')).rejects.toMatchObject({ code: 'wrong_code' });
    await expect(staff('revoke', 'bodø', 'Kari')).rejects.toThrow(new StaffError('Kari has no code there.'));
  });

  it('keys, which a till calls with', async () => {
    const key = told(await staff('key', 'bodø', 'Kassen'));
    expect(await counter().actorOfKey(key, '203.0.113.7')).toEqual({ shopId: 1, name: 'Kassen', id: 'key:1' });
    expect(await staff('keys')).toMatch(/^#1 {2}Nordvidda Bodø {2}Kassen {2}made /);
    expect(await staff('revoke-key', '1')).toBe('Key 1 is revoked.');
    expect(await counter().actorOfKey(key, '203.0.113.7')).toBeUndefined();
    await expect(staff('revoke-key', '1')).rejects.toThrow('There is no key 1.');
  });

  it('and who is told of orders', async () => {
    expect(told(await staff('webhook', 'https://till.example/hook', 'bodø'))).toMatch(/^whs_[\w-]{43}$/);
    await staff('webhook', 'https://all.example/');
    expect(await staff('webhooks')).toBe(
      '#1  https://till.example/hook  Nordvidda Bodø  0 waiting\n#2  https://all.example/  all shops  0 waiting',
    );
    await staff('stop-webhook', '2');
    expect(await staff('webhooks')).toMatch(/all shops {2}stopped$/);
    await expect(staff('webhook', 'till.example')).rejects.toThrow('"till.example" is no address to send to.');
  });

  it('not for a shop there is not', async () => {
    for (const words of [
      ['add', 'x', 'Kari'],
      ['revoke', 'x', 'Kari'],
      ['list', 'x'],
      ['key', 'x', 'Kassen'],
      ['webhook', 'https://a.no', 'x'],
    ])
      await expect(staff(...words)).rejects.toThrow(new StaffError('There is no shop "x".'));
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSignatures } from '@/server/adapters/signatures/hmac';
import { createPreviews } from '@/server/storefront/previews/service';
import type { Pass, Previews } from '@/server/storefront/previews/types';
import { openTestDatabase } from '@/tests/support/database';

const DAY = 86_400_000;
const START = new Date('2026-11-25T09:00:00Z');
const AT = new Date('2026-11-27T07:00:00Z');
const SECRET = 'a-secret-of-at-least-32-characters';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let now = START;
const opened = (secrets = [SECRET]): Previews =>
  createPreviews({ sql: database.sql, clock: () => now, signatures: createSignatures(secrets) });

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  now = START;
  await database.sql`truncate preview_endings`;
});

const later = (ms: number) => {
  now = new Date(START.getTime() + ms);
};
const whole = async (previews: Previews, token: string) => {
  const pass = await previews.open(token);
  if ('refused' in pass) throw new Error(pass.refused);
  return pass;
};

describe('rule 2.90: a link to what is to come', () => {
  it('lets one see its name at its time until its last day', async () => {
    const previews = opened();
    const token = previews.link({ only: 'black-week', at: AT }, 7);
    expect(token).toMatch(/^[\w-]+\.[\w-]+$/);
    expect(await previews.open(token)).toEqual({
      only: 'black-week',
      at: AT,
      madeAt: START,
      until: new Date(START.getTime() + 7 * DAY),
    });
    later(7 * DAY - 1);
    expect(await previews.open(token)).not.toHaveProperty('refused');
    later(7 * DAY);
    expect(await previews.open(token)).toEqual({ refused: 'expired' });
  });

  it('is ours, whole, and a link', async () => {
    const previews = opened();
    const token = previews.link({}, 7);
    const [body = '', signature = ''] = token.split('.');
    const other = Buffer.from(JSON.stringify([null, null, null, 0, 9e15])).toString('base64url');
    const { value: cookie } = previews.cookie(await whole(previews, token), {});
    const wrong = [
      '',
      '.',
      body,
      `${body}.`,
      `${other}.${signature}`,
      `${token}.x`,
      `${token}x`,
      cookie,
      'x'.repeat(5000),
    ];
    for (const one of wrong) expect(await previews.open(one)).toEqual({ refused: 'forged' });
    expect(await opened([`${SECRET}!`]).open(token)).toEqual({ refused: 'forged' });
    expect(await previews.read(token)).toBeUndefined();
  });

  it('becomes a cookie for eight hours, never longer than the link, however often the time is changed', async () => {
    const previews = opened();
    const long = await whole(previews, previews.link({}, 7));
    const first = previews.cookie(long, { name: 'vår', at: AT });
    expect(first.maxAge).toBe(8 * 3600);
    later(5 * 3600_000);
    const pass = (await previews.read(first.value)) as Pass;
    expect(pass).toMatchObject({ name: 'vår', at: AT });
    const second = previews.cookie(pass, { name: 'vår' });
    expect(second.maxAge).toBe(3 * 3600);
    expect(await previews.read(second.value)).not.toHaveProperty('at');
    later(8 * 3600_000);
    expect(await previews.read(first.value)).toBeUndefined();
    expect(await previews.read(second.value)).toBeUndefined();
    later(0);
    const short = previews.link({}, 1);
    later(DAY - 3600_000);
    expect(previews.cookie(await whole(previews, short), {}).maxAge).toBe(3600);
  });

  it('ends with all others when staff say so, and so does what was opened by it; those made later open', async () => {
    const [staff, shop] = [opened(), opened()];
    const token = staff.link({}, 7);
    const { value: cookie } = shop.cookie(await whole(shop, token), {});
    later(1000);
    await staff.endAll();
    await staff.endAll();
    const other = opened();
    expect(await other.open(token)).toEqual({ refused: 'ended' });
    expect(await other.read(cookie)).toBeUndefined();
    later(2000);
    expect(await other.open(staff.link({}, 7))).not.toHaveProperty('refused');
  });

  it('rule 6.40: outlives the secret it was signed with, as long as that is known', async () => {
    const token = opened().link({}, 7);
    const NEW = 'the-secret-that-is-in-use-from-today-on';
    expect(await opened([NEW, SECRET]).open(token)).not.toHaveProperty('refused');
    expect(await opened([NEW]).open(token)).toEqual({ refused: 'forged' });
  });

  it('asks the database only about what is signed', async () => {
    const sql = (() => {
      throw new Error('asked');
    }) as never;
    const previews = createPreviews({ sql, clock: () => now, signatures: createSignatures([SECRET]) });
    expect(await previews.open('a.b')).toEqual({ refused: 'forged' });
    await expect(previews.open(previews.link({}, 1))).rejects.toThrow('asked');
  });
});

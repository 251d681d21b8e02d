import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { POST as login } from '@/app/api/v1/counter/login/route';
import { POST as logout } from '@/app/api/v1/counter/logout/route';
import { POST as act } from '@/app/api/v1/counter/picks/[id]/acts/route';
import { GET as list } from '@/app/api/v1/counter/picks/route';
import { GET as session } from '@/app/api/v1/counter/session/route';
import type { Handler } from '@/server/api/handle';
import { ask } from '@/tests/support/ask';
import { openTestDatabase } from '@/tests/support/database';
import { bodo, openCounter, seedShops, tromso } from './fixture';

const shop = vi.hoisted(() => ({}) as ReturnType<typeof openCounter>['shop']);
vi.mock('@/server/shop', () => ({ openShop: () => shop }));

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let counter: ReturnType<typeof openCounter>;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedShops(database.sql);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.sql`truncate counter_staff, counter_sessions, counter_acts, shop_keys, attempts restart identity cascade`;
  counter = openCounter(database.sql);
  Object.assign(shop, counter.shop);
});

const HOUR = 3_600_000;
const cookieOf = (headers: Headers) => /counterSession=([\w-]*)/.exec(headers.get('set-cookie') ?? '')?.[0] ?? '';
const code = (shop = bodo, name = 'Kari') => counter.access.addCode(shop, name);

async function signIn(typed: string) {
  const answer = await ask(login, '/counter/login', { body: { code: typed } });
  return { ...answer, cookie: cookieOf(answer.headers) };
}
const codeOf = ({ status, body }: { status: number; body?: { code?: string } }) => [status, body?.code];
const who = (cookie: string, handler: Handler = session) => ask(handler, '/counter/session', { cookie });

describe('rule 6.8: a personal code opens the counter of its shop', () => {
  it('answers who has signed in and where, for twelve hours', async () => {
    const { status, body, headers, cookie } = await signIn(await code());
    expect([status, body]).toEqual([
      200,
      {
        shop: { id: 1, name: 'Nordvidda Bodø' },
        name: 'Kari',
        expiresAt: new Date(counter.now() + 12 * HOUR).toISOString(),
      },
    ]);
    expect(headers.get('set-cookie')).toMatch(/HttpOnly/);
    expect(headers.get('set-cookie')).toMatch(/SameSite=Strict/);
    expect((await who(cookie)).body).toEqual(body);
    counter.pass(12 * HOUR);
    expect((await who(cookie)).status).toBe(204);
  });

  it('lists the orders of that shop, and of no other', async () => {
    const { cookie } = await signIn(await code(tromso, 'Ola'));
    expect((await ask(list, '/counter/picks', { cookie })).status).toBe(200);
    expect(counter.asked).toEqual([['list', 2]]);
  });

  it('without a session everything is a 401', async () => {
    expect(codeOf(await ask(list, '/counter/picks'))).toEqual([401, 'not_at_counter']);
    expect(codeOf(await ask(list, '/counter/picks', { cookie: 'counterSession=abc' }))).toEqual([
      401,
      'not_at_counter',
    ]);
    expect(counter.asked).toEqual([]);
  });

  it('signing out ends the session, also for a copy of the cookie', async () => {
    const { cookie } = await signIn(await code());
    const out = await ask(logout, '/counter/logout', { body: {}, cookie });
    expect([out.status, cookieOf(out.headers)]).toEqual([204, 'counterSession=']);
    expect((await who(cookie)).status).toBe(204);
    expect(await database.sql`select from counter_sessions`).toHaveLength(0);
  });
});

describe('rule 6.9: a code', () => {
  it('is understood however it is typed', async () => {
    const told = await code();
    expect(told).toMatch(/^bodo1(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
    for (const typed of [told.toLowerCase(), told.replaceAll('-', ' '), ` ${told.replaceAll('-', '')} `])
      expect((await signIn(typed)).status).toBe(200);
  });

  it('and what the cookie holds stand in no table', async () => {
    const told = await code();
    const { cookie } = await signIn(told);
    const rows = JSON.stringify([
      await database.sql`select login, code_hash from counter_staff`,
      await database.sql`select id from counter_sessions`,
    ]);
    // The fixture's hasher is a quick one; the shop's is argon2id.
    expect(rows).toContain('hash of ');
    expect(rows).not.toContain(cookie.split('=')[1]);
  });

  it.each(['', 'bodo1', 'bodo1-0000-0000-0000', 'nobody9-0000-0000-0000', '0'.repeat(60)])(
    '%j is wrong, and every wrong one is the same answer',
    async (typed) => {
      await code();
      expect(codeOf(await signIn(typed))).toEqual([401, 'wrong_code']);
    },
  );

  it('a revoked code ends its sessions at once', async () => {
    const told = await code();
    const { cookie } = await signIn(told);
    expect(await counter.access.revokeCode(bodo, 'Kari')).toBe(true);
    expect((await who(cookie)).status).toBe(204);
    expect(codeOf(await signIn(told))).toEqual([401, 'wrong_code']);
    expect(await counter.access.revokeCode(bodo, 'Kari')).toBe(false);
  });

  it('a new code ends the one before', async () => {
    const before = await code();
    const { cookie } = await signIn(before);
    const after = await code();
    expect((await who(cookie)).status).toBe(204);
    expect([(await signIn(before)).status, (await signIn(after)).status]).toEqual([401, 200]);
  });

  it('allows five wrong attempts, then waits', async () => {
    const told = await code();
    for (let guess = 0; guess < 5; guess += 1) expect((await signIn('bodo1-0000-0000-0000')).status).toBe(401);
    const waiting = await signIn(told);
    expect(codeOf(waiting)).toEqual([429, 'too_many_logins']);
    expect(waiting.headers.get('retry-after')).toBe('30');
    counter.pass(30_000);
    expect((await signIn(told)).status).toBe(200);
  });

  it('guesses from another network do not lock it', async () => {
    const told = await code();
    const guess = { body: { code: 'bodo1-0000-0000-0000' }, headers: { 'x-forwarded-for': '198.51.100.1' } };
    for (let n = 0; n < 6; n += 1) await ask(login, '/counter/login', guess);
    expect((await signIn(told)).status).toBe(200);
  });

  it('attempts at all codes from one address are limited', async () => {
    for (let person = 0; person < 20; person += 1)
      expect((await signIn(`bodo${person}-0000-0000-0000`)).status).toBe(401);
    expect(codeOf(await signIn('bodo99-0000-0000-0000'))).toEqual([429, 'too_many_logins']);
  });
});

describe('rule 6.10: a shop’s key', () => {
  const pick = { body: { act: 'ready' }, params: { id: '7' } };

  it('makes the calls of the counter without a cross-site token', async () => {
    const key = await counter.access.addKey(tromso, 'Kassen');
    const bare = { 'x-requested-with': '', 'x-xsrf-token': '', cookie: '' };
    const asked = { ...pick, headers: { ...bare, authorization: `Bearer ${key}` } };
    expect((await ask(act, '/counter/picks/7/acts', asked)).status).toBe(200);
    expect(counter.asked).toEqual([
      ['act', { shopId: 2, name: 'Kassen', id: 'key:1' }, 7, { act: 'ready' }, undefined],
    ]);
  });

  it('an unknown key is refused twenty times, then has to wait; a right one never waits', async () => {
    const key = await counter.access.addKey(tromso, 'Kassen');
    const call = (bearer: string) => ask(list, '/counter/picks', { headers: { authorization: `Bearer ${bearer}` } });
    for (let guess = 0; guess < 20; guess += 1)
      expect((await call(`shk_${String(guess).padStart(43, '0')}`)).status).toBe(401);
    await call(`shk_${'a'.repeat(43)}`);
    const waiting = await call(`shk_${'b'.repeat(43)}`);
    expect(codeOf(waiting)).toEqual([429, 'too_many_requests']);
    expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await call(key)).status).toBe(200);
  });

  it('a revoked or unknown key is a 401 even beside a session', async () => {
    const key = await counter.access.addKey(tromso, 'Kassen');
    expect(await counter.access.revokeKey(1)).toBe(true);
    const { cookie } = await signIn(await code());
    for (const wrong of [key, 'shk_00000000000000000000', 'x'])
      expect(
        codeOf(await ask(list, '/counter/picks', { cookie, headers: { authorization: `Bearer ${wrong}` } })),
      ).toEqual([401, 'not_at_counter']);
  });

  it('without one, a session needs the token; the header of a proxy is no key', async () => {
    const { cookie } = await signIn(await code());
    const headers = { 'x-xsrf-token': '', authorization: 'Basic c3RhZ2luZzp4' };
    expect(codeOf(await ask(act, '/counter/picks/7/acts', { ...pick, cookie, headers }))).toEqual([
      419,
      'token_mismatch',
    ]);
    expect(counter.asked).toEqual([]);
  });
});

import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cookieOf, isToken } from '@/server/api/csrf';
import { seal, unseal } from '@/server/api/secret';
import { currentCustomer, endSession, giveToken, keepSession, logIn, startSession } from '@/server/api/session';

const NOW = Date.parse('2026-03-03T12:00:00.000Z');
const DAY = 24 * 3600;
const DEVICE = 'd'.repeat(43);
const opened = {
  sid: 'new-session',
  sessionId: 'named',
  expiresAt: new Date(NOW + 30 * DAY * 1000 + 999),
  device: 'n'.repeat(43),
  deviceExpiresAt: new Date(NOW + 365 * DAY * 1000),
};
const kari = { id: 7 };
const sessions = {
  find: vi.fn(async (sid: string) => ({ ...kari, sid })),
  open: vi.fn(async () => opened),
  close: vi.fn(async () => {}),
};
const login = vi.fn(async () => kari);
vi.mock('@/server/shop', () => ({ openShop: () => ({ customers: { sessions, logins: { login } } }) }));

vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
afterAll(() => void vi.useRealTimers());
beforeEach(() => void vi.clearAllMocks());

const asking = (cookies: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  new Request('https://nordvidda.example/', {
    headers: {
      ...headers,
      host: 'nordvidda.example',
      cookie: Object.entries(cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; '),
    },
  });

/** The cookies of an answer by their names: the value, and how the browser shall keep it. */
const given = (reply: Headers) =>
  Object.fromEntries(
    reply.getSetCookie().map((line) => {
      const [, name = '', value = '', how = ''] = /^([^=]+)=([^;]*); (.*)$/.exec(line) ?? [];
      return [name, { value, how }];
    }),
  );
/** As the browser asks next, with what it has been given. */
const next = (reply: Headers) =>
  asking(Object.fromEntries(Object.entries(given(reply)).map(([name, { value }]) => [name, value])));

describe('rule 6.4: a session', () => {
  it('is a sealed cookie that no script reads, kept until the session ends', async () => {
    const reply = new Headers();
    await keepSession(reply, asking(), opened);
    const { session, knownDevice, 'XSRF-TOKEN': token } = given(reply);
    expect(session?.how).toBe(`Path=/; SameSite=Lax; Max-Age=${30 * DAY}; HttpOnly; Secure`);
    expect(await unseal(session?.value ?? '')).toEqual({ sid: 'new-session' });
    expect(knownDevice).toEqual({
      value: opened.device,
      how: `Path=/; SameSite=Strict; Max-Age=${365 * DAY}; HttpOnly; Secure`,
    });
    expect(token?.how).toBe('Path=/; SameSite=Lax; Secure');
    expect(isToken(next(reply), token?.value ?? '')).toBe(true);
    expect(await currentCustomer(next(reply))).toEqual({ id: 7, sid: 'new-session' });
  });

  it.each([
    ['no cookie', async () => ({})],
    ['a cookie of somebody else’s making', async () => ({ session: 'Fe26.2*1*abc' })],
    ['one that holds something else', async () => ({ session: await seal({ sid: 7 }) })],
    ['one without a session', async () => ({ session: await seal({ other: 'x' }) })],
    ['one longer than any of ours', async () => ({ session: await seal({ sid: 'x'.repeat(900) }) })],
  ])('is nobody’s with %s, and the table is not asked', async (_what, cookies) => {
    expect(await currentCustomer(asking(await cookies()))).toBeUndefined();
    expect(sessions.find).not.toHaveBeenCalled();
  });

  it('begins under a new cookie, and ends the one before: nobody can have planted it', async () => {
    const reply = new Headers();
    await startSession(reply, asking({ session: await seal({ sid: 'before' }), knownDevice: DEVICE }), 7);
    expect(sessions.close.mock.calls).toEqual([['before']]);
    expect(sessions.open.mock.calls).toEqual([[7, DEVICE]]);
    expect(await currentCustomer(next(reply))).toEqual({ id: 7, sid: 'new-session' });
  });

  it('begins without one before as well', async () => {
    await startSession(new Headers(), asking(), 7);
    expect(sessions.close).not.toHaveBeenCalled();
    expect(sessions.open.mock.calls).toEqual([[7, undefined]]);
  });

  it('ends in the table and in the browser, with a token for nobody', async () => {
    const reply = new Headers();
    await endSession(reply, asking({ session: await seal({ sid: 'mine' }) }));
    expect(sessions.close.mock.calls).toEqual([['mine']]);
    const { session, 'XSRF-TOKEN': token } = given(reply);
    expect(session).toEqual({ value: '', how: 'Path=/; SameSite=Lax; Max-Age=0; HttpOnly; Secure' });
    expect(isToken(asking(), token?.value ?? '')).toBe(true);
  });

  it('ends for who has none', async () => {
    const reply = new Headers();
    await endSession(reply, asking());
    expect(sessions.close).not.toHaveBeenCalled();
    expect(Object.keys(given(reply))).toEqual(['session', 'XSRF-TOKEN']);
  });
});

describe('rule 7.1: a token is for the session that asks', () => {
  it('or for the one it is about to have', () => {
    const mine = asking({ session: 'mine' });
    const reply = new Headers();
    const token = giveToken(reply, mine);
    expect(given(reply)).toEqual({ 'XSRF-TOKEN': { value: token, how: 'Path=/; SameSite=Lax; Secure' } });
    expect([isToken(mine, token), isToken(asking(), token)]).toEqual([true, false]);
    expect(isToken(asking({ session: 'next' }), giveToken(new Headers(), mine, 'next'))).toBe(true);
  });
});

describe('rule 6.15: a browser is known by what the shop gave it', () => {
  it.each([
    [DEVICE, DEVICE],
    ['A-_9'.padEnd(43, 'x'), 'A-_9'.padEnd(43, 'x')],
    ['d'.repeat(42), undefined],
    ['d'.repeat(44), undefined],
    [`${'d'.repeat(42)}!`, undefined],
    ['', undefined],
  ])('%s: %s', async (cookie, device) => {
    await startSession(new Headers(), asking({ knownDevice: cookie }), 7);
    expect(sessions.open.mock.calls).toEqual([[7, device]]);
  });
});

describe('logging in', () => {
  const body = { email: 'kari@example.no', password: 'x' };
  const trying = async (customer: { id: number } | undefined, type?: 'email' | 'phone') => {
    const cookies = { session: await seal({ sid: 'before' }), knownDevice: DEVICE };
    const request = asking(cookies, { 'x-forwarded-for': '203.0.113.7' });
    const reply = new Headers();
    const answer = logIn({ request, reply, brand: 'nordvidda', body, customer }, type);
    return { answer, reply, request };
  };

  it('is tried as who asks, from where and with which browser, and begins a session', async () => {
    const { answer, reply } = await trying(undefined, 'email');
    expect(await answer).toBe(kari);
    const caller = { address: '203.0.113.7', brand: 'nordvidda', device: DEVICE };
    expect(login.mock.calls).toEqual([[body, 'email', caller]]);
    expect(sessions.open.mock.calls).toEqual([[7, DEVICE]]);
    expect(cookieOf(next(reply), 'knownDevice')).toBe(opened.device);
  });

  it('begins nothing when it is refused', async () => {
    login.mockRejectedValueOnce(new Error('refused'));
    const { answer, reply } = await trying(undefined);
    await expect(answer).rejects.toThrow('refused');
    expect([sessions.open.mock.calls, sessions.close.mock.calls, given(reply)]).toEqual([[], [], {}]);
  });

  it('rule 8.1: who is logged in already is told so, and logged out', async () => {
    const { answer, reply } = await trying({ id: 7 });
    await expect(answer).rejects.toThrow('already_logged_in');
    expect(login).not.toHaveBeenCalled();
    expect(sessions.close.mock.calls).toEqual([['before']]);
    expect(given(reply).session?.how).toContain('Max-Age=0');
  });
});

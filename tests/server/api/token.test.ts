import { describe, expect, test, vi } from 'vitest';
import { GET } from '@/app/api/v1/token/route';
import { assertSameOrigin, newToken } from '@/server/api/csrf';
import { clientAddress } from '@/server/page-door/client-address';
import { crossSiteHeaders } from '@/tests/support/cross-site';

vi.mock('@/server/shop', () => ({ openShop: () => ({}) }));

const url = 'http://localhost:3000/api/v1/token';
const ask = async (headers: Record<string, string> = {}) => {
  const response = await GET(new Request(url, { headers: { host: 'localhost:3000', ...headers } }));
  return { token: (await response.json()).token as string, response, cookies: response.headers.getSetCookie() };
};
const change = (headers: Record<string, string>) =>
  assertSameOrigin(new Request(url, { method: 'POST', headers: { host: 'localhost:3000', ...headers } }));
const xhr = { 'x-requested-with': 'XMLHttpRequest' };

describe('GET /api/v1/token', () => {
  test('sets the cookie once, readable by our pages, and is kept by nobody', async () => {
    const { token, cookies, response } = await ask();
    expect(cookies).toEqual([`XSRF-TOKEN=${token}; Path=/; SameSite=Lax`]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const again = await ask({ cookie: `XSRF-TOKEN=${token}` });
    expect([again.token, again.cookies]).toEqual([token, []]);
  });

  test('is Secure everywhere but on localhost', async () => {
    for (const host of ['nordvidda.example', '192.0.2.7:3000', 'localhost.example'])
      expect((await ask({ host })).cookies[0]).toContain('; Secure');
    for (const host of ['localhost', 'heldre.localhost:3000', '127.0.0.1:3000'])
      expect((await ask({ host })).cookies[0]).not.toContain('Secure');
  });

  test('gives a new token for one that is not ours, or belongs to another session', async () => {
    expect((await ask({ cookie: 'XSRF-TOKEN=a.b' })).cookies).toHaveLength(1);
    expect((await ask({ cookie: `XSRF-TOKEN=${newToken('one')}; session=other` })).cookies).toHaveLength(1);
    expect((await ask({ cookie: `XSRF-TOKEN=${newToken('one')}; session=one` })).cookies).toHaveLength(0);
  });
});

describe('a changing request', () => {
  test('passes with the token of its session', () => {
    expect(() => change(crossSiteHeaders())).not.toThrow();
    expect(() => change(crossSiteHeaders('sealed'))).not.toThrow();
  });

  test('is refused with a token of another session, replayed', () => {
    const theirs = crossSiteHeaders('theirs');
    const token = theirs['x-xsrf-token'] ?? '';
    for (const cookie of [`XSRF-TOKEN=${token}; session=mine`, `XSRF-TOKEN=${token}`])
      expect(() => change({ ...theirs, cookie })).toThrow('token_mismatch');
  });

  test.each([
    ['no token', xhr],
    ['no cookie', { ...xhr, 'x-xsrf-token': newToken() }],
    ['no header', { ...xhr, cookie: `XSRF-TOKEN=${newToken()}` }],
    ['two that differ', { ...xhr, 'x-xsrf-token': newToken(), cookie: `XSRF-TOKEN=${newToken()}` }],
    ['two that are nobody’s', { ...xhr, 'x-xsrf-token': 'x', cookie: 'XSRF-TOKEN=x' }],
    ['more than two parts', { ...xhr, 'x-xsrf-token': `${newToken()}.x`, cookie: `XSRF-TOKEN=${newToken()}.x` }],
    ['no XHR header', { ...crossSiteHeaders(), 'x-requested-with': '' }],
  ])('%s: 419', (_name, headers) => {
    expect(() => change(headers)).toThrow('token_mismatch');
  });

  test('of another origin is refused, whatever it holds', () => {
    expect(() => change({ ...crossSiteHeaders(), origin: 'https://evil.example' })).toThrow('forbidden_origin');
    expect(() => change({ ...crossSiteHeaders(), 'sec-fetch-site': 'cross-site' })).toThrow('forbidden_origin');
  });
});

describe('rule 7.12: the network tries are counted by', () => {
  const of = (forwarded: string) => clientAddress(new Request(url, { headers: { 'x-forwarded-for': forwarded } }));

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['2001:db8:0:1:aaaa::1', '2001:db8:0:1::/64'],
    ['2001:0DB8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['6.6.6.6, 203.0.113.7', 'unknown'],
    ['evil', 'unknown'],
    ['', 'unknown'],
  ])('%s → %s', (forwarded, address) => expect(of(forwarded)).toBe(address));
});

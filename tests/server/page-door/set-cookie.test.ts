import { describe, expect, it } from 'vitest';
import { cookieLine, setCookie } from '@/server/page-door/set-cookie';

const SHOP = 'nordvidda.example';

describe('a cookie is sent to the shop alone and by https, and read by scripts only where they need it', () => {
  it.each([
    ['read by our pages, until the browser is closed', { http: false }, 'a=b; Path=/; SameSite=Lax; Secure'],
    ['read by no script', { http: true }, 'a=b; Path=/; SameSite=Lax; HttpOnly; Secure'],
    ['kept for a while', { http: false, maxAge: 60 }, 'a=b; Path=/; SameSite=Lax; Max-Age=60; Secure'],
    ['taken back', { http: true, maxAge: 0 }, 'a=b; Path=/; SameSite=Lax; Max-Age=0; HttpOnly; Secure'],
    [
      'not sent by a link elsewhere',
      { http: true, sameSite: 'Strict' },
      'a=b; Path=/; SameSite=Strict; HttpOnly; Secure',
    ],
  ] as const)('%s', (_what, cookie, line) => expect(cookieLine(SHOP, 'a', 'b', cookie)).toBe(line));

  it.each([
    ['nordvidda.example', true],
    ['nordvidda.example:443', true],
    ['192.0.2.7:3000', true],
    ['[2001:db8::1]:3000', true],
    ['localhost.example', true],
    ['notlocalhost', true],
    ['localhost:3000.example', true],
    ['', true],
    ['localhost', false],
    ['localhost:3000', false],
    ['heldre.localhost', false],
    ['heldre.localhost:3000', false],
    ['127.0.0.1', false],
    ['127.0.0.1:3000', false],
    ['[::1]', false],
    ['[::1]:3000', false],
  ])('on %s, Secure: %s', (host, secure) =>
    expect(cookieLine(host, 'a', 'b', { http: false }).endsWith('; Secure')).toBe(secure),
  );

  it('is told by the host that was asked, and by the address where nothing names one', () => {
    const given = (url: string, headers: Record<string, string>) => {
      const reply = new Headers({ 'Set-Cookie': 'before=1' });
      setCookie(reply, new Request(url, { headers }), 'a', 'b', { http: false });
      return reply.getSetCookie();
    };
    const [before, plain, secure] = ['before=1', 'a=b; Path=/; SameSite=Lax', 'a=b; Path=/; SameSite=Lax; Secure'];
    expect(given('http://localhost:3000/', { host: SHOP })).toEqual([before, secure]);
    expect(given('https://nordvidda.example/', { host: 'localhost:3000' })).toEqual([before, plain]);
    expect(given('http://localhost:3000/', {})).toEqual([before, plain]);
    expect(given('https://nordvidda.example/', {})).toEqual([before, secure]);
  });
});

import { describe, expect, it } from 'vitest';
import { writeCaller } from '@/server/page-door/client-address';
import { withQueryOf } from '@/server/page-door/location';
import { addressOf, innerPath, isMisspelt, keyOf } from '@/server/page-door/page-address';
import { isCall, refusalOf } from '@/server/page-door/refusals';
import { dropForeignHeaders } from '@/server/page-door/request-headers';
import { cameByProxy, requestIdOf } from '@/server/page-door/request-id';

const ALL = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

describe('rule 18.11: what cannot be a request', () => {
  it.each<[string, string, ReturnType<typeof refusalOf>]>([
    ['GET', '/', undefined],
    ['HEAD', '/sko?farge=rød', undefined],
    ['GET', '/s%C3%B8k/a%20b', undefined],
    ['GET', '/a?%', undefined],
    ['GET', '/a?b?c%00', undefined],
    ['POST', '/api/v1/orders', undefined],
    ['PUT', '/api', undefined],
    ['PATCH', '/sandbox/card', undefined],
    ['DELETE', '/sandbox', undefined],
    ['OPTIONS', '/api/', undefined],
    ['POST', '/', { status: 405, allow: 'GET, HEAD' }],
    ['POST', '/apis', { status: 405, allow: 'GET, HEAD' }],
    ['POST', '/sko/api/v1', { status: 405, allow: 'GET, HEAD' }],
    ['CONNECT', '/api/v1/orders', { status: 405, allow: ALL }],
    ['GET', '*', { status: 405, allow: ALL }],
    ['GET', '', { status: 400 }],
    ['GET', 'sko', { status: 400 }],
    ['POST', 'http://localhost/api/', { status: 400 }],
    ['GET', '/%', { status: 400 }],
    ['GET', '/a%1Fb', { status: 400 }],
    ['GET', '/a%20b', undefined],
    ['GET', '/a\u007f', { status: 400 }],
    ['GET', '/%7E', undefined],
    ['GET', '/%7F', { status: 400 }],
    ['GET', '/a/%C3/%B8', { status: 400 }],
    ['GET', '/\ud800', { status: 400 }],
    ['GET', `/${'a'.repeat(8 * 1024 - 1)}`, undefined],
    ['GET', `/${'a'.repeat(8 * 1024)}`, { status: 414 }],
    ['GET', `/a?${'b'.repeat(8 * 1024)}`, { status: 414 }],
    ['POST', `/${'a'.repeat(8 * 1024)}`, { status: 405, allow: 'GET, HEAD' }],
  ])('%s %.30s', (method, url, refusal) => expect(refusalOf({ method, url })).toEqual(refusal));

  it.each([
    [['Host', 'a', 'Accept', 'host'], undefined],
    [['Host', 'a', 'hOST', 'b'], { status: 400 }],
    [['Host', 'a', 'Host', 'a'], { status: 400 }],
    [['Accept', 'x'], undefined],
  ])('with the headers %j', (rawHeaders, refusal) =>
    expect(refusalOf({ method: 'GET', url: '/', rawHeaders })).toEqual(refusal),
  );

  it('says nothing at all', () => expect(refusalOf({})).toEqual({ status: 400 }));

  it.each([
    ['/api', true],
    ['/api/v1', true],
    ['/sandbox/card', true],
    ['/apis', false],
    ['/a/api/v1', false],
    ['/', false],
  ])('%s is a call: %s', (path, call) => expect(isCall(path)).toBe(call));
});

describe('the address of a page', () => {
  const asked = (url: string | undefined, headers = {}) => addressOf({ headers, ...(url !== undefined && { url }) });

  it.each([
    ['/', '/', ''],
    [undefined, '/', ''],
    ['/sko?farge=2&side=3', '/sko', 'farge=2&side=3'],
    ['/sko?_rsc=abc&farge=2', '/sko', 'farge=2'],
    ['/sko?', '/sko', ''],
    ['/product/a.md.b', '/product/a.md.b', ''],
    ['/apis', '/apis', ''],
    ['/picturesque', '/picturesque', ''],
    ['/robots.txt.html', '/robots.txt.html', ''],
    ['/sko/api', '/sko/api', ''],
    ['/product/a/b.md', '/product/a/b.md', ''],
  ])('%s', (url, pathname, query) => {
    const address = asked(url);
    expect([address?.pathname, String(address?.query)]).toEqual([pathname, query]);
  });

  it.each([
    ['/sko/'],
    ['//sko'],
    ['/a//b'],
    ['/a\\b'],
    ['/sko?a?b'],
    ['/api'],
    ['/api/v1/articles'],
    ['/sandbox/card'],
    ['/_next/static/a.js'],
    ['/_not-found'],
    ['/pictures/a.avif'],
    ['/sitemaps/1.xml'],
    ['/feeds/a'],
    ['/.well-known/x'],
    ['/sitemap.xml'],
    ['/robots.txt'],
    ['/llms.txt'],
    ['/manifest.webmanifest'],
    ['/product/fjellsko.md'],
  ])('%s is none', (url) => expect(asked(url)).toBeUndefined());

  it('comes with the headers it was asked with', () => {
    const header = asked('/', { cookie: 'a=b', 'x-more': ['1', '2'] })?.header;
    expect([header?.('cookie'), header?.('x-more'), header?.('none')]).toEqual(['a=b', '1,2', undefined]);
  });

  it.each([
    ['/API/v1/health', true],
    ['/Pictures/a', true],
    ['/ROBOTS.TXT', true],
    ['/product/a.MD', true],
    ['/api/v1/health', false],
    ['/Apis', false],
    ['/sko', false],
  ])('%s is misspelt: %s', (path, misspelt) => expect(isMisspelt(path)).toBe(misspelt));

  it.each([
    ['localhost', '/', '/nordvidda'],
    ['localhost', '/sko', '/nordvidda/sko'],
    ['heldre.localhost:3000', '/sko/tur', '/heldre/sko/tur'],
    ['localhost', '/s%C3%B8k/a%20b', '/nordvidda/søk/a b'],
    ['localhost', '/a%2Fb%3fc%23d%5Ce', '/nordvidda/a%2Fb%3Fc%23d%5Ce'],
    ['localhost', '/a%252fb', '/nordvidda/a%252fb'],
    ['localhost', '/a%2541', '/nordvidda/a%41'],
  ])('of %s, %s is kept as %s', (host, path, key) => {
    expect(keyOf({ headers: { host } }, path)).toBe(key);
    expect(innerPath({ headers: { host } }, '/x')).toBe(`/${key.split('/')[1]}/x`);
  });
});

describe('where a cached page moves on to', () => {
  it.each([
    ['/ny', '/gammel', '/ny'],
    ['/ny', '/gammel?', '/ny'],
    ['/ny', '/gammel?a=1&b=2', '/ny?a=1&b=2'],
    ['/ny', '/gammel?_rsc=abc', '/ny'],
    ['/ny', '/gammel?_rsc=abc&a=1', '/ny?a=1'],
    ['/ny?c=3', '/gammel?a=1', '/ny?c=3'],
  ])('%s, asked as %s: %s', (location, url, moved) => expect(withQueryOf(location, url)).toBe(moved));
});

describe('rule 7.12: the name of a request is its proxy’s, or a new one', () => {
  const NAME = 'abc123def456';
  const from = (remoteAddress: string | undefined, headers: Record<string, string | string[]> = {}) => ({
    headers: { 'x-forwarded-for': '203.0.113.7', 'x-request-id': NAME, ...headers },
    socket: { remoteAddress },
  });

  it.each([
    ['127.0.0.1', true],
    ['127.255.0.9', true],
    ['::ffff:127.0.0.1', true],
    ['::FFFF:10.1.2.3', true],
    ['10.255.255.255', true],
    ['11.0.0.0', false],
    ['172.16.0.1', true],
    ['172.31.255.255', true],
    ['172.32.0.1', false],
    ['172.15.255.255', false],
    ['192.168.7.7', true],
    ['192.169.0.1', false],
    ['::1', true],
    ['::2', false],
    ['fd00::1', true],
    ['fc00::1', true],
    ['fe00::1', false],
    ['203.0.113.7', false],
    ['::ffff:203.0.113.7', false],
    ['::ffff:7f00:1', true],
    [undefined, false],
    ['', false],
  ])('a proxy at %s is ours: %s', (address, ours) => expect(cameByProxy(from(address), 1)).toBe(ours));

  it.each<[string, number, Record<string, string | string[]>, boolean]>([
    ['no proxy', 0, {}, false],
    ['one proxy, one entry', 1, {}, true],
    ['two proxies, one entry', 2, {}, false],
    ['two proxies, two entries', 2, { 'x-forwarded-for': 'a, b' }, true],
    ['two proxies, two headers', 2, { 'x-forwarded-for': ['a', 'b'] }, true],
    ['one proxy, no entry', 1, { 'x-forwarded-for': '' }, false],
    ['two proxies, an entry and an empty one', 2, { 'x-forwarded-for': 'a,' }, false],
  ])('%s', (_what, proxies, headers, came) => expect(cameByProxy(from('127.0.0.1', headers), proxies)).toBe(came));

  it.each([
    ['abcdefgh', true],
    ['0123456a', true],
    ['A.b_c-d.e', true],
    ['a'.repeat(64), true],
    ['abcdefg', false],
    ['a'.repeat(65), false],
    ['.abcdefgh', false],
    ['01234567', false],
    ['abcdefg@h', false],
    ['abcdefgh\n', false],
    [' abcdefgh', false],
  ])('%j is a name: %s', (id, kept) => {
    const given = requestIdOf(from('127.0.0.1', { 'x-request-id': id }), 1);
    if (kept) expect(given).toBe(id);
    else expect(given).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  it('is none of a caller’s own, nor of two', () => {
    expect(requestIdOf(from('203.0.113.7'), 1)).not.toBe(NAME);
    expect(requestIdOf(from('127.0.0.1'), 0)).not.toBe(NAME);
    expect(requestIdOf(from(undefined, { 'x-request-id': [NAME, NAME] }), 1)).toMatch(/-4/);
  });
});

describe('rule 18.11: a request says nothing that only the shop may say', () => {
  const left = (kind: 'page' | 'call', headers: Record<string, string>) => {
    const request = { headers: { ...headers } };
    dropForeignHeaders(request as never, kind);
    return request.headers;
  };
  const whole = {
    ...{ accept: '*/*', cookie: 'a=b', host: 'localhost', rsc: '1', 'next-url': '/', 'user-agent': 'curl' },
    ...{ authorization: 'Bearer x', 'content-type': 'text/plain', 'x-anything': '1', 'next-action': 'x' },
    ...{ 'content-security-policy': "script-src 'nonce-x'", 'x-middleware-rewrite': '/x', 'x-shop-front': 'x' },
  };

  it('a page is asked with little, by everybody alike', () =>
    expect(left('page', whole)).toEqual({
      ...{ accept: '*/*', cookie: 'a=b', host: 'localhost', rsc: '1', 'next-url': '/', 'user-agent': 'everybody' },
    }));

  it('a call with all but the words of Next and the shop', () => {
    const {
      'next-action': _a,
      'content-security-policy': _b,
      'x-middleware-rewrite': _c,
      'x-shop-front': _d,
      ...rest
    } = whole;
    expect(left('call', whole)).toEqual(rest);
  });

  const told = (proxies: number, headers: Record<string, string | string[]>) => {
    const request = { headers: { host: 'localhost', ...headers }, socket: { remoteAddress: '192.0.2.9' } };
    writeCaller(request as never, proxies);
    return request.headers;
  };
  const host = 'localhost';

  it.each<[string, number, Record<string, string | string[]>, object]>([
    ['nothing said', 0, {}, { host, 'x-forwarded-for': '192.0.2.9' }],
    [
      'a caller’s own word',
      0,
      { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' },
      { host, 'x-forwarded-for': '192.0.2.9' },
    ],
    [
      'a proxy’s',
      1,
      { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' },
      { host, 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' },
    ],
    [
      'over http',
      1,
      { 'x-forwarded-proto': 'http' },
      { host, 'x-forwarded-for': '192.0.2.9', 'x-forwarded-proto': 'http' },
    ],
    ['another protocol', 1, { 'x-forwarded-proto': 'ws' }, { host, 'x-forwarded-for': '192.0.2.9' }],
    ['two headers', 2, { 'x-forwarded-for': ['203.0.113.7', '10.0.0.2'] }, { host, 'x-forwarded-for': '203.0.113.7' }],
    [
      'other claims',
      1,
      { forwarded: 'for=x', via: 'x', 'x-real-ip': 'x', 'cf-ray': 'x', 'fly-client-ip': 'x' },
      { host, 'x-forwarded-for': '192.0.2.9' },
    ],
    [
      'what only sounds like one',
      0,
      { 'x-forward': 'x', 'my-via': 'x', viaduct: 'x' },
      { host, 'x-forwarded-for': '192.0.2.9', 'x-forward': 'x', 'my-via': 'x', viaduct: 'x' },
    ],
  ])('rule 7.12: %s', (_what, proxies, headers, left) => expect(told(proxies, headers)).toEqual(left));
});

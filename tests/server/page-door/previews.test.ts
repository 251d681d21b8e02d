import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSignatures } from '@/server/adapters/signatures/hmac';
import { setRouting } from '@/server/page-door/addresses';
import { Packed } from '@/server/page-door/cache/packed';
import { pageStore } from '@/server/page-door/cache/page-store';
import { systemClock, systemMs } from '@/server/ports/clock';
import { createPreviews } from '@/server/storefront/previews/service';
import { ask } from '@/tests/support/raw-http';
import { type Next, openTestDoor } from './open';

const HOST = { host: 'localhost' };
let endedAt: Date | null = null;
let away = false;
let now = systemClock();
const sql = (async () => {
  if (away) throw new Error('the database is away');
  return [{ at: endedAt }];
}) as never;
const SIGNATURES = createSignatures(['a-secret-of-at-least-32-characters']);
const previews = () => createPreviews({ sql, clock: () => now, signatures: SIGNATURES });

/** As Next answers a page it may keep, saying which shop was asked. */
const page: Next = (request, response) => {
  response.setHeader('x-nextjs-cache', 'MISS');
  response.setHeader('Cache-Control', 's-maxage=900');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(`front:${request.headers['x-shop-front'] ?? 'nobody'} ${request.url}`);
};

async function shop() {
  const { url } = await openTestDoor(page);
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    ask(url, path, { ...HOST, ...headers }, method);
  const cookieOf = ({ headers }: Awaited<ReturnType<typeof get>>) =>
    String(headers['set-cookie']?.[0]).split(';')[0] as string;
  return {
    get,
    cookieOf,
    /** The cookie of who has opened a link. */
    async open(link: { only?: string; at?: Date } = {}, path = '/preview') {
      return cookieOf(await get(`${path}?token=${previews().link(link, 7)}`));
    },
  };
}

beforeEach(() => {
  [endedAt, away, now] = [null, false, systemClock()];
  setRouting({ previews: previews() });
});
afterEach(() => pageStore().expireAll());

describe('rule 2.90: the address of previews', () => {
  it('tells everybody without a link the same, whatever the name', async () => {
    const { get } = await shop();
    const answers = await Promise.all(
      ['/preview/black-week', '/preview/finnes-ikke', '/preview', '/preview/black-week?at=2026', '/preview/x?at=x'].map(
        (path) => get(path),
      ),
    );
    for (const { status, text, headers } of answers) {
      expect([status, text]).toEqual([403, answers[0]?.text]);
      expect(headers).toMatchObject({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
        'content-security-policy': expect.stringContaining("script-src 'self'"),
      });
    }
    expect(answers[0]?.text).toContain('<h1>Du trenger en lenke for å se dette</h1>');
    expect(answers[0]?.text).toContain('npm run staff -- preview link');
  });

  it('exchanges a link for a cookie that scripts cannot read, and an address that tells nothing', async () => {
    const { get, cookieOf } = await shop();
    const token = previews().link({ only: 'black-week', at: new Date('2026-11-27T07:00:00Z') }, 7);
    const answer = await get(`/preview/black-week?token=${token}`);
    expect([answer.status, answer.headers.location, answer.text]).toEqual([303, '/preview/black-week', '']);
    expect(answer.headers['set-cookie']?.[0]).toMatch(
      /^preview=[\w.-]+; Path=\/; SameSite=Lax; Max-Age=28800; HttpOnly$/,
    );
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
    const shown = await get('/preview/black-week', { cookie: `a=b; ${cookieOf(answer)}` });
    expect([shown.status, shown.text]).toEqual([
      200,
      'front:nordvidda~1795762800~626c61636b2d7765656b /preview/black-week',
    ]);
    const outside = await get(`/preview/black-week?token=${token}`, { host: 'shop.example' });
    expect(outside.headers['set-cookie']?.[0]).toContain('; Secure');
  });

  it.each([
    ['expired', 'Lenken er utløpt'],
    ['ended', 'Lenken er avsluttet'],
    ['forged', 'Lenken er ikke gyldig'],
  ])('says why a link opens nothing: %s', async (why, title) => {
    const { get } = await shop();
    const token = previews().link({}, 1);
    if (why === 'expired') now = new Date(now.getTime() + 86_400_001);
    if (why === 'ended') endedAt = new Date(now.getTime() + 1);
    setRouting({ previews: previews() });
    const answer = await get(`/preview/a?token=${why === 'forged' ? `${token}x` : token}`);
    expect([answer.status, answer.headers['set-cookie']]).toEqual([403, undefined]);
    expect(answer.text).toContain(`<h1>${title}</h1>`);
    expect(answer.text).not.toContain(token);
  });

  it('opens with a link for one name that one alone, with one for all any', async () => {
    const { get, open } = await shop();
    const [one, all] = [await open({ only: 'jul' }, '/preview/jul'), await open({}, '/preview')];
    expect((await get('/preview/jul', { cookie: one })).status).toBe(200);
    expect(await get('/preview/v%C3%A5r', { cookie: one })).toMatchObject({
      status: 403,
      text: expect.stringContaining('gjelder noe annet'),
    });
    expect((await get(`/preview/v%C3%A5r?token=${previews().link({ only: 'jul' }, 7)}`)).status).toBe(403);
    const other = await get('/preview/v%C3%A5r', { cookie: all });
    expect([other.status, other.headers.location]).toEqual([303, '/preview/v%C3%A5r']);
    expect((await get(`/preview/${'x'.repeat(61)}`, { cookie: all })).status).toBe(403);
    expect((await get('/preview', { cookie: one })).headers.location).toBe('/preview/jul');
    expect((await get('/preview', { cookie: all })).headers.location).toBe('/');
  });

  it('a stranger’s or an old cookie is nobody’s', async () => {
    const { get, open } = await shop();
    const cookie = await open({ only: 'jul' }, '/preview/jul');
    for (const wrong of ['preview=', 'preview=a.b', `${cookie}x`, cookie.replace('preview', 'other')])
      expect([
        (await get('/preview/jul', { cookie: wrong })).status,
        (await get('/sko', { cookie: wrong })).text,
      ]).toEqual([403, 'front:nordvidda /sko']);
    endedAt = new Date(now.getTime() + 1);
    setRouting({ previews: previews() });
    expect([(await get('/preview/jul', { cookie })).status, (await get('/sko', { cookie })).text]).toEqual([
      403,
      'front:nordvidda /sko',
    ]);
  });

  it('leaves by a form, to where one was', async () => {
    const { get, open } = await shop();
    const cookie = await open();
    for (const [referer, to] of [
      ['http://localhost/sko?farge=1', '/sko?farge=1'],
      ['http://localhost/preview/jul', '/'],
      ['http://evil.example/sko', '/'],
      ['http://localhost//evil.example', '/'],
    ] as const) {
      const left = await get('/preview?avslutt=1', { cookie, referer });
      expect([left.status, left.headers.location, left.headers['set-cookie']?.[0]]).toEqual([
        303,
        to,
        expect.stringMatching(/^preview=; .*Max-Age=0/),
      ]);
    }
  });

  it('rule 18.9: without the database it says so, and the open shop goes on', async () => {
    const { get, open } = await shop();
    const cookie = await open();
    away = true;
    setRouting({ previews: previews() });
    expect((await get('/preview/jul', { cookie })).status).toBe(503);
    expect((await get('/sko', { cookie })).text).toBe('front:nordvidda /sko');
    expect((await get('/preview/jul')).status).toBe(403);
  });
});

describe('rule 2.91: another time', () => {
  const at = (days: number) => new Date(Math.floor(systemMs() / 60_000 + days * 1440) * 60_000);
  const frontAt = (days: number, name = '') =>
    `front:nordvidda~${at(days).getTime() / 1000}~${Buffer.from(name).toString('hex')}`;

  it('is chosen in the address, holds for every page, and leads back to where one was', async () => {
    const { get, open, cookieOf } = await shop();
    const cookie = await open({ only: 'jul' }, '/preview/jul');
    const chosen = await get(`/preview/jul?at=${encodeURIComponent(at(3).toISOString())}`, { cookie });
    expect([chosen.status, chosen.headers.location]).toEqual([303, '/preview/jul']);
    expect((await get('/sko', { cookie: cookieOf(chosen) })).text).toBe(`${frontAt(3, 'jul')} /sko`);
    const there = await get(`/preview?at=${at(4).toISOString()}`, { cookie, referer: 'http://localhost/sko' });
    expect(there.headers.location).toBe('/sko');
    expect((await get('/sko', { cookie: cookieOf(there) })).text).toBe(`${frontAt(4, 'jul')} /sko`);
    const none = await get('/preview?at=', { cookie: cookieOf(there) });
    expect((await get('/sko', { cookie: cookieOf(none) })).text).toBe('front:nordvidda~~6a756c /sko');
  });

  it('that cannot be shown is told with what was typed, and nothing is lost', async () => {
    const { get, open } = await shop();
    const cookie = await open({ only: 'jul' }, '/preview/jul');
    const answer = await get('/preview/jul?at=%22%3Ei+morgen', { cookie });
    expect([answer.status, answer.headers['set-cookie']]).toEqual([400, undefined]);
    expect(answer.text).toContain('<form action="/preview/jul"><input name="at" value="&quot;&gt;i morgen"');
    expect(answer.text).toContain('aria-invalid="true"');
    expect((await get('/preview/jul?at=1999-01-01', { cookie })).text).toContain('inntil 31 dager tilbake');
    expect((await get('/preview/jul?at=2999-01-01', { cookie })).text).toContain('inntil 366 dager fram');
  });
});

describe('rule 2.90: nobody else is shown a preview', () => {
  const stored = (path: string, text: string) =>
    pageStore().set(`/route-cache/APP_PAGE/x/$/nordvidda${path}`, {
      page: { status: 200, headers: {}, html: new Packed(text), rsc: undefined, segments: new Map() },
      lastModified: systemMs() + 1,
      tags: [],
    });

  it('asked side by side, each gets the own shop; a preview comes from no store and is kept by none', async () => {
    const { get, open } = await shop();
    stored('/sko', 'the open page of shoes');
    const cookie = await open({ at: new Date('2026-11-27T07:00:00Z') });
    const asked = Array.from({ length: 40 }, (_, i) => get('/sko', i % 2 ? { cookie } : {}));
    for (const [i, answer] of (await Promise.all(asked)).entries()) {
      const [text, cache] =
        i % 2
          ? ['front:nordvidda~1795762800~ /sko', 'private, no-store']
          : ['the open page of shoes', 'public, max-age=0, s-maxage=60, stale-while-revalidate=60'];
      expect([answer.text, answer.headers['cache-control']]).toEqual([text, cache]);
      expect(answer.headers['x-robots-tag']).toBe(i % 2 ? 'noindex, nofollow' : undefined);
    }
  });

  it('the page store takes no page of a preview', () => {
    const before = pageStore().size;
    pageStore().set('/route-cache/APP_PAGE/x/$/nordvidda~1795762800~/sko', {
      page: { status: 200, headers: {}, html: new Packed('secret'), rsc: undefined, segments: new Map() },
      lastModified: systemMs(),
      tags: [],
    });
    expect(pageStore().size).toBe(before);
    expect(pageStore().page('/nordvidda~1795762800~/sko')).toBeUndefined();
  });

  it('from outside nobody names one', async () => {
    const { get } = await shop();
    const header = { 'x-shop-front': 'nordvidda~1795762800~' };
    for (const path of ['/sko', '/api/v1/lists/answer?path=/sko', '/api/v1/orders', '/preview/x'])
      expect((await get(path, header)).text).not.toContain('1795762800');
    expect((await get('/nordvidda~1795762800~/sko')).text).toBe('front:nordvidda /nordvidda~1795762800~/sko');
  });

  it.each([
    '/checkout',
    '/konto/ordre',
    '/betaling/x',
    '/kvittering/x',
    '/favoritter',
    '/api/v1/orders',
    '/api/v1/articles/suggest',
    '/api/v1/shipping_methods',
  ])('what is one’s own, and what moves money, is of now: %s', async (path) => {
    const { get, open } = await shop();
    expect((await get(path, { cookie: await open() })).text).toMatch(/^front:(?:nordvidda|nobody) /);
  });

  it.each(['POST', 'PUT', 'DELETE'])('so is all that changes something: %s', async (method) => {
    const { get, open } = await shop();
    for (const path of ['/api/v1/articles/bundle', '/api/v1/lists/answer'])
      expect((await get(path, { cookie: await open() }, method)).text).toContain('front:nobody');
  });

  it('the lists of its pages are of the preview', async () => {
    const { get, open } = await shop();
    const cookie = await open({ only: 'jul' }, '/preview/jul');
    for (const path of [
      '/api/v1/lists/answer?path=/sko',
      '/api/v1/lists/columns?path=/sko',
      '/api/v1/articles/bundle?articles=1',
    ])
      expect((await get(path, { cookie })).text).toContain('front:nordvidda~~6a756c');
  });
});

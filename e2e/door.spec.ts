import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js';
import { type Answer, ask } from '@/tests/support/raw-http';
import { expect, productsOn, test } from './shop';

const door = new URL(process.env.SHOP_URL ?? 'http://localhost:3000');
const next = new URL(process.env.NEXT_URL ?? 'http://localhost:3002');
const heldre = `heldre.localhost:${door.port}`;
const nordvidda = `localhost:${door.port}`;

type Headers = Record<string, string>;

/** What may differ, and why: a tag and a length are of the coding chosen, and of Next's own compression; an id is one request's. */
const OWN = [
  'etag',
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'date',
  'connection',
  'keep-alive',
  'x-request-id',
  'use-as-dictionary',
];

const told = ({ headers }: Answer) => ({
  ...Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.includes(name))),
  // Only the door compares pages with those that a browser has kept (decision 0064).
  vary: String(headers.vary).replace(', Available-Dictionary', ''),
});

const same = (one: Answer, other: Answer) =>
  one.text === other.text && JSON.stringify(told(one)) === JSON.stringify(told(other));

/** Asks both with the same headers, at a moment when Next answers alike before and after: other tests buy what its pages show. */
async function both(path: string, headers: Headers, method = 'GET'): Promise<[Answer, Answer]> {
  await ask(next, path, headers, 'GET');
  let before = await ask(next, path, headers, method);
  for (let tries = 1; ; tries++) {
    const ofDoor = await ask(door, path, headers, method);
    const after = await ask(next, path, headers, method);
    if (same(before, after) || tries === 5) return [ofDoor, after];
    before = after;
  }
}

async function expectEqual(path: string, headers: Headers = {}, method = 'GET') {
  const [ofDoor, ofNext] = await both(path, { host: nordvidda, ...headers }, method);
  expect({ status: ofDoor.status, headers: told(ofDoor), body: ofDoor.text }).toEqual({
    status: ofNext.status,
    headers: told(ofNext),
    body: ofNext.text,
  });
  return ofDoor;
}

async function rsc(path: string, more: Headers = {}): Promise<[string, Headers]> {
  const headers: Headers = { rsc: '1', 'next-router-state-tree': '%5B%22%22%2C%7B%7D%5D', ...more };
  const prefetch = headers['next-router-prefetch'] as '1' | undefined;
  const hash = await computeCacheBustingSearchParam(
    prefetch,
    headers['next-router-segment-prefetch'],
    headers['next-router-state-tree'],
    headers['next-url'],
  );
  return [`${path}${path.includes('?') ? '&' : '?'}_rsc=${hash}`, headers];
}

/**
 * What a page shows, and whether anything of a stranger stands in it. How React numbers and cuts its payload depends on the
 * moment, as does where one mark of the font stands; a script that says more (a nonce) stays in the markup.
 */
function contentOf(html: string) {
  const pushed = /<script>self\.__next_f\.push\(\[1,".*?"\]\)<\/script>/g;
  const markup = html.replace(pushed, '').replace('<meta name="next-size-adjust" content=""/>', '');
  return { markup, strange: html.includes('evil') };
}

const product = async (request: { get(path: string): Promise<{ text(): Promise<string> }> }) =>
  /href="(\/product\/[^"?]+)"/.exec(await (await request.get('/sko')).text())?.[1] as string;

const PAGES = [
  '/',
  '/sko',
  '/sko?side=2',
  '/sko?side=2&utm_source=brev',
  '/sko?utm_source=brev',
  '/search/ulltr%C3%B8ye',
  '/search/2.5',
  '/search/gore-tex.no',
  '/search/50%25%20ull',
  '/vintersport/hjelmer-&-alpinbriller',
  '/vintersport/hjelmer-%26-alpinbriller',
  '/butikker',
  '/blogg',
  '/kundeservice',
  '/om-oss',
  '/checkout',
  '/konto',
  '/favoritter',
  '/angre',
  '/finnes-ikke',
  '/nordvidda/search/jakke.x',
  '/heldre/x.y',
  '/API/v1/health',
  '/Sko',
];

test.describe('the door answers as Next would', () => {
  for (const path of PAGES) {
    test(`${path}, with and without compression`, async () => {
      await expectEqual(path);
      await expectEqual(path, { 'accept-encoding': 'gzip, deflate, br, zstd' });
      await expectEqual(path, { 'accept-encoding': 'gzip' });
    });
  }

  for (const path of ['/', '/jan-mayen', '/sko', '/finnes-ikke', '/search/heldre', '/nordvidda'])
    test(`Heldre ${path}`, async () => {
      await expectEqual(path, { host: heldre });
      await expectEqual(path, { host: heldre.toUpperCase() });
    });

  test('a product: another host, HEAD, cookies, ranges', async ({ request }) => {
    const path = await product(request);
    await expectEqual(path);
    await expectEqual(`${path}?variant=1`);
    await expectEqual(path, { host: 'unknown.example' });
    await expectEqual(path, { cookie: 'cookieConsent=x; __prerender_bypass=1; session=abc' });
    await expectEqual(path, { range: 'bytes=0-10' });
    const head = await expectEqual(path, {}, 'HEAD');
    expect(head.text).toBe('');
    const coded = { 'accept-encoding': 'br' };
    const whole = await ask(door, path, { host: nordvidda, ...coded }, 'GET');
    const headOnly = await ask(door, path, { host: nordvidda, ...coded }, 'HEAD');
    expect(headOnly.headers['content-length']).toBe(whole.headers['content-length']);
    expect([whole.headers['content-encoding'], whole.headers.etag]).toEqual(['br', expect.stringMatching(/^".+-br"$/)]);
  });

  test('a conditional request is answered 304, in every encoding', async ({ request }) => {
    const path = await product(request);
    const coded = () => ask(door, path, { host: nordvidda, 'accept-encoding': 'br' });
    // The first answer makes the page, and has no tag.
    await expect.poll(async () => (await coded()).headers.etag).toBeDefined();
    const { headers } = await coded();
    const etag = String(headers.etag);
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const known = await ask(door, path, { host: nordvidda, 'accept-encoding': 'br', 'if-none-match': tag });
      expect([tag, known.status, known.text, known.headers.etag]).toEqual([tag, 304, '', etag]);
      expect(known.headers['content-security-policy']).toBe(headers['content-security-policy']);
    }
    expect((await ask(door, path, { host: nordvidda, 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('the router’s requests: whole pages, parts of them, and addresses without its query', async ({ request }) => {
    for (const path of ['/', '/sko', '/sko?side=2', '/search/ulltr%C3%B8ye', '/finnes-ikke', await product(request)]) {
      await expectEqual(...(await rsc(path)));
      await expectEqual(...(await rsc(path, { 'next-url': '/' })));
      await expectEqual(...(await rsc(path, { 'next-router-prefetch': '1' })));
      for (const segment of ['/_tree', '/_full', '/_head', '/not-there']) {
        const more = { 'next-router-prefetch': '1', 'next-router-segment-prefetch': segment };
        await expectEqual(...(await rsc(path, more)));
      }
      const [, headers] = await rsc(path);
      const moved = await expectEqual(path, headers);
      expect(moved.status).toBe(307);
      await expectEqual(`${path}${path.includes('?') ? '&' : '?'}_rsc=abcde`, headers);
    }
  });

  test('rule 18.13: redirects keep the query and lead to one address, from the first visit', async ({ request }) => {
    const path = await product(request);
    const id = path.slice(-5);
    for (const visit of [1, 2]) {
      const answer = await ask(door, `/product/${id}?variant=7070&utm_source=brev`, { host: nordvidda });
      expect([visit, answer.status, answer.headers.location]).toEqual([
        visit,
        308,
        `${path}?variant=7070&utm_source=brev`,
      ]);
    }
    await expectEqual(`/product/${id}`);
    await expectEqual(`/product/${id}?variant=7070`);
    await expectEqual(...(await rsc(`/product/${id}`)));
    await expectEqual('/goggles');
    await expectEqual('/sko/');
  });
});

test('decision 0064: a second product page is what differs from the first, and as good', async ({ page, request }) => {
  const [one, other] = (await productsOn(request, '/sko')) as [string, string];
  // Other tests buy what these pages show, and so have them made anew.
  await expect(async () => {
    for (const path of [one, other, one, other]) await request.get(path);
    await page.goto(one);
    const answer = await page.goto(other);
    expect(await answer?.headerValue('content-encoding')).toBe('dcz');
    expect(await answer?.text()).toBe(await (await request.get(other)).text());
  }).toPass();
  const [sent, whole] = await page.evaluate(() => {
    const [loaded] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
    return [loaded.encodedBodySize, loaded.decodedBodySize];
  });
  expect(sent).toBeLessThan((whole as number) / 10);
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /favoritt/i })
    .first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test.describe('rule 18.11: no request changes another visitor’s page', () => {
  const HOSTILE: [string, string][] = [
    ['content-security-policy', "script-src 'nonce-evil'"],
    ['content-security-policy-report-only', "script-src 'nonce-evil'"],
    ['x-forwarded-host', 'evil.example'],
    ['x-forwarded-proto', 'https'],
    ['x-forwarded-port', '8443'],
    ['x-forwarded-for', '10.9.8.7'],
    ['x-middleware-override-headers', 'x-evil'],
    ['x-middleware-request-x-evil', '1'],
    ['x-middleware-rewrite', '/blogg'],
    ['x-middleware-next', '1'],
    ['x-middleware-prefetch', '1'],
    ['x-middleware-subrequest', 'middleware:middleware:middleware'],
    ['x-matched-path', '/blogg'],
    ['x-now-route-matches', '1=blogg'],
    ['x-nextjs-data', '1'],
    ['x-invoke-path', '/blogg'],
    ['x-prerender-revalidate', 'evil'],
    ['next-action', 'evil'],
    ['next-resume', '1'],
    ['next-html-request-id', 'evil'],
    ['traceparent', '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'],
    ['next-url', '/evil'],
    ['next-router-state-tree', '%5B%22evil%22%2C%7B%7D%5D'],
    ['next-router-prefetch', '1'],
    ['next-router-segment-prefetch', '/_tree'],
    ['user-agent', 'Googlebot/2.1 (+http://www.google.com/bot.html)'],
    ['user-agent', 'Twitterbot/1.0'],
    ['accept-language', 'en-GB'],
    ['cookie', '__prerender_bypass=evil; shopAlert=not_visible'],
    ['referer', 'http://evil.example/'],
    ['sec-fetch-dest', 'image'],
    ['origin', 'http://evil.example'],
    ['if-none-match', '"evil"'],
  ];
  /** A search nobody has made, so that this very request renders the page that is kept. It resembles no name, which the page would offer. */
  const wordOf = (index: number) => `xqzw${Date.now().toString(36)}x${String(index).padStart(3, '0')}`;
  const kept = async (word: string) => {
    const { status, text } = await ask(door, `/search/${word}`, { host: nordvidda });
    return { status, ...contentOf(text.replaceAll(word, 'ORD')) };
  };

  for (const [index, [name, value]] of HOSTILE.entries())
    test(`${name}: ${value}`, async () => {
      const [word, plain] = [wordOf(index), wordOf(999 - index)];
      await ask(door, `/search/${word}`, { host: nordvidda, [name]: value });
      expect(await kept(word)).toEqual(await kept(plain));
    });
});

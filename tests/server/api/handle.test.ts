import { afterEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { type ErrorCode, errorStatus, ShopError } from '@/lib/errors';
import messages from '@/messages/nb.json';
import { newToken } from '@/server/api/csrf';
import { handle } from '@/server/api/handle';
import { crossSiteHeaders } from '@/tests/support/cross-site';

const url = 'http://localhost:3000/api/v1/things';
const ours = {
  host: 'localhost:3000',
  origin: 'http://localhost:3000',
  'sec-fetch-site': 'same-origin',
  ...crossSiteHeaders(),
  'content-type': 'application/json',
};

const post = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  new Request(url, { method: 'POST', body, headers: { ...ours, ...headers }, duplex: 'half' } as RequestInit);
const get = (query = '', headers: Record<string, string> = {}) => new Request(`${url}${query}`, { headers });

const Body = z.object({ name: z.string().max(10), count: z.number().int() });
const echo = handle({ body: Body }, async ({ body }) => body);
const failing = (error: unknown) =>
  handle({}, async () => {
    throw error;
  });

afterEach(() => vi.restoreAllMocks());

describe('a changing request must come from our own pages', () => {
  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['our name at another port', { origin: 'http://localhost:4000' }],
    ['an opaque origin', { origin: 'null' }],
    ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }],
    ['a fetch from a sibling host', { 'sec-fetch-site': 'same-site' }],
  ])('%s is refused with 403', async (_name, headers) => {
    const response = await echo(post('{"name":"a","count":1}', headers));
    expect(response.status).toBe(403);
    expect((await response.json()).code).toBe('forbidden_origin');
  });

  test.each([
    ['no XHR header', { 'x-requested-with': '' }],
    ['another XHR header', { 'x-requested-with': 'fetch' }],
    ['no token', { 'x-xsrf-token': '' }],
    ['no cookie', { cookie: '' }],
    ['another token', { 'x-xsrf-token': newToken() }],
    ['a token nobody signed', { 'x-xsrf-token': 'a.b', cookie: 'XSRF-TOKEN=a.b' }],
  ])('%s is refused with 419', async (_name, headers) => {
    const response = await echo(post('{"name":"a","count":1}', headers));
    expect(response.status).toBe(419);
    expect(await response.json()).toEqual({ code: 'token_mismatch', message: 'Vennligst last siden på nytt' });
  });

  test.each([
    ['without the XHR header', { host: 'localhost:3000' }, 419],
    ['from another origin', { ...ours, origin: 'https://evil.example' }, 403],
    ['as our own pages do', { host: 'localhost:3000', 'x-requested-with': 'XMLHttpRequest' }, 200],
  ])('a read that does something, asked %s', async (_name, headers, status) => {
    expect((await handle({ ownPage: true }, async () => 1)(get('', headers))).status).toBe(status);
  });

  test('a reading request needs none of it', async () => {
    const response = await handle({}, async () => 1)(get('', { origin: 'https://evil.example' }));
    expect(response.status).toBe(200);
  });
});

describe('a body is JSON of the right shape and size', () => {
  test.each([
    ['text/plain', 415],
    ['application/x-www-form-urlencoded', 415],
    ['application/jsonp', 415],
    ['application/json', 200],
    ['application/json; charset=utf-8', 200],
    ['APPLICATION/JSON', 200],
  ])('%s → %i', async (type, status) => {
    expect((await echo(post('{"name":"a","count":1}', { 'content-type': type }))).status).toBe(status);
  });

  test.each([
    ['', {}],
    ['{', {}],
    ['\u0000', {}],
    ['null', { '': ['Ugyldig data'] }],
    ['[]', { '': ['Ugyldig data'] }],
    ['{}', { name: ['Må ha en verdi'], count: ['Må ha en verdi'] }],
    ['{"name":"longer than ten","count":1.5}', { name: ['Ugyldig data'], count: ['Ugyldig data'] }],
  ])('%j is a 422 with words at the field', async (text, errors) => {
    const response = await echo(post(text));
    expect(response.status).toBe(422);
    const body = await response.json();
    expect(body.code).toBe('invalid_body');
    expect(body.errors ?? {}).toEqual(errors);
  });

  test('bytes that are no UTF-8 are a 422', async () => {
    expect((await echo(post(new Uint8Array([0x22, 0xff, 0x22])))).status).toBe(422);
  });

  test('more than the limit is a 413, said by Content-Length or found while reading', async () => {
    const big = JSON.stringify({ name: 'a'.repeat(70_000), count: 1 });
    expect((await echo(post(big))).status).toBe(413);
    let chunks = 0;
    const endless = new ReadableStream({
      pull(stream) {
        chunks += 1;
        stream.enqueue(new Uint8Array(16_384));
      },
    });
    expect((await echo(post(endless))).status).toBe(413);
    expect(chunks).toBeLessThan(10);
  });
});

describe('an error is one body and no more', () => {
  const codes = Object.keys(errorStatus) as ErrorCode[];
  test.each(codes)('%s has its status and words', async (code) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const response = await failing(new ShopError(code))(get());
    expect(response.status).toBe(errorStatus[code]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ code, message: expect.stringMatching(/\S/) });
  });

  test('a contract has its own words for a code whose words say the wrong thing there', async () => {
    const contract = { errors: ['not_for_sale', 'not_found'], words: { not_for_sale: 'receipt.unknown' } } as const;
    const failing = (code: 'not_for_sale' | 'not_found') =>
      handle(contract, async ({ refusal }) => {
        throw refusal(code);
      });
    expect(await (await failing('not_for_sale')(get())).json()).toEqual({
      code: 'not_for_sale',
      message: messages.receipt.unknown,
    });
    expect(await (await failing('not_found')(get())).json()).toMatchObject({ message: messages.errors.not_found });
  });

  test('fields are told in words, cart errors as the cart holds them', async () => {
    const cartErrors = [{ eanNo: '7030000000001', available: 1, secret: 'x' }];
    const response = await failing(
      new ShopError('not_enough_stock', { fields: { phone: ['phone_required'] }, cartErrors }),
    )(get());
    expect(await response.json()).toMatchObject({
      errors: { phone: ['Telefonnummer må ha en verdi'] },
      cartErrors: [{ eanNo: '7030000000001', available: 1 }],
    });
  });

  test('what was not expected is logged under an id and tells nothing', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const response = await failing(new Error('password is hunter2'))(get());
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(JSON.parse(text)).toEqual({ code: 'internal', message: expect.any(String) });
    expect(log.mock.calls[0]?.[0]).toContain(response.headers.get('x-error-id'));
  });

  test.each(['53100', '53200', 'ECONNREFUSED'])(
    'rule 18.9: a database that fails with %s is unavailable for a while',
    async (code) => {
      const response = await failing(Object.assign(new Error('could not extend file'), { code }))(get());
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
      expect(await response.json()).toMatchObject({ code: 'unavailable' });
    },
  );

  test('a query that cannot be read is a 422', async () => {
    const search = handle({ query: z.object({ q: z.string() }) }, async ({ query }) => query);
    const response = await search(get());
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'invalid_query', errors: { q: ['Må ha en verdi'] } });
  });
});

describe('an answer', () => {
  test('holds only what its schema names', async () => {
    const call = handle({ answer: z.object({ id: z.number() }) }, async () => ({ id: 1, email: 'kari@example.no' }));
    expect(await (await call(get())).json()).toEqual({ id: 1 });
  });

  test('that does not fit its schema is our fault, not the caller’s', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const call = handle({ answer: z.object({ id: z.number() }) }, async () => ({ id: 'one' }) as never);
    expect((await call(get())).status).toBe(500);
  });

  test('is kept by nobody unless it is public', async () => {
    const response = await handle({ status: 201 }, async () => ({}))(get());
    expect([response.status, response.headers.get('cache-control'), response.headers.get('etag')]).toEqual([
      201,
      'no-store',
      null,
    ]);
  });

  test('that is public has a tag, and is not sent again to who has it', async () => {
    const call = handle({ cache: 'public' }, async () => ({ a: 1 }));
    const first = await call(get());
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=60');
    expect(first.headers.get('content-type')).toBe('application/json');
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    const another = await handle({ cache: 'public' }, async () => ({ a: 2 }))(get());
    expect(another.headers.get('etag')).not.toBe(etag);
    for (const asked of [etag, `W/${etag}`, `"other", ${etag}`, '*', '"other", *']) {
      const again = await call(get('', { 'if-none-match': asked }));
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
    expect((await call(get('', { 'if-none-match': '"other"' }))).status).toBe(200);
  });
});

test.each([
  ['localhost:3000', 'nordvidda'],
  ['heldre.localhost:3000', 'heldre'],
  ['heldre.localhost', 'heldre'],
  ['somewhere.example', 'nordvidda'],
])('the host %s is asked for the brand %s', async (host, brand) => {
  const call = handle({}, async (asked) => asked.brand);
  expect(await (await call(get('', { host }))).json()).toBe(brand);
});

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ShopError } from '@/lib/errors';

const currentCustomer = vi.fn();
const counterActor = vi.fn(async () => ({ shopId: 1, name: 'Kari' }));
vi.mock('@/server/api/session', () => ({ currentCustomer }));
vi.mock('@/server/api/counter', () => ({ counterActor }));
const { handle } = await import('@/server/api/handle');
const { routes } = await import('@/server/api/endpoint');

const get = () => new Request('http://localhost:3000/api/v1/things/1', { headers: { host: 'localhost:3000' } });
const at = (id: string) => ({ params: Promise.resolve({ id }) });
const post = (body: string | null, headers: Record<string, string> = {}) =>
  new Request('http://localhost:3000/api/v1/things', {
    ...{ method: 'POST', body },
    headers: { host: 'localhost:3000', ...(body !== null && { 'content-type': 'application/json' }), ...headers },
  });
const told = async (answer: Response) => [answer.status, await answer.json().catch(() => null)];
beforeEach(() => void currentCustomer.mockReset());

describe('the parameters of a path', () => {
  const call = handle({ params: z.object({ id: z.coerce.number().int() }) }, async ({ params }) => params.id + 1);

  test('are read as the contract says', async () => expect(await (await call(get(), at('1'))).json()).toBe(2));
  test('that cannot be are not there', async () => {
    const answer = await call(get(), at('x'));
    expect([answer.status, await answer.json()]).toEqual([404, { code: 'not_found', message: expect.any(String) }]);
  });
  test.each(['\0', 'NV-1\0', '\ud800'])('that no table can hold are not there: %j', async (number) => {
    const work = vi.fn();
    const answer = await handle({ params: z.object({ number: z.string() }) }, work)(get(), {
      params: Promise.resolve({ number }),
    });
    expect([answer.status, work.mock.calls]).toEqual([404, []]);
  });
});

describe('who is logged in', () => {
  const asks = (session?: 'required' | 'optional') => handle({ session }, async ({ customer }) => customer ?? 'nobody');

  test('is not asked for by a call without a session', async () => {
    expect(await (await asks()(get())).json()).toBe('nobody');
    expect(currentCustomer).not.toHaveBeenCalled();
  });

  test('is told to a call that wants to know', async () => {
    currentCustomer.mockResolvedValue({ id: 7 });
    expect(await (await asks('optional')(get())).json()).toEqual({ id: 7 });
    expect(await (await asks('required')(get())).json()).toEqual({ id: 7 });
  });

  test('nobody is a 401 only where somebody is required', async () => {
    currentCustomer.mockResolvedValue(undefined);
    expect((await asks('optional')(get())).status).toBe(200);
    const refused = await asks('required')(get());
    expect([refused.status, (await refused.json()).code]).toEqual([401, 'not_logged_in']);
  });
});

describe('who acts at a counter', () => {
  const acts = handle({ session: 'counter' }, async ({ counter, customer }) => ({ counter, customer }));

  test('is asked for by a call of the counter alone, and is no customer', async () => {
    expect(await told(await acts(get()))).toEqual([200, { counter: { shopId: 1, name: 'Kari' } }]);
    expect(currentCustomer).not.toHaveBeenCalled();
    counterActor.mockClear();
    await handle({ session: 'optional' }, async () => 1)(get());
    expect(counterActor).not.toHaveBeenCalled();
  });

  test('with a shop’s key needs no token; with a key any other call does', async () => {
    const key = { authorization: 'Bearer key' };
    expect((await acts(post(null, key))).status).toBe(200);
    expect((await acts(post(null))).status).toBe(419);
    expect((await handle({}, async () => 1)(post(null, key))).status).toBe(419);
  });

  test('a machine that proves itself in its own way needs none either', async () =>
    expect((await handle({ caller: 'machine' }, async () => 1)(post(null))).status).toBe(200));
});

describe('a body', () => {
  const echo = (body: z.ZodType) =>
    handle({ caller: 'machine', body }, async (call) => ({ got: call.body ?? 'nothing' }));
  const Optional = z.object({ a: z.number() }).optional();

  test.each<[string, z.ZodType, Request, unknown[]]>([
    ['that may be left out', Optional, post(null), [200, { got: 'nothing' }]],
    ['that may be left out, and is sent', Optional, post('{"a":1}'), [200, { got: { a: 1 } }]],
    [
      'that may be left out, and does not fit',
      Optional,
      post('{"a":"1"}'),
      [422, expect.objectContaining({ code: 'invalid_body' })],
    ],
    ['that says what it is, and is nothing', Optional, post('', { 'content-length': '0' }), [422, expect.anything()]],
    ['that says its length alone', Optional, post(null, { 'content-length': '5' }), [415, expect.anything()]],
    ['that is needed', z.object({}), post(null), [415, expect.objectContaining({ code: 'unsupported_media_type' })]],
  ])('%s', async (_what, body, request, expected) => expect(await told(await echo(body)(request))).toEqual(expected));

  test('that does not fit is called as the call wants it', async () => {
    const call = handle(
      { caller: 'machine', body: z.object({ a: z.number() }), misfit: 'invalid_account' },
      async () => 1,
    );
    expect(await told(await call(post('{"a":"1"}')))).toEqual([
      ...[422, expect.objectContaining({ code: 'invalid_account', errors: { a: [expect.any(String)] } })],
    ]);
  });

  test('with a text that nobody types is refused by its field, beside what else does not fit', async () => {
    const call = echo(z.object({ a: z.number(), b: z.string() }));
    const [status, body] = await told(await call(post(JSON.stringify({ a: 'x', b: 'y\0' }))));
    expect([status, Object.keys(body.errors)]).toEqual([422, ['a', 'b']]);
  });
});

describe('the shop that is asked', () => {
  const asked = handle({ cache: 'public' }, async ({ front, brand }) => ({ front, brand }));

  test('is the brand’s, or that of the preview the door has named, which is kept by nobody', async () => {
    const own = await asked(get());
    expect([await own.json(), own.headers.get('cache-control')]).toEqual([
      ...[{ front: 'nordvidda', brand: 'nordvidda' }, 'public, max-age=60, stale-while-revalidate=60'],
    ]);
    const request = get();
    request.headers.set('x-shop-front', 'nordvidda~1790000000');
    const seen = await asked(request);
    expect([await seen.json(), seen.headers.get('cache-control')]).toEqual([
      ...[{ front: 'nordvidda~1790000000', brand: 'nordvidda' }, 'no-store'],
    ]);
  });
});

describe('what goes out beside the answer', () => {
  test('an answer that is nothing is a 204', async () => {
    const answer = await handle({ answer: z.string().optional() }, async () => undefined)(get());
    expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([204, '', 'no-store']);
  });

  test('cookies are sent with success and failure, each on its own', async () => {
    for (const code of [undefined, 'not_found'] as const) {
      const answer = await handle({}, async ({ reply }) => {
        reply.append('Set-Cookie', 'a=1');
        reply.append('Set-Cookie', 'b=2');
        if (code) throw new ShopError(code);
        return 1;
      })(get());
      expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    }
  });

  test('a public answer that sets a cookie is kept by nobody', async () => {
    const call = handle({ cache: 'public' }, async ({ reply }) => {
      reply.append('Set-Cookie', 'a=1');
      return 1;
    });
    expect((await call(get())).headers.get('cache-control')).toBe('no-store');
  });

  test('a status without a body has none, whatever the work says', async () => {
    const answer = await handle({ status: 204 }, async () => ({ a: 1 }))(get());
    expect([answer.status, await answer.text()]).toEqual([204, '']);
  });

  test('a public answer has its status, and only what its contract names', async () => {
    const call = handle({ cache: 'public', status: 201, answer: z.object({ a: z.number() }) }, async () => ({
      a: 1,
      b: 2,
    }));
    expect(await told(await call(get()))).toEqual([201, { a: 1 }]);
  });

  test.each([null, 7, 'text'])('a public answer may be %j', async (value) => {
    const call = handle({ cache: 'public' }, async () => value);
    expect(await told(await call(get()))).toEqual([200, value]);
    expect(await told(await call(get()))).toEqual([200, value]);
  });

  test('a header of the work goes with the answer beside its own', async () => {
    const call = handle({ cache: 'public' }, async ({ reply }) => {
      reply.set('X-Not-Ready', 'index');
      return 1;
    });
    const { headers } = await call(get());
    expect([headers.get('x-not-ready'), headers.get('cache-control')]).toEqual([
      ...['index', 'public, max-age=60, stale-while-revalidate=60'],
    ]);
  });

  test('the same object is checked and written once', async () => {
    const kept = { a: 1 };
    const check = vi.fn();
    const answer = z.object({ a: z.number() }).transform((value) => {
      check();
      return value;
    });
    const call = handle({ cache: 'public', answer }, async () => kept);
    expect(await (await call(get())).text()).toBe(await (await call(get())).text());
    expect(check).toHaveBeenCalledTimes(1);
  });
});

test('a route answers what it has and refuses the rest with an Allow', async () => {
  const route = routes({ GET: handle({}, async () => 1), PUT: handle({}, async () => 2) });
  expect((await route.GET(get())).status).toBe(200);
  const refused = await route.POST(get());
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, PUT, HEAD, OPTIONS']);
  expect((await route.OPTIONS(get())).headers.get('allow')).toBe('GET, PUT, HEAD, OPTIONS');
});

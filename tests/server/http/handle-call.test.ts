import { beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ShopError } from '@/lib/errors';

const currentCustomer = vi.fn();
vi.mock('@/server/http/session', () => ({ currentCustomer }));
const { handle } = await import('@/server/http/handle');
const { routes } = await import('@/server/http/routes');

const get = () => new Request('http://localhost:3000/api/v1/things/1', { headers: { host: 'localhost:3000' } });
const at = (id: string) => ({ params: Promise.resolve({ id }) });
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

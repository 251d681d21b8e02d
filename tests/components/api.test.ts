import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ask } from '@/components/api';
import blocked from '@/messages/blocked.nb.json';

/** A server that gives tokens and wants them back, and a document that keeps the cookie. */
function openServer({ gives = true } = {}) {
  const asked: string[] = [];
  let token = 0;
  let wanted = '';
  vi.stubGlobal('document', { cookie: 'other=1' });
  vi.stubGlobal(
    'fetch',
    async (url: string, { method, headers }: { method: string; headers: Record<string, string> }) => {
      const sent = headers['X-XSRF-TOKEN'];
      asked.push(`${method} ${url}${sent ? ` ${sent}` : ''}`);
      if (url.endsWith('/token')) {
        token += 1;
        wanted = `t${token}`;
        if (gives) (document as { cookie: string }).cookie = `other=1; XSRF-TOKEN=${wanted}`;
        return Response.json({ token: wanted });
      }
      if (method === 'GET' || sent === wanted) return Response.json({ ok: true });
      return Response.json({ code: 'token_mismatch', message: 'Vennligst last siden på nytt' }, { status: 419 });
    },
  );
  const sessionEnds = () => {
    wanted = 'another';
  };
  return { asked, sessionEnds };
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const change = () => ask('POST /customers/logout');

test('a read asks for no token', async () => {
  const { asked } = openServer();
  await ask('GET /shops');
  expect(asked).toEqual(['GET /api/v1/shops']);
});

test('an address is the endpoint with its parameters and query written into it', async () => {
  const { asked } = openServer();
  await ask('GET /promocodes/check/{code}', { params: { code: 'RØD/50 %' } });
  await ask('GET /articles/bundle', { query: { articles: [3, 1, 2] } });
  await ask('GET /articles/suggest', { query: { q: 'lue & vott', take: undefined } });
  expect(asked).toEqual([
    'GET /api/v1/promocodes/check/R%C3%98D%2F50%20%25',
    'GET /api/v1/articles/bundle?articles=3,1,2',
    'GET /api/v1/articles/suggest?q=lue%20%26%20vott',
  ]);
});

test('an undeclared endpoint does not compile', () => {
  const never = () => [
    // @ts-expect-error: no such endpoint
    ask('GET /article'),
    // @ts-expect-error: a method the endpoint does not have
    ask('POST /shops'),
    // @ts-expect-error: its parameter is missing
    ask('GET /articles/availability/{id}'),
    // @ts-expect-error: its parameter has another name
    ask('GET /articles/availability/{id}', { params: { article: 1 } }),
    // @ts-expect-error: its parameter is a number
    ask('GET /articles/availability/{id}', { params: { id: 'one' } }),
    // @ts-expect-error: a query it does not take
    ask('GET /articles/bundle', { query: { articles: [1], page: 2 } }),
    // @ts-expect-error: a query it does not take, on a list
    ask('GET /lists/answer', { query: { path: '/dame', colour: 'red' } }),
    // @ts-expect-error: half a body
    ask('POST /stock-alerts', { body: { ean: '7000000000001' } }),
    // @ts-expect-error: a body where none is read
    ask('GET /shops', { body: {} }),
    // @ts-expect-error: it says nothing
    ask('POST /customers/logout').then((answer) => answer.ok),
    // @ts-expect-error: nobody may be logged in
    ask('GET /customers/current').then((customer) => customer.firstname),
  ];
  expect(never).toBeTypeOf('function');
});

test('the first change fetches one token, however many start together, and the next reuses it', async () => {
  const { asked } = openServer();
  await Promise.all([change(), ask('DELETE /customers/{id}', { params: { id: 1 } })]);
  await change();
  expect(asked[0]).toBe('GET /api/v1/token');
  expect(asked.slice(1).sort()).toEqual([
    'DELETE /api/v1/customers/1 t1',
    'POST /api/v1/customers/logout t1',
    'POST /api/v1/customers/logout t1',
  ]);
});

test('a stale token is replaced and the change resent once', async () => {
  const { asked, sessionEnds } = openServer();
  await change();
  sessionEnds();
  expect(await change()).toEqual({ ok: true });
  expect(asked.slice(2)).toEqual([
    'POST /api/v1/customers/logout t1',
    'GET /api/v1/token',
    'POST /api/v1/customers/logout t2',
  ]);
});

test('rule 8.9: a missing token is logged, and the refusal is blamed on blocked cookies', async () => {
  const { asked } = openServer({ gives: false });
  await expect(change()).rejects.toMatchObject({
    ...{ status: 419, code: 'cookies_blocked', message: blocked.again },
  });
  expect(console.error).toHaveBeenCalledWith('Missing cross-site token');
  expect(asked.filter((one) => one.startsWith('POST'))).toHaveLength(2);
});

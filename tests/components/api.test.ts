import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, call } from '@/components/api';

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

test('a read asks for no token', async () => {
  const { asked } = openServer();
  await api.get('/shops');
  expect(asked).toEqual(['GET /api/v1/shops']);
});

test('the first change asks for one, once however many start together, and the next uses it', async () => {
  const { asked } = openServer();
  await Promise.all([api.post('/orders', {}), call('/customers/1', { method: 'DELETE' })]);
  await api.post('/orders', {});
  expect(asked[0]).toBe('GET /api/v1/token');
  expect(asked.slice(1).sort()).toEqual([
    'DELETE /api/v1/customers/1 t1',
    'POST /api/v1/orders t1',
    'POST /api/v1/orders t1',
  ]);
});

test('a token that is stale is replaced and the change sent once more, no oftener', async () => {
  const { asked, sessionEnds } = openServer();
  await api.post('/orders', {});
  sessionEnds();
  expect(await api.post('/orders', {})).toEqual({ ok: true });
  expect(asked.slice(2)).toEqual(['POST /api/v1/orders t1', 'GET /api/v1/token', 'POST /api/v1/orders t2']);
});

test('a missing token is an error of the console only; the server says what it thinks of it', async () => {
  const { asked } = openServer({ gives: false });
  await expect(api.post('/orders', {})).rejects.toMatchObject({ status: 419, code: 'token_mismatch' });
  expect(console.error).toHaveBeenCalledWith('Missing cross-site token');
  expect(asked.filter((one) => one.startsWith('POST'))).toHaveLength(2);
});

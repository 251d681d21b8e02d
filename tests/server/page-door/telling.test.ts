import { expect, it, vi } from 'vitest';
import type { Answered } from '@/server/platform/telemetry/door-load';
import { ask } from '@/tests/support/raw-http';
import { openTestDoor } from './open';

const host = { host: 'localhost' };

async function telling() {
  const told: Answered[] = [];
  const seen: (string | undefined)[] = [];
  const failures: string[] = [];
  const door = await openTestDoor(
    (request, response) => {
      seen.push(String(request.headers['x-request-id']));
      if (request.url?.startsWith('/feil')) throw new Error('planted');
      if (!request.url?.startsWith('/henger')) response.end('next');
    },
    { proxies: 1, tell: (one) => told.push(one), log: (message) => failures.push(message) },
  );
  return { ...door, told, seen, failures };
}

it('every request is told of once, with who answered it and nothing of its query', async () => {
  const { url, told } = await telling();
  await ask(url, '/api/v1/articles?email=kari@example.no', host);
  await ask(url, '/_next/static/none.js', host);
  await ask(url, '/sko', host, 'POST');
  await vi.waitFor(() => expect(told).toHaveLength(3), { timeout: 20_000 });
  expect(told).toMatchObject([
    { method: 'GET', route: 'call articles', path: '/api/v1/articles', status: 200, by: 'next', aborted: false },
    { route: 'file', path: '/_next/:x', status: 404, by: 'file' },
    { method: 'POST', route: 'category', path: '/:x', status: 405, by: 'door' },
  ]);
  expect(told.every(({ bytes, ms }) => bytes > 100 && ms >= 0)).toBe(true);
});

it('who went before the answer is told of as gone', async () => {
  const { url, told } = await telling();
  const gone = new AbortController();
  const asked = fetch(new URL('/henger', url), { signal: gone.signal }).catch(() => 'gone');
  setImmediate(() => gone.abort());
  expect(await asked).toBe('gone');
  await ask(url, '/sko', host);
  await vi.waitFor(() => expect(told.filter(({ aborted }) => !aborted)).toHaveLength(1), { timeout: 20_000 });
});

it('a request has one name: its proxy’s in the answer, behind the door and in what is told', async () => {
  const { url, told, seen } = await telling();
  const id = 'abc123def456abc123def456abc123de';
  const { headers } = await ask(url, '/sko', { ...host, 'x-forwarded-for': '203.0.113.7', 'x-request-id': id });
  await vi.waitFor(() => expect(told).toHaveLength(1), { timeout: 20_000 });
  expect([headers['x-request-id'], seen[0], told[0]?.id]).toEqual([id, id, id]);
});

it.each([
  ['without a proxy', { 'x-request-id': 'abc123def456abc123def456' }],
  ['an address of mail', { 'x-forwarded-for': '203.0.113.7', 'x-request-id': 'kari@example.no' }],
  ['a telephone number', { 'x-forwarded-for': '203.0.113.7', 'x-request-id': '4790000000' }],
  ['too long', { 'x-forwarded-for': '203.0.113.7', 'x-request-id': 'a'.repeat(65) }],
  ['too short', { 'x-forwarded-for': '203.0.113.7', 'x-request-id': 'a1' }],
  ['with what breaks a line', { 'x-forwarded-for': '203.0.113.7', 'x-request-id': 'abc123def456"}{"level' }],
])('rule 18.16: a name that is none of ours is not taken over: %s', async (_name, headers) => {
  const { url } = await telling();
  const answer = await ask(url, '/sko', { ...host, ...headers } as Record<string, string>);
  expect(answer.headers['x-request-id']).not.toBe((headers as Record<string, string>)['x-request-id']);
  expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
});

it('a failure at the door is logged under the name of its request, without what stood in its address', async () => {
  const { url, failures } = await telling();
  const { status, headers } = await ask(url, '/feil/kari@example.no?token=hemmelig', host);
  expect(status).toBe(500);
  expect(failures).toEqual([`GET /:x/:x failed at the door (request ${headers['x-request-id']})`]);
});

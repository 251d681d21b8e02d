import { expect, it } from 'vitest';
import { ask } from '@/tests/support/raw-http';
import { openTestDoor } from './open';

const proxied = { host: 'localhost', 'x-forwarded-for': '203.0.113.7' };

/** A door that has been told to end, and still announces it. */
async function leaving() {
  const door = await openTestDoor((_request, response) => void response.end('next'), { proxies: 1 });
  void door.close(600_000);
  return door;
}

it('rule 18.15: while it announces its end, reads that a proxy brings are sent to another instance', async () => {
  const { url } = await leaving();
  for (const [path, method] of [
    ['/sko', 'GET'],
    ['/api/v1/articles', 'GET'],
    ['/sko', 'HEAD'],
  ] as const) {
    const answer = await ask(url, path, proxied, method);
    expect([answer.status, answer.headers.connection, answer.headers['cache-control']]).toEqual([
      ...[502, 'close', 'no-store'],
    ]);
  }
});

it.each([
  ['what changes something, which must not be done twice', '/api/v1/orders', 'POST', proxied],
  ['what asks how it is', '/api/v1/health/ready', 'GET', proxied],
  ['the sandbox, which the shop itself asks', '/sandbox/payments/1', 'GET', proxied],
  ['who came without a proxy', '/sko', 'GET', { host: 'localhost' }],
])('rule 18.15: %s is still answered', async (_name, path, method, headers) => {
  const { url } = await leaving();
  const answer = await ask(url, path, headers as Record<string, string>, method);
  expect([answer.status, answer.text, answer.headers.connection]).toEqual([200, 'next', 'close']);
});

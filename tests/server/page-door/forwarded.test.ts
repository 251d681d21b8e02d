import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { clientAddress } from '@/server/page-door/client-address';
import { listen } from '@/server/page-door/listen';
import { openDoor } from '@/server/page-door/open-door';
import { ask } from '@/tests/support/raw-http';
import { folders, openTestDoor } from './open';

const CALL = '/api/v1/customers/login';

/** A door that tells what is seen behind it. */
const seeing = (proxies: number) =>
  openTestDoor((asked, response) => void response.end(JSON.stringify(asked.headers)), { proxies });

/** Asks with these headers, from another address of this machine than the rest of it. */
function askFrom(localAddress: string, port: number, headers: Record<string, string>, path = CALL) {
  return new Promise<Record<string, string>>((done, fail) => {
    const sent = request({ host: '127.0.0.1', port, path, localAddress, headers, agent: false }, async (answer) =>
      done(JSON.parse(Buffer.concat(await answer.toArray()).toString())),
    );
    sent.on('error', fail);
    sent.end();
  });
}

/** By what tries of this request are counted. */
const counted = (headers: Record<string, string>) =>
  clientAddress(new Request('http://localhost/', { headers: { 'x-forwarded-for': headers['x-forwarded-for'] ?? '' } }));

describe.each([CALL, '/sko'])('rule 7.12: behind the door, at %s,', (path) => {
  it.each([
    ['nothing said', ''],
    ['an address', '203.0.113.7'],
    ['several', '203.0.113.7, 203.0.113.8'],
    ['our own', '127.0.0.1'],
    ['no address', 'evil'],
  ])('without a proxy a caller is its connection: %s', async (_name, said) => {
    const { port } = await seeing(0);
    const headers = { host: 'localhost', ...(said && { 'x-forwarded-for': said, 'x-forwarded-proto': 'https' }) };
    const seen = await askFrom('127.0.0.9', port, headers, path);
    expect([seen['x-forwarded-for'], seen['x-forwarded-proto']]).toEqual(['127.0.0.9', undefined]);
  });

  it.each([
    ['what it wrote', 1, '203.0.113.7', '203.0.113.7'],
    ['with its port', 1, '203.0.113.7:4711', '203.0.113.7'],
    ['IPv6 with its port', 1, '[2001:db8::1]:4711', '2001:db8:0:0:0:0:0:1'],
    ['IPv4 in IPv6’s clothes', 1, '::ffff:203.0.113.7', '203.0.113.7'],
    ['not what the caller wrote before it', 1, '6.6.6.6, 203.0.113.7', '203.0.113.7'],
    ['nor what is no address there', 1, 'evil, 203.0.113.7', '203.0.113.7'],
    ['nothing, for a proxy that wrote none', 1, '', '127.0.0.9'],
    ['no address', 1, '203.0.113.7, unknown', '127.0.0.9'],
    ['of two, who called the first', 2, '6.6.6.6, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
    ['of two of which one was gone past, nobody', 2, '203.0.113.7', '127.0.0.9'],
  ])('with proxies a caller is who they say: %s', async (_name, proxies, said, caller) => {
    const { port } = await seeing(proxies as number);
    const headers = { host: 'localhost', 'x-forwarded-for': said as string };
    expect((await askFrom('127.0.0.9', port, headers, path))['x-forwarded-for']).toBe(caller);
  });

  it('a proxy says the protocol, and nothing but the two there are', async () => {
    const { port } = await seeing(1);
    const proto = async (said: string) =>
      (await askFrom('127.0.0.1', port, { host: 'localhost', 'x-forwarded-proto': said }, path))['x-forwarded-proto'];
    expect([await proto('https'), await proto('http'), await proto('https, evil')]).toEqual([
      'https',
      'http',
      undefined,
    ]);
  });

  it.each([
    ...['forwarded', 'via', 'x-real-ip', 'x-client-ip', 'true-client-ip', 'cf-connecting-ip', 'fastly-client-ip'],
    ...['x-forwarded-host', 'x-forwarded-port', 'x-forwarded-server', 'x-forwarded-prefix', 'x-forwarded-scheme'],
  ])('%s is nobody’s to say', async (name) => {
    for (const proxies of [0, 1]) {
      const { port } = await seeing(proxies);
      expect(await askFrom('127.0.0.1', port, { host: 'localhost', [name]: 'evil.example' }, path)).not.toHaveProperty(
        name,
      );
    }
  });
});

it('rule 7.12: forty tries under forty names are forty tries of one', async () => {
  const { port } = await seeing(0);
  const names = Array.from({ length: 40 }, (_, i) => `203.0.113.${i}`);
  const all = await Promise.all(
    names.map((said) => askFrom('127.0.0.3', port, { 'x-forwarded-for': said, host: 'x' })),
  );
  expect(new Set(all.map(counted))).toEqual(new Set(['127.0.0.3']));
});

it('rule 7.12: who comes by IPv4 to a socket of IPv6 is the same caller', async () => {
  const seen: unknown[] = [];
  const next = async (asked: { headers: unknown }, response: { end(): unknown }) => {
    seen.push(asked.headers);
    response.end();
  };
  const door = openDoor({ next, files: folders(), proxies: 0 });
  await door.listen(0, ['::']);
  onTestFinished(() => door.close());
  await ask(new URL(`http://127.0.0.1:${(door.server.address() as AddressInfo).port}`), CALL, { host: 'localhost' });
  expect(seen).toMatchObject([{ 'x-forwarded-for': '127.0.0.1' }]);
});

it('rule 7.12: a demo shop is reached by both addresses of its machine, and by no other', async () => {
  const door = openDoor({ next: async (_asked, response) => void response.end(), files: folders() });
  // The second of these no machine has.
  const listening = await listen(door.server, 0, ['127.0.0.1', '2001:db8::1', '::1']);
  onTestFinished(async () => {
    for (const one of listening) one.close();
  });
  const addresses = new Set(listening.map((one) => (one.address() as AddressInfo).address));
  expect(addresses).toContain('127.0.0.1');
  expect([...addresses].filter((address) => address !== '127.0.0.1' && address !== '::1')).toEqual([]);
  const { port } = door.server.address() as AddressInfo;
  expect((await ask(new URL(`http://127.0.0.1:${port}`), CALL, { host: 'localhost' })).status).toBe(200);
});

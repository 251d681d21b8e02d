import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { connect as connectSafely } from 'node:tls';
import { describe, expect, it } from 'vitest';
import { serveLocally } from './local-server';
import { strangersAsked } from './this-machine-only';

const failed = (asking: Promise<unknown>) => asking.then(() => undefined).catch((error: Error) => error.cause ?? error);

const WAYS: [string, (host: string) => Promise<unknown>][] = [
  ['a socket with a port and a host', (host) => once(connect(9, host), 'connect')],
  ['a socket with options', (host) => once(connect({ port: 9, host }), 'connect')],
  ['TLS', (host) => once(connectSafely({ port: 9, host }), 'connect')],
  ['an HTTP request', (host) => once(request({ host, port: 9 }).end(), 'response')],
  ['fetch', (host) => fetch(`http://${host}:9099/`)],
  ['fetch over TLS', (host) => fetch(`https://${host}/`)],
];

describe('a test asks this machine alone', () => {
  it.each(WAYS)('%s to another is refused with its name, and fails the test', async (_way, ask) => {
    for (const host of ['nordvidda.no', '203.0.113.7', 'localhost.no']) {
      expect(await failed(ask(host))).toMatchObject({
        message: `A test may ask this machine alone, and asked ${host}.`,
      });
      expect(strangersAsked()).toEqual([host]);
    }
  });

  it('the name of another is not looked up', async () => {
    expect(await failed(lookup('nordvidda.no'))).toMatchObject({ message: expect.stringContaining('nordvidda.no') });
    expect(strangersAsked()).toEqual(['nordvidda.no']);
  });

  it.each(['shop.example', 'shop.invalid'])('%s is nobody’s, and no resolver is asked', async (host) => {
    expect(await failed(fetch(`http://${host}/`))).toMatchObject({ code: 'ENOTFOUND' });
    expect(await failed(lookup(host))).toMatchObject({ code: 'ENOTFOUND' });
  });

  it('every name below localhost is this machine', async () => {
    const server = await serveLocally(() => ({ body: 'here' }));
    const { port } = new URL(server.url);
    for (const host of ['127.0.0.1', 'localhost', 'heldre.localhost'])
      expect(await (await fetch(`http://${host}:${port}/`)).text()).toBe('here');
    await server.close();
  });
});

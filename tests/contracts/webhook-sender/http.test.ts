import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createHttpWebhookSender } from '@/server/adapters/webhook-sender/http';
import { isOwnNetwork } from '@/server/platform/network/own-networks';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

interface Received {
  method: string | undefined;
  signature: string | string[] | undefined;
  text: string;
}

/** A receiver of this test's own, which answers with `status`, or never when there is none. */
async function receiver(status: number | undefined) {
  const received: Received[] = [];
  server = createServer(async (request, response) => {
    const text = Buffer.concat(await request.toArray()).toString();
    received.push({ method: request.method, signature: request.headers['webhook-signature'], text });
    if (status !== undefined) response.writeHead(status, { Location: '/elsewhere' }).end('x'.repeat(100_000));
  });
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  return { port: (server.address() as AddressInfo).port, received };
}
const message = (url: string) => ({ url, headers: { 'Webhook-Signature': 'v1=00' }, body: '{"event":"ære"}' });
const trying = createHttpWebhookSender({ allowOwnNetwork: true, patienceMs: 200 });
const live = createHttpWebhookSender({ allowOwnNetwork: false });

describe('rule 16.5: a webhook is sent', () => {
  it.each([200, 204, 302, 410, 500])('to who answers %i, once, whole, and no redirect is followed', async (status) => {
    const { port, received } = await receiver(status);
    expect(await trying.post(message(`http://127.0.0.1:${port}/hook?a=1`))).toEqual({ status });
    expect(received).toEqual([{ method: 'POST', signature: 'v1=00', text: '{"event":"ære"}' }]);
  });

  it('and an answer that does not come in time, or nobody at all, is a failure', async () => {
    const { port } = await receiver(undefined);
    await expect(trying.post(message(`http://127.0.0.1:${port}/`))).rejects.toThrow(/abort/i);
    server?.closeAllConnections();
    await new Promise((closed) => server?.close(closed));
    await expect(trying.post(message(`http://127.0.0.1:${port}/`))).rejects.toThrow(/ECONNREFUSED/);
  });
});

describe('rule 16.5: a live shop sends by https only, and never into its own network', () => {
  it.each([
    ['http://example.com/', /not https/],
    ['https://127.0.0.1/', /own network/],
    ['https://[::1]/', /own network/],
    ['https://[::ffff:10.0.0.1]/', /own network/],
    ['https://0x7f.1/', /own network/],
    ['https://169.254.169.254/latest/meta-data', /own network/],
    // A name is looked up first.
    ['https://localhost/', /own network/],
  ])('%s is refused', async (url, why) => {
    await expect(live.post(message(url))).rejects.toThrow(why);
  });

  it.each([
    ...['10.1.2.3', '172.31.0.1', '192.168.1.1', '100.64.0.1', '0.0.0.0', '224.0.0.1', '255.255.255.255'],
    ...['::', '::1', 'fe80::1', 'fd00::1', 'ff02::1', '::ffff:127.0.0.1', '::ffff:7f00:1', '64:ff9b::a00:1', 'x'],
  ])('%s is our own', (address) => expect(isOwnNetwork(address)).toBe(true));

  it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2a00:1450:400f::1', '::ffff:8.8.8.8'])('%s is not', (address) =>
    expect(isOwnNetwork(address)).toBe(false),
  );
});

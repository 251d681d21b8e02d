import { lookup } from 'node:dns';
import { request as requestPlainly } from 'node:http';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { WebhookSender } from '@/server/ports/webhook-sender';
import { isOwnNetwork } from './own-networks';

const PATIENCE_MS = 10_000;

interface Options {
  /** For a demo, whose receiver runs beside it. */
  allowOwnNetwork: boolean;
  patienceMs?: number;
}

/** Refuses our own network while connecting, as a second lookup could return another address (DNS rebinding). */
const guarded: LookupFunction = (host, options, done) =>
  lookup(host, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) return done(error ?? new Error(`${host} has no address`), '', 0);
    if (found.some(({ address }) => isOwnNetwork(address)))
      return done(new Error(`${host} is in our own network`), '', 0);
    return options.all ? done(null, found) : done(null, first.address, first.family);
  });

export function createHttpWebhookSender({ allowOwnNetwork, patienceMs = PATIENCE_MS }: Options): WebhookSender {
  return {
    post: ({ url: to, headers, body }) =>
      new Promise((done, fail) => {
        const url = new URL(to);
        const host = url.hostname.replace(/^\[|\]$/g, '');
        if (!allowOwnNetwork && url.protocol !== 'https:') throw new Error(`${url.origin} is not https`);
        if (!allowOwnNetwork && isIP(host) && isOwnNetwork(host)) throw new Error(`${host} is in our own network`);
        const sent = (url.protocol === 'https:' ? request : requestPlainly)(url, {
          method: 'POST',
          headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
          signal: AbortSignal.timeout(patienceMs),
          ...(allowOwnNetwork ? {} : { lookup: guarded }),
        });
        sent.on('error', fail).on('response', (answer) => {
          done({ status: answer.statusCode ?? 0 });
          answer.destroy();
        });
        sent.end(body);
      }),
  };
}

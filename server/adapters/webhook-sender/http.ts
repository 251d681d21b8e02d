import { request as requestPlainly } from 'node:http';
import { request } from 'node:https';
import { assertPublic, publicLookup } from '@/server/platform/network/public-lookup';
import type { WebhookSender } from '@/server/ports/webhook-sender';

const PATIENCE_MS = 10_000;

interface Options {
  /** For a demo, whose receiver runs beside it. */
  allowOwnNetwork: boolean;
  patienceMs?: number;
}

export function createHttpWebhookSender({ allowOwnNetwork, patienceMs = PATIENCE_MS }: Options): WebhookSender {
  return {
    post: ({ url: to, headers, body }) =>
      new Promise((done, fail) => {
        const url = new URL(to);
        if (!allowOwnNetwork) assertPublic(url);
        const sent = (url.protocol === 'https:' ? request : requestPlainly)(url, {
          method: 'POST',
          headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
          signal: AbortSignal.timeout(patienceMs),
          ...(allowOwnNetwork ? {} : { lookup: publicLookup }),
        });
        sent.on('error', fail).on('response', (answer) => {
          done({ status: answer.statusCode ?? 0 });
          answer.destroy();
        });
        sent.end(body);
      }),
  };
}

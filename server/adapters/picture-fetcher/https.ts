import { type IncomingMessage, request as requestPlainly } from 'node:http';
import { request } from 'node:https';
import { assertPublic, publicLookup } from '@/server/platform/network/public-lookup';
import type { Fetched, PictureFetcher } from '@/server/ports/picture-fetcher';

const MOST_BYTES = 25 * 1024 ** 2;
const PATIENCE_MS = 15_000;
const MOST_REDIRECTS = 3;

interface Options {
  /** Hosts with their port that are trusted, for tests: their server runs beside them, without a certificate. */
  trusted?: readonly string[];
  mostBytes?: number;
  patienceMs?: number;
}

type Limits = Required<Options>;

const MB = 1024 ** 2;

function ask(url: URL, { trusted }: Limits, signal: AbortSignal): Promise<IncomingMessage> {
  const isTrusted = trusted.includes(url.host);
  if (!isTrusted) assertPublic(url);
  return new Promise((done, fail) => {
    (url.protocol === 'https:' ? request : requestPlainly)(url, {
      headers: { Accept: 'image/avif,image/webp,image/jpeg,image/png,image/*;q=0.8', 'Accept-Encoding': 'identity' },
      signal,
      ...(isTrusted ? {} : { lookup: publicLookup }),
    })
      .on('error', fail)
      .on('response', done)
      .end();
  });
}

async function readBody(answer: IncomingMessage, { mostBytes }: Limits): Promise<Fetched> {
  const tooLarge = { problem: `is larger than ${Math.floor(mostBytes / MB)} MB` };
  if (Number(answer.headers['content-length']) > mostBytes) {
    answer.destroy();
    return tooLarge;
  }
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    length += part.length;
    // Leaving the loop ends the connection.
    if (length > mostBytes) return tooLarge;
    parts.push(part);
  }
  return { bytes: Buffer.concat(parts) };
}

async function follow(address: string, limits: Limits, signal: AbortSignal): Promise<Fetched> {
  let url = new URL(address);
  for (let redirects = 0; ; redirects++) {
    const answer = await ask(url, limits, signal);
    const { statusCode: status = 0, headers } = answer;
    if (status === 200) return readBody(answer, limits);
    answer.destroy();
    if (![301, 302, 303, 307, 308].includes(status) || !headers.location) return { problem: `answered ${status}` };
    if (redirects === MOST_REDIRECTS) return { problem: `leads on more than ${MOST_REDIRECTS} times` };
    url = new URL(headers.location, url);
    if (!/^https?:$/.test(url.protocol)) return { problem: `leads to ${url.protocol}, which is no https` };
  }
}

const WHY: Record<string, string> = {
  ENOTFOUND: 'has a host that does not exist',
  EAI_AGAIN: 'has a host whose address could not be looked up',
  ECONNREFUSED: 'has a host that takes no connection',
  ECONNRESET: 'broke off',
  ABORT_ERR: 'did not come in time',
};

/** Each address on the way is checked, and each connection: none leads into our own network. */
export function createPictureFetcher(options: Options = {}): PictureFetcher {
  const limits: Limits = { trusted: [], mostBytes: MOST_BYTES, patienceMs: PATIENCE_MS, ...options };
  return {
    async fetch(url) {
      const signal = AbortSignal.timeout(limits.patienceMs);
      try {
        return await follow(url, limits, signal);
      } catch (error) {
        const { code = '', message } = error as NodeJS.ErrnoException;
        if (signal.aborted) return { problem: `did not come within ${limits.patienceMs / 1000} s` };
        return { problem: WHY[code] ?? `could not be fetched: ${message}` };
      }
    },
  };
}

import { Agent as PlainAgent, request as plainRequest } from 'node:http';
import { Agent, request } from 'node:https';

export interface Said {
  status: number;
  text: string;
  headers: Record<string, string | string[] | undefined>;
}

interface Asking {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

let people = 0;

/**
 * A browser with cookies and a token, on a machine of its own: an address of the loopback network, so that no limit for one
 * address is met. `status` 0 is an answer that never came.
 */
export function createShopper(url: URL, { address }: { address?: string } = {}) {
  const n = ++people;
  const own = address ?? `127.7.${(n >> 8) & 255}.${n & 255}`;
  const secure = url.protocol === 'https:';
  const options = { keepAlive: true, localAddress: own, maxSockets: 1 };
  const agent = secure ? new Agent({ ...options, rejectUnauthorized: false }) : new PlainAgent(options);
  const cookies = new Map<string, string>();

  function ask(path: string, { method = 'GET', body, headers = {} }: Asking = {}): Promise<Said> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const sent = {
      ...(cookie && { cookie }),
      ...(method === 'GET'
        ? {}
        : { 'x-requested-with': 'XMLHttpRequest', 'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '' }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    };
    return new Promise((done) => {
      const asked = (secure ? request : plainRequest)(
        new URL(path, url),
        { method, agent, headers: sent as Record<string, string>, timeout: 60_000 },
        (answer) => {
          const parts: Buffer[] = [];
          for (const line of answer.headers['set-cookie'] ?? []) {
            const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
            cookies.set(name, value);
          }
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('error', (error) => done({ status: 0, text: String(error), headers: {} }));
          answer.on('end', () =>
            done({ status: answer.statusCode ?? 0, text: String(Buffer.concat(parts)), headers: answer.headers }),
          );
        },
      );
      asked.on('timeout', () => asked.destroy(new Error('60 s without an answer')));
      asked.on('error', (error) => done({ status: 0, text: String(error), headers: {} }));
      asked.end(body === undefined ? undefined : JSON.stringify(body));
    });
  }
  return {
    ask,
    cookies,
    /** A change, with a token of its own. */
    async change(path: string, body: unknown, headers: Record<string, string> = {}, method = 'POST'): Promise<Said> {
      if (!cookies.has('XSRF-TOKEN')) {
        const { status, text } = await ask('/api/v1/token');
        if (status !== 200) return { status, text, headers: {} };
      }
      return ask(`/api/v1${path}`, { method, body, headers });
    },
    leave: () => agent.destroy(),
  };
}

/** One piece from a shelf, collected there and paid there. */
export const orderOf = (shelf: { ean: string; shop: number }, who = ++people) => ({
  ...{ CustomerName: 'Kari Nordmann', Email: `kunde-${who}@example.no`, Phone: String(40_000_000 + who) },
  ...{ Delivery: false, ShopID: shelf.shop, shipping_method_id: 'collect' },
  items: [{ EanNo: shelf.ean, Count: 1, CampaignArticleID: null }],
});

// A warehouse that hears of orders, picks them and sends them: what docs/integrate.md says, as a program without packages.
// SHOP=https://www.nordvidda.example KEY=shk_… SECRET=whs_… PORT=8080 node docs/integrate-example.ts

import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';

interface Line {
  ean: string;
  count: number;
  missing: number;
  withdrawn: number;
  ageLimit: number | null;
}

interface Pick {
  id: number;
  number: string;
  kind: 'collect' | 'send';
  state: string;
  version: number;
  lines: Line[];
}

interface Message {
  event: string;
  id: string;
  part: { id: number } | null;
}

type Act = { act: 'missing'; ean: string; count: number } | { act: 'ready' } | Dispatch;
type Dispatch = { act: 'dispatch'; carrier: string; trackingNumber: string; idCheckOrdered?: boolean };

const FRESH_SECONDS = 300;

/** True for a message that the shop has signed within the last five minutes. `body` is the text as it came. */
export function isGenuine(secret: string, headers: IncomingHttpHeaders, body: string, now = Date.now()): boolean {
  const [id, timestamp, sent] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => headers[name]);
  if (Math.abs(now / 1000 - Number(timestamp)) > FRESH_SECONDS) return false;
  const right = Buffer.from(`v1=${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('hex')}`);
  const given = Buffer.from(String(sent));
  return right.length === given.length && timingSafeEqual(right, given);
}

/** The calls of one shop, with its key. */
export function createTill({ shop, key }: { shop: string; key: string }) {
  async function call<Answer>(method: string, path: string, body?: unknown, idempotencyKey?: string): Promise<Answer> {
    const response = await fetch(`${shop}/api/v1/counter${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${key}`,
        'Content-Type': 'application/json',
        ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json() as Promise<Answer>;
  }
  return {
    picks: async () => (await call<{ picks: Pick[] }>('GET', '/picks')).picks,
    pick: (id: number) => call<Pick>('GET', `/picks/${id}`),
    act: (id: number, act: Act, idempotencyKey: string) => call<Pick>('POST', `/picks/${id}/acts`, act, idempotencyKey),
  };
}

export interface Warehouse {
  /** How many pieces of a line were found. */
  find(line: Line): Promise<number>;
  /** Packs what was found, and answers who carries it under which number, and looks at the ID where a line has an age limit. */
  pack(pick: Pick): Promise<{ carrier: string; trackingNumber: string; idCheckOrdered?: boolean }>;
}

/**
 * Works off one message. Its id is part of every key, so that a message that comes again does nothing again: it gets the answers
 * of the first time.
 */
export async function work(till: ReturnType<typeof createTill>, warehouse: Warehouse, message: Message): Promise<void> {
  if (message.event !== 'order.placed' || !message.part) return;
  let pick = await till.pick(message.part.id);
  if (pick.state !== 'waiting' && pick.state !== 'picking') return;
  for (const line of pick.lines) {
    const wanted = line.count - line.withdrawn;
    const missing = wanted - (await warehouse.find(line));
    if (missing > line.missing)
      pick = await till.act(pick.id, { act: 'missing', ean: line.ean, count: missing }, `${message.id}:${line.ean}`);
  }
  if (pick.state === 'closed') return; // nothing was found
  const last: Act = pick.kind === 'collect' ? { act: 'ready' } : { act: 'dispatch', ...(await warehouse.pack(pick)) };
  await till.act(pick.id, last, `${message.id}:${last.act}`);
}

interface Receiving {
  secret: string;
  hear(message: Message): Promise<void>;
}

/** Answers 204 when a message has been worked off; after any other answer the shop sends it again. */
export function createReceiver({ secret, hear }: Receiving) {
  return createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    const status = !isGenuine(secret, request.headers, body)
      ? 401
      : await hear(JSON.parse(body)).then(
          () => 204,
          (error) => {
            console.error(error);
            return 500;
          },
        );
    response.writeHead(status).end();
  });
}

if (process.argv[1] === import.meta.filename) {
  const { SHOP = '', KEY = '', SECRET = '', PORT = '8080' } = process.env;
  const till = createTill({ shop: SHOP, key: KEY });
  const warehouse: Warehouse = {
    find: async ({ count }) => count,
    pack: async ({ number, lines }) => ({
      carrier: 'Posten',
      trackingNumber: `TEST-${number}`,
      idCheckOrdered: lines.some(({ ageLimit }) => ageLimit !== null),
    }),
  };
  createReceiver({ secret: SECRET, hear: (message) => work(till, warehouse, message) }).listen(Number(PORT));
}

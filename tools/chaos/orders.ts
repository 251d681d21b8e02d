import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Purchase } from '@/lib/contracts/purchases';
import { receivedOf } from '@/server/staff/invariants/received';
import { orderOf } from '@/tests/instances/shopper';
import { within as share } from '@/tools/bench/http-load';
import { say } from '@/tools/machine/terminal';
import type { Entry } from './ledger';
import { bounded, inOutbox } from './play';
import { quiet } from './quiet';
import { openStage, type Stage } from './stage';
import { judge, type Verdict } from './verdict';

const SHELVES = 50;
const PIECES = 1 / 5;
const AT_ONCE = 400;
const UNDECIDED = new Set([0, 429, 500, 502, 503, 504]);
const GIVEN_UP_MS = 600_000;

interface Answer {
  status: number;
  text: string;
}

/** Connections are kept; addresses tell people apart. */
async function openDoor({ urls, tally }: Stage) {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const token = await fetch(new URL('/api/v1/token', urls()[0]));
  const cookie = token.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const always = {
    ...{ cookie, 'x-requested-with': 'XMLHttpRequest' },
    'x-xsrf-token': /XSRF-TOKEN=([^;]*)/.exec(cookie)?.[1] ?? '',
  };
  let turn = 0;

  const send = (path: string, body: string, type: string, headers: Record<string, string>) =>
    new Promise<Answer>((done) => {
      const all = urls();
      const url = new URL(path, all[turn++ % all.length]);
      const sent = request(
        url,
        { method: 'POST', agent, timeout: 60_000, headers: { ...always, 'content-type': type, ...headers } },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('error', () => done({ status: 0, text: '' }));
          answer.on('end', () => done({ status: answer.statusCode ?? 0, text: String(Buffer.concat(parts)) }));
        },
      );
      sent.on('timeout', () => sent.destroy());
      sent.on('error', () => done({ status: 0, text: '' }));
      sent.end(body);
    }).then((answer) => {
      tally.count(answer);
      return answer;
    });

  /** `times` are of single answers. */
  async function decided(work: () => Promise<Answer>, times?: number[]): Promise<Answer | undefined> {
    const end = performance.now() + GIVEN_UP_MS;
    for (let tries = 0; performance.now() < end; tries++) {
      const begun = performance.now();
      const answer = await work();
      if (!UNDECIDED.has(answer.status)) {
        times?.push(performance.now() - begun);
        return answer;
      }
      await pause(Math.min(50 * 2 ** tries, 2000) * (0.5 + Math.random()));
    }
    return undefined;
  }
  const insist = (path: string, body: unknown, headers: Record<string, string>, times?: number[]) =>
    decided(() => send(`/api/v1${path}`, JSON.stringify(body), 'application/json', headers), times);
  const approve = (url: string) =>
    decided(() => send(new URL(url).pathname, 'decision=approve', 'application/x-www-form-urlencoded', {}));
  return { insist, approve, close: () => agent.destroy() };
}

/** Returns the most popular shelves with so many pieces each. */
async function heat({ ask, goods }: Stage, pieces: number) {
  const shelves = goods.shelves.slice(0, SHELVES);
  await ask(
    (sql) => sql`
    update stock s set qty = ${pieces} from variants v, unnest(${shelves.map(({ ean }) => ean)}::text[],
      ${shelves.map(({ shop }) => shop)}::int[]) as h (ean, shop)
    where v.id = s.variant_id and v.ean = h.ean and s.shop_id = h.shop`,
  );
  return shelves;
}

const addressOf = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

async function sell(stage: Stage, count: number): Promise<void> {
  const pieces = Math.max(1, Math.round((count * PIECES) / SHELVES));
  const shelves = await heat(stage, pieces);
  stage.received = await stage.ask(receivedOf);
  const door = await openDoor(stage);
  const times: number[] = [];

  async function one(n: number): Promise<void> {
    const sent = orderOf(shelves[n % shelves.length] as (typeof shelves)[number], 200_000 + n);
    const headers = { 'x-forwarded-for': addressOf(n), 'idempotency-key': crypto.randomUUID() };
    const paid = n % 2 === 0;
    const [path, body] = paid
      ? ['/purchases', { orders: [{ ...sent, Payment: n % 4 === 0 ? 'card' : 'instalments' }] }]
      : ['/orders', sent];
    const entry: Entry = stage.ledger.open(sent.Email, () => door.insist(path as string, body, headers));
    const said = await door.insist(path as string, body, headers, times);
    if (!said) return;
    entry.state = said.status < 300 ? 'placed' : 'refused';
    if (entry.state === 'refused' || !paid) return;
    const { token, url } = JSON.parse(said.text) as Purchase;
    if (url) await door.approve(url);
    const settled = await door.insist(`/purchases/${token}/settle`, {}, { 'x-forwarded-for': addressOf(n) });
    entry.paid = settled?.status === 200 && (JSON.parse(settled.text) as Purchase).state === 'paid';
  }

  say(`${count} orders for ${SHELVES} shelves of ${pieces} pieces, ${AT_ONCE} at once over two instances …`);
  let next = 0;
  const begun = performance.now();
  const worker = async () => {
    for (let n = next++; n < count; n = next++) {
      await one(n);
      if ((n + 1) % 1000 === 0) say(`${n + 1} orders asked for`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const seconds = (performance.now() - begun) / 1000;
  door.close();
  await quiet(stage.ask, 180);
  times.sort((a, b) => a - b);
  const [left] = await stage.ask(
    (sql) => sql<[{ left: number }]>`
    select coalesce(sum(s.qty), 0)::int as left from stock s join variants v on v.id = s.variant_id
    join unnest(${shelves.map(({ ean }) => ean)}::text[], ${shelves.map(({ shop }) => shop)}::int[]) as h (ean, shop)
      on v.ean = h.ean and s.shop_id = h.shop`,
  );
  const sold = stage.ledger.entries.filter(({ state }) => state === 'placed').length;
  stage.note(
    `${count} orders in ${seconds.toFixed(1)} s, ${Math.round(count / seconds)} a second; an answer p50 ${Math.round(share(times, 0.5))} ms, p95 ${Math.round(share(times, 0.95))} ms`,
  );
  stage.note(`${pieces * SHELVES} pieces there were, ${sold} were sold, ${left.left} are left`);
  if (sold + left.left !== pieces * SHELVES || left.left !== 0)
    throw new Error(`${sold} sold and ${left.left} left of ${pieces * SHELVES} pieces that ${count} people wanted`);
}

export const playOrders = (seed: number, count: number): Promise<Verdict> =>
  bounded('orders', 900 + count / 4, async () => {
    const stage = await openStage({ seed });
    await sell(stage, count);
    // 503 asks to retry.
    return judge(stage, 'orders', { now: new Date(), allowed: /^503/, emails: inOutbox(stage) });
  });

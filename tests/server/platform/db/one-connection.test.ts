import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { endpoints } from '@/lib/contracts/all-endpoints';
import { jobNames } from '@/server/parts';
import { connectDatabase } from '@/server/platform/db/connection';
import { readCommand } from '@/server/staff/command';
import { openStaffDesk } from '@/server/staff/open';
import { topics } from '@/server/staff/topics';
import { ean, openApiShop } from '@/tests/server/api/open-shop';
import { article, importFiles, smallFeed, variant } from '@/tests/server/feed/small-feed';
import { KLARNA_PASSWORD, KLARNA_USER, startKlarna } from '@/tests/support/payment-provider';
import { openCalls } from './one-connection-calls';

/** A work that waits for a second connection while it holds the only one waits for ever: this is when that is told. */
const NET_MS = 30_000;
/** When what is there is overdue, and when it is past its time. */
const LATER = ['2031-01-02T11:00:00Z', '2031-02-20T11:00:00Z', '2038-01-04T11:00:00Z'];
const WEBHOOK_SECRET = 'a-webhook-secret-for-tests';

/** A link of the account's pages, which sends a letter. */
const WRITE_BY_GET = ['customersResend'];
const writing = endpoints.filter(({ id, method }) => method !== 'GET' || WRITE_BY_GET.includes(id)).map(({ id }) => id);
/** A name for each, before there is a shop. */
const jobs = jobNames();

let klarna: Awaited<ReturnType<typeof startKlarna>>;
let api: Awaited<ReturnType<typeof openApiShop>>;
let url: string;
let one: ReturnType<typeof connectDatabase>;
let calls: ReturnType<typeof openCalls>;
let sandbox: (request: Request) => Promise<Response>;
let runJob: (name: string) => Promise<unknown>;

beforeAll(async () => {
  klarna = await startKlarna();
  const settings = {
    ...{ DATABASE_POOL: '1', OUTBOX_DIR: await mkdtemp(join(tmpdir(), 'nordvidda-outbox-')) },
    ...{ KLARNA_URL: klarna.url, KLARNA_USER, KLARNA_PASSWORD, KLARNA_WEBHOOK_SECRET: WEBHOOK_SECRET },
  };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const { fetch } = globalThis;
  // The sandbox and the shop speak HTTP with each other; here without a server between them.
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (pathname.startsWith('/sandbox/')) return sandbox(new Request(input, init));
    const provider = /^\/api\/v1\/payments\/([\w-]+)\/webhook$/.exec(pathname)?.[1];
    if (provider === undefined) return fetch(input, init);
    const request = new Request(input, init);
    return api.ask('POST', '/payments/{provider}/webhook', {
      ...{ params: { provider }, body: await request.text() },
      headers: { ...Object.fromEntries(request.headers), cookie: '', 'x-xsrf-token': '', 'x-requested-with': '' },
    });
  });
  api = await openApiShop(async (address) => {
    url = address;
    one = connectDatabase(url, { poolSize: 1 });
    return url;
  });
  const { POST, GET } = await import('@/app/sandbox/[...path]/route');
  sandbox = (request) => (request.method === 'GET' ? GET : POST)(request);
  const { openRooms } = await import('@/server/open');
  const { jobs: all } = openRooms();
  runJob = async (name) => all.find((task) => task.name === name)?.run();
  await api.sql`update stock set qty = 1000 where shop_id = 1`;
  await api.sql.unsafe(`
    insert into polls (id, name, description, active) values (1, 'Ull?', '', true);
    insert into poll_questions (id, poll_id, text, position) values (1, 1, 'Innerst?', 0);
    insert into poll_options (id, question_id, text, correct, position) values (1, 1, 'Ull', false, 0)`);
  calls = openCalls({
    ...{ api, klarna, webhookSecret: WEBHOOK_SECRET },
    approve: (url) =>
      sandbox(new Request(url ?? '', { method: 'POST', body: new URLSearchParams({ decision: 'approve' }) })),
    post: () => runJob('write letters that were asked for'),
    counterCode: async () => (await staff('counter', 'add', 'butikk-1', 'Kari')).split('\n')[0] ?? '',
  });
});
afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await Promise.all([klarna?.close(), one?.close()]);
  await api?.close();
});

const staff = (...words: string[]) => {
  const command = readCommand(words, topics);
  if (command.name !== 'run') throw new Error(command.text);
  return command.run(openStaffDesk(one.sql, () => new Date('2030-01-02T11:00:00Z')));
};

describe('whoever has the only connection asks for no second one', () => {
  // Calls of one network are counted, and a test makes more of them than a shopper.
  const uncounted = () => api.sql`delete from attempts`;

  it.each(writing)(
    'call %s',
    async (id) => {
      const call = calls[id];
      if (!call) throw new Error(`${id} writes, and has no case in one-connection-calls.ts`);
      await uncounted();
      await call();
    },
    NET_MS,
  );

  it('and every case is of a call that there is', () => expect(Object.keys(calls).sort()).toEqual([...writing].sort()));

  it.each(jobs)(
    'job %s',
    async (name) => {
      await runJob(name);
      for (const at of LATER) {
        vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) });
        await runJob(name).finally(() => vi.useRealTimers());
      }
    },
    NET_MS,
  );

  it.each([
    ['reviews', 'approve', '2'],
    ['reviews', 'reply', '1', 'Takk!'],
    ['reviews', 'reject', '2'],
    ['search', 'same', 'jakke,', 'kofte'],
    ['search', 'narrower', 'tur,', 'fjell'],
    ['search', 'pin', 'jakke', '=', '1'],
    ['search', 'boost', 'jakke', '=', 'brand', 'Fjelltind'],
    ['search', 'redirect', 'kart', '=', '/butikker'],
    ['search', 'remove', 'rule', '1'],
    ['counter', 'add', 'butikk-1', 'Ola'],
    ['counter', 'revoke', 'butikk-1', 'Ola'],
    ['counter', 'key', 'butikk-1', 'Kassen'],
    ['counter', 'revoke-key', '1'],
    ['counter', 'webhook', 'http://127.0.0.1:9/'],
    ['counter', 'stop-webhook', '1'],
    ['feed-keys', 'add', 'PIM', '--kinds', 'stock'],
    ['feed-keys', 'remove', '1'],
    ['preview', 'end-all'],
    ['check'],
  ])('staff %s %s', async (...words) => void (await staff(...words)), NET_MS);

  it(
    'the import of a feed',
    async () => {
      const files = { ...smallFeed(), 'articles.jsonl': [article(1, { variants: [variant(10)] }), article(2)] };
      // One of the two is the import's lock, held as long as it runs (server/feed/import.ts).
      const two = connectDatabase(url, { poolSize: 2 });
      const { rejected } = await importFiles(two.sql, {
        ...files,
        'stock.jsonl': [{ ean: ean(10), shopId: 1, qty: 4 }],
      });
      expect(rejected).toEqual([]);
      await two.close();
    },
    NET_MS,
  );
});

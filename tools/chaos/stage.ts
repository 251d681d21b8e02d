import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { connectDatabase, type Sql } from '@/server/platform/db/connection';
import { receivedOf } from '@/server/staff/invariants/received';
import { seededRandom } from '@/tests/support/payment-provider';
import { ensureBuild } from '@/tools/build/build';
import { takePort } from '@/tools/machine/ports';
import { ensurePostgres, stopPostgres } from '@/tools/machine/postgres';
import { say } from '@/tools/machine/terminal';
import { freshDemo } from '@/tools/testing/test-shop';
import { letIn } from './counter';
import { createInstance, type Instance } from './instance';
import { createLedger } from './ledger';
import type { Goods } from './shoppers';
import { createTally } from './tally';
import { within } from './until';

export const FOLDER = '.data/chaos';
/** Durable, since scenes kill the server. */
export const CLUSTER = 'chaos-postgres';

/** Few enough to run out, many enough that most orders succeed. */
const SHELVES = 300;
const DELIVERED = 200;

/** Ended in reverse order, also by Ctrl-C. */
const ends: (() => unknown)[] = [];
export const defer = (end: () => unknown): void => void ends.push(end);
export async function endAll(down = 0): Promise<void> {
  while (ends.length > down)
    await within('cleaning up', 30, Promise.resolve(ends.pop()?.())).catch((error) => say(String(error)));
}
export const deferred = () => ends.length;

export interface StageOptions {
  seed: number;
  settings?: (at: number) => Record<string, string>;
  way?: (databaseUrl: string) => Promise<string>;
  prepare?: (databaseUrl: string) => Promise<unknown>;
  nodeArgs?: readonly string[];
  instances?: number;
  before?: string;
  outbox?: string;
}

/** A new connection each time: the database may have been replaced. */
const asking =
  (databaseUrl: string) =>
  async <T>(work: (sql: Sql) => Promise<T>): Promise<T> => {
    const { sql, close } = connectDatabase(databaseUrl, { poolSize: 1 });
    try {
      return await within('asking the database', 20, work(sql));
    } finally {
      await close().catch(() => {});
    }
  };

async function goodsOf(sql: Sql): Promise<{ goods: Goods; delivered: Goods['shelves'] }> {
  const shelves = await sql<Goods['shelves']>`
    select v.ean, s.shop_id as shop from stock s join variants v on v.id = s.variant_id
    join articles a on a.id = v.article_id join shops h on h.id = s.shop_id
    where s.qty >= 3 and a.visible and a.can_purchase and v.can_purchase and not h.web_shop and not a.only_cc
    order by v.ean, s.shop_id limit ${SHELVES + DELIVERED}`;
  const articles = await sql<{ slug: string }[]>`select slug from articles where visible order by id limit 40`;
  const lists = await sql<{ slug: string }[]>`select slug from categories order by position limit 5`;
  const pages = [
    '/',
    ...lists.map(({ slug }) => `/${slug}`),
    ...articles.map(({ slug }) => `/product/${encodeURIComponent(slug)}`),
  ];
  // An order may be sent from any shelf of an article.
  const last = shelves[SHELVES - 1]?.ean ?? '';
  return {
    goods: { pages, shelves: shelves.slice(0, SHELVES) },
    delivered: shelves.slice(SHELVES).filter(({ ean }) => ean > last),
  };
}

export async function prepareStage(): Promise<void> {
  await ensureBuild(say);
  const cluster = await startCluster();
  await freshDemo(cluster.url, 'chaos');
}

/** Registers the end first, in case of an interrupt. */
function startCluster() {
  defer(() => stopPostgres(CLUSTER).catch(() => {}));
  return ensurePostgres({ folder: CLUSTER, database: 'postgres', log: say });
}

export async function openStage(options: StageOptions) {
  const { seed, settings = () => ({}), way, prepare, nodeArgs = [], instances: count = 2 } = options;
  const { outbox = resolve(FOLDER, 'outbox'), before } = options;
  mkdirSync(FOLDER, { recursive: true });
  const cluster = await startCluster();
  const databaseUrl = await freshDemo(cluster.url, 'chaos');
  const ask = asking(databaseUrl);
  await prepare?.(databaseUrl);
  const { goods, delivered } = await ask(goodsOf);
  await ask(async (sql) =>
    letIn(
      sql,
      (await sql<{ id: number }[]>`select id from shops`).map(({ id }) => id),
    ),
  );
  const buildFolder = await ensureBuild(say);
  const through = way ? await way(databaseUrl) : databaseUrl;
  rmSync(outbox, { recursive: true, force: true });
  const instances: Instance[] = [];
  for (let at = 0; at < count; at++) {
    const own = { DATABASE_URL: through, BUILD_FOLDER: buildFolder, OUTBOX_DIR: outbox, ...settings(at) };
    const port = await takePort();
    instances.push(
      createInstance({
        port,
        metricsPort: await takePort(),
        folder: FOLDER,
        settings: own,
        nodeArgs,
        ...(before && at === count - 1 && { root: before }),
      }),
    );
  }
  defer(() => Promise.all(instances.map((instance) => instance.kill('SIGTERM'))));
  await Promise.all(instances.map((instance) => instance.start()));
  const notes: string[] = [];
  let faults = 0;
  return {
    ...{ databaseUrl, ask, goods, delivered, instances, outbox, notes },
    ...{ tally: createTally(), ledger: createLedger(), random: seededRandom(seed) },
    urls: () => instances.map(({ url }) => url),
    received: await ask(receivedOf),
    fault(what: string): void {
      faults += 1;
      if (faults <= 3) say(`  ${what}`);
    },
    faults: () => faults,
    note: (line: string): void => void notes.push(line),
  };
}

export type Stage = Awaited<ReturnType<typeof openStage>>;

import { createHash } from 'node:crypto';
import { createWriteStream, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import postgres from 'postgres';
import { ensureBuild } from '@/tools/build/build';
import { takePort } from '@/tools/machine/ports';
import { ensurePostgres } from '@/tools/machine/postgres';
import { say } from '@/tools/machine/terminal';
import { prepareData } from '@/tools/shop/demo';
import { startServer } from '@/tools/shop/server-process';
import { logSetup } from './setup-log';
import { databaseAt, ensureTemplate, joinTestCluster } from './test-cluster';

const SOURCES = [
  'packages/demo-chain/src',
  'packages/demo-chain/brands',
  'server/brands',
  'server/feed',
  'server/platform/db',
];

/** The demo database is made once per version, and cloned for each run. */
function version(): string {
  const hash = createHash('sha256');
  for (const folder of SOURCES)
    for (const file of readdirSync(folder, { recursive: true, withFileTypes: true }))
      if (file.isFile()) hash.update(file.name).update(readFileSync(join(file.parentPath, file.name)));
  // Campaigns run relative to the day the demo chain was imported.
  return hash.update(new Date().toISOString().slice(0, 10)).digest('hex').slice(0, 12);
}

export async function freshDemo(url: string, name = 'shop_under_test'): Promise<string> {
  const template = await ensureTemplate(url, { kind: 'demo', version: version(), fill: prepareData });
  const admin = postgres(databaseAt(url, 'postgres'), { max: 1, onnotice: () => {} });
  try {
    await admin`drop database if exists ${admin(name)} with (force)`;
    await admin`create database ${admin(name)} template ${admin(template)}`;
  } finally {
    await admin.end();
  }
  return databaseAt(url, name);
}

/** The database of a chain, imported from its folder as `npm start -- --chain` does. */
async function freshChain(url: string, name: string, chain: string): Promise<string> {
  const admin = postgres(databaseAt(url, 'postgres'), { max: 1, onnotice: () => {} });
  try {
    await admin`drop database if exists ${admin(name)} with (force)`;
    await admin`create database ${admin(name)}`;
  } finally {
    await admin.end();
  }
  const databaseUrl = databaseAt(url, name);
  const before = process.env.CHAIN;
  process.env.CHAIN = chain;
  try {
    await prepareData(databaseUrl);
  } finally {
    process.env.CHAIN = before ?? '';
  }
  return databaseUrl;
}

export interface TestShop {
  url: string;
  /** Next answers these pages, without the door. */
  nextUrl: string;
  heldreUrl: string;
  buildFolder: string;
  databaseUrl: string;
  outbox: string;
  /** From start to first answer. */
  readonly startMs: number;
  readonly pid: number;
  /** Restarts the shop on the same database, with some settings changed. */
  again(changed?: Record<string, string>): Promise<void>;
  stop(): Promise<void>;
}

interface TestShopOptions {
  durable?: boolean;
  outbox?: string;
  settings?: Record<string, string>;
  /** Paints one colour: journeys do not look at pictures. */
  plainPictures?: boolean;
  fill?: (databaseUrl: string) => Promise<unknown>;
  /** The folder of a chain, instead of the demo chain. */
  chain?: string;
}

const openCluster = async (durable: boolean) => {
  if (!durable) return joinTestCluster(say);
  const cluster = await ensurePostgres({ folder: 'bench-postgres', database: 'postgres', durable, log: say });
  return { url: cluster.url, leave: cluster.stop };
};

export async function startTestShop({
  durable = false,
  outbox = '.data/test-outbox',
  settings = {},
  plainPictures = false,
  fill = async () => {},
  chain,
}: TestShopOptions = {}): Promise<TestShop> {
  // The new database restarts the order numbers.
  rmSync(outbox, { recursive: true, force: true });
  rmSync(`${outbox}.log`, { force: true });
  rmSync(`${outbox}-imports`, { recursive: true, force: true });
  mkdirSync(dirname(outbox), { recursive: true });
  const cluster = await openCluster(durable);
  const port = await takePort();
  const name = `shop_${port}`;
  const databaseUrl = chain ? await freshChain(cluster.url, name, chain) : await freshDemo(cluster.url, name);
  await fill(databaseUrl);
  const buildFolder = await ensureBuild(say);
  const nextPort = await takePort();
  const url = `http://localhost:${port}`;
  const open = async (changed: Record<string, string> = {}) => {
    const begun = performance.now();
    const server = startServer({
      // Each shopper sends an address of its own.
      TRUSTED_PROXIES: '1',
      ...{ ...settings, ...changed },
      ...{ DATABASE_URL: databaseUrl, BUILD_FOLDER: buildFolder, NODE_ENV: 'production' },
      ...{ PORT: String(port), NEXT_PORT: String(nextPort), OUTBOX_DIR: outbox },
      IMPORT_DIR: `${outbox}-imports`,
      CHAIN: chain ?? '',
      ...(plainPictures && { PLAIN_PICTURES: 'yes' }),
    });
    server.stdout.pipe(createWriteStream(`${outbox}.log`, { flags: 'a' }));
    for (;;) {
      if (server.exitCode !== null) throw new Error('The shop under test did not start: the lines above say why.');
      const answer = await fetch(`${url}/api/v1/health`).catch(() => undefined);
      if (answer?.ok) {
        const startMs = performance.now() - begun;
        logSetup('shops started', startMs);
        return { server, startMs };
      }
      await new Promise((wait) => setTimeout(wait, 50));
    }
  };
  let opened = await open();
  const end = async () => {
    const { server } = opened;
    server.kill('SIGTERM');
    await new Promise<unknown>((done) => (server.exitCode === null ? server.once('exit', done) : done(null)));
  };
  return {
    url,
    nextUrl: `http://localhost:${nextPort}`,
    heldreUrl: `http://heldre.localhost:${port}`,
    databaseUrl,
    outbox,
    buildFolder,
    get startMs() {
      return opened.startMs;
    },
    get pid() {
      return opened.server.pid as number;
    },
    async again(changed) {
      await end();
      opened = await open(changed);
    },
    async stop() {
      await end();
      await cluster.leave();
    },
  };
}

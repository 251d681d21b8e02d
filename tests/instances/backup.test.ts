import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import postgres from 'postgres';
import { expect, it, onTestFinished } from 'vitest';
import { passedMs } from '@/server/ports/clock';
import { INSTANCES, takePort } from '@/tools/machine/ports';
import { prepareData } from '@/tools/shop/demo';
import { createInstance } from './fleet';
import { createShopper, orderOf } from './shopper';

const DEBIAN = '/usr/lib/postgresql';
const version = (existsSync(DEBIAN) ? readdirSync(DEBIAN) : []).sort((a, b) => Number(b) - Number(a))[0];
const bin = `${DEBIAN}/${version}/bin`;
const isHere =
  version !== undefined && ['initdb', 'pg_dump', 'pg_restore'].every((name) => existsSync(`${bin}/${name}`));
const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody']));
const owner = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};

/** A PostgreSQL of Debian's, whose pg_dump is as new as it is; the embedded one comes without. */
async function startDebian() {
  const folder = mkdtempSync('/var/tmp/nordvidda-backup-');
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  for (const path of [folder, data]) if (owner.uid !== undefined) chownSync(path, owner.uid, owner.gid);
  const port = await takePort(INSTANCES);
  const run = (name: string, ...args: string[]) =>
    execFileSync(join(bin, name), args, { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  run('initdb', '-D', data, '--username=nordvidda', '--auth=trust', '--encoding=UTF8', '--locale=C');
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off`;
  run('pg_ctl', 'start', '-w', '-D', data, '-l', join(folder, 'log'), '-o', settings);
  onTestFinished(() => {
    run('pg_ctl', 'stop', '-m', 'fast', '-w', '-D', data);
    rmSync(folder, { recursive: true });
  });
  return { folder, run, url: (name: string) => `postgres://nordvidda@127.0.0.1:${port}/${name}` };
}

/** Of every table, how many rows it has and what is in them. */
async function contentsOf(url: string): Promise<Record<string, string>> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'drizzle') order by 1`;
  const contents: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await sql.unsafe(`
      select count(*) || ' ' || coalesce(md5(string_agg(line, '' order by line)), '') as sum from (select md5(t::text) as line from ${name} t) l`);
    contents[name] = row?.sum;
  }
  await sql.end();
  return contents;
}

/** Opens the shop on this database, and places an order there. Answers its number. */
async function orderAt(databaseUrl: string, port: number, folder: string): Promise<string> {
  const sql = postgres(databaseUrl, { max: 1 });
  const [shelf] = await sql<{ ean: string; shop: number }[]>`
    select v.ean, s.shop_id as shop from stock s join variants v on v.id = s.variant_id join articles a on a.id = v.article_id
    join shops h on h.id = s.shop_id where s.qty >= 5 and a.visible and a.can_purchase and v.can_purchase and not h.web_shop limit 1`;
  await sql.end();
  const url = `http://localhost:${port}`;
  const instance = createInstance(port, {
    ...{ DATABASE_URL: databaseUrl, SHOP_MODE: 'demo', OUTBOX_DIR: `${folder}/outbox-of-${port}`, DRAIN_SECONDS: '0' },
    ...{ NORDVIDDA_URL: url, HELDRE_URL: `http://heldre.localhost:${port}` },
  });
  await instance.start();
  try {
    const shopper = createShopper(new URL(url));
    expect((await shopper.ask('/')).status).toBe(200);
    const { status, text } = await shopper.change('/orders', orderOf(shelf as { ean: string; shop: number }));
    expect(status).toBe(201);
    return (JSON.parse(text) as { number: string }).number;
  } finally {
    await instance.stop();
  }
}

it.runIf(isHere)('a dump is restored to the same shop, which goes on where that stood', async () => {
  const { folder, run, url } = await startDebian();
  const admin = postgres(url('postgres'), { max: 1 });
  await admin`create database shop`;
  await admin`create database restored`;
  await admin.end();
  await prepareData(url('shop'));
  const port = await takePort(INSTANCES);
  const logs = resolve(process.env.INSTANCES_FOLDER ?? '.data/instances');
  const before = await orderAt(url('shop'), port, logs);
  const contents = await contentsOf(url('shop'));
  expect(contents['public.orders']).toMatch(/^1 /);

  const dump = join(folder, 'nordvidda.dump');
  const begun = passedMs();
  run('pg_dump', '--format=custom', `--file=${dump}`, url('shop'));
  const dumped = passedMs();
  run('pg_restore', '--exit-on-error', '--no-owner', '--jobs=4', `--dbname=${url('restored')}`, dump);
  const restored = passedMs();
  expect(await contentsOf(url('restored'))).toEqual(contents);
  const after = await orderAt(url('restored'), port, logs);
  expect(after).not.toBe(before);
  const [dumping, restoring] = [dumped - begun, restored - dumped].map((ms) => (ms / 1000).toFixed(1));
  writeFileSync(`${logs}/figures.txt`, `          backup: dumped in ${dumping} s, restored in ${restoring} s\n`, {
    flag: 'a',
  });
});

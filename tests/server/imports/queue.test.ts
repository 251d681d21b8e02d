import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { holdLock } from '@/server/feed/import';
import { article, ean, importFiles, shop, smallFeed, variant } from '@/tests/server/feed/small-feed';
import { openTestDatabase, somebodyWaits } from '@/tests/support/database';
import { bodiesIn, chunksOf, linesOf, newSpool, openRoom, type Room, removeSpool, send } from './fixture';

const VARIANTS = 200;
const SHOPS = 20;

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let root: string;
let room: Room;
let actor: Awaited<ReturnType<Room['newKey']>>['actor'];
beforeAll(async () => {
  database = await openTestDatabase();
  const shops = Array.from({ length: SHOPS }, (_, i) => shop(i + 1, { no: `${i + 1}`, name: `Butikk ${i + 1}` }));
  const variants = Array.from({ length: VARIANTS }, (_, i) => variant(i + 1, { size: `${i}` }));
  await importFiles(database.sql, {
    ...smallFeed(),
    'shops.jsonl': shops,
    'articles.jsonl': [article(1, { variants })],
    'stock.jsonl': [],
  });
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.sql`truncate feed_keys, feed_imports, stock restart identity cascade`;
  root = await newSpool();
  room = openRoom(database, root);
  ({ actor } = await room.newKey());
  return () => removeSpool(root);
});

const one = (qty: number) => linesOf([{ ean: ean(1), shopId: 1, qty }]);
const all = (qty: number) =>
  linesOf(
    Array.from({ length: VARIANTS * SHOPS }, (_, i) => ({
      ean: ean(1 + (i % VARIANTS)),
      shopId: 1 + Math.floor(i / VARIANTS),
      qty,
    })),
  );
const qty = async () =>
  (await database.sql`select qty from stock where shop_id = 1 order by variant_id limit 1`)[0]?.qty;
const states = async () => (await database.sql`select state from feed_imports order by id`).map(({ state }) => state);
const reportOf = async (id: number) => (await room.queue.report(actor, id)) ?? expect.fail(`There is no report ${id}`);

/** Lets no import of stock go on until it is called. */
async function holdStock() {
  const other = await database.sql.reserve();
  await other`begin`;
  await other`lock table stock in exclusive mode`;
  return async () => {
    await other`commit`;
    other.release();
  };
}

it('without a payment provider, what ends collecting is turned down, since nothing could be sent', async () => {
  room = openRoom(database, root, { payable: false });
  await database.sql`insert into stock (variant_id, shop_id, qty) select id, 1, 5 from variants limit 1`;
  const methods = linesOf([
    { id: 'delivery', name: 'Pakke hjem', price: 9900 },
    { id: 'collect', deleted: true },
  ]);
  const { id } = await send(room, actor, methods, { kind: 'shipping-methods' });
  await room.queue.runDue();
  expect(await reportOf(id)).toMatchObject({
    state: 'failed',
    reason: expect.stringMatching(/^Nothing was taken over.*Nothing can be paid/),
  });
});

describe('rule 16.8: imports are run one at a time, in the order they came in', () => {
  it('one that comes while another runs waits for it', async () => {
    await send(room, actor, one(1));
    const release = await holdStock();
    const running = room.queue.runDue();
    await somebodyWaits(database.sql);
    expect(await send(room, actor, one(2))).toMatchObject({ id: 2, state: 'waiting' });
    expect(await send(room, actor, one(3))).toMatchObject({ id: 3, state: 'waiting' });
    expect(await states()).toEqual(['running', 'waiting', 'waiting']);
    await release();
    await running;
    expect([await states(), await qty()]).toEqual([['done', 'done', 'done'], 3]);
  });

  it('those of two instances too, each from its own disk', async () => {
    const otherRoot = await newSpool();
    const other = openRoom(database, otherRoot);
    await send(room, actor, one(1));
    await send(other, actor, one(2));
    await send(room, actor, one(3));
    await other.queue.runDue();
    expect(await states()).toEqual(['waiting', 'waiting', 'waiting']);
    const release = await holdStock();
    const running = room.queue.runDue();
    await somebodyWaits(database.sql);
    await other.queue.runDue();
    expect(await states()).toEqual(['running', 'waiting', 'waiting']);
    await release();
    await running;
    expect(await states()).toEqual(['done', 'waiting', 'waiting']);
    await other.queue.runDue();
    await room.queue.runDue();
    expect([await states(), await qty()]).toEqual([['done', 'done', 'done'], 3]);
    expect(await other.queue.report(actor, 1)).toMatchObject({ state: 'done' });
    expect([await bodiesIn(root), await bodiesIn(otherRoot)]).toEqual([[], []]);
    await removeSpool(otherRoot);
  });

  it('while somebody imports at the command line they wait', async () => {
    await send(room, actor, one(1));
    const release = await holdLock(database.sql, false);
    await room.queue.runDue();
    expect(await reportOf(1)).toMatchObject({ state: 'waiting', startedAt: null });
    await release();
    await room.queue.runDue();
    expect(await reportOf(1)).toMatchObject({ state: 'done' });
  });
});

describe('rule 16.10: an instance that ends loses no import', () => {
  it('killed in the middle, it goes on after its next start', async () => {
    await send(room, actor, all(5));
    await send(room, actor, one(6));
    const release = await holdStock();
    const hooks = join(process.cwd(), 'tools/ts-hooks.mjs');
    const program = join(import.meta.dirname, 'instance-program.ts');
    const flags = ['--disable-warning=ExperimentalWarning', '--import', hooks];
    const instance = spawn(process.execPath, [...flags, program, database.url, root], { stdio: 'inherit' });
    const ended = once(instance, 'exit');
    await somebodyWaits(database.sql);
    instance.kill('SIGKILL');
    await ended;
    await release();
    expect(await states()).toEqual(['running', 'waiting']);
    const next = openRoom(database, root);
    // The database notices a moment later that the killed one has gone.
    await expect.poll(() => next.queue.runDue().then(states)).toEqual(['done', 'done']);
    expect(await reportOf(1)).toMatchObject({ kinds: { stock: { rows: VARIANTS * SHOPS, refused: 0 } } });
    expect(await database.sql`select qty, count(*)::int as n from stock group by qty order by n`).toEqual([
      { qty: 6, n: 1 },
      { qty: 5, n: VARIANTS * SHOPS - 1 },
    ]);
  });

  it('told to end, it stops after the batch, and the rest is imported after its next start', async () => {
    await send(room, actor, all(5));
    const release = await holdStock();
    const running = room.queue.runDue();
    await somebodyWaits(database.sql);
    room.queue.stop();
    await release();
    await running;
    expect(await database.sql`select state, attempts from feed_imports`).toEqual([{ state: 'waiting', attempts: 0 }]);
    await room.queue.runDue();
    expect(await states()).toEqual(['waiting']);
    await openRoom(database, root).queue.runDue();
    expect(await states()).toEqual(['done']);
  });

  it('one that ended it five times is not tried again', async () => {
    await send(room, actor, one(1));
    await database.sql`update feed_imports set state = 'running', attempts = 5`;
    await room.queue.runDue();
    expect(await reportOf(1)).toMatchObject({
      state: 'failed',
      reason: expect.stringMatching(/^The shop ended 5 times/),
    });
    expect(await bodiesIn(root)).toEqual([]);
  });

  it('an instance that does not come back holds nobody up, and its import says so and may be sent again', async () => {
    await send(room, actor, one(1), { key: 'push-2026-03-03' });
    const otherRoot = await newSpool();
    const other = openRoom(database, otherRoot);
    await send(other, actor, one(2));
    other.wait(1);
    await other.queue.runDue();
    expect(await states()).toEqual(['waiting', 'waiting']);
    other.wait(2);
    await other.queue.runDue();
    expect([await states(), await qty()]).toEqual([['failed', 'done'], 2]);
    expect(await reportOf(1)).toMatchObject({
      reason: expect.stringMatching(/did not come back in time.*send it again/),
    });
    expect(await send(other, actor, one(1), { key: 'push-2026-03-03' })).toMatchObject({ id: 3, state: 'waiting' });
    await removeSpool(otherRoot);
  });

  it('one that lives says so', async () => {
    await send(room, actor, one(1));
    const otherRoot = await newSpool();
    const other = openRoom(database, otherRoot);
    other.wait(3);
    room.wait(3);
    await room.queue.hold();
    await other.queue.runDue();
    expect(await states()).toEqual(['waiting']);
    await removeSpool(otherRoot);
  });

  it('a body that is not on the disk any more is said to be lost', async () => {
    await send(room, actor, one(1));
    await removeSpool(root);
    await room.queue.runDue();
    expect(await reportOf(1)).toMatchObject({
      state: 'failed',
      reason: expect.stringMatching(/not on the disk any more/),
    });
  });

  it('an import that the database breaks off is tried again, and then told', async () => {
    await send(room, actor, linesOf([{ id: 1 }]), { kind: 'promo-codes' });
    await database.sql`alter table promo_codes rename to gone_codes`;
    for (let tries = 0; tries < 4; tries++) await room.queue.runDue();
    expect(await states()).toEqual(['waiting']);
    await room.queue.runDue();
    await database.sql`alter table gone_codes rename to promo_codes`;
    expect(await reportOf(1)).toMatchObject({
      state: 'failed',
      reason: expect.stringMatching(/does not have the tables of this version/),
    });
    expect(room.faults).toEqual([]);
  });
});

describe('rule 16.11: what is left of an import', () => {
  it('its report for 30 days', async () => {
    await send(room, actor, one(1));
    await room.queue.runDue();
    room.wait(30 * 24 * 60);
    await room.queue.forgetOld();
    expect(await states()).toEqual(['done']);
    room.wait(1);
    await room.queue.forgetOld();
    expect(await states()).toEqual([]);
  });

  it('no body that a crash cut off, but every one that waits', async () => {
    await send(room, actor, one(1));
    const [waiting = ''] = await bodiesIn(root);
    await mkdir(join(root, 'cut-off'));
    const then = new Date('2026-03-02T10:00:00Z');
    for (const folder of [waiting, 'cut-off']) await utimes(join(root, folder), then, then);
    await mkdir(join(root, 'arriving'));
    await room.queue.forgetOld();
    expect((await bodiesIn(root)).sort()).toEqual(['arriving', waiting].sort());
  });

  it('nothing of a body that came in many pieces, none of which was kept in memory', async () => {
    const rows = linesOf([{ ean: ean(1), shopId: 1, qty: 7 }]);
    const bytes = [...rows].map((one) => one);
    expect(await send(room, actor, chunksOf(...bytes))).toMatchObject({ bytes: rows.length });
    await room.queue.runDue();
    expect([await qty(), await bodiesIn(root)]).toEqual([7, []]);
  });
});

import { ReadableStream as WebStream } from 'node:stream/web';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PUT } from '@/app/api/v1/import/[kind]/route';
import { GET } from '@/app/api/v1/import/reports/[id]/route';
import { ImportKind, type ImportReport, JSON_LINES_ONLY } from '@/lib/contracts/imports';
import { kinds } from '@/server/feed/kinds/kinds';
import { readCommand } from '@/server/staff/command';
import { openStaffDesk } from '@/server/staff/open';
import { topics } from '@/server/staff/topics';
import { ean, importFiles, smallFeed } from '@/tests/server/feed/small-feed';
import { openTestDatabase } from '@/tests/support/database';
import { expectDocumented } from '@/tests/support/documented';
import { bodiesIn, linesOf, newSpool, openRoom, type Room, removeSpool } from './fixture';

const shop = vi.hoisted(() => ({}) as Record<string, unknown>);
vi.mock('@/server/shop', () => ({ openShop: () => shop }));

const MOST_BYTES = 1024 * 1024;

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let root: string;
let room: Room;
beforeAll(async () => {
  database = await openTestDatabase();
  await importFiles(database.sql, smallFeed());
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.sql`truncate feed_keys, feed_imports, attempts restart identity cascade`;
  root = await newSpool();
  room = openRoom(database, root, { mostBytes: MOST_BYTES });
  Object.assign(shop, { imports: { keys: room.keys, queue: room.queue } });
  return () => removeSpool(root);
});

interface Sending {
  key: string;
  kind?: string;
  body?: BodyInit | null;
  headers?: Record<string, string>;
}

async function told(method: string, address: string, response: Response) {
  const body = (await response.json()) as ImportReport & { code?: string; message?: string };
  expectDocumented(method, address, response, body);
  return { status: response.status, location: response.headers.get('location'), body };
}

async function put({ key, kind = 'stock', body = '{}', headers = {} }: Sending) {
  const address = `/import/${kind}`;
  const request = new Request(`http://localhost:3000/api/v1${address}`, {
    method: 'PUT',
    body,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/x-ndjson', ...headers },
    duplex: 'half',
  } as RequestInit);
  return told('PUT', address, await PUT(request, { params: Promise.resolve({ kind }) }));
}

async function ask(key: string, id: number | string) {
  const address = `/import/reports/${id}`;
  const headers = { authorization: `Bearer ${key}` };
  const request = new Request(`http://localhost:3000/api/v1${address}`, { headers });
  return told('GET', address, await GET(request, { params: Promise.resolve({ id: String(id) }) }));
}

/** Sends, lets it be imported, and asks for the report where the answer says it is. */
async function imported(sending: Sending) {
  const sent = await put(sending);
  expect([sent.status, sent.body]).toEqual([202, expect.objectContaining({ state: 'waiting' })]);
  await room.queue.runDue();
  const { body } = await ask(sending.key, sent.location?.split('/').at(-1) ?? '');
  return body;
}

const stockOf = async (n: number, shopId: number) =>
  (
    await database.sql`select qty from stock s join variants v on v.id = s.variant_id where v.ean = ${ean(n)} and shop_id = ${shopId}`
  )[0]?.qty;

describe('rule 16.6: rows come over HTTP as they do in a file', () => {
  it('every kind of docs/feed.md has an address, and those without CSV are the feed’s', () => {
    expect(ImportKind.options).toEqual(kinds.map(({ name }) => name));
    expect(JSON_LINES_ONLY).toEqual(kinds.filter(({ csv }) => !csv).map(({ name }) => name));
  });

  it('JSON lines are answered with 202 and where to ask, then imported, and the report tells what became of them', async () => {
    const { key } = await room.newKey(['stock']);
    const sent = await put({ key, body: linesOf([{ ean: ean(10), shopId: 1, qty: 41 }]) });
    expect(sent).toMatchObject({
      ...{ status: 202, location: '/api/v1/import/reports/1' },
      body: {
        id: 1,
        kind: 'stock',
        state: 'waiting',
        receivedAt: '2026-03-03T12:00:00.000Z',
        kinds: {},
        endedAt: null,
      },
    });
    expect(await stockOf(10, 1)).not.toBe(41);
    await room.queue.runDue();
    expect((await ask(key, 1)).body).toEqual({
      ...{ id: 1, kind: 'stock', state: 'done', seconds: expect.any(Number), bytes: 44, reason: null },
      ...{
        receivedAt: '2026-03-03T12:00:00.000Z',
        startedAt: '2026-03-03T12:00:00.000Z',
        endedAt: '2026-03-03T12:00:00.000Z',
      },
      kinds: { stock: { rows: 1, inserted: 0, updated: 1, unchanged: 0, deleted: 0, refused: 0 } },
      ...{ refused: 0, refusedRows: [], notes: [] },
    });
    expect(await stockOf(10, 1)).toBe(41);
    expect(await bodiesIn(root)).toEqual([]);
  });

  it('CSV, packed with gzip in two members, and `deleted` takes rows out', async () => {
    const { key } = await room.newKey(['stock']);
    const csv = [`ean;shopId;qty;deleted;Farge\n${ean(10)};1;42;;blå\n`, `${ean(20)};1;;true;\n`];
    const body = Buffer.concat(csv.map((text) => gzipSync(text)));
    const headers = { 'content-type': 'text/csv; charset=utf-8', 'content-encoding': 'gzip' };
    const report = await imported({ key, body, headers });
    expect(report).toMatchObject({ state: 'done', kinds: { stock: { rows: 2, updated: 1, deleted: 1 } } });
    expect(report.notes).toEqual(['stock.csv: the column "Farge" is unknown and was not read']);
    expect([await stockOf(10, 1), await stockOf(20, 1)]).toEqual([42, undefined]);
  });

  it('what is left out stays', async () => {
    const { key } = await room.newKey(['stock']);
    const [before] = await database.sql`select count(*)::int as n from stock`;
    await imported({ key, body: linesOf([{ ean: ean(10), shopId: 1, qty: 1 }]) });
    expect(await database.sql`select count(*)::int as n from stock`).toEqual([before]);
  });

  it('refused rows are told by line, field and reason, the first thousand of them', async () => {
    const { key } = await room.newKey(['stock']);
    const good = { ean: ean(10), shopId: 1, qty: 43 };
    const bad = Array.from({ length: 1200 }, () => ({ ean: ean(10), shopId: 99, qty: 1 }));
    const report = await imported({ key, body: `${linesOf([good])}not JSON\n${linesOf(bad)}` });
    expect(report).toMatchObject({
      state: 'done',
      refused: 1201,
      kinds: { stock: { rows: 1202, updated: 1, refused: 1201 } },
    });
    expect(report.refusedRows).toHaveLength(1000);
    expect(report.refusedRows.slice(0, 2)).toEqual([
      { line: 2, field: null, reason: expect.stringMatching(/^is not valid JSON/) },
      { line: 3, field: 'shopId', reason: 'there is no shop 99' },
    ]);
    expect(await stockOf(10, 1)).toBe(43);
  });

  it('a body that is one JSON array is refused whole, in the report', async () => {
    const { key } = await room.newKey(['stock']);
    const report = await imported({ key, body: '[{"ean":"1"}]' });
    expect(report).toMatchObject({ state: 'done', refused: 1 });
    expect(report.refusedRows).toEqual([
      { line: null, field: null, reason: 'is one JSON array; the feed has one object on each line' },
    ]);
  });
});

describe('rule 16.7: a key opens the kinds it was made for', () => {
  it.each<[string, ImportKind[], string, number]>([
    ['stock', ['stock'], 'stock', 202],
    ['one of two', ['stock', 'articles'], 'articles', 202],
    ['not stock', ['articles'], 'stock', 403],
    ['not prices', ['stock'], 'articles', 403],
    ['not settings', ['stock', 'articles', 'shops'], 'settings', 403],
    ['everything', [...ImportKind.options], 'settings', 202],
    ['no such kind', [...ImportKind.options], 'brands', 404],
    ['an address that is none', [...ImportKind.options], '../stock', 404],
  ])('%s', async (_name, may, kind, status) => {
    const { key } = await room.newKey(may);
    const answer = await put({ key, kind });
    expect([answer.status, answer.body.code]).toEqual([status, { 403: 'kind_not_allowed', 404: 'not_found' }[status]]);
    if (status !== 202) expect(answer.body.message).toMatch(/\.$/);
    expect(await bodiesIn(root)).toHaveLength(status === 202 ? 1 : 0);
  });

  it('without a right key nothing is read, and who guesses has to wait', async () => {
    const { key, actor } = await room.newKey(['stock']);
    const read = vi.fn();
    const body = () => new ReadableStream({ pull: read }, { highWaterMark: 0 });
    const guess = (wrong: string) => put({ key: wrong, body: body() });
    expect(await guess('')).toMatchObject({
      status: 401,
      body: { code: 'unknown_feed_key', message: expect.stringMatching(/shf_/) },
    });
    for (let tries = 0; tries < 20; tries++) expect((await guess(`shf_${'x'.repeat(43)}`)).status).toBe(401);
    expect(await guess(`shf_${'x'.repeat(43)}`)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(read).not.toHaveBeenCalled();
    expect((await put({ key })).status).toBe(202);
    await room.access.remove(actor.id);
    expect((await ask(key, 1)).status).toBe(429);
  });

  it('a report is for keys of its kind', async () => {
    const [stock, other, articles] = await Promise.all([
      room.newKey(['stock']),
      room.newKey(['stock', 'shops']),
      room.newKey(['articles']),
    ]);
    await put({ key: stock.key });
    expect((await ask(stock.key, 1)).status).toBe(200);
    expect((await ask(other.key, 1)).status).toBe(200);
    expect((await ask(articles.key, 1)).status).toBe(404);
    expect((await ask(stock.key, 2)).status).toBe(404);
    expect((await ask(stock.key, 'x')).status).toBe(404);
  });

  it('staff make, list and remove keys', async () => {
    const staff = (...words: string[]) => {
      const command = readCommand(['feed-keys', ...words], topics);
      if (command.name !== 'run') throw new Error(command.text);
      return command.run(openStaffDesk(database.sql, () => new Date('2026-03-03T12:00:00Z')));
    };
    expect(await staff('list')).toBe('There is no key.');
    const said = await staff('add', 'Kassene', 'i', 'nord', '--kinds', 'stock,articles');
    const [key = ''] = said.split('\n');
    expect(said).toContain('The key "Kassene i nord", told this once. It may send stock, articles.');
    expect(await staff('list')).toBe('#1  Kassene i nord  stock,articles  made 3. mars 2026 kl. 13:00');
    expect((await put({ key })).status).toBe(202);
    await expect(staff('add', 'Kassen', '--kinds', 'stokc')).rejects.toThrow(
      /no kind "stokc"; there are product-lines, /,
    );
    expect(() => staff('add', '--kinds', 'stock')).toThrow(/is not understood/);
    expect(() => staff('add', 'Kassen')).toThrow(/is not understood/);
    expect(await staff('remove', '1')).toBe('Key 1 is removed: nothing can be sent with it any more.');
    await expect(staff('remove', '1')).rejects.toThrow('There is no key 1.');
    expect((await put({ key })).status).toBe(401);
    await staff('add', 'PIM', '--kinds', 'all');
    expect(await staff('list')).toContain('#2  PIM  all  made ');
  });
});

describe('rule 16.8: what is sent again', () => {
  const rows = linesOf([{ ean: ean(10), shopId: 1, qty: 44 }]);
  const withKey = { 'idempotency-key': 'push-2026-03-03T12:00' };

  it('under its key is the same import, also when it is done', async () => {
    const { key } = await room.newKey();
    const first = await put({ key, body: rows, headers: withKey });
    expect(
      (await put({ key, body: gzipSync(rows), headers: { ...withKey, 'content-encoding': 'gzip' } })).location,
    ).toBe(first.location);
    await room.queue.runDue();
    room.wait(600);
    const again = await put({ key, body: rows, headers: withKey });
    expect(again).toMatchObject({
      status: 202,
      location: first.location,
      body: { state: 'done', kinds: { stock: { rows: 1 } } },
    });
    expect(await database.sql`select from feed_imports`).toHaveLength(1);
    expect(await bodiesIn(root)).toEqual([]);
  });

  it('ten times at once under its key is one import', async () => {
    const { key } = await room.newKey();
    const answers = await Promise.all(Array.from({ length: 10 }, () => put({ key, body: rows, headers: withKey })));
    expect(new Set(answers.map(({ location }) => location)).size).toBe(1);
    expect(await bodiesIn(root)).toHaveLength(1);
  });

  it('with other content, as another kind or in another form under the same key is refused', async () => {
    const { key } = await room.newKey();
    await put({ key, body: rows, headers: withKey });
    for (const other of [
      { body: `${rows}${rows}` },
      { kind: 'shops' },
      { headers: { ...withKey, 'content-type': 'text/csv' } },
    ])
      expect(await put({ key, body: rows, headers: withKey, ...other })).toMatchObject({
        status: 422,
        body: { code: 'idempotency_key_reused' },
      });
    expect(await put({ key, headers: { 'idempotency-key': 'short' } })).toMatchObject({
      status: 422,
      body: { code: 'invalid_idempotency_key' },
    });
    expect(await bodiesIn(root)).toHaveLength(1);
  });

  it('the key of another system is another key', async () => {
    const [one, two] = await Promise.all([room.newKey(), room.newKey()]);
    const first = await put({ key: one.key, body: rows, headers: withKey });
    expect((await put({ key: two.key, body: '{}', headers: withKey })).location).not.toBe(first.location);
  });

  it('without a key the same body within a minute is the same import, later or after another one it is new', async () => {
    const { key } = await room.newKey();
    const first = await put({ key, body: rows });
    expect((await put({ key, body: rows })).location).toBe(first.location);
    await room.queue.runDue();
    expect((await put({ key, body: rows })).location).toBe(first.location);
    await put({ key, body: linesOf([{ ean: ean(10), shopId: 1, qty: 45 }]) });
    expect((await put({ key, body: rows })).location).toBe('/api/v1/import/reports/3');
    await room.queue.runDue();
    expect(await stockOf(10, 1)).toBe(44);
    room.wait(2);
    expect((await put({ key, body: rows })).location).toBe('/api/v1/import/reports/4');
  });
});

describe('rule 16.9: what cannot be taken over', () => {
  const gz = { 'content-encoding': 'gzip' };
  const packed = gzipSync(linesOf(Array.from({ length: 500 }, (_, i) => ({ ean: ean(i), shopId: 1, qty: i }))));
  const cut = async function* () {
    yield Buffer.from('{"ean":');
    throw new Error('aborted');
  };

  it.each<[string, Omit<Sending, 'key'>, number, string]>([
    ['another type', { headers: { 'content-type': 'application/json' } }, 415, 'unsupported_media_type'],
    ['no type', { headers: { 'content-type': '' } }, 415, 'unsupported_media_type'],
    ['another coding', { headers: { 'content-encoding': 'br' } }, 415, 'unsupported_media_type'],
    ['CSV of articles', { kind: 'articles', headers: { 'content-type': 'text/csv' } }, 415, 'unsupported_media_type'],
    ['nothing', { body: '' }, 422, 'invalid_body'],
    ['nothing, packed', { body: gzipSync(''), headers: gz }, 422, 'invalid_body'],
    ['what says it is packed and is not', { body: 'ean,shopId,qty', headers: gz }, 422, 'invalid_body'],
    ['gzip that ends too early', { body: packed.subarray(0, -20), headers: gz }, 422, 'invalid_body'],
    [
      'gzip with a wrong sum',
      { body: Buffer.concat([packed.subarray(0, -8), Buffer.alloc(8)]), headers: gz },
      422,
      'invalid_body',
    ],
    ['a body that breaks off', { body: WebStream.from(cut()) as ReadableStream<Uint8Array> }, 422, 'invalid_body'],
    ['a body shorter than it said', { headers: { 'content-length': '100' } }, 422, 'invalid_body'],
    [
      'a body that says it is too large',
      { headers: { 'content-length': String(MOST_BYTES + 1) } },
      413,
      'payload_too_large',
    ],
    ['a body that is too large', { body: 'x'.repeat(MOST_BYTES + 1) }, 413, 'payload_too_large'],
    [
      'a body that unpacks too large',
      { body: gzipSync('x\n'.repeat(MOST_BYTES)), headers: gz },
      413,
      'payload_too_large',
    ],
  ])('%s', async (_name, sending, status, code) => {
    const { key } = await room.newKey();
    const answer = await put({ key, ...sending });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.message).toMatch(/\.$/);
    expect(await bodiesIn(root)).toEqual([]);
    expect(await database.sql`select from feed_imports`).toHaveLength(0);
  });

  it('a bomb is noticed by what it unpacks to, long before the limit', async () => {
    const wide = openRoom(database, root, { mostBytes: 1024 ** 3 });
    Object.assign(shop, { imports: wide });
    const { key } = await wide.newKey();
    const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024));
    expect(await put({ key, body: bomb, headers: gz })).toMatchObject({ status: 413 });
    const dense = gzipSync(
      linesOf(Array.from({ length: 100_000 }, (_, i) => ({ ean: ean(i % 50), shopId: 1, qty: i % 9 }))),
    );
    expect((await put({ key, body: dense, headers: gz })).status).toBe(202);
  });

  it('more than is imported does not fill the disk', async () => {
    const { key, actor } = await room.newKey();
    await database.sql`insert into feed_imports (key_id, kind, digest, bytes, holder, folder, file, held_until, received_at)
      select ${actor.id}, 'stock', '', 1, 'x', 'x', 'x', now(), now() from generate_series(1, 200)`;
    expect(await put({ key })).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(await bodiesIn(root)).toEqual([]);
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PUT } from '@/app/api/v1/import/pictures/route';
import { createFolderPictures } from '@/server/adapters/pictures/folder';
import { openPhotographs } from '@/server/pictures/open';
import { createWorkshop } from '@/server/pictures/photograph/service';
import { article, importFiles, smallFeed } from '@/tests/server/feed/small-feed';
import { openTestDatabase } from '@/tests/support/database';
import { expectDocumented } from '@/tests/support/documented';
import { plain } from '@/tests/support/photographs';
import { linesOf, newSpool, openRoom, type Room, removeSpool, send } from './fixture';

const shop = vi.hoisted(() => ({}) as Record<string, unknown>);
vi.mock('@/server/shop', () => ({ openShop: () => shop }));

const MB = 1024 * 1024;

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let room: Room;
let jpeg: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  database = await openTestDatabase();
  await importFiles(database.sql, smallFeed());
  jpeg = new Uint8Array(await plain('#336699', { width: 400, height: 500 }).jpeg().toBuffer());
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.sql`truncate feed_keys, feed_imports, attempts, pictures restart identity cascade`;
  const [spool, kept] = [await newSpool(), await mkdtemp(join(tmpdir(), 'nordvidda-uploads-'))];
  const pictures = createFolderPictures({ folder: kept });
  const fetcher = { fetch: async () => ({ problem: 'is not asked here' }) };
  const photographs = openPhotographs({ ...database, pictures, worker: createWorkshop({ pictures }), fetcher });
  room = openRoom(database, spool, { photographs });
  Object.assign(shop, { imports: { keys: room.keys, uploads: room.uploads } });
  return () => Promise.all([removeSpool(spool), rm(kept, { recursive: true })]);
});

async function put(key: string, body: BodyInit, headers: Record<string, string> = {}) {
  const request = new Request('http://localhost:3000/api/v1/import/pictures', {
    method: 'PUT',
    body,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'image/jpeg', ...headers },
    duplex: 'half',
  } as RequestInit);
  const response = await PUT(request, { params: Promise.resolve({}) });
  const answer = (await response.json()) as { image?: string; code?: string; message?: string };
  expectDocumented('PUT', '/import/pictures', response, answer);
  return { status: response.status, ...answer };
}

describe('rule 18.36: a photograph is sent ahead of the rows that name it', () => {
  it('is named by what it was answered with, and shown', async () => {
    const { key, actor } = await room.newKey(['articles']);
    const { status, image } = await put(key, jpeg);
    expect([status, image]).toEqual([200, expect.stringMatching(/^upload:[0-9a-f]{64}$/)]);
    const { id } = await send(room, actor, linesOf([article(1, { image })]), { kind: 'articles' });
    await room.queue.runDue();
    expect(await room.queue.report(actor, id)).toMatchObject({ state: 'done', refused: 0 });
    const [row] = await database.sql`select image from articles where id = 1`;
    expect(row?.image).toMatch(/^\/bilder\//);
  });

  it('sent again, it is the same', async () => {
    const { key } = await room.newKey(['banners']);
    expect(await put(key, jpeg)).toEqual(await put(key, jpeg));
  });

  it.each<[string, BodyInit, Record<string, string>, number, string]>([
    ['nothing', '', {}, 422, 'invalid_body'],
    ['no picture', 'hei', {}, 422, 'invalid_body'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>', {}, 422, 'invalid_body'],
    ['more than 25 MB', new Uint8Array(25 * MB + 1), {}, 413, 'payload_too_large'],
    ['more than 25 MB, as it says', 'x', { 'content-length': String(26 * MB) }, 413, 'payload_too_large'],
    ['less than it says', 'x', { 'content-length': '10' }, 422, 'invalid_body'],
    ['another type', 'hei', { 'content-type': 'image/svg+xml' }, 415, 'unsupported_media_type'],
    ['what is packed', 'hei', { 'content-encoding': 'gzip' }, 415, 'unsupported_media_type'],
  ])('is refused in Norwegian: %s', async (_what, body, headers, status, code) => {
    const { key } = await room.newKey(['articles']);
    const answer = await put(key, body, headers);
    expect(answer).toMatchObject({ status, code, message: expect.stringMatching(/bilde|Bilde|image\/jpeg/) });
  });

  it('is refused from who may send no rows with pictures, and from who has no key', async () => {
    const { key } = await room.newKey(['stock']);
    expect(await put(key, jpeg)).toMatchObject({ status: 403, code: 'kind_not_allowed' });
    expect(await put('shf_none', jpeg)).toMatchObject({ status: 401, code: 'unknown_feed_key' });
  });
});

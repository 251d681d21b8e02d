import { createHash } from 'node:crypto';
import { zstdDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setRouting } from '@/server/page-door/addresses';
import { Packed } from '@/server/page-door/cache/packed';
import { pageStore } from '@/server/page-door/cache/page-store';
import { systemMs } from '@/server/ports/clock';
import { openTestDoor } from './open';

const TEXT = '<li>Kvarsten Kuling vinterstøvel</li>'.repeat(300);
const ACCEPTED = 'gzip, deflate, br, zstd, dcb, dcz';
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
const known = (text: string, more = {}) => ({
  ...{ 'accept-encoding': ACCEPTED, 'available-dictionary': `:${hashOf(text)}:`, ...more },
});

async function store(path: string, text: string, status?: number) {
  pageStore().set(`/route-cache/APP_PAGE/x/$/nordvidda${path}`, {
    page: {
      ...{ status, headers: {}, html: new Packed(text), rsc: new Packed(`0:${text}`) },
      segments: new Map([['/_tree', new Packed(`1:${text}`)]]),
    },
    lastModified: systemMs() + 1,
    tags: [],
  });
  await pageStore().packed();
}

async function shop() {
  const { url } = await openTestDoor((_request, response) => void response.end('next'));
  return async (path: string, headers: Record<string, string>, method = 'GET') => {
    const { request } = await import('node:http');
    return new Promise<{ headers: Record<string, string>; status: number; bytes: Buffer }>((done, fail) => {
      const sent = request(new URL(path, url), { headers: { host: 'localhost', ...headers }, method, agent: false });
      sent.on('response', (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          done({
            headers: response.headers as Record<string, string>,
            status: response.statusCode ?? 0,
            bytes: Buffer.concat(parts),
          }),
        );
      });
      sent.on('error', fail).end();
    });
  };
}

beforeEach(() => setRouting({ hiddenProducts: new Set() }));
afterEach(() => pageStore().expireAll());

describe('decision 0064: a page against one that the client has', () => {
  const [one, other] = [`${TEXT}en`, `${TEXT}to`];

  it('is what differs, for who has that page and nobody else, under a tag of its own', async () => {
    const get = await shop();
    await store('/product/en', one);
    await store('/product/to', other);
    const { headers, bytes, status } = await get('/product/to', known(one));
    expect(String(zstdDecompressSync(bytes.subarray(40), { dictionary: Buffer.from(one) }))).toBe(other);
    expect(bytes.subarray(8, 40).toString('base64')).toBe(hashOf(one));
    expect([status, headers['content-length']]).toEqual([200, String(bytes.length)]);
    const whole = await get('/product/to', { 'accept-encoding': 'br' });
    expect(headers).toMatchObject({
      'content-encoding': 'dcz',
      'cache-control': 'private, max-age=0, stale-while-revalidate=60',
      'use-as-dictionary': 'match="/product/*", match-dest=("document")',
      vary: whole.headers.vary,
    });
    expect(whole.headers.vary).toMatch(/, Accept-Encoding, Available-Dictionary$/);
    expect(headers.etag).not.toBe(whole.headers.etag);
    // nginx keeps nothing that varies by more than 128 characters.
    expect(whole.headers.vary?.length).toBeLessThanOrEqual(128);
    for (const tag of [headers.etag, whole.headers.etag])
      expect((await get('/product/to', known(one, { 'if-none-match': tag }))).status).toBe(304);
  });

  it('of HEAD has the same head and no body', async () => {
    const get = await shop();
    await store('/a', one);
    await store('/b', other);
    const [whole, head] = [await get('/b', known(one)), await get('/b', known(one), 'HEAD')];
    expect(head.bytes.length).toBe(0);
    for (const name of ['content-encoding', 'content-length', 'etag'])
      expect(head.headers[name]).toBe(whole.headers[name]);
  });

  it.each([
    ['that is unknown here', known('another')],
    ['named in no form that is one', known(one, { 'available-dictionary': hashOf(one) })],
    ['by who takes no such coding', known(one, { 'accept-encoding': 'gzip, br' })],
    ['by who refuses it', known(one, { 'accept-encoding': 'br, dcz;q=0' })],
    ['of which nothing is said', { 'accept-encoding': ACCEPTED }],
  ])('is not sent for one %s', async (_what, headers) => {
    const get = await shop();
    await store('/a', one);
    await store('/b', other);
    for (let visit = 0; visit < 2; visit++) {
      const answer = await get('/b', headers as Record<string, string>);
      expect([answer.headers['content-encoding'], answer.headers['cache-control']]).toEqual([
        'br',
        'public, max-age=0, s-maxage=60, stale-while-revalidate=60',
      ]);
    }
  });

  it('what is no page, or not the answer to its address, is no dictionary', async () => {
    const get = await shop();
    await store('/borte', one, 404);
    const { headers } = await get('/borte', { 'accept-encoding': 'br' });
    expect([headers['content-encoding'], headers['use-as-dictionary']]).toEqual(['br', undefined]);
  });
});

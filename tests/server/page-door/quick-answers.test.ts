import { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setRouting } from '@/server/page-door/addresses';
import { Packed } from '@/server/page-door/cache/packed';
import { pageStore } from '@/server/page-door/cache/page-store';
import type { Answered } from '@/server/platform/telemetry/door-load';
import { systemMs } from '@/server/ports/clock';
import { type Next, openTestDoor } from './open';

const TEXT = '<li>Kvarsten Kuling vinterstøvel</li>'.repeat(100);
const POLICY = "default-src 'self'; script-src 'self' 'sha256-abc'";

async function store(path: string, text = TEXT, status?: number) {
  pageStore().set(`/route-cache/APP_PAGE/x/$${path}`, {
    page: {
      status,
      headers: { 'content-security-policy': POLICY, 'x-next-cache-tags': 'lists', link: ['</a>', '</b>'] },
      html: new Packed(text),
      rsc: new Packed(`0:${text}`),
      segments: new Map(),
    },
    lastModified: systemMs() + 1,
    tags: ['lists'],
  });
  await pageStore().packed();
}

const fromNext: Next = (request, response) => void response.end(`next ${request.url}`);

/** One request as it is written here, on a connection of its own; the response as it came, in bytes. */
const raw = (port: number, lines: readonly string[]) =>
  new Promise<string>((done, fail) => {
    const parts: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
    socket.on('data', (part: Buffer) => {
      parts.push(part);
      const sent = Buffer.concat(parts).toString('latin1');
      const end = sent.indexOf('\r\n\r\n') + 4;
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(sent)?.[1] ?? 0);
      if (end > 3 && sent.length >= end + (/^HTTP\/1.1 304|transfer-encoding/i.test(sent) ? 0 : length)) {
        socket.destroy();
        done(sent);
      }
    });
    socket.on('error', fail);
  });

/** Without what is of one response: its id and its second. */
const alike = (sent: string) => sent.replace(/X-Request-Id: [\w-]+|Date: [^\r]+/g, '');

async function shop(next: Next = fromNext, tell?: (answered: Answered) => void) {
  const door = await openTestDoor(next, tell ? { tell } : {});
  const get = (
    path: string,
    headers: readonly string[] = ['Host: localhost', 'Accept-Encoding: br'],
    version = '1.1',
  ) => raw(door.port, [`GET ${path} HTTP/${version}`, ...headers]);
  return { ...door, get };
}

/** What addresses lead to may have changed, so the next request is read anew. */
const forget = () => setRouting({});

const heads = () => vi.spyOn(ServerResponse.prototype, 'writeHead');
const BR = ['Host: localhost', 'Accept-Encoding: gzip, deflate, br, zstd'];

beforeEach(() => setRouting({ hiddenProducts: new Set() }));
afterEach(() => {
  vi.restoreAllMocks();
  pageStore().expireAll();
  setRouting({ hiddenProducts: new Set(), searched: undefined });
});

describe('a page asked for again is answered with what is at hand', () => {
  it.each([
    ['a page', '/sko', undefined, BR, '1.1'],
    ['in gzip', '/sko', undefined, ['Host: localhost', 'Accept-Encoding: gzip'], '1.1'],
    ['a page that is missing', '/borte', 404, BR, '1.1'],
    ['with a query of others', '/sko?utm_source=brev', undefined, BR, '1.1'],
    ['with cookies', '/sko', undefined, [...BR, 'Cookie: cart=1; cookieConsent=x; session=abc'], '1.1'],
    ['by a client of old', '/sko', undefined, BR, '1.0'],
    ['on a connection that ends', '/sko', undefined, [...BR, 'Connection: close'], '1.1'],
    ['by HTTP 1.0 on a connection that stays', '/sko', undefined, [...BR, 'Connection: keep-alive'], '1.0'],
  ] as const)('byte for byte as the first time: %s', async (_what, path, status, headers, version) => {
    const { get } = await shop();
    await store(`/nordvidda${path.split('?')[0]}`, TEXT, status);
    const written = heads();
    await get(path, headers, version);
    const first = await get(path, headers, version);
    written.mockClear();
    forget();
    const slow = await get(path, headers, version);
    const quick = await get(path, headers, version);
    expect(written).toHaveBeenCalledTimes(1);
    expect(alike(quick)).toBe(alike(slow));
    expect(alike(first)).toBe(alike(slow));
    expect(quick).toContain(`HTTP/1.1 ${status ?? 200} `);
    expect(quick).toMatch(/\r\nX-Request-Id: [\da-f-]{36}\r\n/);
  });
});

describe('what the door has read of an address holds as long as nothing else does', () => {
  it('an expired page is made anew, and so is what it says', async () => {
    const { get } = await shop();
    await store('/nordvidda/sko');
    for (let visit = 0; visit < 3; visit++) expect(await get('/sko')).toContain('content-encoding: br');
    pageStore().expire(['lists']);
    expect(await get('/sko')).toContain('next /sko');
    await store('/nordvidda/sko', `${TEXT}nytt`);
    const tags = await Promise.all([get('/sko'), get('/sko')]);
    expect(tags.map((sent) => /etag: "([^"]+)-br"/.exec(sent)?.[1])).toEqual(
      Array(2).fill(new Packed(`${TEXT}nytt`).hash),
    );
  });

  it('rule 8.6: a product that is hidden now is shown to nobody', async () => {
    const { get } = await shop();
    await store('/nordvidda/product/stovel-12345');
    for (let visit = 0; visit < 3; visit++) expect(await get('/product/stovel-12345')).toContain('HTTP/1.1 200');
    setRouting({ hiddenProducts: new Set(['stovel-12345']) });
    expect(await get('/product/stovel-12345')).toContain('next /product/stovel-12345');
  });

  it.each([
    ['the cookie of a preview', ['Cookie: a=1; preview=abc'], 200],
    ['a cookie of Next’s drafts', ['Cookie: __prerender_bypass=1'], 200],
    ['what Next’s router asks', ['RSC: 1'], 200],
    ['two hosts', ['Host: heldre.localhost'], 400],
    ['no coding', ['Accept-Encoding: br;q=0'], 200],
  ])('it is not used for %s', async (_what, more, status) => {
    const previews = { open: async () => undefined, cookie: () => ({}), read: async () => ({ at: undefined }) };
    setRouting({ previews: previews as never });
    const { get } = await shop();
    await store('/nordvidda/sko');
    await get('/sko');
    const written = heads();
    const headers = ['Host: localhost', ...(more[0]?.startsWith('Accept') ? [] : ['Accept-Encoding: br']), ...more];
    const sent = await get('/sko', headers);
    expect(sent).toContain(`HTTP/1.1 ${status}`);
    expect(sent).not.toContain('content-encoding: br');
    expect(written.mock.calls.length + Number(status === 400)).toBeGreaterThan(0);
  });

  it('rule 18.11: a host that holds the beginning of another’s address is another host', async () => {
    const { get } = await shop();
    await store('/nordvidda/a/b');
    await get('/a/b', ['Host: localhost', 'Accept-Encoding: br']);
    expect(await get('/b', ['Host: localhost /a', 'Accept-Encoding: br'])).not.toContain('content-encoding: br');
  });

  it('whoever has the page already is told so', async () => {
    const { get } = await shop();
    await store('/nordvidda/sko');
    const [, etag] = /\r\netag: ([^\r]+)/.exec(await get('/sko')) as unknown as [string, string];
    forget();
    const asked = [...BR, `If-None-Match: W/${etag}`];
    const [slow, quick] = [await get('/sko', asked), await get('/sko', asked)];
    expect(alike(quick)).toBe(alike(slow));
    expect(quick).toMatch(/^HTTP\/1.1 304 /);
    expect(await get('/sko', [...BR, 'If-None-Match: "other"'])).toContain('HTTP/1.1 200');
  });

  it('rule 14.6: a search is counted each time', async () => {
    const searched: string[] = [];
    setRouting({ searched: (text) => searched.push(text) });
    const { get } = await shop();
    await store('/nordvidda/search/jakke');
    for (let visit = 0; visit < 3; visit++) await get('/search/jakke');
    expect(searched).toEqual(['jakke', 'jakke', 'jakke']);
  });

  it('each request is told of, with who answered it', async () => {
    const told: Answered[] = [];
    const { get } = await shop(fromNext, (one) => told.push(one));
    await store('/nordvidda/sko');
    for (let visit = 0; visit < 3; visit++) await get('/sko');
    await vi.waitFor(() => expect(told).toHaveLength(3), { timeout: 20_000 });
    const { id: _id, ms: _ms, ...first } = told[0] as Answered;
    for (const one of told) expect(one).toMatchObject(first);
    expect(first).toMatchObject({ route: 'category', path: '/sko', by: 'store', status: 200, method: 'GET' });
  });

  it('a request without a body has one that is over, so that who reads it does not wait', async () => {
    const { port } = await shop(async (request, response) => {
      let length = 0;
      for await (const part of request) length += part.length;
      response.end(`read ${length}`);
    });
    expect(await raw(port, ['POST /api/v1/x HTTP/1.1', 'Host: localhost'])).toContain('read 0');
  });
});

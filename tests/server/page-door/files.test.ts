import { mkdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ask } from '@/tests/support/raw-http';
import { folders, openTestDoor } from './open';

const SCRIPT = 'console.log("hei");'.repeat(40);
const files = {
  'built/chunks/a1b2.js': SCRIPT,
  'built/chunks/a1b2.js.br': brotliCompressSync(SCRIPT),
  'built/chunks/a1b2.js.gz': gzipSync(SCRIPT),
  'built/media/font.woff2': 'wOF2',
  'open/icons/nordvidda.svg': '<svg/>',
  'open/pictures/ball/1-240.avif': 'avif of a ball',
  'shipped/pictures/shoe/1-600.avif': 'shipped avif of a shoe',
};

async function open(
  missingPicture?: (path: string) => Promise<boolean>,
  photograph?: (path: string) => Promise<string | undefined>,
) {
  const roots = folders(files);
  const door = await openTestDoor((_request, response) => void response.end('next'), {
    ...{ files: roots, missingPicture, photograph },
  });
  return {
    roots,
    get: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      ask(door.url, path, { host: 'localhost', ...headers }, method),
  };
}

describe('files are answered from disk', () => {
  it.each([
    ['br', 'gzip, deflate, br, zstd'],
    ['gzip', 'gzip'],
    [undefined, 'identity'],
    [undefined, 'br;q=0, gzip;q=0'],
    ['br', '*'],
  ])('a script goes out in %s to who takes %s', async (coding, accepted) => {
    const { get } = await open();
    const { status, headers, text } = await get('/_next/static/chunks/a1b2.js', { 'accept-encoding': accepted });
    expect([status, headers['content-encoding'], text]).toEqual([200, coding, SCRIPT]);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript'),
      vary: 'Accept-Encoding',
      etag: expect.stringMatching(/^"[^"]+"$/),
    });
    expect(Number(headers['content-length'])).toBeGreaterThan(0);
  });

  it('each coding has a tag of its own, and who has it is told so', async () => {
    const { get } = await open();
    const tags = [];
    for (const coding of ['br', 'gzip', 'identity']) {
      const asked = { 'accept-encoding': coding };
      const etag = String((await get('/_next/static/chunks/a1b2.js', asked)).headers.etag);
      tags.push(etag);
      const again = await get('/_next/static/chunks/a1b2.js', { ...asked, 'if-none-match': etag });
      expect([again.status, again.text]).toEqual([304, '']);
    }
    expect(new Set(tags).size).toBe(3);
  });

  it.each([
    ['bytes=0-3', 206, 'avif', 'bytes 0-3/14'],
    ['bytes=-4', 206, 'ball', 'bytes 10-13/14'],
    ['bytes=99-', 416, '', 'bytes */14'],
  ])('a range %s of a picture → %i', async (range, status, text, said) => {
    const { get } = await open();
    const answer = await get('/pictures/ball/1-240.avif', { range });
    expect([answer.status, answer.text, answer.headers['content-range']]).toEqual([status, text, said]);
  });

  it('HEAD tells the length and sends nothing', async () => {
    const { get } = await open();
    const { status, headers, text } = await get('/pictures/ball/1-240.avif', {}, 'HEAD');
    expect([status, headers['content-length'], headers['content-type'], text]).toEqual([200, '14', 'image/avif', '']);
  });

  it('what has no fingerprint in its name is asked for again', async () => {
    const { get } = await open();
    const { headers } = await get('/icons/nordvidda.svg');
    expect([headers['cache-control'], headers['content-type']]).toEqual([
      'public, max-age=0, must-revalidate',
      expect.stringContaining('image/svg+xml'),
    ]);
  });

  it.each([
    '/pictures/ball/9-240.avif',
    '/pictures/',
    '/pictures/../icons/nordvidda.svg',
    '/pictures/%2e%2e/icons/nordvidda.svg',
    '/pictures/ball/..%2f..%2f..%2fopen%2ficons%2fnordvidda.svg',
    '/_next/static/chunks/gone.js',
    '/_next/static/chunks/a1b2.js.br',
    '/_next/image?url=%2Fa.png&w=64&q=75',
    '/_next/data/x/sko.json',
  ])('%s is not there, and nobody keeps that', async (path) => {
    const { get } = await open();
    const { status, headers, text } = await get(path);
    expect([status, headers['cache-control'], text]).toEqual([404, 'no-store', 'Not Found']);
  });

  it('a picture that is not there yet is asked for, and sent when it is', async () => {
    const asked: string[] = [];
    const { roots, get } = await open(async (path) => {
      asked.push(path);
      if (!path.includes('drawn')) return false;
      const file = join(roots.drawn, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, 'drawn now');
      return true;
    });
    expect((await get('/pictures/drawn-240.avif')).text).toBe('drawn now');
    expect((await get('/pictures/drawn-240.avif')).text).toBe('drawn now');
    expect((await get('/pictures/other.avif')).status).toBe(404);
    expect((await get('/pictures/..%2f..%2fopen/icons/nordvidda.svg')).status).toBe(404);
    expect(asked).toEqual(['/pictures/drawn-240.avif', '/pictures/other.avif']);
  });

  it('rule 18.22: a picture that the demo chain carries is not asked for', async () => {
    const { get } = await open(async () => {
      throw new Error('asked for');
    });
    expect((await get('/pictures/shoe/1-600.avif')).text).toBe('shipped avif of a shoe');
  });

  it('rule 18.22: a drawn picture that is shown is known as used, and keeps its tag', async () => {
    const { roots, get } = await open();
    const file = join(roots.drawn, 'pictures/old-240.avif');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, 'drawn long ago');
    const then = new Date('2026-01-01');
    utimesSync(file, then, then);
    const first = await get('/pictures/old-240.avif');
    await expect.poll(() => statSync(file).atime > then).toBe(true);
    expect(statSync(file).mtime).toEqual(then);
    expect((await get('/pictures/old-240.avif')).headers.etag).toBe(first.headers.etag);
  });

  it('everything else is for Next', async () => {
    const { get } = await open();
    for (const path of ['/sko', '/search/2.5', '/icons/none.svg']) expect((await get(path)).text).toBe('next');
  });
});

describe('rule 18.32: photographs', () => {
  const FILE = '/bilder/0123456789abcdef01234567-c0ffee-600.avif';

  it('are kept by browsers for a year, under a tag that is the same on every instance', async () => {
    const asked: string[] = [];
    const { get } = await open(undefined, async (path) => {
      asked.push(path);
      return join(process.cwd(), 'LICENSE');
    });
    const { status, headers } = await get(FILE);
    expect([status, headers['cache-control'], headers['x-content-type-options']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      'nosniff',
    ]);
    expect(headers.etag).toBe('"0123456789abcdef01234567-c0ffee-600.avif"');
    expect((await get(FILE, { 'if-none-match': String(headers.etag) })).status).toBe(304);
    expect(asked).toEqual([FILE, FILE]);
  });

  it.each(['/bilder/', '/bilder/x', FILE])('%s that nobody has is 404, which nobody keeps', async (path) => {
    const { get } = await open(undefined, async () => undefined);
    const { status, headers } = await get(path);
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  });

  it('are 503 while nobody can say, and never a stranger’s 404', async () => {
    const { get } = await open(undefined, () => Promise.reject(new Error('S3 is away')));
    const { status, headers } = await get(FILE);
    expect([status, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '10']);
  });
});

import { describe, expect, it } from 'vitest';
import { contentOf } from '@/lib/brands/brands';
import { ask } from '@/tests/support/raw-http';
import { openTestDoor } from './open';

const FOR_EVER = 'public, max-age=31536000, immutable';
const A_WHILE = 'public, max-age=300';
const [sheet, icon] = ['tokens.css', 'icon-180.png'].map((name) => contentOf('heldre')?.brand.files[name] ?? '');

async function open() {
  const door = await openTestDoor((_request, response) => void response.writeHead(404).end());
  return (path = '', headers: Record<string, string> = {}, method = 'GET') =>
    ask(door.url, path, { host: 'heldre.localhost', ...headers }, method);
}

describe('files of a brand', () => {
  it.each([
    ['a style sheet by its content', sheet, FOR_EVER],
    ['an icon by its content', icon, FOR_EVER],
    ['an icon by its name alone', '/brand-files/icon-180.png', A_WHILE],
    ['the icon browsers ask for', '/favicon.ico', A_WHILE],
    ['the content of an earlier time', '/brand-files/heldre/0/icon-180.png', A_WHILE],
  ])('%s is kept as long as it stays right, has a tag, and is this site’s alone', async (_what, path, kept) => {
    const get = await open();
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'cache-control': kept, etag: expect.stringMatching(/^"[a-z\d]+"$/) });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    const again = await get(path, { 'if-none-match': String(headers.etag) });
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', headers.etag]);
    expect(again.headers['cache-control']).toBe(kept);
  });

  it('the tag changes with the content, and is answered in full to who has another', async () => {
    const get = await open();
    const { headers } = await get('/brand-files/icon-180.png');
    const other = await get('/brand-files/icon-180.png', { host: 'localhost' });
    expect(other.headers.etag).not.toBe(headers.etag);
    const asked = await get('/brand-files/icon-180.png', { 'if-none-match': String(other.headers.etag) });
    expect([asked.status, asked.headers.etag]).toEqual([200, headers.etag]);
  });

  it('a packed style sheet says so, has a tag of its own, and is the same when unpacked', async () => {
    const get = await open();
    const plain = await get(sheet, { 'accept-encoding': 'identity' });
    const packed = await get(sheet, { 'accept-encoding': 'gzip, br' });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(packed.headers.etag).toBe(String(plain.headers.etag).replace(/"$/, '-gzip"'));
    expect([packed.text, plain.headers.vary]).toEqual([plain.text, 'Accept-Encoding']);
    const known = await get(sheet, { 'accept-encoding': 'gzip', 'if-none-match': String(packed.headers.etag) });
    expect(known.status).toBe(304);
  });

  it.each(['/brand-files/none.svg', '/brand-files/nobody/0/icon.svg', '/brand-files/fonts/none.woff2'])(
    '%s is not found, and nobody keeps that',
    async (path) => {
      const get = await open();
      const { status, headers } = await get(path);
      expect(status).toBe(404);
      expect(headers['cache-control'] ?? 'no-store').toBe('no-store');
    },
  );

  it('HEAD says what GET would, without a body', async () => {
    const get = await open();
    const [whole, head] = [await get(icon), await get(icon, {}, 'HEAD')];
    expect(head.text).toBe('');
    expect(head.headers).toMatchObject({
      'content-length': whole.headers['content-length'],
      etag: whole.headers.etag,
    });
  });
});

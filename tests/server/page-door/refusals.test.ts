import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { ask } from '@/tests/support/raw-http';
import { openTestDoor } from './open';

const PAGE = 'text/html; charset=utf-8';
const CALL = 'application/json';
const ALL = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

async function refused(method: string, path: string, headers: Record<string, string> = {}) {
  let reached = 0;
  const { url } = await openTestDoor((_request, response) => {
    reached += 1;
    response.end('next');
  });
  const answer = await ask(url, path, { host: 'localhost', ...headers }, method);
  return { ...answer, reached };
}

describe('rule 18.11: what cannot be a request ends at the door', () => {
  it.each([
    ['GET', '/%', 400, PAGE],
    ['GET', '/%ff', 400, PAGE],
    ['GET', '/search/%E0%A4%A', 400, PAGE],
    ['GET', '/search/%00', 400, PAGE],
    ['GET', '/product/a%0d%0ab', 400, PAGE],
    ['GET', '/%7f', 400, PAGE],
    ['GET', '/%C3/%B8', 400, PAGE],
    ['GET', '/api/v1/%', 400, CALL],
    ['GET', '/api/v1/articles/%00', 400, CALL],
    ['GET', `/${'a'.repeat(8192)}`, 414, PAGE],
    ['GET', `/api/v1/${'a'.repeat(8192)}`, 414, CALL],
    ['POST', '/sko', 405, PAGE],
    ['PUT', '/_next/static/a.js', 405, PAGE],
    ['DELETE', '/pictures/a.avif', 405, PAGE],
    ['OPTIONS', '/sko', 405, PAGE],
    ['TRACE', '/sko', 405, PAGE],
    ['TRACE', '/api/v1/health', 405, CALL],
    ['OPTIONS', '*', 405, PAGE],
    ['GET', 'http://localhost/sko', 400, PAGE],
  ])('%s %.40s → %i', async (method, path, status, type) => {
    const answer = await refused(method, path);
    expect([answer.status, answer.headers['content-type'], answer.headers['cache-control'], answer.reached]).toEqual([
      status,
      type,
      'no-store',
      0,
    ]);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['content-security-policy']).toBeDefined();
  });

  it.each([
    ['POST', '/sko', 'GET, HEAD'],
    ['TRACE', '/api/v1/health', ALL],
    ['OPTIONS', '*', ALL],
  ])('405 says what may be done: %s %s', async (method, path, allow) => {
    expect((await refused(method, path)).headers.allow).toBe(allow);
  });

  it('a page refuses in the shop’s design and in its brand, a call with the one error body (rule 8.12)', async () => {
    const page = await refused('GET', '/%', { host: 'heldre.localhost' });
    expect(page.text).toContain('<html lang="nb" data-brand="heldre">');
    expect(page.text).toContain('<h1>Adressen går ikke opp</h1>');
    expect(page.text).not.toContain('<script');
    const call = await refused('GET', '/api/v1/%');
    expect(JSON.parse(call.text)).toEqual({ code: 'not_found', message: 'Adressen kan ikke leses.' });
  });

  it('an address stands on the page as text only', async () => {
    const { text: html } = await refused('POST', '/sko?"><script>alert(1)</script>');
    expect(html).toContain('href="/sko?&quot;&gt;&lt;script&gt;');
  });

  it('a HEAD request is refused without a body', async () => {
    const answer = await refused('HEAD', '/%');
    expect([answer.status, answer.text]).toEqual([400, '']);
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(500);
  });

  it.each(['/sko', '/search/50%25%20ull', '/search/r%C3%B8d', '/api/v1/health', '/product/%F0%9F%8E%BF'])(
    '%s is let in',
    async (path) => {
      expect((await refused('GET', path)).text).toBe('next');
    },
  );

  it('rule 7.10: two hosts are told so, as a proxy might believe the other', async () => {
    const { port } = await openTestDoor((_request, response) => void response.end('next'));
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /sko HTTP/1.1\r\nHost: localhost\r\nhost: heldre.localhost\r\nConnection: close\r\n\r\n');
    expect((await text(socket)).split('\r\n')[0]).toBe('HTTP/1.1 400 Bad Request');
  });

  it.each([
    ['no HTTP', 'hello\r\n\r\n', '400 Bad Request'],
    ['a NUL in the address', 'GET /a\0b HTTP/1.1\r\nHost: a\r\n\r\n', '400 Bad Request'],
    ['a bare control character in a header', 'GET / HTTP/1.1\r\nHost: a\r\nX: a\x01b\r\n\r\n', '400 Bad Request'],
    [
      'headers too long',
      `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`,
      '431 Request Header Fields Too Large',
    ],
    [
      'two lengths',
      'POST /api/v1/x HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na',
      '400 Bad Request',
    ],
  ])('%s is told so in words, and the connection ends', async (_name, bytes, status) => {
    const { port } = await openTestDoor((_request, response) => void response.end('next'));
    const socket = connect(port, '127.0.0.1');
    socket.write(bytes);
    const answer = await text(socket);
    expect(answer.split('\r\n')[0]).toBe(`HTTP/1.1 ${status}`);
    expect(answer).toContain('Cache-Control: no-store');
    expect(answer).toContain('<html lang="nb"');
  });

  it('the tools of Next’s development server are asked by POST there, and nowhere else', async () => {
    const answers = [true, false].map(async (strict) => {
      const { url } = await openTestDoor((_request, response) => void response.end('next'), { strict });
      return (await fetch(new URL('/__nextjs_original-stack-frames', url), { method: 'POST' })).status;
    });
    expect(await Promise.all(answers)).toEqual([405, 200]);
  });
});

import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { nonceAttribute, nonceIn } from '@/server/page-door/cache/page-policy';
import { passedMs } from '@/server/ports/clock';
import { ask } from '@/tests/support/raw-http';
import { type Next, openTestDoor } from './open';

async function through(next: Next, path = '/sko', method = 'GET', failedSince = () => false) {
  const { url } = await openTestDoor(next, { failedSince });
  return ask(url, path, { host: 'localhost' }, method);
}

it('rule 18.9: who came while a page was being drawn that then failed for the database’s sake is told the same', async () => {
  const outage = passedMs();
  const { url } = await openTestDoor(failing(500, 'text/html'), { failedSince: (since) => outage >= since });
  expect((await ask(url, '/sko', { host: 'localhost' })).status).toBe(503);
});

const failing =
  (status: number, type: string): Next =>
  (_request, response) => {
    response.statusCode = status;
    response.setHeader('Content-Type', type);
    response.setHeader('ETag', '"x"');
    response.setHeader('x-nextjs-cache', 'MISS');
    response.write('Internal ');
    response.end('Server Error at /home/secret');
  };

describe('what fails behind the door is told in the shop’s design', () => {
  it('a failure without a page', async () => {
    const answer = await through(failing(500, 'text/plain'));
    expect(answer.status).toBe(500);
    expect(answer.text).toContain('<h1>Noe gikk galt hos oss</h1>');
    expect(answer.text).not.toContain('secret');
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(Buffer.byteLength(answer.text)),
      'content-security-policy': expect.stringContaining("script-src 'self'"),
    });
    expect(Object.keys(answer.headers)).not.toContain('etag');
  });

  it('what fails for the sake of the database is 503, says when to come again, and speaks of an order where it is one', async () => {
    const list = await through(failing(500, 'text/plain'), '/sko', 'GET', () => true);
    expect([list.status, list.headers['retry-after']]).toEqual([503, '2']);
    expect(list.text).toContain('href="/sko">Prøv igjen</a>');
    const receipt = await through(failing(500, 'text/plain'), '/kvittering/1', 'GET', () => true);
    expect(receipt.text).toContain('Bestillingen din er trygg hos oss');
  });

  it('the router is told the status only: it then loads the address fully', async () => {
    const answer = await through(failing(500, 'text/x-component'));
    expect([answer.status, answer.text]).toEqual([500, 'Internal Server Error at /home/secret']);
    const away = await through(failing(500, 'text/x-component'), '/sko', 'GET', () => true);
    expect([away.status, away.headers['retry-after']]).toEqual([503, '2']);
  });

  it('headers given with writeHead count as well, and HEAD has no body', async () => {
    const next: Next = (_request, response) => void response.writeHead(500, { 'content-type': 'text/html' }).end('x');
    const answer = await through(next, '/sko', 'HEAD');
    expect([answer.status, answer.text, answer.headers['content-type']]).toEqual([500, '', 'text/html']);
  });

  it.each(['identity', 'gzip'])(
    'rule 8.7: the page of an error leads back by its own scripts, which its policy names (%s)',
    async (coding) => {
      const data = (said: string) => `push("\\"nonce\\":\\"${said}\\"")`;
      const own = (mark: string, said: string) =>
        `<html><body><script>foreign()</script><script${mark}>lead("back")</script><script${mark}>${data(said)}</script></body></html>`;
      const next: Next = (request, response) => {
        // As Next marks its own when it is asked to.
        const mark = nonceIn(request.headers) ?? '';
        const html = own(nonceAttribute(mark), mark);
        response.statusCode = 500;
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        if (coding === 'gzip') response.setHeader('Content-Encoding', 'gzip');
        const body = coding === 'gzip' ? gzipSync(html) : Buffer.from(html);
        response.flushHeaders();
        response.write(body.subarray(0, 10));
        response.end(body.subarray(10));
      };
      const answer = await through(next);
      expect([answer.status, answer.text]).toEqual([500, own('', '$undefined')]);
      const hashes = ['lead("back")', data('$undefined')].map(
        (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
      );
      expect(answer.headers['content-security-policy']).toContain(`script-src 'self' ${hashes.join(' ')};`);
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  it('a handler that throws before it answers is a failure of the shop', async () => {
    const answer = await through(() => Promise.reject(new Error('broken')));
    expect([answer.status, answer.headers['cache-control']]).toEqual([500, 'no-store']);
  });

  it('a call fails with its own words, untouched', async () => {
    const answer = await through(failing(500, 'application/json'), '/api/v1/health');
    expect(answer.text).toBe('Internal Server Error at /home/secret');
  });
});

describe('rule 18.13, rule 18.14: what Next answers for a page', () => {
  const cached =
    (status: number, headers: Record<string, string | string[]>): Next =>
    (_request, response) => {
      response.writeHead(status, { 'x-nextjs-cache': 'MISS', ...headers });
      response.end();
    };

  it.each([
    ['/product/1', '/product/a', '/product/a'],
    ['/product/1?variant=7&utm_source=brev', '/product/a', '/product/a?variant=7&utm_source=brev'],
    ['/product/1?_rsc=abc', '/product/a', '/product/a'],
    ['/x?a=1', '/y?b=2', '/y?b=2'],
  ])('%s that moves to %s goes to %s, said once', async (path, location, to) => {
    const answer = await through(cached(308, { location: [location, location] }), path);
    expect([answer.status, answer.headers.location]).toEqual([308, to]);
  });

  it('a redirect that no cached page made is left as it is', async () => {
    const next: Next = (_request, response) => void response.writeHead(307, { location: '/sko' }).end();
    expect((await through(next, '/product/hidden?utm_source=brev')).headers.location).toBe('/sko');
  });

  it('shared caches are told what the shop can keep, and nobody where a list stands inside', async () => {
    const said = {
      'cache-control': 's-maxage=900, stale-while-revalidate=31535100',
      'x-middleware-rewrite': '/sko/~x',
    };
    const { headers } = await through(cached(200, said));
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=60');
    expect(Object.keys(headers)).not.toContain('x-middleware-rewrite');
  });

  it('a document without a policy gets the strictest, but in development', async () => {
    const next: Next = (_request, response) => void response.writeHead(404, { 'content-type': 'text/html' }).end('<p>');
    expect((await through(next)).headers['content-security-policy']).toContain("script-src 'self';");
    const { url } = await openTestDoor(next, { strict: false });
    expect((await ask(url, '/sko', { host: 'localhost' })).headers['content-security-policy']).toBeUndefined();
  });

  it('/API/… is no brand of ours', async () => {
    let url: string | undefined;
    await through((request, response) => {
      url = request.url;
      response.end();
    }, '/API/v1/health');
    expect(url).toBe('/finnes-ikke');
  });
});

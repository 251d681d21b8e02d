import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createFacebookFeed } from '@/server/adapters/social-feed/facebook';
import { socialFeedContract } from './suite';

const TOKEN = 'page-token-hemmelig';
let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A Graph API of our own: `answer` sees each request. */
async function graph(
  answer: (url: URL, response: ServerResponse, request: IncomingMessage) => void,
  patienceMs?: number,
) {
  server = createServer((request, response) => answer(new URL(request.url ?? '', 'http://graph'), response, request));
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return createFacebookFeed({ pageId: '123', token: TOKEN, url, patienceMs });
}
const json = (response: ServerResponse, body: unknown, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

socialFeedContract('the Facebook page', (posts) =>
  graph((url, response) => {
    if (url.searchParams.get('access_token') !== TOKEN) return json(response, { error: { message: 'no' } }, 401);
    const limit = Number(url.searchParams.get('limit'));
    // As the API: empty fields are left out, times end in +0000, the newest come first.
    const data = [...posts]
      .sort((a, b) => b.created_time.localeCompare(a.created_time))
      .slice(0, limit)
      .map((post) => ({
        id: post.id,
        created_time: post.created_time.replace('.000Z', '+0000'),
        ...(post.message ? { message: post.message } : {}),
        ...(post.full_picture ? { full_picture: post.full_picture } : {}),
        ...(post.permalink_url ? { permalink_url: post.permalink_url } : {}),
      }));
    return json(response, { data, paging: { cursors: { before: 'a', after: 'b' } } });
  }),
);

describe('the Facebook page', () => {
  it('is asked by page, version, fields, limit and token', async () => {
    const asked: URL[] = [];
    const feed = await graph((url, response) => {
      asked.push(url);
      json(response, { data: [] });
    });
    await feed.latest(500);
    expect(asked.map((url) => [url.pathname, Object.fromEntries(url.searchParams)])).toEqual([
      [
        '/v26.0/123/posts',
        { fields: 'id,message,created_time,full_picture,permalink_url', limit: '100', access_token: TOKEN },
      ],
    ]);
  });

  it('an address that is no https is left out, and so is a post without a time', async () => {
    const feed = await graph((_url, response) =>
      json(response, {
        data: [
          {
            id: '1',
            created_time: '2026-02-01T08:00:00+0000',
            full_picture: 'javascript:alert(1)',
            permalink_url: 'http://x.no/',
          },
          { id: '2', created_time: 'yesterday' },
        ],
      }),
    );
    expect(await feed.latest(5)).toEqual([
      { id: '1', message: '', created_time: '2026-02-01T08:00:00.000Z', full_picture: null, permalink_url: null },
    ]);
  });

  it.each([
    [
      'an expired token',
      (r: ServerResponse) => json(r, { error: { message: 'Session has expired', code: 190 } }, 400),
      /400: Session has expired/,
    ],
    ['a fault of theirs', (r: ServerResponse) => r.writeHead(500).end('<html>'), /500: no reason given/],
    ['no JSON', (r: ServerResponse) => r.writeHead(200).end('<html>'), /./],
    ['another shape', (r: ServerResponse) => json(r, { posts: [] }), /data/],
    ['a way to elsewhere', (r: ServerResponse) => r.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(), /./],
    ['silence', () => {}, /./],
  ])('%s is an error that does not tell the token', async (_name, answer, message) => {
    const feed = await graph((_url, response) => void answer(response), 200);
    const error = await feed.latest(5).then(
      () => undefined,
      (thrown: Error) => thrown,
    );
    expect(error?.message).toMatch(message);
    expect(`${error?.message} ${error?.cause}`).not.toContain(TOKEN);
  });
});

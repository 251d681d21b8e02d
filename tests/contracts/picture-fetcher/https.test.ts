import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createPictureFetcher } from '@/server/adapters/picture-fetcher/https';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const PICTURE = Buffer.alloc(50_000, 7);

/** A host of pictures of this test's own. */
async function host(answers: Record<string, (response: ServerResponse) => void>) {
  const asked: string[] = [];
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    (answers[request.url ?? ''] ?? ((other) => void other.writeHead(404).end()))(response);
  });
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  const at = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const trying = createPictureFetcher({ trusted: [at], mostBytes: 2 * 1024 ** 2, patienceMs: 400 });
  return { url: `http://${at}`, asked, trying };
}

const live = createPictureFetcher();
const leadsTo = (to: string) => (response: ServerResponse) => void response.writeHead(302, { Location: to }).end();

describe('rule 18.33: a picture of an address is fetched', () => {
  it('whole, and over at most three steps', async () => {
    const { url, asked, trying } = await host({
      ...{ '/1': leadsTo('/2'), '/2': leadsTo('3'), '/3': leadsTo('/a.jpg') },
      '/a.jpg': (response) => void response.end(PICTURE),
    });
    expect(await trying.fetch(`${url}/1`)).toEqual({ bytes: PICTURE });
    expect(asked).toEqual(['/1', '/2', '/3', '/a.jpg']);
    const round = await host({ '/': leadsTo('/') });
    expect(await round.trying.fetch(round.url)).toEqual({ problem: 'leads on more than 3 times' });
  });

  it('unless it is too large, said or not', async () => {
    const { url, trying } = await host({
      '/said': (response) => void response.writeHead(200, { 'Content-Length': 3 * 1024 ** 2 }).end(),
      '/unsaid': (response) => {
        for (let i = 0; i < 60; i++) response.write(PICTURE);
        response.end();
      },
    });
    for (const path of ['/said', '/unsaid'])
      expect(await trying.fetch(url + path)).toEqual({ problem: 'is larger than 2 MB' });
  });

  it('or does not come in time, from the start or in the middle', async () => {
    const { url, trying } = await host({
      '/silent': () => {},
      '/stuck': (response) => void response.write(PICTURE),
    });
    for (const path of ['/silent', '/stuck'])
      expect(await trying.fetch(url + path)).toEqual({ problem: 'did not come within 0.4 s' });
  });

  it.each([404, 403, 500, 204])('or the host answers %i', async (status) => {
    const { url, trying } = await host({ '/': (response) => void response.writeHead(status).end() });
    expect(await trying.fetch(url)).toEqual({ problem: `answered ${status}` });
  });

  it('or breaks off, or is not there', async () => {
    const { url, trying } = await host({ '/': (response) => void response.destroy() });
    expect(await trying.fetch(url)).toEqual({ problem: 'broke off' });
    const nobody = createPictureFetcher({ trusted: ['127.0.0.1:1'] });
    expect(await nobody.fetch('http://127.0.0.1:1/')).toEqual({ problem: 'has a host that takes no connection' });
  });

  it('or leads to what is no address of the web', async () => {
    const { url, trying } = await host({ '/': leadsTo('file:///etc/passwd') });
    expect(await trying.fetch(url)).toEqual({ problem: 'leads to file:, which is no https' });
  });
});

describe('rule 18.33: never from our own network', () => {
  it.each([
    ['http://example.com/a.jpg', /not https/],
    ['https://127.0.0.1/a.jpg', /own network/],
    ['https://[::1]/', /own network/],
    ['https://10.1.2.3/', /own network/],
    ['https://169.254.169.254/latest/meta-data', /own network/],
    ['https://0x7f.1/', /own network/],
    // A name is looked up, and what is found is what is asked.
    ['https://localhost/', /own network/],
  ])('%s', async (url, why) => {
    expect(await live.fetch(url)).toEqual({ problem: expect.stringMatching(why) });
  });

  it.each([
    ['https://127.0.0.1/a.jpg', /own network/],
    ['https://localhost/a.jpg', /own network/],
    ['http://127.0.0.1:1/a.jpg', /not https/],
  ])('nor where an address leads to %s', async (to, why) => {
    const { url, trying } = await host({ '/': leadsTo(to) });
    expect(await trying.fetch(url)).toEqual({ problem: expect.stringMatching(why) });
  });
});

import { randomBytes } from 'node:crypto';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { IndexedArticle } from '@/server/ports/search-engine';
import { isAway } from '@/server/search/engines/elasticsearch/client';
import { createElasticsearchEngine } from '@/server/search/engines/elasticsearch/engine';
import { createEmbeddedSearchEngine } from '@/server/search/engines/embedded/engine';
import { withStandby } from '@/server/search/engines/with-standby';
import { elasticsearchUrls, removeIndices } from '@/tests/support/engines';
import { type Instead, type Passing, startHttpProxy } from '@/tests/support/http-proxy';
import { fixture, inBatches } from './fixture';
import { catalogueOf, mark, newDatabase } from './map-catalogue';

const long = { timeout: 120_000, interval: 100 };
const refusal = (status: number, type: string): Instead => ({
  status,
  body: { error: { type, reason: type }, status },
});
const searching = ({ path }: Passing) => /_m?search$/.test(path);

describe.skipIf(!elasticsearchUrls.length)('rule 14.40: a search server that refuses', () => {
  const [server] = elasticsearchUrls.slice(-1);
  const url = server?.url as string;
  const run = `faults-${randomBytes(4).toString('hex')}`;
  const closing: (() => unknown)[] = [];
  let count = 0;

  async function open() {
    const proxy = await startHttpProxy(url);
    const database = newDatabase();
    const primary = createElasticsearchEngine({
      url: proxy.url,
      prefix: `${run}-${count++}`,
      timeoutMs: 5000,
      user: 'shop',
      password: 'a-secret-password',
    });
    const said: string[] = [];
    const engine = withStandby({
      primary,
      standby: createEmbeddedSearchEngine(),
      catalogue: catalogueOf(database),
      log: (message, error) => said.push(`${message} ${(error as Error | undefined)?.message ?? ''}`),
      isAway,
      probeMs: 50,
      awayMs: 0,
    });
    closing.push(engine.close, primary.close, proxy.close);
    const index = () => engine.index(inBatches([...database.values()]));
    return { proxy, primary, engine, database, said, index };
  }

  afterAll(async () => {
    for (const close of closing) await close();
    await removeIndices(url, run);
  });

  test.each([
    ['too many requests', refusal(429, 'circuit_breaking_exception')],
    ['red', refusal(503, 'search_phase_execution_exception')],
    ['the password has changed', refusal(401, 'security_exception')],
    ['no right to it any more', refusal(403, 'security_exception')],
  ])('%s: memory answers, and the server again when it does', async (_name, fault) => {
    const { proxy, engine, index } = await open();
    await index();
    const before = await engine.search({ text: 'vinterjakke dame' });
    proxy.faults.before = (passing) => (searching(passing) ? fault : undefined);
    const during = await engine.search({ text: 'vinterjakke dame' });
    expect(during.hits.map(({ id }) => id)).toEqual(before.hits.map(({ id }) => id));
    expect(engine.state()).toMatchObject({ up: false, standby: true });
    proxy.mend();
    await vi.waitFor(() => expect(engine.state()).toEqual({ up: true, standby: true }), long);
  });

  test.each([
    ['a wrong password', () => refusal(401, 'security_exception'), /security_exception/],
    [
      'a version nobody has tried',
      ({ path }: Passing) =>
        path === '/_nodes/http' ? { status: 200, body: { nodes: { one: { version: '7.17.28' } } } } : undefined,
      /Elasticsearch 7 is not known to work/,
    ],
  ])('%s: the shop opens on its memory, says why, and tells nobody the password', async (_name, fault, why) => {
    const { proxy, engine, said, index } = await open();
    proxy.faults.before = fault;
    expect(await engine.open()).toBeUndefined();
    expect(await index()).toBe(60);
    expect((await engine.search({})).total).toBe(60);
    expect(engine.state()).toMatchObject({ up: false, fault: expect.stringMatching(why) });
    expect(JSON.stringify([said, engine.state()])).not.toContain('a-secret-password');
    proxy.mend();
    await vi.waitFor(() => expect(engine.state().up).toBe(true), long);
  });

  test('one search it does not like does not send all others away', async () => {
    const { proxy, engine, said, index } = await open();
    await index();
    proxy.faults.before = (passing) => (searching(passing) ? refusal(400, 'parsing_exception') : undefined);
    expect((await engine.search({ text: 'jakke' })).total).toBeGreaterThan(0);
    expect(engine.state()).toEqual({ up: true, standby: true });
    expect(said.join()).toContain('parsing_exception');
  });

  test('an article it does not take is named, the others are written, and it is tried again', async () => {
    const { primary, engine, database, said, index } = await open();
    await index();
    const [first, second] = [...database.values()] as [IndexedArticle, IndexedArticle];
    database.set(first.id, { ...first, price: 3_000_000_000 });
    database.set(second.id, { ...second, price: 4_200 });
    await engine.update(
      [first, second].map(({ id }) => ({ id, article: database.get(id) as IndexedArticle })),
      mark,
    );
    expect(engine.state().up).toBe(true);
    expect(said.join()).toMatch(new RegExp(`refused changes to ${first.id} \\(`));
    const costing = async () =>
      (await primary.search({ filters: { price: { min: 4_200, max: 4_200 } } })).hits.map(({ id }) => id);
    expect(await costing()).toEqual([second.id]);
    database.set(first.id, { ...first, price: 4_200 });
    await vi.waitFor(async () => expect(await costing()).toContain(first.id), long);
    expect(engine.state().up).toBe(true);
  });

  test('half a bulk that is refused for want of room is sent again', async () => {
    const { proxy, primary, index } = await open();
    let refused = 0;
    proxy.faults.after = ({ path }, { status, body }) => {
      const answer = body as { items: Record<string, { status: number; error?: object }>[] };
      if (!path.endsWith('_bulk') || refused > 0) return undefined;
      answer.items.forEach((item, i) => {
        if (i % 2) return;
        refused++;
        for (const result of Object.values(item))
          Object.assign(result, { status: 429, error: { type: 'es_rejected_execution_exception', reason: 'full' } });
      });
      return { status, body: { ...answer, errors: true } };
    };
    expect(await index()).toBe(60);
    expect(refused).toBeGreaterThan(10);
    expect((await primary.search({})).total).toBe(60);
  });

  test('a search has its short time, an index that is built or changed as much as it needs', async () => {
    const proxy = await startHttpProxy(url);
    const engine = createElasticsearchEngine({ url: proxy.url, prefix: `${run}-slow`, timeoutMs: 300 });
    closing.push(engine.close, proxy.close);
    const { articles } = fixture(20);
    await engine.index(inBatches(articles), undefined, mark);
    const gate = Promise.withResolvers<undefined>();
    proxy.faults.before = ({ path }) => (/_bulk|_search/.test(path) ? gate.promise : undefined);
    const again = engine.index(inBatches(articles));
    // Each is given up twice: longer than any of what is built has been waited for by then, were that hurried too.
    for (let i = 0; i < 4; i++) await expect(engine.search({})).rejects.toThrow('timed out');
    gate.resolve(undefined);
    expect(await again).toBe(20);
  });
});

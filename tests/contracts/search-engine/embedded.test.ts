import { describe, expect, test } from 'vitest';
import { createEmbeddedSearchEngine } from '@/server/search/engines/embedded/engine';
import { fixture, inBatches } from './fixture';
import { judge, mean } from './judge';
import { judgedQueries } from './judged-queries';
import { searchEngineContract } from './suite';
import { floor } from './suite-judged';

searchEngineContract('embedded', createEmbeddedSearchEngine);

describe('embedded', () => {
  test('lets the event loop turn while indexing', async () => {
    const engine = createEmbeddedSearchEngine();
    let turns = 0;
    let done = false;
    const turn = () => {
      turns++;
      if (!done) setImmediate(turn);
    };
    setImmediate(turn);
    // All articles at once: reading alone would let nobody in.
    await engine.index(inBatches(fixture(3000).articles, 3000));
    done = true;
    expect(turns).toBeGreaterThan(5);
  });

  test('the judged queries tell a worse analyser from ours', async () => {
    const shop = fixture();
    const engine = createEmbeddedSearchEngine({ synonyms: () => ({ same: [], narrower: {} }) });
    await engine.index(inBatches(shop.articles));
    expect(mean(await judge(engine, shop, judgedQueries))).toBeLessThan(floor);
  });

  test('the synonyms are read again at every indexing', async () => {
    let same: string[][] = [];
    const engine = createEmbeddedSearchEngine({ synonyms: () => ({ same, narrower: {} }) });
    const { articles } = fixture(200);
    await engine.index(inBatches(articles));
    expect((await engine.search({ text: 'kvikkbipp' })).total).toBe(0);
    same = [['kompass', 'kvikkbipp']];
    await engine.index(inBatches(articles));
    expect((await engine.search({ text: 'kvikkbipp' })).total).toBeGreaterThan(0);
  });
});

import type { DemoArticle } from 'demo-chain/articles';
import { beforeAll, describe, expect, test } from 'vitest';
import type { IndexedArticle, SearchEngine } from '@/server/ports/search-engine';
import { commonKinds } from './common-kinds';
import { demoQueries } from './demo-queries';
import { demoShop } from './demo-shop';
import { fixture, inBatches } from './fixture';
import { freshQueries } from './fresh-queries';
import { gradesOf, type Judgeable, type Judged, judge, mean, worst } from './judge';
import { judgedQueries } from './judged-queries';
import type { MakeEngine } from './suite';

export const floor = 0.95;
/** Of queries nobody tuned the engine for (docs/decisions/0032-search-measured.md). */
const freshFloor = 0.9;
const leastShare = 0.85;

export function judgedContract(name: string, makeEngine: MakeEngine) {
  judged(`${name}: judged queries`, makeEngine, fixture(), judgedQueries);
  judged(`${name}: judged queries of the demo shop`, makeEngine, demoShop(), demoQueries);

  describe(`${name}: what nobody tuned it for`, () => {
    const shop = demoShop();
    let engine: SearchEngine;
    beforeAll(async () => {
      engine = await makeEngine();
      await engine.index(inBatches(shop.articles));
    });

    test(`rule 14.5: nDCG@10 of ${freshQueries.length} fresh queries is at least ${freshFloor}`, async () => {
      const results = await judge(engine, shop, freshQueries);
      expect(mean(results), `worst: ${worst(results).join(', ')}`).toBeGreaterThanOrEqual(freshFloor);
    });

    test(`rule 14.12: of all that ${commonKinds.length} kinds find, ${leastShare} are that kind`, async () => {
      const shares: { query: string; share: number }[] = [];
      for (const { query, is } of commonKinds) {
        const { hits, total } = await engine.search({ text: query, take: shop.articles.length });
        const right = hits.filter(({ id }) => is(shop.facts.get(id) as DemoArticle)).length;
        shares.push({ query, share: total ? right / total : 0 });
      }
      const muddled = shares
        .filter(({ share }) => share < 0.6)
        .map(({ query, share }) => `${query} ${share.toFixed(2)}`);
      const average = shares.reduce((sum, { share }) => sum + share, 0) / shares.length;
      expect(average, `muddled: ${muddled.join(', ')}`).toBeGreaterThanOrEqual(leastShare);
    });
  });
}

function judged<Facts, Article extends IndexedArticle>(
  title: string,
  makeEngine: MakeEngine,
  shop: Judgeable<Facts, Article>,
  queries: Judged<Facts, Article>[],
) {
  describe(title, () => {
    test(`rule 14.5: nDCG@10 of ${queries.length} queries is at least ${floor}`, async () => {
      const engine = await makeEngine();
      await engine.index(inBatches(shop.articles));
      const results = await judge(engine, shop, queries);
      expect(mean(results), `worst: ${worst(results).join(', ')}`).toBeGreaterThanOrEqual(floor);
    });

    test('every judged query has something to find', () => {
      const idle = queries.filter((one) => gradesOf(one, shop).every((grade) => grade === 0));
      expect(idle.map(({ query }) => query)).toEqual([]);
    });
  });
}

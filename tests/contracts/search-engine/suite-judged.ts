import { describe, expect, test } from 'vitest';
import type { IndexedArticle } from '@/server/ports/search-engine';
import { demoQueries } from './demo-queries';
import { demoShop } from './demo-shop';
import { fixture, inBatches } from './fixture';
import { gradesOf, type Judgeable, type Judged, judge, mean, worst } from './judge';
import { judgedQueries } from './judged-queries';
import type { MakeEngine } from './suite';

export const floor = 0.95;

export function judgedContract(name: string, makeEngine: MakeEngine) {
  judged(`${name}: judged queries`, makeEngine, fixture(), judgedQueries);
  judged(`${name}: judged queries of the demo shop`, makeEngine, demoShop(), demoQueries);
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

import { describe, expect, test } from 'vitest';
import type { SearchEngine } from '@/server/ports/search-engine';
import { type Facts, type Fixture, type FixtureArticle, fixture, inBatches } from './fixture';
import { type Judged, judgedQueries } from './judged-queries';
import type { MakeEngine } from './suite';

export const floor = 0.95;

export function judgedContract(name: string, makeEngine: MakeEngine) {
  describe(`${name}: judged queries`, () => {
    test(`nDCG@10 of ${judgedQueries.length} queries is at least ${floor}`, async () => {
      const shop = fixture();
      const engine = await makeEngine();
      await engine.index(inBatches(shop.articles));
      const judged = await judge(engine, shop);
      const worst = judged.filter(({ ndcg }) => ndcg < 0.8).map(({ query, ndcg }) => `${query} ${ndcg.toFixed(2)}`);
      expect(mean(judged), `worst: ${worst.join(', ')}`).toBeGreaterThanOrEqual(floor);
    });

    test('every judged query has something to find', () => {
      const shop = fixture();
      expect(judgedQueries.filter((judged) => gradesOf(judged, shop).every((grade) => grade === 0))).toEqual([]);
    });
  });
}

export async function judge(engine: SearchEngine, shop: Fixture): Promise<{ query: string; ndcg: number }[]> {
  const byId = new Map(shop.articles.map((article) => [article.id, article]));
  const results: { query: string; ndcg: number }[] = [];
  for (const judged of judgedQueries) {
    const { hits } = await engine.search({ text: judged.query, take: 10 });
    const grades = hits.map(({ id }) => judged.grade(shop.facts.get(id) as Facts, byId.get(id) as FixtureArticle));
    const ideal = gradesOf(judged, shop)
      .toSorted((a, b) => b - a)
      .slice(0, 10);
    results.push({ query: judged.query, ndcg: gain(grades) / gain(ideal) });
  }
  return results;
}

export const mean = (judged: { ndcg: number }[]) => judged.reduce((sum, { ndcg }) => sum + ndcg, 0) / judged.length;

const gradesOf = ({ grade }: Judged, { articles, facts }: Fixture) =>
  articles.map((article) => grade(facts.get(article.id) as Facts, article));

const gain = (grades: number[]) => grades.reduce((sum, grade, i) => sum + (2 ** grade - 1) / Math.log2(i + 2), 0);

import type { IndexedArticle, SearchEngine } from '@/server/ports/search-engine';

/** Articles, and what their relevance is judged on: never on the tokens an engine makes of them. */
export interface Judgeable<Facts, Article extends IndexedArticle = IndexedArticle> {
  articles: Article[];
  facts: ReadonlyMap<number, Facts>;
}

export interface Judged<Facts, Article extends IndexedArticle = IndexedArticle> {
  query: string;
  /** 3 what was asked for, 2 nearly, 1 related, 0 not. */
  grade: (facts: Facts, article: Article) => number;
}

/** nDCG@10 of each query, against the best ten that the shop has. */
export async function judge<Facts, Article extends IndexedArticle>(
  engine: Pick<SearchEngine, 'search'>,
  shop: Judgeable<Facts, Article>,
  queries: readonly Judged<Facts, Article>[],
): Promise<{ query: string; ndcg: number }[]> {
  const byId = new Map(shop.articles.map((article) => [article.id, article]));
  const results: { query: string; ndcg: number }[] = [];
  for (const judged of queries) {
    const { hits } = await engine.search({ text: judged.query, take: 10 });
    const grades = hits.map(({ id }) => judged.grade(shop.facts.get(id) as Facts, byId.get(id) as Article));
    const ideal = gradesOf(judged, shop)
      .toSorted((a, b) => b - a)
      .slice(0, 10);
    results.push({ query: judged.query, ndcg: gain(grades) / gain(ideal) });
  }
  return results;
}

export const mean = (judged: { ndcg: number }[]) => judged.reduce((sum, { ndcg }) => sum + ndcg, 0) / judged.length;

/** Those far from what they should be, for the message of a failing test. */
export const worst = (judged: { query: string; ndcg: number }[]) =>
  judged.filter(({ ndcg }) => ndcg < 0.8).map(({ query, ndcg }) => `${query} ${ndcg.toFixed(2)}`);

export const gradesOf = <Facts, Article extends IndexedArticle>(
  { grade }: Judged<Facts, Article>,
  { articles, facts }: Judgeable<Facts, Article>,
) => articles.map((article) => grade(facts.get(article.id) as Facts, article));

const gain = (grades: number[]) => grades.reduce((sum, grade, i) => sum + (2 ** grade - 1) / Math.log2(i + 2), 0);

import { hiddenIds } from 'demo-chain/article-row';
import { articles, type DemoArticle } from 'demo-chain/articles';
import { distance, type Glance, glanceAt, pairsNearer } from 'demo-chain/pictures/likeness';
import { subjectOf } from 'demo-chain/subjects';
import { describe, expect, it } from 'vitest';

/** Two cards nearer than this are taken for the same article: set by eye, on pairs from 2 (the same design) to 12. */
const LEAST = 6;

const told = ({ a, b, apart }: { a: DemoArticle; b: DemoArticle; apart: number }) =>
  `${a.id} ${a.name} and ${b.id} ${b.name} (${apart.toFixed(1)})`;

describe('rule 18.21: no two goods of the demo chain look alike', () => {
  it('on any list, whatever it is of, how it is sorted and filtered', { timeout: 1_800_000 }, async () => {
    const all: { it: DemoArticle; glance: Glance }[] = [];
    for (const article of articles) {
      const [shade] = article.shades;
      if (shade && !hiddenIds.has(article.id))
        all.push({ it: article, glance: await glanceAt(subjectOf(article, shade)) });
    }
    expect(all.length).toBeGreaterThan(1600);
    expect(pairsNearer(all, LEAST).map(told)).toEqual([]);
  });

  it('and the measure tells a design from another, and a colour from another', async () => {
    const [jacket, other] = articles.filter(({ kind }) => kind.art === 'shell-jacket');
    const [first, second] = jacket?.shades ?? [];
    if (!jacket || !other || !first || !second) throw new Error('no two jackets with two colours');
    const glance = await glanceAt(subjectOf(jacket, first));
    const again = await glanceAt(subjectOf(jacket, first));
    expect(distance(glance, again)).toBe(0);
    expect(distance(glance, await glanceAt(subjectOf(jacket, second)))).toBeGreaterThan(LEAST);
    expect(distance(glance, await glanceAt(subjectOf(other, first)))).toBeGreaterThan(LEAST);
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SizeGuidePage } from '@/components/product/size-guide-page';
import { guideAnchor, guideKinds } from '@/lib/product/size-guide-text';
import type { GuideKind } from '@/lib/product/size-tables';

const foldsOf = (kinds: readonly GuideKind[]) =>
  renderToStaticMarkup(<SizeGuidePage kinds={kinds} />)
    .split('<details')
    .slice(1);
const folds = foldsOf(guideKinds);

describe('rule 2.41: the page of all tables of sizes', () => {
  it('has each table once, in the page from the start, one open at a time', () => {
    expect(folds).toHaveLength(guideKinds.length - 1);
    for (const fold of folds) {
      expect(fold).toMatch(/^ name="tabell"/);
      expect(fold.match(/<table/g)).toHaveLength(1);
    }
    const tables = folds.map((fold) => /<table.*<\/table>/.exec(fold)?.[0]);
    const clothes = tables.slice(0, 3);
    expect(new Set(clothes).size).toBe(clothes.length);
  });

  it.each(guideKinds)('%s: its anchor lies in the fold, below its title, so that a browser opens it', (kind) => {
    const own = folds.filter((fold) => fold.includes(`id="${guideAnchor(kind)}"`));
    expect(own).toHaveLength(1);
    expect(own[0]?.indexOf('</summary>')).toBeLessThan(own[0]?.indexOf(`id="${guideAnchor(kind)}"`) as number);
  });

  it('has only those that goods need, and the table for men for what everybody wears', () => {
    expect(foldsOf(['shoes', 'unisex'])).toHaveLength(2);
    expect(foldsOf(['unisex'])[0]).toContain(`id="${guideAnchor('men')}"`);
  });

  it('numbers only the drawn measures', () => {
    for (const fold of folds) {
      const drawn = fold.match(/<text /g)?.length ?? 0;
      expect(fold.match(/<li class="[^"]*drawn/g)?.length ?? 0).toBe(drawn);
    }
  });
});

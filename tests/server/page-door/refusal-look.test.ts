import { describe, expect, it } from 'vitest';
import { colorsOf } from '@/lib/brands/tokens';
import { sandboxStyle } from '@/server/api/sandbox-style';
import { refusalPage } from '@/server/page-door/refusal-page';
import { demoBrands } from '@/tests/support/demo-brands';

const { nordvidda, heldre } = demoBrands;
const pages = (brand: typeof heldre) => [refusalPage(503, brand, '/sko'), sandboxStyle(brand.tokens)];

describe('rule 1.7: pages that load no style sheet have the colours of their brand', () => {
  it.each([
    [nordvidda, heldre],
    [heldre, nordvidda],
  ])('$name', (brand, other) => {
    for (const page of pages(brand)) {
      expect(page).toContain(`--accent:${page.startsWith('\n') ? ' ' : ''}${colorsOf(brand.tokens).accent}`);
      expect(page).not.toContain(colorsOf(other.tokens).accent);
    }
  });

  it('and neutral ones where no brand is known', () => {
    const { tokens: _, ...nobody } = heldre;
    for (const page of pages(nobody)) expect(page).toContain(colorsOf().accent);
  });

  it('the logo takes them', () => {
    expect(refusalPage(503, heldre, '/')).toContain('fill="var(--spark)"');
    expect(refusalPage(503, heldre, '/')).toContain(`--spark:${colorsOf(heldre.tokens).spark}`);
  });
});

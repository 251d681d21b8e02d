import { afterEach, describe, expect, it } from 'vitest';
import { setBrands } from '@/lib/brands/brands';
import { colorsOf } from '@/lib/brands/tokens';
import messages from '@/messages/nb.json';
import { missingPage } from '@/server/api/sandbox-page';
import { sandboxStyle } from '@/server/api/sandbox-style';
import { refusedPage } from '@/server/page-door/preview-page';
import { refusalPage } from '@/server/page-door/refusal-page';
import { demoBrands, demoContents } from '@/tests/support/demo-brands';

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

describe('rule 1.8: what a brand says is text, also where no React writes it', () => {
  const words = (area: object): unknown =>
    Object.fromEntries(
      Object.entries(area).map(([key, text]) => [key, typeof text === 'string' ? `"'<b>'sagt` : words(text)]),
    );
  const loud = { ...nordvidda, name: 'Krok & <b>Snøre' };

  afterEach(() => setBrands(demoContents));

  it('in refusals, previews and the sandbox', async () => {
    const { door, preview, sandbox } = messages;
    const nb = words({ door, preview, sandbox }) as object;
    setBrands(demoContents.map((one) => ({ ...one, brand: loud, texts: { nb } })));
    const pages = [refusalPage(503, loud, '/sko'), refusedPage('expired', loud), await missingPage().text()];
    for (const page of pages) {
      expect(page).toContain('&quot;&lt;b&gt;sagt');
      expect(page).not.toMatch(/<b>|"&lt;b/);
    }
    expect(pages[0]).toContain('Krok &amp; &lt;b&gt;Snøre</title>');
  });
});

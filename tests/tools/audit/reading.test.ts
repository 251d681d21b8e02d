import { describe, expect, it } from 'vitest';
import { robotsRules } from '@/tools/audit/crawl';
import { lacks, thingsIn } from '@/tools/audit/google-fields';
import { markupOf, readPage } from '@/tools/audit/html-read';
import { isAllowed } from '@/tools/audit/licences';

describe('the audit reads a page as a crawler does', () => {
  const page = readPage(
    `<html><head><title>Sko &amp; st&#xF8;vler</title><link rel="canonical" href="https://a.no/sko"/><link rel="stylesheet" href="/a.css"/>
     <meta name="robots" content="noindex, follow"/></head><body><h1 id="topp">Sko</h1><a class="x" href="/sko?a=1&amp;b=2#topp">Sko</a>
     <img src="/a.webp" srcset="/a-1.webp 320w, /a-2.webp 640w" alt=""/><script>const link = '<a href="/ingen">';</script>
     <script type="application/ld+json">{"@type":"Store"}</script></body></html>`,
  );

  it('reads links, files, ids and structured data, but no scripts', () => {
    expect(page).toMatchObject({ title: 'Sko & støvler', canonical: 'https://a.no/sko', noindex: true, headings: 1 });
    expect(page.links).toEqual(['/sko?a=1&b=2#topp']);
    expect(page.assets).toEqual(['/a.css', '/a.webp', '/a-1.webp', '/a-2.webp']);
    expect(page.ids.has('topp')).toBe(true);
    expect(page.jsonLd).toEqual(['{"@type":"Store"}']);
    expect(markupOf('<script>alert(1)</script>')).toBe('<script></script>');
  });

  it('obeys robots.txt, where the longer rule wins', () => {
    const isLeft = robotsRules('User-agent: *\nDisallow: /api/\nAllow: /api/v1/docs\nDisallow: /*?*pris=\n');
    expect(['/api/v1/shops', '/api/v1/docs', '/sko', '/sko?a=1&pris=2'].map(isLeft)).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });
});

describe('the audit knows what Google asks', () => {
  it('of every item in a document, and names missing fields', () => {
    const [store, hours] = thingsIn({
      '@type': 'Store',
      name: 'A',
      openingHoursSpecification: [{ '@type': 'OpeningHoursSpecification', opens: '10:00' }],
    });
    expect(lacks(hours ?? {})).toEqual(['lacks closes, which Google requires']);
    expect(lacks(store ?? {})).toContain('lacks address.postalCode, which Google requires');
    expect(thingsIn([{ '@id': 'a' }])).toEqual([]);
  });
});

describe('the audit knows which licences may be here', () => {
  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0)', true],
    ['MIT AND GPL-3.0', false],
    ['GPL-3.0', false],
    ['', false],
  ])('%s: %s', (expression, allowed) => expect(isAllowed(expression)).toBe(allowed));
});

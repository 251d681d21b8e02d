import { describe, expect, it } from 'vitest';
import { GET as robots } from '@/app/robots.txt/route';
import { demoBrands as brands } from '@/tests/support/demo-brands';

const brandIds = ['nordvidda', 'heldre'] as const;

import type { Site } from '@/lib/contracts/site';
import { shopGuide } from '@/lib/seo/shop-guide';

const url = 'https://shop.example';
const contact = { email: 'hjelp@shop.example', phone: '63001000', orgNo: '', address: '', company: '' };
const categories = [{ name: 'Klær', slug: 'klær', count: 7 }] as Site['categories'];
const guide = (id: 'nordvidda' | 'heldre') =>
  shopGuide({ brand: brands[id], url, categories, genders: [], contact } as Parameters<typeof shopGuide>[0]);

/** Whether robots.txt lets everyone read it: the longest line that fits decides. */
async function allowed(path: string): Promise<boolean> {
  const lines = await (
    await robots(new Request('http://localhost:3000/robots.txt', { headers: { host: 'localhost:3000' } }))
  ).text();
  const rules = [...lines.matchAll(/^(Allow|Disallow): (.+)$/gm)].map(([, kind, pattern = '']) => ({
    allows: kind === 'Allow',
    length: pattern.length,
    fits: new RegExp(
      `^${pattern
        .split('*')
        .map((part) => part.replace(/[^\w/]/g, '\\$&'))
        .join('.*')}`,
    ).test(path),
  }));
  const [first] = rules.filter(({ fits }) => fits).sort((a, b) => b.length - a.length);
  return first?.allows ?? true;
}

describe.each(brandIds)('rule 12.11: llms.txt of %s', (id) => {
  it('links to nothing that robots.txt forbids', async () => {
    const links = [...guide(id).matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => new URL(link).pathname);
    expect(links).toContain('/api/v1/openapi.json');
    for (const path of links) expect([path, await allowed(path)]).toEqual([path, true]);
    expect(await allowed('/api/v1/articles/1')).toBe(false);
    expect(await allowed('/search/jakke')).toBe(false);
  });

  it('says who may search, which robots.txt forbids to crawlers', () => {
    const [search = ''] = guide(id).match(/^.*`\/search\/.*$/m) ?? ['robots.txt'];
    expect(search).toContain('robots.txt');
  });

  it('describes the brand, with its telephone number as people read it', () => {
    const others = brandIds.filter((other) => other !== id);
    expect(guide(id)).toContain(brands[id].name);
    expect(guide(id).split('\n\n')[2]).toMatch(new RegExp(`^${brands[id].name}`));
    for (const other of others) expect(guide(id).split('\n\n')[2]).not.toContain(brands[other].name);
    expect(guide(id)).toContain('63\u00a000\u00a010\u00a000');
  });
});

import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brands } from '@/lib/brands/brands';
import { createScope, type Sources } from '@/server/storefront/scope';
import { sitemapPart } from '@/server/storefront/sitemap';

const URL = 'https://shop.example';
const pages = async (brand: keyof typeof brands) => {
  const scope = createScope(brands[brand], {} as Sources, (_name, load) => load());
  return (await sitemapPart(scope, URL, 'sider.xml')) ?? '';
};
const staticPages = readdirSync('app/[brand]/(pages)', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

describe('rule 12.8: every static page stands in the sitemap', () => {
  it.each(staticPages)('/%s', async (slug) => {
    expect(await pages('heldre')).toContain(`<loc>${URL}/${slug}</loc>`);
  });

  it('but for a page of another brand only', async () => {
    expect(await pages('nordvidda')).not.toContain('/jan-mayen<');
    expect(await pages('nordvidda')).toContain(`<loc>${URL}/hvordan-kle-barna</loc>`);
  });

  it('a part that does not exist is none', async () => {
    const scope = createScope(brands.nordvidda, {} as Sources, (_name, load) => load());
    expect(await sitemapPart(scope, URL, 'alt.xml')).toBeUndefined();
  });
});

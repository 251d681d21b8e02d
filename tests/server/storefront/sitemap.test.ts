import { describe, expect, it } from 'vitest';
import { contentOf } from '@/lib/brands/brands';
import { createScope, type Sources } from '@/server/storefront/scope';
import { sitemapIndex, sitemapPart } from '@/server/storefront/sitemap';
import { demoBrands as brands } from '@/tests/support/demo-brands';

const URL = 'https://shop.example';
const clothes = { group2: 'Jakker', group3: 'Skalljakker', genders: [1], sizes: ['M', 'L'] };
const pages = async (brand: keyof typeof brands, sized = [clothes]) => {
  const sources = { catalogue: { sized: async () => sized, productLines: async () => [] } };
  const scope = createScope(brands[brand], sources as unknown as Sources, (_name, load) => load());
  return (await sitemapPart(scope, URL, 'sider.xml')) ?? '';
};
const ownPages = [...(contentOf('heldre')?.pages.keys() ?? [])];

describe('rule 12.8: every page of a brand stands in the sitemap', () => {
  it('at its address', async () => {
    expect(ownPages.length).toBeGreaterThan(13);
    for (const path of ownPages) expect(await pages('heldre')).toContain(`<loc>${URL}${path}</loc>`);
  });

  it('the tables of sizes, where goods need one: yarn does not', async () => {
    const yarn = { group2: 'Ullgarn', group3: 'Sokkegarn', genders: [], sizes: ['50 g', '100 g'] };
    expect(await pages('heldre')).toContain('/storrelsesguide<');
    expect(await pages('heldre', [yarn])).not.toContain('/storrelsesguide<');
  });

  it('but for a page of another brand only', async () => {
    expect(await pages('nordvidda')).not.toContain('/jan-mayen<');
    expect(await pages('nordvidda')).toContain(`<loc>${URL}/hvordan-kle-barna</loc>`);
  });

  it('lists are categories, the genders of the menu, and running campaigns that hold something', async () => {
    const campaign = (slug: string, count: number) => ({
      slug,
      count,
      articleIds: [],
      start: new Date('2026-03-02T10:00:00Z'),
      end: new Date('2026-03-09T10:00:00Z'),
    });
    const scope = {
      brand: brands.nordvidda,
      tree: async () => [{ name: 'Sko', slug: 'sko', subcategories: [] }],
      settings: async () => ({ genderMenu: [1, 2] }),
      genders: async () => [1, 2, 4].map((id) => ({ id, name: `${id}` })),
      rememberOwn: (_name: string, load: () => unknown) => load(),
      sources: { campaigns: { running: async () => [campaign('vinterklar', 3), campaign('tom', 0)] } },
    } as unknown as Parameters<typeof sitemapPart>[0];
    const found = [...((await sitemapPart(scope, URL, 'kategorier.xml')) ?? '').matchAll(/<loc>([^<]*)/g)];
    expect(found.map(([, url]) => url)).toEqual(
      ['/herre', '/dame', '/kampanje/vinterklar', '/sko'].map((p) => URL + p),
    );
  });

  it('a part that does not exist is none', async () => {
    const scope = createScope(brands.nordvidda, {} as Sources, (_name, load) => load());
    expect(await sitemapPart(scope, URL, 'alt.xml')).toBeUndefined();
  });
});

describe('more articles than a file may hold', () => {
  const visible = 120_001;
  const asked: object[] = [];
  const scope = createScope(
    brands.nordvidda,
    {
      engine: { search: async () => ({ total: visible, hits: [], facets: {} }) },
      catalogue: {
        addresses: async (page: { skip: number; take: number }) => {
          asked.push(page);
          const length = Math.max(0, Math.min(page.take, visible - page.skip));
          return Array.from({ length }, (_, i) => ({ slug: `a${page.skip + i}`, changed: new Date(0) }));
        },
      },
    } as unknown as Sources,
    (_name, load) => load(),
  );

  it('stand in further files, which the list names', async () => {
    const list = await sitemapIndex(scope, URL);
    for (const name of ['varer', 'varer-2', 'varer-3']) expect(list).toContain(`/sitemaps/${name}.xml</loc>`);
    expect(list).not.toContain('varer-4');
    const last = (await sitemapPart(scope, URL, 'varer-3.xml')) ?? '';
    expect(last.match(/<url>/g)).toHaveLength(20_001);
    expect(asked.at(-1)).toMatchObject({ skip: 100_000, take: 50_000 });
  });

  it.each(['varer-1.xml', 'varer-4.xml', 'varer-02.xml', 'sider-2.xml', 'varer-x.xml'])('%s is none', async (file) => {
    expect(await sitemapPart(scope, URL, file)).toBeUndefined();
  });
});

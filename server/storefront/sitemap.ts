import type { Brand } from '@/lib/brands/brand';
import { categoryPath, postPath, productPath, shopPath } from '@/lib/routes/paths';
import { brandUrl } from '@/server/http/host';
import { openShop } from '@/server/shop';
import { brandLines } from './site';

export const SITEMAP_PARTS = ['sider', 'kategorier', 'varer', 'butikker', 'blogg'] as const;
export type SitemapPart = (typeof SITEMAP_PARTS)[number];

interface Address {
  path: string;
  changed?: Date;
}

const PAGES = [
  '/',
  '/butikker',
  '/blogg',
  '/om-oss',
  '/kundeservice',
  '/angre',
  '/vedlikehold',
  '/baerekraftig-forretningspraksis',
  '/personvernerklaering',
];

const readers: Record<SitemapPart, (brand: Brand) => Promise<Address[]>> = {
  sider: async (brand) => [...PAGES, ...(brand.features.janMayen ? ['/jan-mayen'] : [])].map((path) => ({ path })),
  kategorier: async (brand) => {
    const tree = await openShop().catalogue.categories(await brandLines(brand));
    return tree.flatMap((category) => [
      { path: categoryPath(category.slug) },
      ...category.subcategories.flatMap((sub) => [
        { path: categoryPath(category.slug, sub.slug) },
        ...sub.groups.map((group) => ({ path: categoryPath(category.slug, sub.slug, group.slug) })),
      ]),
    ]);
  },
  varer: async (brand) => {
    const lines = await brandLines(brand);
    const articles = await openShop().catalogue.addresses();
    return articles
      .filter((article) => !lines || lines.includes(article.productLineId))
      .map((article) => ({ path: productPath(article.slug), changed: article.changed }));
  },
  butikker: async () => (await openShop().shops.all()).map((shop) => ({ path: shopPath(shop.slug) })),
  blogg: async () => {
    const posts = await openShop().blog.latest(10_000);
    return posts.map((post) => ({ path: postPath(post.slug), changed: post.publishedAt }));
  },
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const entry = (tag: string, url: string, changed?: Date) =>
  `<${tag}><loc>${escaped(url)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</${tag}>`;

const xml = (root: string, entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`;

export const sitemapIndex = (brand: Brand) =>
  xml(
    'sitemapindex',
    SITEMAP_PARTS.map((part) => entry('sitemap', `${brandUrl(brand)}/sitemaps/${part}.xml`)),
  );

/** One part of the sitemap; undefined for a part that does not exist. At most 50,000 addresses, as the format allows. */
export async function sitemapPart(brand: Brand, file: string): Promise<string | undefined> {
  const part = SITEMAP_PARTS.find((one) => file === `${one}.xml`);
  if (!part) return undefined;
  const addresses = (await readers[part](brand)).slice(0, 50_000);
  return xml(
    'urlset',
    addresses.map(({ path, changed }) => entry('url', `${brandUrl(brand)}${path}`, changed)),
  );
}

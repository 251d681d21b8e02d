import { pagesOf } from '@/lib/brands/brands';
import { osloDay } from '@/lib/dates/dates';
import { guideKindsFor } from '@/lib/product/size-guide-text';
import {
  campaignPath,
  categoryPath,
  FIND_ORDER_PATH,
  postPath,
  productPath,
  SIZE_GUIDE_PATH,
  shopPath,
} from '@/lib/routes/paths';
import { systemClock } from '@/server/ports/clock';
import { campaigns } from './articles';
import type { Scope } from './scope';
import { menu } from './site';

const PARTS = ['sider', 'kategorier', 'varer', 'butikker', 'blogg'] as const;
type Part = (typeof PARTS)[number];

interface Address {
  path: string;
  changed?: Date;
}

const OWN_PAGES = ['/', '/butikker', '/blogg', '/angre', FIND_ORDER_PATH];
/** sitemaps.org */
const MOST_ADDRESSES = 50_000;

/** `file` counts from 0. */
const readers: Record<Part, (scope: Scope, file: number) => Promise<Address[]>> = {
  sider: async (scope) => {
    const own = pagesOf(scope.brand.id, osloDay(systemClock())).filter(({ index }) => index);
    const guides = (await sizeGuides(scope)).length > 0 ? [SIZE_GUIDE_PATH] : [];
    return [...OWN_PAGES, ...guides, ...own.map(({ path }) => path)].map((path) => ({ path }));
  },
  kategorier: async (scope) => {
    const [{ categories, genders }, running] = await Promise.all([menu(scope), campaigns(scope)]);
    return [
      ...genders.map(({ href }) => ({ path: href })),
      ...running.filter(({ count }) => count > 0).map(({ slug }) => ({ path: campaignPath(slug) })),
      ...categories.flatMap((category) => [
        { path: categoryPath(category.slug) },
        ...category.subcategories.flatMap((sub) => [
          { path: categoryPath(category.slug, sub.slug) },
          ...sub.groups.map((group) => ({ path: categoryPath(category.slug, sub.slug, group.slug) })),
        ]),
      ]),
    ];
  },
  varer: async ({ lines, sources: { catalogue } }, file) => {
    const articles = await catalogue.addresses({
      lines: await lines(),
      skip: file * MOST_ADDRESSES,
      take: MOST_ADDRESSES,
    });
    return articles.map((article) => ({ path: productPath(article.slug), changed: article.changed }));
  },
  butikker: async ({ sources }) => (await sources.shops.all()).map((shop) => ({ path: shopPath(shop.slug) })),
  blogg: async ({ brand, sources }) => {
    const posts = await sources.blog.latest(MOST_ADDRESSES, brand.id);
    return posts.map((post) => ({ path: postPath(post.slug), changed: post.publishedAt }));
  },
};

/** The tables of sizes that the brand's goods need. */
export const sizeGuides = (scope: Pick<Scope, 'rememberOwn' | 'lines' | 'sources'>) =>
  scope.rememberOwn('size-guides', async () => guideKindsFor(await scope.sources.catalogue.sized(await scope.lines())));

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const entry = (tag: string, url: string, changed?: Date) =>
  `<${tag}><loc>${escaped(url)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</${tag}>`;

const xml = (root: string, entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`;

/** Names of the files: `varer`, `varer-2` … */
async function files({ kept, sources: { engine } }: Scope): Promise<string[]> {
  const { total } = await engine.search({ within: await kept(), take: 0 });
  const further = Array.from({ length: Math.ceil(total / MOST_ADDRESSES) - 1 }, (_, i) => `varer-${i + 2}`);
  return [...PARTS, ...further];
}

export async function sitemapIndex(scope: Scope, url: string): Promise<string> {
  return xml(
    'sitemapindex',
    (await files(scope)).map((file) => entry('sitemap', `${url}/sitemaps/${file}.xml`)),
  );
}

/** Undefined for a file that does not exist. */
export async function sitemapPart(scope: Scope, url: string, file: string): Promise<string | undefined> {
  const [, name, number = '1'] = /^([a-z]+)(?:-([2-9]|[1-9]\d{1,2}))?\.xml$/.exec(file) ?? [];
  const part = PARTS.find((one) => name === one);
  if (!part || (number !== '1' && part !== 'varer')) return undefined;
  const addresses = (await readers[part](scope, Number(number) - 1)).slice(0, MOST_ADDRESSES);
  if (number !== '1' && addresses.length === 0) return undefined;
  return xml(
    'urlset',
    addresses.map(({ path, changed }) => entry('url', `${url}${path}`, changed)),
  );
}

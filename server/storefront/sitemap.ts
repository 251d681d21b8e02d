import { categoryPath, FIND_ORDER_PATH, postPath, productPath, shopPath } from '@/lib/routes/paths';
import texts from '@/messages/pages.nb.json';
import type { Scope } from './scope';

const PARTS = ['sider', 'kategorier', 'varer', 'butikker', 'blogg'] as const;
type Part = (typeof PARTS)[number];

interface Address {
  path: string;
  changed?: Date;
}

/** Pages that are not one of the texts of messages/pages.nb.json. */
const OWN_PAGES = ['/', '/butikker', '/blogg', '/angre', FIND_ORDER_PATH];
/** Pages of one brand only, by the feature that shows them. */
const JAN_MAYEN = 'jan-mayen';
const MOST_ADDRESSES = 50_000;

const readers: Record<Part, (scope: Scope) => Promise<Address[]>> = {
  sider: async ({ brand }) => {
    const shown = Object.keys(texts).filter((slug) => slug !== JAN_MAYEN || brand.features.janMayen);
    return [...OWN_PAGES, ...shown.map((slug) => `/${slug}`)].map((path) => ({ path }));
  },
  kategorier: async ({ tree }) =>
    (await tree()).flatMap((category) => [
      { path: categoryPath(category.slug) },
      ...category.subcategories.flatMap((sub) => [
        { path: categoryPath(category.slug, sub.slug) },
        ...sub.groups.map((group) => ({ path: categoryPath(category.slug, sub.slug, group.slug) })),
      ]),
    ]),
  varer: async ({ lines, sources: { catalogue } }) => {
    const [shown, articles] = await Promise.all([lines(), catalogue.addresses()]);
    return articles
      .filter((article) => !shown || shown.includes(article.productLineId))
      .map((article) => ({ path: productPath(article.slug), changed: article.changed }));
  },
  butikker: async ({ sources }) => (await sources.shops.all()).map((shop) => ({ path: shopPath(shop.slug) })),
  blogg: async ({ sources }) => {
    const posts = await sources.blog.latest(MOST_ADDRESSES);
    return posts.map((post) => ({ path: postPath(post.slug), changed: post.publishedAt }));
  },
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const entry = (tag: string, url: string, changed?: Date) =>
  `<${tag}><loc>${escaped(url)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</${tag}>`;

const xml = (root: string, entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`;

/** The sitemap of a brand: the list of its parts. `url` is the brand's own address. */
export const sitemapIndex = (url: string) =>
  xml(
    'sitemapindex',
    PARTS.map((part) => entry('sitemap', `${url}/sitemaps/${part}.xml`)),
  );

/** One part of it by its file name; undefined for a part that does not exist. */
export async function sitemapPart(scope: Scope, url: string, file: string): Promise<string | undefined> {
  const part = PARTS.find((one) => file === `${one}.xml`);
  if (!part) return undefined;
  const addresses = (await readers[part](scope)).slice(0, MOST_ADDRESSES);
  return xml(
    'urlset',
    addresses.map(({ path, changed }) => entry('url', `${url}${path}`, changed)),
  );
}

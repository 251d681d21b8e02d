import type { Metadata } from 'next';
import { ContentPage } from '@/components/content/content-page';
import { fillPage } from '@/lib/content/brand-page';
import type { ArticleListItem } from '@/lib/contracts/catalogue';
import { formatOrgNo } from '@/lib/norway/organisation-number';
import { phoneText } from '@/lib/norway/phone-text';
import { decoded } from '@/lib/routes/decode';
import { findTextPage, loadSite } from '@/server/api/site';
import { articleTags, tagPage } from '@/server/page-door/page-tags';
import { openShop } from '@/server/shop';
import { textMetadata } from './text-metadata';

const RELATED = 4;

/** Returns the brand's own page at these segments, as it is at the preview's time; undefined where there is none. */
export async function loadTextPage(front: string, segments: readonly string[]) {
  const found = findTextPage(front, `/${segments.map(decoded).join('/')}`);
  if (!found) return undefined;
  const site = await loadSite(front);
  const { contact, brand } = site;
  const { phone, orgNo, ...others } = contact;
  const values = { ...others, name: brand.name, phone: phoneText(phone), orgNo: formatOrgNo(orgNo) };
  return { site, page: fillPage(found, values) };
}

type Loaded = NonNullable<Awaited<ReturnType<typeof loadTextPage>>>;

export function textPageMetadata({ site, page }: Loaded): Metadata {
  const text = textMetadata({
    ...{ title: page.seoTitle ?? page.title, description: page.description },
    ...{ path: page.path, brand: site.brand, image: page.hero?.src },
  });
  return page.index ? text : { ...text, robots: { index: false, follow: true } };
}

export async function TextPage({ front, loaded: { site, page } }: { front: string; loaded: Loaded }) {
  const searches = page.blocks.flatMap((block) => (block.type === 'articles' ? [block.search] : []));
  const [articles, freight] = await Promise.all([
    relatedArticles(front, searches),
    openShop().storefront(front).freight(),
  ]);
  await tagPage(...(page.id ? [`page:${page.id}` as const] : []), ...articleTags(Object.values(articles).flat()));
  return <ContentPage page={page} contact={site.contact} freight={freight} articles={articles} />;
}

async function relatedArticles(brand: string, searches: string[]) {
  const { articles } = openShop().storefront(brand);
  const found = searches.map(
    async (text): Promise<[string, ArticleListItem[]]> => [text, await articles({ text, take: RELATED })],
  );
  return Object.fromEntries(await Promise.all(found));
}

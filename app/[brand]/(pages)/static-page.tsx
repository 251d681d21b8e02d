import type { Metadata } from 'next';
import type { PageProps } from '@/app/[brand]/page-props';
import { textMetadata } from '@/app/[brand]/text-metadata';
import { ContentPage } from '@/components/content/content-page';
import { isOwnPage, type PageSlug, pageOf } from '@/lib/content/pages';
import type { ArticleListItem } from '@/lib/contracts/catalogue';
import { loadSite } from '@/server/api/site';
import { articleTags, tagPage } from '@/server/page-door/page-tags';
import { openShop } from '@/server/shop';

const RELATED = 4;

export function staticPage(slug: PageSlug) {
  async function generateMetadata({ params }: PageProps): Promise<Metadata> {
    const { brand } = await loadSite((await params).brand);
    const page = pageOf(brand.id, slug);
    const text = textMetadata({
      title: page.seoTitle ?? page.title,
      description: page.description,
      path: `/${slug}`,
      siteName: brand.name,
      image: page.hero?.src,
    });
    return isOwnPage(brand, slug) ? text : { ...text, robots: { index: false, follow: true } };
  }

  async function Page({ params }: PageProps) {
    const { brand } = await params;
    const site = await loadSite(brand);
    const page = pageOf(site.brand.id, slug);
    const searches = page.blocks.flatMap((block) => (block.type === 'articles' ? [block.search] : []));
    const [articles, freight] = await Promise.all([
      relatedArticles(brand, searches),
      openShop().storefront(brand).freight(),
    ]);
    const shown = Object.values(articles).flat();
    await tagPage(...articleTags(shown));
    return <ContentPage page={page} contact={site.contact} freight={freight} articles={articles} />;
  }

  return { generateMetadata, Page };
}

async function relatedArticles(brand: string, searches: string[]) {
  const { articles } = openShop().storefront(brand);
  const found = searches.map(
    async (text): Promise<[string, ArticleListItem[]]> => [text, await articles({ text, take: RELATED })],
  );
  return Object.fromEntries(await Promise.all(found));
}

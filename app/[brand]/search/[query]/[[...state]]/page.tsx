import type { Metadata } from 'next';
import { ArticleRail } from '@/components/catalogue/article-grid';
import { ListPage } from '@/components/catalogue/list-page';
import { SearchBox } from '@/components/search/search-box';
import { decoded } from '@/lib/decode';
import { PER_PAGE, partSegments } from '@/lib/list-query';
import { t } from '@/lib/messages';
import { openGraph } from '@/lib/open-graph';
import { searchPath } from '@/lib/paths';
import { searchWords } from '@/lib/search-words';
import { tagPage } from '@/server/http/page-tags';
import { brandLines, loadSite } from '@/server/http/site';
import { openShop } from '@/server/shop';
import { Missing } from '../../../missing';

export const revalidate = 900;
export const generateStaticParams = async () => [];

interface Props {
  params: Promise<{ brand: string; query: string; state?: string[] }>;
}

const MAX_QUERY = 200;
const wordsOf = (query: string) => decoded(query).normalize('NFKC').replace(/\s+/g, ' ').trim();

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { brand, query } = await params;
  const words = wordsOf(query);
  const site = await loadSite(brand);
  const title = t('search.title', { words });
  const description = t('search.description', { words, name: site.brand.name });
  return {
    title,
    description,
    alternates: { canonical: searchPath(words) },
    openGraph: openGraph(site, { title, description, url: searchPath(words) }),
    robots: { index: false, follow: true },
  };
}

export default async function Page({ params }: Props) {
  const { brand, query, state: segments } = await params;
  const words = wordsOf(query);
  const { path: rest, state } = partSegments(segments ?? [], 'relevance');
  const site = await loadSite(brand);
  if (rest.length > 0 || !words || words.length > MAX_QUERY || !site.brand.features.search)
    return <Missing brand={brand} />;
  await tagPage('lists');
  const { catalogue } = openShop();
  const lines = await brandLines(site.brand);
  const filters = lines ? { brands: lines } : {};
  const found = await catalogue.search({
    text: words,
    filters,
    sort: state.sort,
    descending: state.descending,
    skip: (state.page - 1) * PER_PAGE,
    take: PER_PAGE,
  });
  const list = {
    articles: found.hits.map((hit) => hit.article),
    total: found.total,
    current_page: state.page,
    last_page: Math.max(1, Math.ceil(found.total / PER_PAGE)),
    per_page: PER_PAGE,
  };
  const bestsellers =
    list.total > 0 ? [] : (await catalogue.list({ filters, sort: 'bestseller', perPage: 8 })).articles;
  return (
    <ListPage
      title={t('search.heading', { words })}
      trail={[{ name: t('search.crumb') }]}
      path={searchPath(words)}
      list={list}
      state={state}
      fallbackSort="relevance"
      note={found.corrected ? t('search.corrected', { words: found.corrected }) : undefined}
      empty={
        <>
          <p>{t('search.nothing', { words })}</p>
          <SearchBox {...searchWords()} />
          <h2>{t('home.bestsellers')}</h2>
          <ArticleRail articles={bestsellers} label={t('home.bestsellers')} />
        </>
      }
    />
  );
}

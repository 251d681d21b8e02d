import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { ListPage } from '@/components/catalogue/list-page';
import { DeadEnd } from '@/components/search/dead-end';
import { SearchNote } from '@/components/search/search-note';
import { categoryPlaces } from '@/lib/category-places';
import { decoded } from '@/lib/decode';
import { PER_PAGE, partSegments } from '@/lib/list-query';
import { t } from '@/lib/messages';
import { productPath, searchPath } from '@/lib/paths';
import { unquoted } from '@/lib/search/quotes';
import { MOST_LETTERS, searchText } from '@/lib/search-text';
import { tagPage } from '@/server/http/page-tags';
import { brandLines, loadSite } from '@/server/http/site';
import { openShop } from '@/server/shop';
import { Missing } from '../../../missing';

export const revalidate = 900;
export const generateStaticParams = async () => [];

interface Props {
  params: Promise<{ brand: string; query: string; state?: string[] }>;
}

const wordsOf = (query: string) => searchText(decoded(query));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const words = wordsOf((await params).query);
  return { title: t('search.title', { words: unquoted(words) }), robots: { index: false, follow: true } };
}

export default async function Page({ params }: Props) {
  const { brand, query, state: segments } = await params;
  const words = wordsOf(query);
  const { path: rest, state } = partSegments(segments ?? [], 'relevance');
  const site = await loadSite(brand);
  if (rest.length > 0 || !words || words.length > MOST_LETTERS || !site.brand.features.search)
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
  const [first] = found.hits;
  // A whole EAN or article number asks for one thing, and gets it.
  if (found.code && first && found.total === 1) redirect(productPath(first.article.slug, first.ean));
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
      title={t('search.heading', { words: unquoted(words) })}
      trail={[{ name: t('search.crumb') }]}
      path={searchPath(words)}
      list={list}
      state={state}
      fallbackSort="relevance"
      note={
        list.total > 0 ? (
          <SearchNote words={words} corrected={found.corrected} relaxed={found.relaxed} understood={found.understood} />
        ) : null
      }
      empty={<DeadEnd words={unquoted(words)} categories={categoryPlaces(site.categories)} bestsellers={bestsellers} />}
    />
  );
}

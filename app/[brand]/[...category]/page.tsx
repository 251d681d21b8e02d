import type { Metadata } from 'next';
import { ListPage } from '@/components/catalogue/list-page';
import { findPlace } from '@/lib/catalogue-places';
import { PER_PAGE, partSegments, writeListState } from '@/lib/list-query';
import { t } from '@/lib/messages';
import { openGraph } from '@/lib/open-graph';
import { tagPage } from '@/server/http/page-tags';
import { brandLines, loadSite } from '@/server/http/site';
import { openShop } from '@/server/shop';
import { Missing } from '../missing';

export const revalidate = 900;
export const generateStaticParams = async () => [];

interface Props {
  params: Promise<{ brand: string; category: string[] }>;
}

async function load({ params }: Props) {
  const { brand: id, category } = await params;
  const { path, state } = partSegments(category);
  const site = await loadSite(id);
  const place = findPlace(path, site);
  if (!place) return undefined;
  const lines = await brandLines(site.brand);
  await tagPage('lists', ...place.tags);
  const list = await openShop().catalogue.list({
    filters: { ...place.filters, ...(lines ? { brands: lines } : {}) },
    sort: state.sort,
    descending: state.descending,
    page: state.page,
    perPage: PER_PAGE,
  });
  return state.page > list.last_page || list.total === 0 ? undefined : { site, place, state, list };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const loaded = await load(props);
  if (!loaded) return { title: t('notFound.title'), robots: { index: false } };
  const { place, state, list, site } = loaded;
  // A sorted list is the same list: it points to the unsorted one. Pages 2, 3 … stand for themselves (law-and-seo §9).
  const query = writeListState({ ...state, sort: 'bestseller', descending: false });
  const sorted = state.sort !== 'bestseller' || state.descending;
  const canonical = sorted ? place.path : `${place.path}${query ? `?${query}` : ''}`;
  const description = t('list.description', { title: place.title, count: list.total, name: site.brand.name });
  return {
    title: state.page > 1 ? t('list.titlePage', { title: place.title, page: state.page }) : place.title,
    description,
    alternates: { canonical },
    openGraph: openGraph(site, { title: place.title, description, url: canonical, image: list.articles[0]?.image }),
  };
}

export default async function Page(props: Props) {
  const loaded = await load(props);
  if (!loaded) return <Missing brand={(await props.params).brand} />;
  const { place, state, list } = loaded;
  return (
    <ListPage
      title={place.title}
      trail={place.trail}
      path={place.path}
      list={list}
      state={state}
      fallbackSort="bestseller"
    >
      {place.children}
    </ListPage>
  );
}

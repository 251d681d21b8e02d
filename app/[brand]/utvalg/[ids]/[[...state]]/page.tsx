import type { Metadata } from 'next';
import { ListPage } from '@/components/catalogue/list-page';
import { decoded } from '@/lib/decode';
import { PER_PAGE, partSegments } from '@/lib/list-query';
import { t } from '@/lib/messages';
import { utvalgPath } from '@/lib/paths';
import { tagPage } from '@/server/http/page-tags';
import { brandLines, loadSite } from '@/server/http/site';
import { openShop } from '@/server/shop';
import { Missing } from '../../../missing';

export const revalidate = 900;
export const generateStaticParams = async () => [];
export const metadata: Metadata = { title: t('utvalg.title'), robots: { index: false, follow: true } };

const MAX_IDS = 200;

/** Spec §2: a list joined by plus signs. Some senders write the plus as a space; both are read. */
const idsOf = (text: string) => [
  ...new Set(
    decoded(text)
      .split(/[+\s]+/)
      .filter((part) => /^\d{1,9}$/.test(part))
      .map(Number),
  ),
];

export default async function Page({ params }: { params: Promise<{ brand: string; ids: string; state?: string[] }> }) {
  const { brand, ids: text, state: segments } = await params;
  const ids = idsOf(text).slice(0, MAX_IDS);
  const { path: rest, state } = partSegments(segments ?? []);
  const site = await loadSite(brand);
  const lines = await brandLines(site.brand);
  await tagPage('lists');
  const sorted = (segments ?? []).length > 0;
  const list = await openShop().catalogue.list({
    filters: { ids, ...(lines ? { brands: lines } : {}) },
    sort: sorted ? state.sort : 'given',
    descending: state.descending,
    page: state.page,
    perPage: PER_PAGE,
  });
  if (rest.length > 0 || ids.length === 0 || list.total === 0 || state.page > list.last_page)
    return <Missing brand={brand} />;
  return (
    <ListPage
      title={t('utvalg.title')}
      trail={[{ name: t('utvalg.title') }]}
      path={utvalgPath(ids)}
      list={list}
      state={state}
      fallbackSort="bestseller"
    />
  );
}

import type { Metadata } from 'next';
import { List, loadList } from '@/app/[brand]/list';
import { Missing } from '@/app/[brand]/missing';
import { t } from '@/lib/messages';

export const generateStaticParams = async () => [];
export const generateMetadata = (): Metadata => ({ title: t('utvalg.title'), robots: { index: false, follow: true } });

export default async function Page({ params }: { params: Promise<{ brand: string; ids: string; state?: string[] }> }) {
  const { brand, ids, state = [] } = await params;
  const loaded = await loadList(brand, ['utvalg', ids, ...state]);
  if (!loaded || (loaded.answer.total === 0 && !loaded.filteredAway)) return <Missing brand={brand} />;
  return <List loaded={loaded} title={t('utvalg.title')} trail={[{ name: t('utvalg.title') }]} />;
}

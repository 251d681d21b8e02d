import type { Metadata } from 'next';
import { loadFinderShops } from '@/app/[brand]/finder-shops';
import { PageHead } from '@/app/[brand]/page-head';
import type { PageProps } from '@/app/[brand]/page-props';
import { textMetadata } from '@/app/[brand]/text-metadata';
import { Breadcrumb } from '@/components/catalogue/breadcrumb';
import { Norway } from '@/components/shops/norway';
import { ShopFinder } from '@/components/shops/shop-finder';
import { WordsProvider } from '@/components/words';
import { t, wordsOf } from '@/lib/messages';
import { loadSite } from '@/server/api/site';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { brand } = await loadSite((await params).brand);
  return textMetadata({
    title: t('shops.title'),
    description: t('shops.description'),
    path: '/butikker',
    brand,
  });
}

export default async function Page() {
  const shops = await loadFinderShops();
  return (
    <div className="page">
      <Breadcrumb trail={[{ name: t('shops.title') }]} />
      <WordsProvider words={wordsOf('shops')}>
        <ShopFinder shops={shops} norway={<Norway />}>
          <PageHead title={t('shops.title')} lead={t('shops.lead', { count: shops.length })} />
        </ShopFinder>
      </WordsProvider>
    </div>
  );
}

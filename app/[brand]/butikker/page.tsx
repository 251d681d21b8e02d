import type { Metadata } from 'next';
import { textMetadata } from '@/app/[brand]/text-metadata';
import { Breadcrumb } from '@/components/catalogue/breadcrumb';
import { Norway } from '@/components/shops/norway';
import { ShopFinder } from '@/components/shops/shop-finder';
import { WordsProvider } from '@/components/words';
import type { Shop } from '@/lib/contracts/shops';
import { t, wordsOf } from '@/lib/messages';
import type { FinderShop } from '@/lib/shops/find-shops';
import { loadSite } from '@/server/api/site';
import { openShop } from '@/server/shop';
import styles from './page.module.css';

export const revalidate = 900;
export const generateStaticParams = async () => [];

interface Props {
  params: Promise<{ brand: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { brand } = await loadSite((await params).brand);
  return textMetadata({
    title: t('shops.title'),
    description: t('shops.description'),
    path: '/butikker',
    siteName: brand.name,
  });
}

export default async function Page() {
  const shops = await openShop().shops.all();
  return (
    <div className="page">
      <Breadcrumb trail={[{ name: t('shops.title') }]} />
      <WordsProvider words={wordsOf('shops')}>
        <ShopFinder shops={shops.map(finderShop)} norway={<Norway />}>
          <header className={styles.header}>
            <h1 className={styles.title}>{t('shops.title')}</h1>
            <p className={styles.lead}>{t('shops.lead', { count: shops.length })}</p>
          </header>
        </ShopFinder>
      </WordsProvider>
    </div>
  );
}

const finderShop = (shop: Shop): FinderShop => ({
  id: shop.id,
  slug: shop.slug,
  name: shop.name,
  postNo: shop.postNo,
  postPlace: shop.postPlace,
  address: shop.address,
  openingHours: shop.openingHours,
  exceptions: shop.exceptions,
  coords: shop.coords,
});

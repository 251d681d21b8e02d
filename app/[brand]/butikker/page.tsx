import type { Metadata } from 'next';
import { loadFinderShops } from '@/app/[brand]/finder-shops';
import { textMetadata } from '@/app/[brand]/text-metadata';
import { Breadcrumb } from '@/components/catalogue/breadcrumb';
import { Norway } from '@/components/shops/norway';
import { ShopFinder } from '@/components/shops/shop-finder';
import { WordsProvider } from '@/components/words';
import { t, wordsOf } from '@/lib/messages';
import { loadSite } from '@/server/api/site';
import styles from './page.module.css';

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
  const shops = await loadFinderShops();
  return (
    <div className="page">
      <Breadcrumb trail={[{ name: t('shops.title') }]} />
      <WordsProvider words={wordsOf('shops')}>
        <ShopFinder shops={shops} norway={<Norway />}>
          <header className={styles.header}>
            <h1 className={styles.title}>{t('shops.title')}</h1>
            <p className={styles.lead}>{t('shops.lead', { count: shops.length })}</p>
          </header>
        </ShopFinder>
      </WordsProvider>
    </div>
  );
}

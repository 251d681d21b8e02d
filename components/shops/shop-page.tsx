import { ArticleGrid } from '@/components/catalogue/article-grid';
import { Breadcrumb } from '@/components/catalogue/breadcrumb';
import { BlockList } from '@/components/content/block-list';
import { ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { WordsProvider } from '@/components/words';
import { readBody } from '@/lib/content/read-body';
import type { ArticleListItem } from '@/lib/contracts/catalogue';
import type { Shop } from '@/lib/contracts/shops';
import { t, wordsOf } from '@/lib/messages';
import type { FoundShop } from '@/lib/shops/find-shops';
import { shopPicture } from '@/lib/shops/shop-picture';
import { DifferingHours } from './differing-hours';
import { HoursTable } from './hours-table';
import { MyShopButton } from './my-shop-button';
import { NearbyShops } from './nearby-shops';
import { OpenStatus } from './open-status';
import { ShopFacts } from './shop-facts';
import styles from './shop-page.module.css';

interface Props {
  shop: Shop;
  nearby: FoundShop[];
  popular: ArticleListItem[];
  now: Date;
}

export function ShopPage({ shop, nearby, popular, now }: Props) {
  const { openingHours, exceptions } = shop;
  return (
    <WordsProvider words={wordsOf('shops')}>
      <div className="page">
        <Breadcrumb trail={[{ name: t('shops.title'), href: '/butikker' }, { name: shop.name }]} />
        <div className={styles.columns}>
          <div className={styles.main}>
            <header>
              <h1 className={styles.title}>{shop.name}</h1>
              <OpenStatus openingHours={openingHours} exceptions={exceptions} />
            </header>
            <div className={styles.frame}>
              <Picture
                src={shopPicture(shop)}
                alt=""
                width={1600}
                height={800}
                sizes="(max-width: 1020px) 100vw, 60vw"
                className={styles.picture}
                first
              />
            </div>
            <ShopFacts shop={shop} />
            <div className={styles.actions}>
              <MyShopButton shop={shop} large />
              <ButtonLink href="/kundeservice#reservasjon" look="secondary">
                {t('shops.howToReserve')}
              </ButtonLink>
            </div>
          </div>
          <section aria-labelledby="apningstider" className={styles.hours}>
            <h2 id="apningstider" className={styles.heading}>
              {t('shops.hours')}
            </h2>
            <HoursTable openingHours={openingHours} exceptions={exceptions} />
            <DifferingHours openingHours={openingHours} exceptions={exceptions} now={now} />
          </section>
          {shop.description ? (
            <div className={styles.description}>
              <BlockList blocks={readBody(shop.description)} />
            </div>
          ) : null}
        </div>
        {popular.length > 0 ? (
          <section aria-labelledby="populart" className={styles.section}>
            <h2 id="populart" className={styles.sectionTitle}>
              {t('shops.popular')}
            </h2>
            <ArticleGrid articles={popular} />
          </section>
        ) : null}
        {nearby.length > 0 ? <NearbyShops shop={shop} nearby={nearby} /> : null}
      </div>
    </WordsProvider>
  );
}

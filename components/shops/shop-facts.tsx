import type { ReactNode } from 'react';
import type { Shop } from '@/lib/contracts/shops';
import { t } from '@/lib/messages';
import { formatOrgNo } from '@/lib/norway/organisation-number';
import { phoneHref, phoneText } from '@/lib/norway/phone-text';
import { placeName } from '@/lib/norway/place-name';
import styles from './shop-facts.module.css';

/** How to find and reach the shop, and who the seller is (ehandelsloven §8: every shop has an orgNo of its own). */
export function ShopFacts({ shop }: { shop: Shop }) {
  return (
    <dl className={styles.facts}>
      <Fact term={t('shops.address')}>
        <span>{shop.address}</span>
        <br />
        <span>{`${shop.postNo} ${placeName(shop.postPlace)}`}</span>
        {/^https:\/\//.test(shop.mapLink) ? (
          <a href={shop.mapLink} className={styles.map} rel="noopener">
            {t('shops.map')}
          </a>
        ) : null}
      </Fact>
      <Fact term={t('shops.phone')}>
        <a href={phoneHref(shop.phone)}>{phoneText(shop.phone)}</a>
      </Fact>
      <Fact term={t('shops.email')}>
        <a href={`mailto:${shop.email}`}>{shop.email}</a>
      </Fact>
      <Fact term={t('shops.seller')}>
        <span>{shop.fullName}</span>
        <br />
        <span>{t('shops.register', { orgNo: formatOrgNo(shop.orgNo) })}</span>
      </Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

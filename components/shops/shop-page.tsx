import type { ReactNode } from 'react';
import { ArticleGrid } from '@/components/catalogue/article-grid';
import { Breadcrumb } from '@/components/catalogue/breadcrumb';
import { BlockList } from '@/components/content/block-list';
import { LinkCards } from '@/components/content/link-cards';
import { ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { WordsProvider } from '@/components/words';
import { readBody } from '@/lib/content/read-body';
import type { ArticleListItem } from '@/lib/contracts/catalogue';
import type { Shop, ShopException } from '@/lib/contracts/shops';
import { formatWeekday, startOfDay } from '@/lib/dates/dates';
import { t, wordsOf } from '@/lib/messages';
import { formatOrgNo } from '@/lib/norway/organisation-number';
import { phoneHref, phoneText } from '@/lib/norway/phone-text';
import { placeName } from '@/lib/norway/place-name';
import { shopPath } from '@/lib/routes/paths';
import type { FoundShop } from '@/lib/shops/find-shops';
import { type Coords, formatDistance } from '@/lib/shops/geo';
import { rangesText } from '@/lib/shops/hours-text';
import { dotAt, MAP, mapPoint, windowAround } from '@/lib/shops/map';
import { osloClock, parseOpeningHours } from '@/lib/shops/opening-hours';
import { differingDays, reasonOf } from '@/lib/shops/week';
import differing from './differing-hours.module.css';
import { HoursTable } from './hours-table';
import { MyShopButton } from './my-shop-button';
import near from './nearby-shops.module.css';
import { Norway } from './norway';
import { OpenStatus } from './open-status';
import facts from './shop-facts.module.css';
import map from './shop-map.module.css';
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
            {shop.picture ? (
              <div className={styles.frame}>
                <Picture
                  src={shop.picture}
                  alt=""
                  width={1600}
                  height={800}
                  sizes="(max-width: 1020px) 100vw, 60vw"
                  className={styles.picture}
                  first
                />
              </div>
            ) : null}
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

/** Shows the shop's address, contact and seller (ehandelsloven §8: every shop has its own orgNo). */
function ShopFacts({ shop }: { shop: Shop }) {
  return (
    <dl className={facts.facts}>
      <Fact term={t('shops.address')}>
        <span>{shop.address}</span>
        <br />
        <span>{`${shop.postNo} ${placeName(shop.postPlace)}`}</span>
        {/^https:\/\//.test(shop.mapLink) ? (
          <a href={shop.mapLink} className={facts.map} rel="noopener">
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
    <div className={facts.fact}>
      <dt className={facts.term}>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function NearbyShops({ shop, nearby }: { shop: { coords: Coords }; nearby: FoundShop[] }) {
  const { x, y, scale } = windowAround([shop, ...nearby].map(({ coords }) => mapPoint(coords)));
  return (
    <section aria-labelledby="i-naerheten" className={near.section}>
      <h2 id="i-naerheten" className={near.title}>
        {t('shops.nearby')}
      </h2>
      <div className={near.columns}>
        <svg viewBox={`0 0 ${MAP.width} ${MAP.height}`} className={map.map} aria-hidden="true">
          <g transform={`scale(${scale}) translate(${-x} ${-y})`}>
            <Norway />
            {nearby.map(({ id, coords }) => (
              <Dot key={id} coords={coords} />
            ))}
            <Dot coords={shop.coords} here />
          </g>
        </svg>
        <LinkCards items={nearby.map(card)} />
      </div>
    </section>
  );
}

const Dot = ({ coords, here = false }: { coords: Coords; here?: boolean }) => (
  <g className={map.shop} data-mine={here ? '' : undefined}>
    <path d={dotAt(mapPoint(coords))} className={map.ring} />
    <path d={dotAt(mapPoint(coords))} className={map.dot} />
  </g>
);

const card = (shop: FoundShop) => ({
  title: shop.name,
  href: shopPath(shop.slug),
  text: [shop.address, shop.distance && formatDistance(shop.distance, { approximate: true })]
    .filter(Boolean)
    .join(' · '),
});

const WEEKS_AHEAD = 7;

/** Shows holidays and the shop's exceptions of the coming weeks: 'Julaften: 10–14'. */
function DifferingHours({
  openingHours,
  exceptions,
  now,
}: {
  openingHours: string;
  exceptions: ShopException[];
  now: Date;
}) {
  const days = differingDays(parseOpeningHours(openingHours), exceptions, osloClock(now).day, WEEKS_AHEAD * 7);
  if (days.length === 0) return null;
  return (
    <>
      <h3 className={differing.title}>{t('shops.differing')}</h3>
      <dl className={differing.days}>
        {days.map((one) => (
          <div key={one.day} className={differing.day}>
            <dt>
              {reasonOf(one) ? <span className={differing.reason}>{reasonOf(one)}</span> : null}
              <span className={differing.date}>{formatWeekday(startOfDay(one.day))}</span>
            </dt>
            <dd>{rangesText(one.ranges, t('shops.closed'))}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

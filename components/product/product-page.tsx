import type { CSSProperties } from 'react';
import { ArticleGrid } from '@/components/catalogue/article-grid';
import { Breadcrumb, type Crumb } from '@/components/catalogue/breadcrumb';
import { JsonLd } from '@/components/ui/json-ld';
import { Price } from '@/components/ui/price';
import { Stars } from '@/components/ui/stars';
import { WordsProvider } from '@/components/words';
import type { ArticleDetail, ArticleListItem } from '@/lib/contracts/catalogue';
import type { Shop } from '@/lib/contracts/shops';
import type { Site } from '@/lib/contracts/site';
import { t, wordsOf } from '@/lib/messages';
import type { FreightTerms } from '@/lib/orders/freight';
import { formatPrice } from '@/lib/prices/money';
import { percentOff } from '@/lib/prices/price-rules';
import { amountOf, unitPrice } from '@/lib/prices/unit-price';
import { linesBesidePrice } from '@/lib/product/lines-beside-price';
import { packVariants } from '@/lib/product/packed-variants';
import { productForSale } from '@/lib/product/product-for-sale';
import { articleGuide } from '@/lib/product/size-guide-text';
import { firstShops } from '@/lib/product/stock-shops';
import { inStock } from '@/lib/product/variant-choice';
import { productPath } from '@/lib/routes/paths';
import { productJsonLd } from '@/lib/seo/json-ld';
import { About } from './about';
import { Facts } from './facts';
import { FavouriteButton, ProductStage, RecentlyViewed, ReviewFormEntry, SizeGuideProvider } from './late-parts';
import styles from './product-page.module.css';
import { Reviews } from './reviews';
import { ShippingMethods } from './shipping-methods';

interface Props {
  article: ArticleDetail;
  site: Site;
  trail: Crumb[];
  shops: Shop[];
  freight: FreightTerms;
  /** Payments are set up, so orders can be shipped. */
  payable: boolean;
  together: ArticleListItem[];
  related: ArticleListItem[];
}

export function ProductPage({ article, site, trail, shops, freight, payable, together, related }: Props) {
  const { layout, figures } = site.brand.product;
  return (
    <WordsProvider
      words={wordsOf('product', 'reviews', 'reviewForm', 'seen', 'share', 'shops', 'stockAlert', 'priceWatch')}
    >
      <div
        className={`page ${styles[layout] ?? ''}`}
        style={{ '--told': `${1.6 * linesBesidePrice(article)}rem` } as CSSProperties}
      >
        <Breadcrumb trail={trail} />
        <SizeGuideProvider guide={articleGuide(article)}>
          <ProductStage
            product={productForSale(article)}
            variants={packVariants(article.variants)}
            images={article.images}
            shops={firstShops(shops, article.variants)}
            siteUrl={site.url}
            shippingMethods={
              article.canPurchase && article.variants.some(inStock) ? (
                <ShippingMethods article={article} freight={freight} payable={payable} />
              ) : null
            }
            about={<About article={article} figures={figures} />}
          >
            <Head article={article} />
          </ProductStage>
        </SizeGuideProvider>
        <Facts article={article} />
        <section id="omtaler" className={`below ${styles.section} ${styles.reviews}`} aria-labelledby="omtaler-tittel">
          <h2 id="omtaler-tittel" className={styles.heading}>
            {t('reviews.title')}
          </h2>
          <Reviews reviews={article.reviews} average={article.averageRating} />
          <ReviewFormEntry article={article.id} path={`${productPath(article.slug)}#omtaler`} />
        </section>
        <Others id="kjopt-sammen" title={t('product.boughtTogether')} articles={together} />
        <Others id="lignende" title={t('product.related')} articles={related} />
        <RecentlyViewed id={article.id} />
        {productJsonLd(article, site.url, t('reviews.anonymous'), freight).map((data) => (
          <JsonLd key={data['@id']} data={data} />
        ))}
      </div>
    </WordsProvider>
  );
}

const Head = ({ article }: { article: ArticleDetail }) => (
  <div>
    <div className={styles.top}>
      <Labels label={article.campaignLabel} custom={article.customLabel} age={article.ageLimit} />
      <p className={styles.brand}>{article.brand}</p>
    </div>
    <div className={styles.nameRow}>
      <h1 className={styles.name}>{article.name}</h1>
      <FavouriteButton id={article.id} name={article.name} />
    </div>
    <div className={styles.worth}>
      {article.reviewCount > 0 ? (
        <a href="#omtaler" className={styles.rating}>
          <Stars
            rating={article.averageRating}
            count={article.reviewCount}
            label={t('card.rating', { rating: article.averageRating, count: article.reviewCount })}
          />
        </a>
      ) : null}
      <ProductPrice article={article} />
    </div>
  </div>
);

function Labels({ label, custom, age }: { label: string | null; custom: string | null; age: number | null }) {
  if (label === null && !custom && !age) return null;
  return (
    <p className={styles.labels}>
      {label === null ? null : (
        <span className={`${styles.label} ${styles.campaign}`}>{label || t('card.campaign')}</span>
      )}
      {custom ? <span className={styles.label}>{custom}</span> : null}
      {age ? <span className={styles.label}>{t('product.ageLimit', { age })}</span> : null}
    </p>
  );
}

const Others = ({ id, title, articles }: { id: string; title: string; articles: ArticleListItem[] }) =>
  articles.length > 0 ? (
    <section className={`below ${styles.section} ${styles.others}`} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <ArticleGrid articles={articles} />
    </section>
  ) : null;

/** Shows the price with what the law requires: førpris, percent, deposit, and the unit price of food and drink (rule 10.19). */
export function ProductPrice({ article }: { article: ArticleDetail }) {
  const { price, originalPrice, pant } = article;
  const percent = percentOff(originalPrice, price);
  const amount = article.nutrientContent ? amountOf(article) : undefined;
  return (
    <div className={styles.box}>
      <p className={styles.price}>
        <Price
          price={price}
          originalPrice={originalPrice}
          pant={pant}
          offer={article.campaigns.length > 0}
          words={{ before: t('price.before'), now: t('price.now'), deposit: t('price.deposit') }}
        />
        {percent > 0 ? <span className={styles.percent}>{`\u2212${percent}\u00a0%`}</span> : null}
      </p>
      {originalPrice ? (
        <p className={styles.note}>{t('product.lowestPrice', { price: formatPrice(originalPrice) })}</p>
      ) : null}
      {amount ? (
        <p className={styles.note}>
          {t('product.unitPrice', { price: formatPrice(unitPrice(price, pant, amount)), unit: amount.unit })}
        </p>
      ) : null}
    </div>
  );
}

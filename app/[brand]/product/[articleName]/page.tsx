import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import type { CSSProperties } from 'react';
import { Missing } from '@/app/[brand]/missing';
import { ArticleGrid } from '@/components/catalogue/article-grid';
import { Breadcrumb } from '@/components/catalogue/breadcrumb';
import { FavouriteButton } from '@/components/favourites/favourite-button';
import { About } from '@/components/product/about';
import { Facts } from '@/components/product/facts';
import styles from '@/components/product/product-page.module.css';
import { ProductPrice } from '@/components/product/product-price';
import { ProductStage } from '@/components/product/product-stage';
import { RecentlyViewed } from '@/components/product/recently-viewed';
import { ReviewFormEntry } from '@/components/product/review-form-entry';
import { Reviews } from '@/components/product/reviews';
import { SizeGuideProvider } from '@/components/product/size-guide-link';
import { Ways } from '@/components/product/ways';
import { JsonLd } from '@/components/ui/json-ld';
import { Stars } from '@/components/ui/stars';
import { WordsProvider } from '@/components/words';
import { t, wordsOf } from '@/lib/messages';
import { linesBesidePrice } from '@/lib/product/lines-beside-price';
import { packVariants } from '@/lib/product/packed-variants';
import { productForSale } from '@/lib/product/product-for-sale';
import { articleGuide } from '@/lib/product/size-guide-text';
import { firstShops } from '@/lib/product/stock-shops';
import { inStock } from '@/lib/product/variant-choice';
import { decoded } from '@/lib/routes/decode';
import { categoryPath, productMarkdownPath, productPath } from '@/lib/routes/paths';
import { productJsonLd } from '@/lib/seo/json-ld';
import { openGraph } from '@/lib/seo/open-graph';
import { loadSite } from '@/server/api/site';
import { articleTags, tagPage } from '@/server/page-door/page-tags';
import { openShop } from '@/server/shop';
import { loadProduct } from './load';

export const revalidate = 900;
export const generateStaticParams = async () => [];

interface Props {
  params: Promise<{ brand: string; articleName: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { brand, articleName } = await params;
  const article = await loadProduct(brand, decoded(articleName));
  if (!article) return { title: t('notFound.title'), robots: { index: false } };
  const [lead = ''] = article.description.split('\n');
  const path = productPath(article.slug);
  return {
    title: article.name,
    description: lead.slice(0, 155),
    alternates: { canonical: path, types: { 'text/markdown': productMarkdownPath(article.slug) } },
    openGraph: openGraph(await loadSite(brand), {
      title: article.name,
      description: lead,
      url: path,
      image: article.image,
    }),
  };
}

export default async function Page({ params }: Props) {
  const { brand, articleName } = await params;
  const key = decoded(articleName);
  const article = await loadProduct(brand, key);
  if (!article) return <Missing brand={brand} />;
  await tagPage(`article:${article.id}`);
  // Rule 2.4: an id or a former slug in the address moves to the product's own route.
  if (article.slug !== key) permanentRedirect(productPath(article.slug));

  const { shops: places, storefront, orders, purchases } = openShop();
  const front = storefront(brand);
  const [site, shops, freight, related, boughtWith] = await Promise.all([
    loadSite(brand),
    places.all(),
    front.freight(),
    front.related(article),
    orders.boughtWith(article.id),
  ]);
  const together = await front.bundle(boughtWith);
  await tagPage(...articleTags([...related, ...together]));
  const payable = purchases.methods().length > 0;
  const category = site.categories.find((one) => one.id === article.category);
  const sub = category?.subcategories.find((one) => one.ArticleGroup2ID === article.articleGroup2ID);
  const group = sub?.groups.find((one) => one.id === article.articleGroup3ID);
  const trail = [
    ...(category ? [{ name: category.name, href: categoryPath(category.slug) }] : []),
    ...(category && sub ? [{ name: sub.Name, href: categoryPath(category.slug, sub.slug) }] : []),
    ...(category && sub && group
      ? [{ name: group.name, href: categoryPath(category.slug, sub.slug, group.slug) }]
      : []),
    { name: article.name },
  ];
  const { layout, figures } = site.brand.product;
  return (
    <WordsProvider words={wordsOf('product', 'reviews', 'reviewForm', 'seen', 'share', 'shops', 'stockAlert')}>
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
            ways={
              article.canPurchase && article.variants.some(inStock) ? (
                <Ways article={article} freight={freight} payable={payable} />
              ) : null
            }
            about={<About article={article} figures={figures} />}
          >
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
          </ProductStage>
        </SizeGuideProvider>
        <Facts article={article} />
        <section id="omtaler" className={styles.section} aria-labelledby="omtaler-tittel">
          <h2 id="omtaler-tittel" className={styles.heading}>
            {t('reviews.title')}
          </h2>
          <Reviews reviews={article.reviews} average={article.averageRating} />
          <ReviewFormEntry article={article.id} path={`${productPath(article.slug)}#omtaler`} />
        </section>
        {together.length > 0 ? (
          <section className={styles.section} aria-labelledby="kjopt-sammen">
            <h2 id="kjopt-sammen" className={styles.heading}>
              {t('product.boughtTogether')}
            </h2>
            <ArticleGrid articles={together} />
          </section>
        ) : null}
        {related.length > 0 ? (
          <section className={styles.section} aria-labelledby="lignende">
            <h2 id="lignende" className={styles.heading}>
              {t('product.related')}
            </h2>
            <ArticleGrid articles={related} />
          </section>
        ) : null}
        <RecentlyViewed id={article.id} />
        {productJsonLd(article, site.url, t('reviews.anonymous'), freight).map((data) => (
          <JsonLd key={data['@id']} data={data} />
        ))}
      </div>
    </WordsProvider>
  );
}

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

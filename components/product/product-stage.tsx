'use client';

import { Activity, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { afterPaint } from '@/components/after-paint';
import { CompareButton } from '@/components/compare/compare-button';
import type { Elements } from '@/components/elements';
import { useModelContext } from '@/components/model-context/use-model-context';
import { Share } from '@/components/share/share';
import { ShareLinks } from '@/components/share/share-links';
import { lazyPart } from '@/components/ui/lazy';
import type { Variant } from '@/lib/contracts/catalogue';
import { type PackedVariants, unpackVariants } from '@/lib/product/packed-variants';
import type { ProductForSale } from '@/lib/product/product-for-sale';
import type { StockShop } from '@/lib/product/stock-shops';
import { type Choice, chosenVariant, initialChoice } from '@/lib/product/variant-choice';
import { productPath } from '@/lib/routes/paths';
import { BuyBox } from './buy-box';
import { Gallery } from './gallery';
import styles from './product-page.module.css';
import { ShopStock } from './shop-stock';
import { useFreshStock } from './use-fresh-stock';

const ProductTools = lazyPart(() => import('./product-tools').then(({ ProductTools }) => ProductTools));

interface Props {
  product: ProductForSale;
  variants: PackedVariants;
  images: string[];
  shops: StockShop[];
  /** The brand's origin, for shared links. */
  siteUrl: string;
  shippingMethods: Elements;
  /** The description, rendered on the server: under the pictures, or last on a phone. */
  about: Elements;
  children: Elements;
}

const addressed = () => new URLSearchParams(window.location.search).get('variant') ?? undefined;

function putInAddress(chosen: Variant | undefined) {
  const url = new URL(window.location.href);
  if (chosen) url.searchParams.set('variant', chosen.ean);
  else url.searchParams.delete('variant');
  if (url.href !== window.location.href) window.history.pushState(null, '', url);
}

/** The chosen variant is in the address. */
export function ProductStage({
  product,
  variants: packed,
  images,
  shops,
  siteUrl,
  shippingMethods,
  about,
  children,
}: Props) {
  const rendered = useMemo(() => unpackVariants(packed), [packed]);
  const [choice, setChoice] = useState<Choice>(() => initialChoice(rendered));
  const [count, setCount] = useState(1);
  const [choosesShop, setChoosesShop] = useState(false);
  const { variants, refresh } = useFreshStock(product, rendered);
  const assisted = useModelContext();

  useEffect(() => {
    const follow = () => setChoice(initialChoice(rendered, addressed()));
    if (addressed()) follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [rendered]);

  // Gallery, stock of shops and share link render with the choice one frame late, so that a press on a size paints first.
  const late = useDeferredValue(choice);
  const latest = useRef(choice);
  latest.current = choice;
  const variant = chosenVariant(variants, late);
  const change = (next: Choice) => {
    setChoice(next);
    const { pathname } = window.location;
    afterPaint(() => pathname === window.location.pathname && putInAddress(chosenVariant(variants, next)));
  };

  const ofColor = variants.find((one) => one.color.id === late.colorId && one.images.length > 0);
  return (
    <div className={styles.stage}>
      {assisted ? <ProductTools product={product} variants={variants} choice={choice} onChange={change} /> : null}
      <Gallery images={ofColor?.images ?? images} name={product.name} />
      <div className={styles.panel}>
        {children}
        <BuyBox
          product={product}
          variants={variants}
          choice={choice}
          onChange={change}
          count={count}
          onCount={setCount}
          onReserve={() => setChoosesShop(true)}
          onStale={refresh}
        />
        {shippingMethods}
        <Activity>
          <ShopStock
            product={product}
            variants={variants}
            choice={late}
            latest={latest}
            shops={shops}
            count={count}
            open={choosesShop}
            onOpen={setChoosesShop}
          />
        </Activity>
        <div className={styles.acts}>
          <Share
            links={ShareLinks}
            url={new URL(productPath(product.slug, variant?.ean), siteUrl).href}
            title={product.name}
          />
          <CompareButton id={product.id} name={product.name} />
        </div>
      </div>
      <div className={styles.about}>{about}</div>
    </div>
  );
}

'use client';

import { type ReactNode, useEffect, useState } from 'react';
import type { Availability, Variant } from '@/lib/contracts/catalogue';
import { type Choice, chosenVariant, openingChoice } from '@/lib/variant-choice';
import { api } from '../api';
import { useAlerts } from '../ui/alert-queue';
import { useWords } from '../words';
import { BuyBox } from './buy-box';
import { Gallery } from './gallery';
import type { ProductForSale } from './product-for-sale';
import styles from './product-page.module.css';
import { ShopStock, type StockShop } from './shop-stock';

interface Props {
  product: ProductForSale;
  variants: Variant[];
  images: string[];
  shops: StockShop[];
  /** Name, price and labels, rendered on the server. */
  children: ReactNode;
}

const addressed = () => new URLSearchParams(window.location.search).get('variant') ?? undefined;

/** The part of the product page that follows the chosen variant: pictures, choice, stock. The choice is in the address. */
export function ProductStage({ product, variants: rendered, images, shops, children }: Props) {
  const words = useWords('product');
  const alerts = useAlerts();
  const [choice, setChoice] = useState<Choice>(() => openingChoice(rendered));
  const [variants, setVariants] = useState(rendered);

  useEffect(() => {
    const follow = () => setChoice(openingChoice(rendered, addressed()));
    if (addressed()) follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [rendered]);

  // The page may be minutes old; the stock is asked for again when it is shown and when one comes back to it.
  useEffect(() => {
    let gone = false;
    const refresh = () => {
      if (document.visibilityState !== 'visible') return;
      api
        .get<Availability>(`/articles/availability/${product.id}`)
        .then((fresh) => {
          const byEan = new Map(fresh.variants.map((variant) => [variant.ean, variant]));
          if (!gone) setVariants(rendered.map((variant) => ({ ...variant, ...byEan.get(variant.ean) })));
        })
        .catch((error: unknown) => {
          console.error('Fresh stock could not be loaded', error);
          if (!gone) alerts.push({ type: 'error', text: words.loadFailed });
        });
    };
    refresh();
    document.addEventListener('visibilitychange', refresh);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [product.id, rendered, alerts, words.loadFailed]);

  const change = (next: Choice) => {
    setChoice(next);
    const variant = chosenVariant(variants, next);
    const url = new URL(window.location.href);
    if (variant) url.searchParams.set('variant', variant.ean);
    else url.searchParams.delete('variant');
    if (url.href !== window.location.href) window.history.pushState(null, '', url);
  };

  const ofColor = variants.find((variant) => variant.color.id === choice.colorId && variant.images.length > 0);
  return (
    <div className={styles.stage}>
      <Gallery
        images={ofColor?.images ?? images}
        name={product.name}
        words={{ picture: words.picture, label: words.gallery, show: words.showPicture }}
      />
      <div className={styles.panel}>
        {children}
        <BuyBox product={product} variants={variants} choice={choice} onChange={change} />
        <ShopStock variants={variants} choice={choice} shops={shops} />
      </div>
    </div>
  );
}

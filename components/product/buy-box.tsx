'use client';

import { useRef, useState } from 'react';
import { lazyPart } from '@/components/ui/lazy';
import type { Variant } from '@/lib/contracts/catalogue';
import type { ProductForSale } from '@/lib/product/product-for-sale';
import { type Choice, chosenVariant, inStock } from '@/lib/product/variant-choice';
import { BuyActions } from './buy-actions';
import styles from './buy-box.module.css';
import { PriceWatch } from './price-watch';
import { VariantPicker } from './variant-picker';

const StockAlertForm = lazyPart(() => import('./alert-form').then((module) => module.StockAlertForm));

interface Props {
  product: ProductForSale;
  variants: Variant[];
  choice: Choice;
  onChange: (choice: Choice) => void;
  count: number;
  onCount: (count: number) => void;
  onReserve: () => void;
  /** The server's stock differs from the page's. */
  onStale: () => void;
}

export function BuyBox({ product, variants, choice, onChange, count, onCount, onReserve, onStale }: Props) {
  const [asked, setAsked] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const variant = chosenVariant(variants, choice);
  const waits = product.canPurchase && variant?.canPurchase && !inStock(variant);

  const askForSize = () => {
    setAsked(true);
    const first = box.current?.querySelector<HTMLInputElement>('input[name="size"]:enabled');
    first?.closest('fieldset')?.scrollIntoView({ block: 'center' });
    first?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.box} ref={box}>
      <VariantPicker variants={variants} choice={choice} onChange={onChange} asked={asked} />
      <BuyActions
        product={product}
        variant={variant}
        soldOut={!variants.some(inStock)}
        asked={count}
        onCount={onCount}
        onReserve={onReserve}
        onAsk={askForSize}
      />
      {waits ? <StockAlertForm key={variant.ean} ean={variant.ean} onStale={onStale} /> : null}
      {product.canPurchase ? <PriceWatch articleId={product.id} /> : null}
    </div>
  );
}

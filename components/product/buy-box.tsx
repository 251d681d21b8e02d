'use client';

import { useRef, useState } from 'react';
import { lazyPart } from '@/components/ui/lazy';
import type { Variant } from '@/lib/contracts/catalogue';
import type { ProductForSale } from '@/lib/product/product-for-sale';
import { type Choice, chosenVariant, inStock } from '@/lib/product/variant-choice';
import { BuyActions } from './buy-actions';
import styles from './buy-box.module.css';
import { VariantPicker } from './variant-picker';

/** In the page where all is sold out; otherwise it comes with the choice of what is. */
const StockAlertForm = lazyPart(() => import('./stock-alert-form').then((module) => module.StockAlertForm));

interface Props {
  product: ProductForSale;
  variants: Variant[];
  choice: Choice;
  onChange: (choice: Choice) => void;
  wanted: number;
  onWanted: (count: number) => void;
  /** The server knows the stock otherwise than the page. */
  onStale: () => void;
}

export function BuyBox({ product, variants, choice, onChange, wanted, onWanted, onStale }: Props) {
  const [asked, setAsked] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const variant = chosenVariant(variants, choice);
  const waits = product.canPurchase && variant?.canPurchase && !inStock(variant);

  const askForSize = () => {
    setAsked(true);
    box.current?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    box.current?.querySelector<HTMLInputElement>('input[name="size"]:enabled')?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.box} ref={box}>
      <VariantPicker variants={variants} choice={choice} onChange={onChange} />
      <BuyActions
        product={product}
        variant={variant}
        soldOut={!variants.some(inStock)}
        asked={asked}
        wanted={wanted}
        onWanted={onWanted}
        onAsk={askForSize}
      />
      {waits ? <StockAlertForm key={variant.ean} ean={variant.ean} onStale={onStale} /> : null}
    </div>
  );
}

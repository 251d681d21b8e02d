'use client';

import { useEffect, useRef, useState } from 'react';
import type { Variant } from '@/lib/contracts/catalogue';
import { formatPrice } from '@/lib/money';
import { type Choice, chosenVariant, inStock } from '@/lib/variant-choice';
import { fill } from '@/lib/words';
import { useCart } from '../cart/use-cart';
import { Button } from '../ui/button';
import { useWords } from '../words';
import styles from './buy-box.module.css';
import type { ProductForSale } from './product-for-sale';
import { cartLine } from './product-for-sale';
import { VariantPicker } from './variant-picker';

interface Props {
  product: ProductForSale;
  variants: Variant[];
  choice: Choice;
  onChange: (choice: Choice) => void;
}

export function BuyBox({ product, variants, choice, onChange }: Props) {
  const words = useWords('product');
  const cart = useCart();
  const [asked, setAsked] = useState(false);
  const [barShown, setBarShown] = useState(false);
  const button = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const variant = chosenVariant(variants, choice);
  const soldOut = !product.canPurchase || !variants.some(inStock);
  const variantOut = variant !== undefined && !inStock(variant);

  useEffect(() => {
    const target = button.current;
    if (!target) return;
    const observer = new IntersectionObserver(([entry]) => setBarShown(entry ? !entry.isIntersecting : false));
    observer.observe(target);
    return () => observer.disconnect();
  }, []);

  const add = () => {
    if (!variant) {
      setAsked(true);
      box.current?.scrollIntoView({ block: 'center', behavior: 'smooth' });
      box.current?.querySelector<HTMLInputElement>('input[name="size"]')?.focus({ preventScroll: true });
      return;
    }
    setAsked(false);
    cart.add(cartLine(product, variant));
  };

  const label = soldOut ? words.soldOut : variantOut ? words.variantSoldOut : words.add;
  return (
    <div className={styles.box} ref={box}>
      <VariantPicker variants={variants} choice={choice} onChange={onChange} />
      <div className={styles.actions} ref={button}>
        <Button wide onClick={add} disabled={soldOut || variantOut}>
          {label}
        </Button>
        <p className={`${styles.hint} ${asked && !variant ? styles.error : ''}`} role="status">
          {asked && !variant ? words.chooseSizeFirst : product.onlyCC ? words.onlyCollect : words.reserveFree}
        </p>
      </div>
      {barShown ? (
        <div className={styles.sticky}>
          <p className={styles.stickyText}>
            <b className="numbers">{formatPrice(product.price)}</b>
            <br />
            {variant ? fill(words.chosen, { color: variant.color.name, size: variant.size.name }) : words.chooseSize}
          </p>
          <Button onClick={add} disabled={soldOut || variantOut}>
            {label}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

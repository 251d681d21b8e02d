import { Button } from '@/components/ui/button';
import { useWords } from '@/components/words';
import type { Variant } from '@/lib/contracts/catalogue';
import { formatPrice } from '@/lib/prices/money';
import type { ProductForSale } from '@/lib/product/product-for-sale';
import styles from './sticky-bar.module.css';

interface Props {
  product: ProductForSale;
  variant: Variant | undefined;
  label: string;
  onAdd: () => void;
}

/** On phones, while the buttons of the page are out of sight: price, chosen size and the way into the cart. */
export function StickyBar({ product, variant, label, onAdd }: Props) {
  const words = useWords('product');
  return (
    <section className={`screen-only ${styles.bar}`} aria-label={words.buyBar}>
      <p className={styles.text}>
        <b className="numbers">{formatPrice(product.price)}</b>
        <span className={styles.choice}>
          {variant ? [variant.color.name, variant.size.name].filter(Boolean).join(', ') : words.chooseSize}
        </span>
      </p>
      <Button onClick={onAdd}>{label}</Button>
    </section>
  );
}

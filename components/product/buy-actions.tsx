import { useId, useRef } from 'react';
import { useCart } from '@/components/cart/store';
import { useConsent } from '@/components/consent/store';
import { Button } from '@/components/ui/button';
import { Stepper } from '@/components/ui/stepper';
import { useVisibility } from '@/components/ui/use-visibility';
import { useWords } from '@/components/words';
import { cappedCount, chosenMethod, maxCount, mostToAdd } from '@/lib/cart/lines';
import type { Variant } from '@/lib/contracts/catalogue';
import { formatPrice } from '@/lib/prices/money';
import type { ProductForSale } from '@/lib/product/product-for-sale';
import { canBeCollected, inStock } from '@/lib/product/variant-choice';
import { fill } from '@/lib/text/words';
import styles from './buy-box.module.css';
import { useBuying } from './use-buying';

interface Props {
  product: ProductForSale;
  variant: Variant | undefined;
  soldOut: boolean;
  asked: number;
  onCount: (count: number) => void;
  onReserve: () => void;
  /** The action needs a size first. */
  onAsk: () => void;
}

type Press = (event: Pick<UIEvent, 'detail'>) => void;

/** The button counts as visible below the header and above the foot of the screen. */
const WHOLE = '-104px 0px -48px';

export function BuyActions({ product, variant, soldOut, asked, onCount, onReserve, onAsk }: Props) {
  const words = useWords('product');
  const hintId = useId();
  const { add } = useBuying(product);
  const put = useRef<HTMLDivElement>(null);
  const visibility = useVisibility(put, { margin: WHOLE });
  // The question of consent stands where the bar would.
  const { consent } = useConsent();

  const variantOut = variant !== undefined && !inStock(variant);
  const unavailable = !product.canPurchase || soldOut || variantOut;
  // Until a size is chosen only the limit per customer holds.
  const line = {
    webPurchaseLimit: product.webPurchaseLimit,
    onlyCC: product.onlyCC,
    variant: variant ?? { shops: [{ id: 0, qty: Infinity }] },
  };
  const method = chosenMethod(useCart().state);
  const max = mostToAdd(line, method);
  const count = cappedCount(line, asked, method);
  const capped = variant !== undefined && !unavailable && count >= max;
  const limit = fill(max < product.webPurchaseLimit ? words.stockReached : words.limitReached, { count: max });

  const withVariant = (work: (variant: Variant, count: number) => void): Press => {
    return ({ detail }) => {
      // A dialog covers the button a frame after a press; the second press of a double click must not do it again.
      if (detail > 1) return;
      if (variant) work(variant, count);
      else onAsk();
    };
  };
  const label = !product.canPurchase
    ? words.shopOnly
    : soldOut
      ? words.soldOut
      : variantOut
        ? words.variantSoldOut
        : words.add;
  const sentOnly = variant !== undefined && !canBeCollected(variant);
  const doors = maxCount(line, 'collect');
  const beyond = !sentOnly && count > doors ? fill(words.reserveMost, { count: doors }) : '';
  const note = product.onlyCC ? words.onlyCollect : sentOnly ? words.stockElsewhere : words.reserveFree;
  const hint = !product.canPurchase
    ? words.shopOnlyHint
    : unavailable
      ? ''
      : capped
        ? [limit, beyond].filter(Boolean).join('. ')
        : beyond || note;
  return (
    <>
      <div className={styles.actions}>
        {/* Always the same element: its visibility is observed. */}
        <div className={styles.put} ref={put}>
          {unavailable ? null : (
            <Stepper
              value={count}
              max={max}
              words={{ label: words.count, less: words.less, more: words.more }}
              describedBy={capped ? hintId : undefined}
              onLess={() => onCount(Math.max(1, count - 1))}
              onMore={() => onCount(Math.min(max, count + 1))}
              onSet={(next) => onCount(cappedCount(line, next, method))}
            />
          )}
          <Button wide disabled={unavailable} onClick={withVariant(add)}>
            {label}
          </Button>
        </div>
        {unavailable ? null : (
          <Button wide look="secondary" disabled={sentOnly} aria-haspopup="dialog" onClick={withVariant(onReserve)}>
            {words.reserve}
          </Button>
        )}
        <p id={hintId} className={styles.hint} role="status">
          {hint}
        </p>
      </div>
      {!unavailable && visibility && visibility !== 'visible' && consent ? (
        <StickyBar product={product} variant={variant} label={label} onAdd={withVariant(add)} />
      ) : null}
    </>
  );
}

interface BarProps {
  product: ProductForSale;
  variant: Variant | undefined;
  label: string;
  onAdd: Press;
}

function StickyBar({ product, variant, label, onAdd }: BarProps) {
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

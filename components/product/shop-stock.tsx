'use client';

import { memo, type RefObject, useState } from 'react';
import { lazyPart } from '@/components/ui/lazy';
import { useWords } from '@/components/words';
import type { Variant } from '@/lib/contracts/catalogue';
import type { ProductForSale } from '@/lib/product/product-for-sale';
import { SHOPS_SHOWN, type StockShop } from '@/lib/product/stock-shops';
import { type Choice, chosenVariant, inStock } from '@/lib/product/variant-choice';
import { fill } from '@/lib/text/words';
import styles from './shop-stock.module.css';
import { ShopStockRow } from './shop-stock-row';
import { StockPlace } from './stock-place';
import { useBuying } from './use-buying';
import { useShopStock } from './use-shop-stock';

const ShopSheet = lazyPart(() => import('./shop-sheet').then((module) => module.ShopSheet));

interface Props {
  product: ProductForSale;
  variants: Variant[];
  choice: Choice;
  /** The choice that the page marks; `choice` may be one frame behind it. */
  latest: RefObject<Choice>;
  shops: StockShop[];
  count: number;
  open: boolean;
  onOpen: (open: boolean) => void;
}

const LAST_PIECES = 5;

/** Shows the stock of the variant per shop: a few here, all in a sheet (rule 2.28). */
export const ShopStock = memo(function ShopStock({
  product,
  variants,
  choice,
  latest,
  shops: first,
  count,
  open,
  onOpen,
}: Props) {
  const words = useWords('product');
  const { reserve } = useBuying(product);
  const state = useShopStock(variants, choice, first, open);
  const { rows, having, pieces, sentOnly, place, missed, narrowed, setMine } = state;
  const variant = chosenVariant(variants, choice);
  const onReserve =
    variant && product.canPurchase && inStock(variant)
      ? (shopId?: number) => reserve(chosenVariant(variants, latest.current) ?? variant, count, shopId)
      : undefined;
  const summary =
    having > 0 ? fill(words.stockIn, { count: having }) : sentOnly ? words.stockElsewhere : words.stockNone;
  const shown = rows.slice(0, SHOPS_SHOWN);
  const openAll = () => {
    if (narrowed) place.setText('');
    onOpen(true);
  };
  // A dialog unmounted before it closes does not return the focus.
  const [asked, setAsked] = useState(false);
  if (open && !asked) setAsked(true);

  return (
    <section className={`${styles.box} ${having === 0 ? styles.none : ''}`} aria-label={words.stockTitle}>
      <p className={styles.summary} role="status">
        <span className={styles.dot} aria-hidden="true" />
        <span>
          <span>{summary}</span>
          {variant && pieces > 0 && pieces <= LAST_PIECES ? (
            <span className={styles.last}>{` ${fill(words.lastPieces, { count: pieces })}`}</span>
          ) : null}
        </span>
      </p>
      {having > 0 || rows.length > 0 ? <StockPlace place={place} missed={missed} /> : null}
      {shown.length > 0 ? (
        <ul>
          {shown.map((row) => (
            <ShopStockRow
              key={row.shop.id}
              {...row}
              sized={choice.sizeId !== undefined}
              onChoose={() => setMine(row.shop.id)}
              onReserve={row.at && onReserve ? () => onReserve(row.shop.id) : undefined}
            />
          ))}
        </ul>
      ) : null}
      {having > shown.filter(({ at }) => at).length ? (
        <button type="button" className={styles.more} aria-haspopup="dialog" onClick={openAll}>
          {fill(words.allShops, { count: having })}
        </button>
      ) : null}
      {asked ? (
        <ShopSheet
          open={open}
          state={state}
          chosen={variant}
          summary={summary}
          onReserve={onReserve}
          onAnyShop={onReserve && (() => onReserve())}
          onClose={() => onOpen(false)}
        />
      ) : null}
    </section>
  );
});

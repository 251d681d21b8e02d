'use client';

import { useState } from 'react';
import { useMyShop } from '@/components/shops/use-my-shop';
import { useOrigin } from '@/components/shops/use-origin';
import { useWords } from '@/components/words';
import type { Variant } from '@/lib/contracts/catalogue';
import type { Shop } from '@/lib/contracts/shops';
import type { ProductForSale } from '@/lib/product/product-for-sale';
import { type Choice, chosenVariant, inStock, stockByShop } from '@/lib/product/variant-choice';
import { roadEstimate } from '@/lib/shops/geo';
import { fill } from '@/lib/text/words';
import { LocationField } from './location-field';
import styles from './shop-stock.module.css';
import { ShopStockRow } from './shop-stock-row';
import { useBuying } from './use-buying';

export type StockShop = Pick<Shop, 'id' | 'slug' | 'name' | 'postPlace' | 'coords' | 'openingHours' | 'exceptions'>;

interface Props {
  product: ProductForSale;
  variants: Variant[];
  choice: Choice;
  /** By name; shops that are equally far keep that order. */
  shops: StockShop[];
  /** How many the shopper wants. */
  wanted: number;
}

const SHOWN = 4;
/** So few in the whole chain that it is worth saying. */
const LAST_PIECES = 5;

/** Stock per shop for what is chosen: "my shop" first, then by distance where a place is known, else by name. */
export function ShopStock({ product, variants, choice, shops, wanted }: Props) {
  const words = useWords('product');
  const [mine, setMine] = useMyShop();
  const [text, setText] = useState('');
  const [all, setAll] = useState(false);
  const near = useOrigin(text);
  const { reserve } = useBuying(product);
  const from = near.origin?.coords;
  const stock = stockByShop(variants, choice);
  const variant = chosenVariant(variants, choice);
  const buyable = variant && product.canPurchase && inStock(variant) ? variant : undefined;

  const rows = shops
    .filter((shop) => stock.has(shop.id) || shop.id === mine)
    .map((shop) => ({ shop, at: stock.get(shop.id), metres: from ? roadEstimate(from, shop.coords) : undefined }))
    .sort((a, b) => Number(b.shop.id === mine) - Number(a.shop.id === mine) || (a.metres ?? 0) - (b.metres ?? 0));
  const having = rows.filter((row) => row.at).length;
  const pieces = [...stock.values()].reduce((sum, { qty }) => sum + qty, 0);
  const summary =
    having > 0 ? fill(words.stockIn, { count: having }) : stock.size > 0 ? words.stockElsewhere : words.stockNone;

  return (
    <section className={`${styles.box} ${having === 0 ? styles.none : ''}`} aria-label={words.stockTitle}>
      <p className={styles.summary} role="status">
        <span className={styles.dot} aria-hidden="true" />
        <span>
          {summary}
          {variant && pieces > 0 && pieces <= LAST_PIECES ? (
            <span className={styles.last}> {fill(words.lastPieces, { count: pieces })}</span>
          ) : null}
        </span>
      </p>
      {rows.length > 0 ? <LocationField text={text} onText={setText} near={near} /> : null}
      {rows.length > 0 ? (
        <ul>
          {(all ? rows : rows.slice(0, SHOWN)).map(({ shop, at, metres }) => (
            <ShopStockRow
              key={shop.id}
              shop={shop}
              at={at}
              metres={metres}
              mine={shop.id === mine}
              sized={choice.sizeId !== undefined}
              onChoose={() => setMine(shop.id)}
              onReserve={buyable && at ? () => reserve(buyable, wanted, shop.id) : undefined}
            />
          ))}
        </ul>
      ) : null}
      {!all && rows.length > SHOWN ? (
        <button type="button" className={styles.more} onClick={() => setAll(true)}>
          {fill(words.allShops, { count: rows.length })}
        </button>
      ) : null}
    </section>
  );
}

'use client';

import { useState } from 'react';
import { useMyShop } from '@/components/shops/use-my-shop';
import { useOrigin } from '@/components/shops/use-origin';
import { useWords } from '@/components/words';
import type { Variant } from '@/lib/contracts/catalogue';
import type { ProductForSale } from '@/lib/product/product-for-sale';
import { SHOPS_SHOWN, type StockShop } from '@/lib/product/stock-shops';
import { type Choice, chosenVariant, inStock, stockByShop } from '@/lib/product/variant-choice';
import { roadEstimate } from '@/lib/shops/geo';
import { hasDoor } from '@/lib/shops/web-shop';
import { fill } from '@/lib/text/words';
import { LocationField } from './location-field';
import styles from './shop-stock.module.css';
import { ShopStockRow } from './shop-stock-row';
import { useBuying } from './use-buying';
import { useStockShops } from './use-stock-shops';

interface Props {
  product: ProductForSale;
  variants: Variant[];
  choice: Choice;
  /** The first by name that have what the page opens with. */
  shops: StockShop[];
  /** How many the shopper wants. */
  wanted: number;
}

/** So few in the whole chain that it is worth saying. */
const LAST_PIECES = 5;

/** Stock per shop for what is chosen: "my shop" first, then by distance where a place is known, else by name. */
export function ShopStock({ product, variants, choice, shops: first, wanted }: Props) {
  const words = useWords('product');
  const [mine, setMine] = useMyShop();
  const [text, setText] = useState('');
  const [all, setAll] = useState(false);
  const near = useOrigin(text);
  const { reserve } = useBuying(product);
  const [opened] = useState(choice);
  const stock = stockByShop(variants, choice);
  const having = [...stock.keys()].filter(hasDoor).length;
  const enough = first.filter(({ id }) => stock.has(id)).length >= Math.min(SHOPS_SHOWN, having);
  const mineMissing = mine !== undefined && !first.some(({ id }) => id === mine);
  const { shops, complete, failed, refetch } = useStockShops(
    first,
    all || text !== '' || near.origin !== undefined || mineMissing || !enough || choice.colorId !== opened.colorId,
  );
  // By name until all are known: of some of them nobody can say which is nearest.
  const from = complete ? near.origin?.coords : undefined;
  const variant = chosenVariant(variants, choice);
  const buyable = variant && product.canPurchase && inStock(variant) ? variant : undefined;

  const rows = shops
    .filter((shop) => stock.has(shop.id) || shop.id === mine)
    .map((shop) => ({ shop, at: stock.get(shop.id), metres: from ? roadEstimate(from, shop.coords) : undefined }))
    .sort((a, b) => Number(b.shop.id === mine) - Number(a.shop.id === mine) || (a.metres ?? 0) - (b.metres ?? 0));
  const count = complete ? rows.length : Math.max(having, rows.length);
  const showAll = () => {
    setAll(true);
    if (failed) refetch();
  };
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
      {count > 0 ? <LocationField text={text} onText={setText} near={near} /> : null}
      {rows.length > 0 ? (
        <ul>
          {(all ? rows : rows.slice(0, SHOPS_SHOWN)).map(({ shop, at, metres }) => (
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
      {all && complete ? null : count > SHOPS_SHOWN ? (
        <button type="button" className={styles.more} onClick={showAll} aria-busy={all && !failed}>
          {fill(words.allShops, { count })}
        </button>
      ) : null}
    </section>
  );
}

import Link from 'next/link';
import { formatDistance } from '@/lib/geo';
import { shopPath } from '@/lib/paths';
import { MyShopButton } from '../shops/my-shop-button';
import { OpenStatus } from '../shops/open-status';
import { useWords } from '../words';
import type { StockShop } from './shop-stock';
import styles from './shop-stock.module.css';

/** So few on the shelf that the last may be gone before one is there. */
const FEW = 2;

interface Props {
  shop: StockShop;
  /** What the shop has of the choice; undefined when nothing. */
  at: { qty: number; sizes: string[] } | undefined;
  metres: number | undefined;
  mine: boolean;
  /** A size is chosen. */
  sized: boolean;
  onReserve: (() => void) | undefined;
}

export function ShopStockRow({ shop, at, metres, mine, sized, onReserve }: Props) {
  const words = useWords('product');
  const stock = !at
    ? words.notHere
    : !sized && at.sizes.length > 0
      ? at.sizes.join(', ')
      : at.qty <= FEW
        ? words.few
        : words.inStock;
  const tone = !at ? styles.out : at.qty <= FEW ? styles.few : '';
  return (
    <li className={styles.row}>
      <div>
        <p>
          <Link href={shopPath(shop.slug)} prefetch={false} className={styles.name}>
            {shop.name}
          </Link>{' '}
          {mine ? <span className={styles.mine}>{words.myShop}</span> : null}
        </p>
        <p className={styles.small}>
          {[shop.postPlace, metres === undefined ? '' : formatDistance(metres, { approximate: true })]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className={styles.side}>
        <p className={`${styles.qty} ${tone}`}>{stock}</p>
        {onReserve ? (
          <button type="button" className={styles.quiet} onClick={onReserve}>
            {words.reserveHere}
            <span className="visually-hidden">: {shop.name}</span>
          </button>
        ) : mine ? null : (
          <MyShopButton shop={shop} />
        )}
      </div>
      <div className={styles.hours}>
        <OpenStatus openingHours={shop.openingHours} exceptions={shop.exceptions} />
      </div>
    </li>
  );
}

import { OpenStatus } from '@/components/shops/open-status';
import { useWords } from '@/components/words';
import { placeName } from '@/lib/norway/place-name';
import type { ShopRow } from '@/lib/product/shop-rows';
import { shopPath } from '@/lib/routes/paths';
import { formatDistance } from '@/lib/shops/geo';
import styles from './shop-stock-row.module.css';

/** So few that they may be gone before the shopper arrives. */
const FEW = 2;

interface Props extends ShopRow {
  sized: boolean;
  week?: string;
  onChoose: () => void;
  onReserve: (() => void) | undefined;
}

export function ShopStockRow({ shop, at, metres, mine, sized, week, onChoose, onReserve }: Props) {
  const words = useWords('product');
  const few = at !== undefined && at.qty <= FEW;
  const stock = !at ? words.notHere : !sized ? at.sizes.join(', ') : few ? words.few : words.inStock;
  const place = placeName(shop.postPlace);
  const action = (text: string, onClick: () => void, look = '') => (
    <button type="button" className={`${styles.act} ${look}`} onClick={onClick}>
      <span>{text}</span>
      <span className="visually-hidden">{`: ${shop.name}`}</span>
    </button>
  );
  return (
    <li className={styles.row}>
      <p>
        <a href={shopPath(shop.slug)} data-follow className={styles.name}>
          {shop.name}
        </a>
        {mine ? (
          <>
            <span> </span>
            <span className={styles.mine}>{words.myShop}</span>
          </>
        ) : null}
      </p>
      <p className={`${styles.stock} ${!at ? styles.out : few ? styles.few : ''}`}>{stock}</p>
      <p className={styles.place}>
        {[
          shop.name.includes(place) ? '' : place,
          metres === undefined ? '' : formatDistance(metres, { approximate: true }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className={styles.hours}>
        <OpenStatus openingHours={shop.openingHours} exceptions={shop.exceptions} />
        {week ? <p className={styles.week}>{week}</p> : null}
      </div>
      <div className={styles.acts}>
        {onReserve
          ? action(words.reserveHere, onReserve, styles.reserve)
          : mine
            ? null
            : action(words.chooseShop, onChoose)}
      </div>
    </li>
  );
}

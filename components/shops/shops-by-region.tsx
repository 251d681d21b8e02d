'use client';

import { Icon } from '@/components/ui/icon';
import { useWords } from '@/components/words';
import { placeName } from '@/lib/norway/place-name';
import type { FinderShop } from '@/lib/shops/find-shops';
import { byRegion, type Region } from '@/lib/shops/regions';
import { type MarkShop, ShopRow } from './shop-row';
import styles from './shops-by-region.module.css';

interface Props {
  shops: readonly FinderShop[];
  active: number | undefined;
  mark: MarkShop;
  onRegion: (region: Region, open: boolean) => void;
}

/** 'Kristiansand S' is a postal name only. */
const placeOf = ({ postPlace }: FinderShop) => placeName(postPlace).replace(/ \p{L}$/u, '');

/** Every shop, folded up by the part of the country; one is open at a time. All of it is in the page from the start. */
export function ShopsByRegion({ shops, active, mark, onRegion }: Props) {
  const words = useWords('shops');
  return byRegion(shops).map(({ region, shops }) => (
    <details
      key={region}
      name="landsdel"
      className={styles.region}
      onToggle={(event) => onRegion(region, event.currentTarget.open)}
    >
      <summary className={styles.summary} data-active={shops.some(({ id }) => id === active) ? '' : undefined}>
        <h2 className={styles.name}>{words.regions[region]}</h2>
        <span className={styles.places}>{[...new Set(shops.map(placeOf))].join(', ')}</span>
        <span className={styles.count}>{shops.length}</span>
        <span className={styles.chevron}>
          <Icon name="chevron" size={18} />
        </span>
      </summary>
      <ul className={styles.shops}>
        {shops.map((shop) => (
          <ShopRow key={shop.id} shop={shop} heading="h3" active={shop.id === active} mark={mark} />
        ))}
      </ul>
    </details>
  ));
}

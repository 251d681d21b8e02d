import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useWords } from '@/components/words';
import type { FoundShop } from '@/lib/shops/find-shops';
import { fill } from '@/lib/text/words';
import styles from './shop-finder.module.css';
import { type MarkShop, ShopRow } from './shop-row';

/** As many as a telephone shows on two screens: who asks for a place wants the nearest. */
const FIRST = 6;

interface Props {
  shops: readonly FoundShop[];
  active: number | undefined;
  mark: MarkShop;
}

export function FoundShops({ shops, active, mark }: Props) {
  const words = useWords('shops');
  const [all, setAll] = useState(false);
  const rest = shops.length - FIRST;
  return (
    <>
      <ul>
        {(all ? shops : shops.slice(0, FIRST)).map((shop) => (
          <ShopRow key={shop.id} shop={shop} heading="h2" active={shop.id === active} mark={mark} />
        ))}
      </ul>
      {!all && rest > 0 ? (
        <p className={styles.more}>
          <Button look="secondary" onClick={() => setAll(true)}>
            {fill(words.more, { count: rest })}
          </Button>
        </p>
      ) : null}
    </>
  );
}

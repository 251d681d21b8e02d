import { Fragment, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Elements } from '@/components/elements';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useWords } from '@/components/words';
import type { ShopFit } from '@/lib/cart/shop-fit';
import { firstReach, type Reach, shownShops } from '@/lib/cart/shop-list';
import type { CartLine } from '@/lib/cart/types';
import type { FoundShop } from '@/lib/shops/find-shops';
import { fill } from '@/lib/text/words';
import { useCheckoutWords } from './checkout-words';
import styles from './shop-choice.module.css';
import { ShopOption } from './shop-option';
import type { ShopSearch } from './use-shop-search';
import { SHOP_SEARCH_ID } from './use-submission';

interface Props {
  fits: ShopFit<FoundShop>[];
  lines: readonly CartLine[];
  search: ShopSearch;
  chosen: number | undefined;
  pinned: number | undefined;
  onChoose: (shop: FoundShop) => void;
  /** Stands right under the chosen shop. */
  note: Elements;
}

/** Every shop against every line: where to search from, and the best of them as radio buttons. */
export function ShopChoice({ fits, lines, search, chosen, pinned, onChoose, note }: Props) {
  const words = useCheckoutWords();
  const shopWords = useWords('shops');
  const statusId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [reach, setReach] = useState<Reach>(firstReach);
  const [grownFrom, setGrownFrom] = useState<number>();
  const { shown, next, total } = shownShops(fits, reach, { pinned, chosen });

  useEffect(() => setReach(firstReach), [search.text, search.from]);

  // The button may be gone once it has done its work, so the focus goes to what it brought.
  useEffect(() => {
    if (grownFrom === undefined) return;
    list.current?.querySelectorAll('input')[grownFrom]?.focus();
    setGrownFrom(undefined);
  }, [grownFrom]);

  const grow = () => {
    if (!next) return;
    setGrownFrom(shown.length);
    setReach(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter searches, which has happened already; it must not send the order.
    if (event.key === 'Enter') event.preventDefault();
  };
  return (
    <>
      <search className={styles.search}>
        <label htmlFor={SHOP_SEARCH_ID} className={styles.label}>
          {shopWords.search}
        </label>
        <input
          id={SHOP_SEARCH_ID}
          className={styles.input}
          value={search.text}
          placeholder={shopWords.placeholder}
          autoComplete="postal-code"
          enterKeyHint="search"
          aria-describedby={statusId}
          onChange={(event) => search.type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button look="secondary" onClick={search.locate} disabled={search.locating}>
          <Icon name="pin" size={20} />
          <span>{shopWords.locate}</span>
        </Button>
        <p id={statusId} role="status" className={styles.status}>
          {search.status || (total > 0 ? fill(words.shown, { shown: shown.length, count: total }) : '')}
        </p>
      </search>
      <div ref={list} role="radiogroup" aria-label={words.shopsLegend} className={styles.list}>
        {shown.map((fit) => (
          <Fragment key={fit.shop.id}>
            <ShopOption fit={fit} lines={lines} chosen={fit.shop.id === chosen} onChoose={() => onChoose(fit.shop)} />
            {fit.shop.id === chosen ? note : null}
          </Fragment>
        ))}
      </div>
      {next ? (
        <Button look="secondary" wide onClick={grow}>
          {next.all ? fill(words.all, { count: total }) : words.more}
        </Button>
      ) : null}
    </>
  );
}

import { Fragment, useEffect, useRef, useState } from 'react';
import type { Elements } from '@/components/elements';
import { OpenStatus } from '@/components/shops/open-status';
import { PlaceField } from '@/components/shops/place-field';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { ShopFit } from '@/lib/cart/shop-fit';
import { firstReach, type Reach, shownShops } from '@/lib/cart/shop-list';
import type { CartLine } from '@/lib/cart/types';
import type { FoundShop } from '@/lib/shops/find-shops';
import { formatDistance } from '@/lib/shops/geo';
import { fill } from '@/lib/text/words';
import { Choice } from './choices';
import choices from './choices.module.css';
import styles from './shop-option.module.css';
import { useCheckoutWords } from './use-checkout-words';
import type { ShopSearch } from './use-collecting';
import { SHOP_SEARCH_ID } from './use-submission';

interface Props {
  fits: ShopFit<FoundShop>[];
  lines: readonly CartLine[];
  search: ShopSearch;
  chosen: number | undefined;
  pinned: number | undefined;
  onChoose: (shop: FoundShop) => void;
  note: Elements;
}

export function ShopChoice({ fits, lines, search, chosen, pinned, onChoose, note }: Props) {
  const words = useCheckoutWords();
  const list = useRef<HTMLDivElement>(null);
  const [reach, setReach] = useState<Reach>(firstReach);
  const [grownFrom, setGrownFrom] = useState<number>();
  const { shown, next, total } = shownShops(fits, reach, { pinned, chosen });

  useEffect(() => setReach(firstReach), [search.text, search.from]);

  // The pressed button may be gone: the focus goes to the first new shop.
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
  return (
    <>
      <search>
        <PlaceField
          id={SHOP_SEARCH_ID}
          text={search.text}
          onText={search.type}
          locating={search.locating}
          onLocate={search.locate}
          status={search.status || (total > 0 ? fill(words.shown, { shown: shown.length, count: total }) : '')}
        />
      </search>
      <div ref={list} role="radiogroup" aria-label={words.shopsLegend} className={choices.list}>
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

const NAMES_SHOWN = 2;

interface ShopOptionProps {
  fit: ShopFit<FoundShop>;
  lines: readonly CartLine[];
  chosen: boolean;
  onChoose: () => void;
}

function ShopOption({ fit, lines, chosen, onChoose }: ShopOptionProps) {
  const words = useCheckoutWords();
  const { shop, covered, of, pieces, hasAll, missing } = fit;
  const names = lines.filter(({ ean }) => missing.includes(ean)).map(({ name }) => name);
  const first = names.slice(0, NAMES_SHOWN).join(', ');
  const rest = names.length - NAMES_SHOWN;
  const grade = hasAll ? 'all' : pieces > 0 ? 'some' : 'none';
  const ordered = lines.reduce((sum, { count }) => sum + count, 0);
  const some =
    covered > 0 ? fill(words.hasSome, { covered, of }) : fill(words.hasPieces, { pieces, wanted: `${ordered}` });
  const stock = { all: words.hasAll, some, none: words.hasNone }[grade];
  const distance = shop.distance === undefined ? '' : formatDistance(shop.distance, { approximate: !shop.byRoad });
  return (
    <Choice
      group="shop"
      value={String(shop.id)}
      name={shop.name}
      checked={chosen}
      onChoose={onChoose}
      aside={
        <span className={styles.fit} data-fit={grade}>
          {hasAll ? <Icon name="check" size={16} /> : null}
          <span>{stock}</span>
        </span>
      }
      text={
        <div className={styles.detail}>
          <p>{[shop.address, distance].filter(Boolean).join(' · ')}</p>
          <OpenStatus openingHours={shop.openingHours} exceptions={shop.exceptions} />
          {covered > 0 && !hasAll ? (
            <p className={styles.missing}>
              {fill(words.missing, { names: rest > 0 ? fill(words.andMore, { names: first, count: rest }) : first })}
            </p>
          ) : null}
        </div>
      }
    />
  );
}

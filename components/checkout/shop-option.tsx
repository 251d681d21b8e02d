import { OpenStatus } from '@/components/shops/open-status';
import { Icon } from '@/components/ui/icon';
import type { ShopFit } from '@/lib/cart/shop-fit';
import type { CartLine } from '@/lib/cart/types';
import type { FoundShop } from '@/lib/shops/find-shops';
import { formatDistance } from '@/lib/shops/geo';
import { fill } from '@/lib/text/words';
import { Choice } from './choice';
import styles from './shop-option.module.css';
import { useCheckoutWords } from './use-checkout-words';

const NAMES_SHOWN = 2;

interface Props {
  fit: ShopFit<FoundShop>;
  lines: readonly CartLine[];
  chosen: boolean;
  onChoose: () => void;
}

export function ShopOption({ fit, lines, chosen, onChoose }: Props) {
  const words = useCheckoutWords();
  const { shop, covered, of, pieces, hasAll, missing } = fit;
  const names = lines.filter(({ ean }) => missing.includes(ean)).map(({ name }) => name);
  const first = names.slice(0, NAMES_SHOWN).join(', ');
  const rest = names.length - NAMES_SHOWN;
  const grade = hasAll ? 'all' : pieces > 0 ? 'some' : 'none';
  const wanted = lines.reduce((sum, { count }) => sum + count, 0);
  const some =
    covered > 0 ? fill(words.hasSome, { covered, of }) : fill(words.hasPieces, { pieces, wanted: `${wanted}` });
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

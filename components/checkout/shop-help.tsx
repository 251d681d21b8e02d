import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { type ShopFit, type StockByEan, shopFit } from '@/lib/cart/shop-fit';
import type { CartLine } from '@/lib/cart/types';
import { canAllBeSent } from '@/lib/checkout/sendable';
import { together } from '@/lib/orders/origins';
import type { FoundShop } from '@/lib/shops/find-shops';
import { formatDistance } from '@/lib/shops/geo';
import { fill } from '@/lib/text/words';
import { useCheckoutWords } from './checkout-words';
import choices from './choices.module.css';

interface Props {
  lines: readonly CartLine[];
  shops: readonly FoundShop[];
  stock: StockByEan;
  chosen: ShopFit<FoundShop> | undefined;
  onChoose: (shop: FoundShop) => void;
  /** Collects these there, and sends the rest; undefined where nothing is sent. */
  onSplit: ((shop: FoundShop | undefined, eans: readonly string[]) => void) | undefined;
}

/** Above the list: the nearest shop with everything, or the two that together have it, or sending (rule 2.29). */
export function ShopHelp({ lines, shops, stock, chosen, onChoose, onSplit }: Props) {
  const words = useCheckoutWords();
  const [best] = shopFit(lines, shops, stock);
  if (!best || chosen?.hasAll) return null;

  if (best.hasAll) {
    if (!chosen) return null; // it stands first in the list
    const { name: shop, distance, byRoad } = best.shop;
    const where =
      distance === undefined
        ? fill(words.nearestAll, { shop })
        : fill(words.nearestAllAt, { shop, distance: formatDistance(distance, { approximate: !byRoad }) });
    return (
      <div className={choices.note}>
        <p className={choices.good}>
          <Icon name="check" size={16} /> {where}
        </p>
        <Button look="secondary" onClick={() => onChoose(best.shop)}>
          {fill(words.chooseShop, { shop })}
        </Button>
      </div>
    );
  }

  if (best.covered === 0)
    return (
      <div className={choices.note} data-open="true">
        <p>{words.noneHasAny}</p>
        {onSplit && canAllBeSent(lines, stock) ? (
          <Button look="secondary" onClick={() => onSplit(undefined, [])}>
            {words.sendAll}
          </Button>
        ) : null}
      </div>
    );

  const pair = together(lines, stock, shops);
  if (!pair) return null;
  const parts = pair.flatMap(({ shopId, eans }) => {
    const shop = shops.find(({ id }) => id === shopId);
    return shop ? [{ shop, eans, rest: lines.filter(({ ean }) => !eans.includes(ean)) }] : [];
  });
  const splittable = parts.find(({ rest }) => canAllBeSent(rest, stock));
  const namesOf = (eans: readonly string[]) =>
    lines.flatMap(({ ean, name }) => (eans.includes(ean) ? [name] : [])).join(', ');
  return (
    <div className={choices.note}>
      <h3 className={choices.title}>{words.pairTitle}</h3>
      {parts.map(({ shop, eans }) => (
        <p key={shop.id}>{fill(words.pairLine, { shop: shop.name, names: namesOf(eans) })}</p>
      ))}
      {onSplit && splittable ? (
        <Button look="secondary" onClick={() => onSplit(splittable.shop, splittable.eans)}>
          {fill(words.pairAct, { shop: splittable.shop.name })}
        </Button>
      ) : null}
    </div>
  );
}

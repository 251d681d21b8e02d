import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { ShopFit, StockByEan } from '@/lib/cart/shop-fit';
import type { CartLine } from '@/lib/cart/types';
import { canAllBeSent } from '@/lib/checkout/sendable';
import { shopAdvice } from '@/lib/checkout/shop-advice';
import type { FoundShop } from '@/lib/shops/find-shops';
import { formatDistance } from '@/lib/shops/geo';
import { fill } from '@/lib/text/words';
import choices from './choices.module.css';
import { useCheckoutWords } from './use-checkout-words';

interface Props {
  lines: readonly CartLine[];
  shops: readonly FoundShop[];
  stock: StockByEan;
  chosen: ShopFit<FoundShop> | undefined;
  onChoose: (shop: FoundShop) => void;
  /** Collects these in that shop and sends the rest; undefined where nothing is sent. */
  onSplit: ((shop: FoundShop | undefined, eans: readonly string[]) => void) | undefined;
  /** The text of the action that sends all but these, with its freight. */
  withFreight: (act: string, eans: readonly string[]) => string;
}

/** Above the list: the nearest shop with everything, or the two that together have it, or sending (rule 2.29). */
export function ShopHelp({ lines, shops, stock, chosen, onChoose, onSplit, withFreight }: Props) {
  const words = useCheckoutWords();
  const advice = shopAdvice(lines, shops, stock, chosen);
  if (!advice) return null;

  const whereIs = ({ distance, byRoad, postPlace }: FoundShop, from: FoundShop | undefined) => {
    if (distance === undefined) return postPlace;
    const far = formatDistance(distance, { approximate: !byRoad });
    return from ? fill(words.farFrom, { distance: far, shop: from.name }) : far;
  };

  if (advice.kind === 'all')
    return (
      <div className={choices.note}>
        <p className={choices.good}>
          <Icon name="check" size={16} />
          <span>{fill(words.nearestAll, { shop: advice.shop.name, where: whereIs(advice.shop, advice.from) })}</span>
        </p>
        <Button look="secondary" onClick={() => onChoose(advice.shop)}>
          {fill(words.chooseShop, { shop: advice.shop.name })}
        </Button>
      </div>
    );

  if (advice.kind !== 'pair') {
    const wanted = lines.reduce((sum, { count }) => sum + count, 0);
    return (
      <div className={choices.note} data-open="true">
        <p>
          {advice.kind === 'few'
            ? fill(words.noneHasAll, { shop: advice.shop.name, pieces: advice.pieces, wanted: `${wanted}` })
            : words.noneHasAny}
        </p>
        {onSplit && canAllBeSent(lines, stock) ? (
          <Button look="secondary" onClick={() => onSplit(undefined, [])}>
            {withFreight(words.sendAll, [])}
          </Button>
        ) : null}
      </div>
    );
  }

  const { parts, splittable, from } = advice;
  const namesOf = (eans: readonly string[]) =>
    lines.flatMap(({ ean, name }) => (eans.includes(ean) ? [name] : [])).join(', ');
  return (
    <div className={choices.note}>
      <h3 className={choices.title}>{words.pairTitle}</h3>
      {parts.map(({ shop, eans }) => (
        <p key={shop.id}>
          {fill(words.pairLine, { shop: shop.name, where: whereIs(shop, from), names: namesOf(eans) })}
        </p>
      ))}
      {onSplit && splittable ? (
        <Button look="secondary" onClick={() => onSplit(splittable.shop, splittable.eans)}>
          {withFreight(fill(words.pairAct, { shop: splittable.shop.name }), splittable.eans)}
        </Button>
      ) : null}
    </div>
  );
}

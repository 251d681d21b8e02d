import { cartActions } from '@/components/cart/actions';
import { Button } from '@/components/ui/button';
import type { ShopFit, StockByEan } from '@/lib/cart/shop-fit';
import type { CartLine } from '@/lib/cart/types';
import type { FoundShop } from '@/lib/shops/find-shops';
import { fill } from '@/lib/text/words';
import styles from './missing-items.module.css';
import { useCheckoutWords } from './use-checkout-words';
import { MISSING_ITEMS_ID } from './use-submission';

interface Props {
  fit: ShopFit<FoundShop>;
  lines: readonly CartLine[];
  stock: StockByEan;
  onAdjusted: () => void;
  /** Sends what is missing here; undefined where it cannot be sent. */
  onSendRest: (() => void) | undefined;
  /** The text of that action, with its freight. */
  withFreight: (act: string) => string;
}

/** The chosen shop has not everything: what it lacks, and the ways on that keep this shop. */
export function MissingItems({ fit, lines, stock, onAdjusted, onSendRest, withFreight }: Props) {
  const words = useCheckoutWords();
  const { shop, missing } = fit;
  const lacking = lines
    .filter(({ ean }) => missing.includes(ean))
    .map((line) => ({ line, available: stock[line.ean]?.find(({ id }) => id === shop.id)?.qty ?? 0 }));
  const something = fit.covered > 0 || lacking.some(({ available }) => available > 0);

  const adjust = () => {
    for (const { line, available } of lacking) {
      if (available > 0) cartActions.setCount(line.ean, available);
      else cartActions.remove(line.ean);
    }
    onAdjusted();
  };
  return (
    <div className={styles.box}>
      <h3 id={MISSING_ITEMS_ID} tabIndex={-1} className={styles.title}>
        {fill(words.lacksTitle, { shop: shop.name })}
      </h3>
      <ul className={styles.list}>
        {lacking.map(({ line: { ean, name, count }, available }) => (
          <li key={ean}>
            {available > 0
              ? fill(words.lacksLine, { name, available, count: `${count}` })
              : fill(words.lacksNone, { name })}
          </li>
        ))}
      </ul>
      <p>{something ? words.lacksAdvice : words.lacksNothing}</p>
      <div className={styles.acts}>
        {something ? (
          <Button look="secondary" onClick={adjust}>
            {fill(words.lacksAct, { shop: shop.name })}
          </Button>
        ) : null}
        {onSendRest ? (
          <Button look="secondary" onClick={onSendRest}>
            {withFreight(fit.covered > 0 ? words.sendRest : words.sendAll)}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

import { useId } from 'react';
import { Picture } from '@/components/ui/picture';
import { Stepper } from '@/components/ui/stepper';
import { useWords } from '@/components/words';
import { type FulfilmentKind, isAboveLimit, maxCount } from '@/lib/cart/lines';
import type { CartError, CartLine } from '@/lib/cart/types';
import type { ClientWords } from '@/lib/messages';
import { formatPrice } from '@/lib/prices/money';
import { productPath } from '@/lib/routes/paths';
import { fill } from '@/lib/text/words';
import { cartActions } from './actions';
import styles from './cart-lines.module.css';

interface Props {
  line: CartLine;
  error: CartError | undefined;
  method: FulfilmentKind;
  onSend: (() => void) | undefined;
  onRemove: () => void;
  onNavigate?: () => void;
}

export function CartLineRow({ line, error, method, onSend, onRemove, onNavigate }: Props) {
  const words = useWords('cart');
  const hintId = useId();
  const { ean, name, count, price } = line;
  const most = maxCount(line, method);
  const hint = error ? '' : hintOf(line, method, words);
  const above = !error && isAboveLimit(line, method);
  return (
    <li className={styles.line}>
      <Picture src={line.image} alt="" width={96} height={120} sizes="6rem" className={styles.picture} />
      <div className={styles.text}>
        {line.brand ? <span className={styles.brand}>{line.brand}</span> : null}
        <a href={productPath(line.slug, ean)} data-follow className={styles.name} onClick={onNavigate}>
          {name}
        </a>
        <span className={styles.variant}>
          {[line.variant.color.name, line.variant.size.name].filter(Boolean).join(' · ')}
        </span>
        {line.onlyCC ? <span className={styles.variant}>{words.onlyCollected}</span> : null}
      </div>
      <p className={styles.sum}>
        <span>{formatPrice(price * count)}</span>
        {count > 1 ? <span className={styles.each}>{fill(words.each, { price: formatPrice(price) })}</span> : null}
      </p>
      <div className={styles.actions}>
        <Stepper
          value={count}
          max={most}
          words={{
            label: fill(words.count, { name }),
            less: fill(words.less, { name }),
            more: fill(words.more, { name }),
          }}
          describedBy={hint ? hintId : undefined}
          onLess={() => cartActions.decrement(ean)}
          onMore={() => cartActions.increment(ean)}
          onSet={(to) => cartActions.setCount(ean, to)}
        />
        <button
          type="button"
          className={styles.quiet}
          onClick={onRemove}
          aria-label={fill(words.removeNamed, { name })}
        >
          {words.remove}
        </button>
      </div>
      <p id={hintId} className={`${styles.hint} ${above ? styles.warn : ''}`} role="status">
        {hint}
      </p>
      {above ? (
        <div className={styles.ways}>
          {most > 0 ? (
            <button type="button" className={styles.quiet} onClick={() => cartActions.setCount(ean, most)}>
              {fill(words.errorSet, { count: most })}
            </button>
          ) : null}
          {onSend && canBeSent(line) ? (
            <button
              type="button"
              className={styles.quiet}
              onClick={onSend}
              aria-label={fill(words.sendNamed, { name })}
            >
              {words.sendIt}
            </button>
          ) : null}
        </div>
      ) : null}
      {error ? <CartLineError line={line} error={error} sent={method === 'send'} onRemove={onRemove} /> : null}
    </li>
  );
}

const canBeSent = (line: CartLine) => !line.onlyCC && !isAboveLimit(line, 'send');

/** Explains why the count cannot go up; '' while it can. */
function hintOf(line: CartLine, method: FulfilmentKind, words: ClientWords['cart']): string {
  const most = maxCount(line, method);
  const collected = method === 'collect';
  if (line.count < most) return '';
  if (most === 0) return collected && canBeSent(line) ? words.noDoor : words.soldOut;
  if (most === line.webPurchaseLimit) return fill(words.limitReached, { count: most });
  if (line.count > most) return fill(collected ? words.aboveDoor : words.aboveLimit, { count: most });
  return collected ? words.doorReached : words.stockReached;
}

interface CartLineErrorProps {
  line: CartLine;
  error: CartError;
  sent: boolean;
  onRemove: () => void;
}

/** Shows why the server refused a line, and offers to lower its count or to remove it. */
function CartLineError({ line, error, sent, onRemove }: CartLineErrorProps) {
  const words = useWords('cart');
  const { available: count = 0 } = error;
  const [none, left] = sent ? [words.errorNoneSent, words.errorLeftSent] : [words.errorNone, words.errorLeft];
  const limited = count === line.webPurchaseLimit;
  return (
    <div className={styles.error}>
      <p>{count === 0 ? none : fill(limited ? words.errorLimit : left, { count })}</p>
      {count > 0 ? (
        <button type="button" className={styles.quiet} onClick={() => cartActions.setCount(line.ean, count)}>
          {fill(words.errorSet, { count })}
        </button>
      ) : null}
      <button
        type="button"
        className={styles.quiet}
        onClick={onRemove}
        aria-label={fill(words.removeNamed, { name: line.name })}
      >
        {words.remove}
      </button>
    </div>
  );
}

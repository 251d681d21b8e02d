import { Icon } from '@/components/ui/icon';
import type { CounterPick } from '@/lib/contracts/counter';
import { pieces, shortName } from '@/lib/counter/pick';
import { hashOf } from '@/lib/counter/place';
import { shippingText } from '@/lib/orders/shipping-text';
import { fill } from '@/lib/text/words';
import { DeadlineText } from './deadline-text';
import styles from './desk-list.module.css';
import { useCounterWords } from './use-counter-words';
import { openPlace } from './use-place';

interface Props {
  pick: CounterPick;
  isOpen: boolean;
  isRefused: boolean;
}

export function PickRow({ pick, isOpen, isRefused }: Props) {
  const words = useCounterWords();
  const { all, left } = pieces(pick);
  const kept = pick.state === 'ready' && pick.keptUntil;
  return (
    <a
      id={`rad-${pick.id}`}
      href={hashOf({ pick: pick.id })}
      className={styles.row}
      aria-current={isOpen}
      onClick={(event) => {
        event.preventDefault();
        openPlace({ pick: pick.id });
      }}
    >
      <span>
        <strong className={styles.number}>{pick.number}</strong>
        <span>{` ${shortName(pick.buyer.name)}`}</span>
      </span>
      <DeadlineText at={kept || pick.dueAt} kept={Boolean(kept)} />
      <span className={styles.what}>
        <span className={styles.kind}>
          <Icon name={pick.kind === 'send' ? 'truck' : 'bag'} size={18} />
          <span>{shippingText(pick.way)}</span>
        </span>
        <span>{fill(words.goods, { lines: pick.lines.length, pieces: all })}</span>
        {pick.state === 'picking' ? (
          <span className={styles.progress}>{fill(words.progress, { picked: all - left, pieces: all })}</span>
        ) : null}
        {isRefused ? <span className={styles.refused}>{words.refused.title}</span> : null}
      </span>
    </a>
  );
}

import { Icon } from '@/components/ui/icon';
import type { OpenComplaint } from '@/lib/contracts/complaints';
import type { CounterPick, ExpectedReturn } from '@/lib/contracts/counter';
import { pieces, shortName } from '@/lib/counter/pick';
import { hashOf } from '@/lib/counter/place';
import { formatDate } from '@/lib/dates/dates';
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

export function ReturnRow({ awaited, isOpen }: { awaited: ExpectedReturn; isOpen: boolean }) {
  const words = useCounterWords();
  const pieces = awaited.lines.reduce((sum, { count }) => sum + count, 0);
  return (
    <a
      href={hashOf({ return: awaited.number })}
      className={styles.row}
      aria-current={isOpen}
      onClick={(event) => {
        event.preventDefault();
        openPlace({ return: awaited.number });
      }}
    >
      <span>
        <strong className={styles.number}>{awaited.number}</strong>
        <span>{` ${shortName(awaited.buyer)}`}</span>
      </span>
      <span className={styles.date}>{fill(words.returns.at, { at: formatDate(new Date(awaited.at)) })}</span>
      <span className={styles.what}>{fill(words.goods, { lines: awaited.lines.length, pieces })}</span>
    </a>
  );
}

export function ComplaintRow({ complaint, isOpen }: { complaint: OpenComplaint; isOpen: boolean }) {
  const { complaints: words } = useCounterWords();
  const place = { complaint: complaint.number };
  return (
    <a
      href={hashOf(place)}
      className={styles.row}
      aria-current={isOpen}
      onClick={(event) => {
        event.preventDefault();
        openPlace(place);
      }}
    >
      <span>
        <strong className={styles.number}>{complaint.number}</strong>
        <span>{` ${shortName(complaint.buyer.name)}`}</span>
      </span>
      <span className={styles.date}>{fill(words.at, { at: formatDate(new Date(complaint.at)) })}</span>
      <span className={styles.what}>{complaint.lines.map(({ name }) => name).join(', ')}</span>
    </a>
  );
}

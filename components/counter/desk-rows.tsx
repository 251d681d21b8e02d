import { shopNow, useShopClock } from '@/components/clock';
import type { Elements } from '@/components/elements';
import { ShippingWay } from '@/components/shipping-way';
import { Icon } from '@/components/ui/icon';
import type { OpenComplaint } from '@/lib/contracts/complaints';
import type { CounterPick, ExpectedReturn } from '@/lib/contracts/counter';
import { deadlineOf } from '@/lib/counter/deadline';
import { pieces, shortName } from '@/lib/counter/pick';
import { hashOf, type Place } from '@/lib/counter/place';
import { formatDate } from '@/lib/dates/dates';
import { fill } from '@/lib/text/words';
import styles from './desk-list.module.css';
import { openPlace } from './place-frame';
import { useCounterWords } from './use-counter-words';

interface Shown {
  /** The place that is open on the screen. */
  open: Place;
}

interface Props extends Shown {
  id?: string;
  place: NonNullable<Place>;
  number: string;
  buyer: string;
  children: Elements;
}

function Row({ id, place, open, number, buyer, children }: Props) {
  const hash = hashOf(place);
  return (
    <a
      id={id}
      href={hash}
      className={styles.row}
      aria-current={hash === hashOf(open)}
      onClick={(event) => {
        event.preventDefault();
        openPlace(place);
      }}
    >
      <span>
        <strong className={styles.number}>{number}</strong>
        <span>{` ${shortName(buyer)}`}</span>
      </span>
      {children}
    </a>
  );
}

export function PickRow({ pick, open, isRefused }: Shown & { pick: CounterPick; isRefused: boolean }) {
  const words = useCounterWords();
  const { id, number, buyer, kind, way, lines, state } = pick;
  const { all, left } = pieces(pick);
  return (
    <Row id={`rad-${id}`} place={{ pick: id }} open={open} number={number} buyer={buyer.name}>
      <PickDeadline pick={pick} />
      <span className={styles.what}>
        <span className={styles.kind}>
          <Icon name={kind === 'send' ? 'truck' : 'bag'} size={18} />
          <ShippingWay method={way} />
        </span>
        <span>{fill(words.goods, { lines: lines.length, pieces: all })}</span>
        {state === 'picking' ? (
          <span className={styles.progress}>{fill(words.progress, { picked: all - left, pieces: all })}</span>
        ) : null}
        {isRefused ? <span className={styles.refused}>{words.refused.title}</span> : null}
      </span>
    </Row>
  );
}

export function ReturnRow({ awaited: { number, buyer, at, lines }, open }: Shown & { awaited: ExpectedReturn }) {
  const words = useCounterWords();
  const count = lines.reduce((sum, line) => sum + line.count, 0);
  return (
    <Row place={{ return: number }} open={open} number={number} buyer={buyer}>
      <span className={styles.date}>{fill(words.returns.at, { at: formatDate(new Date(at)) })}</span>
      <span className={styles.what}>{fill(words.goods, { lines: lines.length, pieces: count })}</span>
    </Row>
  );
}

export function ComplaintRow({ complaint: { number, buyer, at, lines }, open }: Shown & { complaint: OpenComplaint }) {
  const { complaints: words } = useCounterWords();
  return (
    <Row place={{ complaint: number }} open={open} number={number} buyer={buyer.name}>
      <span className={styles.date}>{fill(words.at, { at: formatDate(new Date(at)) })}</span>
      <span className={styles.what}>{lines.map(({ name }) => name).join(', ')}</span>
    </Row>
  );
}

const MINUTE_MS = 60_000;

/** Shows when a fulfilment is due, or until when its goods are kept. */
export function PickDeadline({ pick: { state, keptUntil, dueAt } }: { pick: CounterPick }) {
  const words = useCounterWords();
  const kept = state === 'ready' && keptUntil;
  const at = kept || dueAt;
  const { late, when, day, time } = deadlineOf(new Date(at), useShopClock(MINUTE_MS) ?? shopNow());
  const moment = when === 'day' ? fill(words.at.day, { day, time }) : fill(words.at[when], { time });
  const text = kept ? (late ? words.keptLate : words.kept) : late ? words.late : words.due;
  return (
    <time dateTime={at} className={styles.deadline} data-late={late}>
      {fill(text, { at: moment })}
    </time>
  );
}

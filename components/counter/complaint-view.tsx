import type { OpenComplaint } from '@/lib/contracts/complaints';
import { formatDateTime } from '@/lib/dates/dates';
import { formatPrice } from '@/lib/prices/money';
import { fill } from '@/lib/text/words';
import { ComplaintForm } from './complaint-form';
import styles from './pick-view.module.css';
import { PlaceFrame } from './place-frame';
import { useCounterWords } from './use-counter-words';
import { useLast } from './use-last';

export function ComplaintView({ complaint }: { complaint: OpenComplaint | undefined }) {
  const { complaints: words, returns } = useCounterWords();
  const shown = useLast(complaint);

  return (
    <PlaceFrame id="reklamasjon" number={shown?.number} unknown={words.gone}>
      {shown ? (
        <>
          <div className={styles.facts}>
            <p>
              <strong>{shown.buyer.name}</strong>
              <a href={`mailto:${shown.buyer.email}`}>{shown.buyer.email}</a>
              <span className={styles.soft}>{fill(returns.order, { number: shown.order })}</span>
              <span className={styles.soft}>{fill(words.at, { at: formatDateTime(new Date(shown.at)) })}</span>
            </p>
            <p>
              <strong>{words.wishes[shown.wish]}</strong>
              <span className={styles.said}>{shown.text}</span>
            </p>
            {shown.lines.map(({ ean, name, color, size, count, amount }) => (
              <p key={ean}>
                <strong>{name}</strong>
                <span className={styles.soft}>{[size, color].filter(Boolean).join(' · ')}</span>
                <span className={styles.soft}>{fill(words.has, { count, price: formatPrice(amount) })}</span>
              </p>
            ))}
          </div>
          <ComplaintForm complaint={shown} />
        </>
      ) : null}
    </PlaceFrame>
  );
}

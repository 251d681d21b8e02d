import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import type { OpenComplaint } from '@/lib/contracts/complaints';
import { formatDateTime } from '@/lib/dates/dates';
import { formatPrice } from '@/lib/prices/money';
import { fill } from '@/lib/text/words';
import { ComplaintForm } from './complaint-form';
import { useCounterWords } from './counter-words';
import styles from './pick-view.module.css';
import { leavePlace } from './use-place';

/** A complaint about goods of the shop, and the shop's answer. */
export function ComplaintView({ complaint }: { complaint: OpenComplaint | undefined }) {
  const { complaints: words, returns, pick } = useCounterWords();
  // What is shown stays while the list forgets it.
  const [shown, setShown] = useState(complaint);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (complaint) setShown(complaint);
  }, [complaint]);
  const isKnown = shown !== undefined;
  useEffect(() => {
    if (isKnown) heading.current?.focus();
  }, [isKnown]);

  return (
    <article className={styles.view} aria-labelledby="reklamasjon">
      <button type="button" className={styles.back} onClick={leavePlace}>
        <Icon name="back" size={20} />
        {pick.back}
      </button>
      {shown ? (
        <>
          <h2 id="reklamasjon" ref={heading} tabIndex={-1} className={styles.number}>
            {shown.number}
          </h2>
          <div className={styles.facts}>
            <p>
              <strong>{shown.buyer.name}</strong>
              <a href={`mailto:${shown.buyer.email}`}>{shown.buyer.email}</a>
              <span className={styles.soft}>{fill(returns.order, { number: shown.order })}</span>
              <span className={styles.soft}>{fill(words.at, { at: formatDateTime(new Date(shown.at)) })}</span>
            </p>
            <p>
              <strong>{words.wishes[shown.wish]}</strong>
              <span>{shown.text}</span>
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
      ) : (
        <p id="reklamasjon">{words.gone}</p>
      )}
    </article>
  );
}

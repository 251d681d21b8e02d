'use client';

import { useId, useState } from 'react';
import { Fold } from '@/components/ui/fold';
import { Select } from '@/components/ui/select';
import { Stars } from '@/components/ui/stars';
import { TimeAgo } from '@/components/ui/time-ago';
import { useWords } from '@/components/words';
import { type ReviewOrder, sortedReviews } from '@/lib/reviews/review-summary';
import { withComma } from '@/lib/text/decimals';
import { fill } from '@/lib/text/words';
import summary from './review-summary.module.css';
import styles from './reviews.module.css';

const SHOWN = 6;
const ORDERS: ReviewOrder[] = ['newest', 'highest', 'lowest'];

export function ReviewList({ reviews }: { reviews: ShownReview[] }) {
  const words = useWords('reviews');
  const id = useId();
  const [order, setOrder] = useState<ReviewOrder>('newest');
  const many = reviews.length > SHOWN;
  const sorted = sortedReviews(reviews, order);
  const items = (some: ShownReview[]) => (
    <ul className={styles.list}>
      {some.map((review) => (
        <ReviewItem key={review.id} review={review} />
      ))}
    </ul>
  );
  return (
    <>
      {many ? (
        <p className={styles.sort}>
          <label htmlFor={id}>{words.sort}</label>
          <Select id={id} value={order} onChange={(event) => setOrder(event.target.value as ReviewOrder)}>
            {ORDERS.map((one) => (
              <option key={one} value={one}>
                {words.orders[one]}
              </option>
            ))}
          </Select>
        </p>
      ) : null}
      {items(sorted.slice(0, SHOWN))}
      {many ? (
        <Fold title={<span>{fill(words.more, { count: reviews.length - SHOWN })}</span>}>
          {items(sorted.slice(SHOWN))}
        </Fold>
      ) : null}
    </>
  );
}

interface ShownReview {
  id: number;
  content: string;
  reply: string | null;
  rating: number;
  customer: string;
  at: string;
  when: string;
  /** −1 small, 0 normal, 1 large. */
  fit: number | null;
  sizeColor: string;
  verified: boolean;
}

function ReviewItem({ review }: { review: ShownReview }) {
  const words = useWords('reviews');
  const fit = review.fit === null ? '' : words.fits[`${review.fit}` as keyof typeof words.fits];
  return (
    <li className={styles.review}>
      <p className={styles.top}>
        <Stars rating={review.rating} label={fill(words.stars, { rating: review.rating })} />
        {review.verified ? <span className={styles.verified}>{words.verified}</span> : null}
      </p>
      <p className={styles.content}>{review.content}</p>
      <p className={styles.meta}>
        {[review.customer || words.anonymous, fit, review.sizeColor].filter(Boolean).map((text) => (
          <span key={text}>{text}</span>
        ))}
        <TimeAgo at={review.at} date={review.when} />
      </p>
      {review.reply ? (
        <p className={styles.reply}>
          <b>{words.reply}</b>
          <span>{` ${review.reply}`}</span>
        </p>
      ) : null}
    </li>
  );
}

export interface ReviewSum {
  average: number;
  count: number;
  label: string;
  spread: string;
  bars: { rating: number; label: string; count: number; percent: number }[];
  /** How the size fits; missing with too few answers. */
  fit?: { most: string; answers: string; shares: { label: string; percent: number; most: boolean }[] };
}

export function ReviewSummary({ sum: { average, count, label, spread, bars, fit } }: { sum: ReviewSum }) {
  return (
    <div className={summary.summary}>
      <p className={summary.head}>
        <span className={summary.average} aria-hidden="true">
          {withComma(average)}
        </span>
        <Stars rating={average} count={count} label={label} />
      </p>
      <ul className={summary.bars} aria-label={spread}>
        {bars.map((bar) => (
          <li key={bar.rating} className={summary.bar}>
            <span className="visually-hidden">{bar.label}</span>
            <span aria-hidden="true">{`${bar.rating} ★`}</span>
            <Track percent={bar.percent} />
            <span aria-hidden="true" className={summary.count}>
              {bar.count}
            </span>
          </li>
        ))}
      </ul>
      {fit ? (
        <div className={summary.fit}>
          <p>
            <b>{fit.most}</b>
            <span>{` ${fit.answers}`}</span>
          </p>
          <ul className={summary.fits}>
            {fit.shares.map((share) => (
              <li key={share.label} className={summary.fitShare} data-most={share.most}>
                <span>{share.label}</span>
                <Track percent={share.percent} />
                <span className={summary.count}>{`${share.percent}\u00a0%`}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}

const Track = ({ percent }: { percent: number }) => (
  <span className={summary.track} aria-hidden="true">
    <span className={summary.fill} style={{ width: `${percent}%` }} />
  </span>
);

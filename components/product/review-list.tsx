'use client';

import { useId, useState } from 'react';
import { Fold } from '@/components/ui/fold';
import { Select } from '@/components/ui/select';
import { useWords } from '@/components/words';
import { type ReviewOrder, sortedReviews } from '@/lib/reviews/review-summary';
import { fill } from '@/lib/text/words';
import { ReviewItem, type ShownReview } from './review-item';
import styles from './reviews.module.css';

const SHOWN = 6;
const ORDERS: ReviewOrder[] = ['newest', 'highest', 'lowest'];

/** The first six and, folded, the rest; in the order one asks for when there are many. */
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

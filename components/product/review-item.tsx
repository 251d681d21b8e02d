import { Stars } from '@/components/ui/stars';
import { TimeAgo } from '@/components/ui/time-ago';
import { useWords } from '@/components/words';
import { fill } from '@/lib/text/words';
import styles from './reviews.module.css';

/** A review; its date is text already. */
export interface ShownReview {
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

export function ReviewItem({ review }: { review: ShownReview }) {
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

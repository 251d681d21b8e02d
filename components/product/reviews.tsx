import type { Review } from '@/lib/contracts/catalogue';
import { formatDate } from '@/lib/dates';
import { t } from '@/lib/messages';
import { Stars } from '../ui/stars';
import styles from './reviews.module.css';

const SHOWN = 6;
const fits = { '-1': 'reviews.small', '0': 'reviews.trueToSize', '1': 'reviews.large' } as const;

/** Reviews as they were written, newest first; the law wants to know whose they are (markedsføringsloven, 2023). */
export function Reviews({ reviews, average }: { reviews: Review[]; average: number }) {
  if (reviews.length === 0) return <p>{t('reviews.none')}</p>;
  const rating = String(average).replace('.', ',');
  return (
    <>
      <div className={styles.head}>
        <span className={styles.average}>{rating}</span>
        <Stars
          rating={average}
          count={reviews.length}
          label={t('card.rating', { rating: average, count: reviews.length })}
        />
        <FitSummary reviews={reviews} />
      </div>
      <ReviewList reviews={reviews.slice(0, SHOWN)} />
      {reviews.length > SHOWN ? (
        <details>
          <summary>{t('reviews.more', { count: reviews.length - SHOWN })}</summary>
          <ReviewList reviews={reviews.slice(SHOWN)} />
        </details>
      ) : null}
      <p className={styles.note}>{t('reviews.origin')}</p>
    </>
  );
}

function FitSummary({ reviews }: { reviews: Review[] }) {
  const told = reviews.filter((review) => review.true_to_size !== null);
  if (told.length < 2) return null;
  const mean = told.reduce((sum, review) => sum + (review.true_to_size ?? 0), 0) / told.length;
  const key = mean < -0.34 ? '-1' : mean > 0.34 ? '1' : '0';
  return <span>{t(fits[key])}</span>;
}

function ReviewList({ reviews }: { reviews: Review[] }) {
  return (
    <ul className={styles.list}>
      {reviews.map((review) => (
        <li key={review.id} className={styles.review}>
          <Stars rating={review.rating} label={t('reviews.stars', { rating: review.rating })} />
          <p>{review.content}</p>
          <p className={styles.meta}>
            <span>{review.customer || t('reviews.anonymous')}</span>
            <span>{formatDate(new Date(review.created_at))}</span>
            {review.verified_purchase ? <span>{t('reviews.verified')}</span> : null}
            {review.true_to_size === null ? null : (
              <span>{t(fits[`${review.true_to_size}` as keyof typeof fits])}</span>
            )}
            {review.size_color ? <span>{review.size_color}</span> : null}
          </p>
          {review.reply ? <p className={styles.reply}>{review.reply}</p> : null}
        </li>
      ))}
    </ul>
  );
}

import type { Review } from '@/lib/contracts/catalogue';
import { formatDate } from '@/lib/dates/dates';
import { t } from '@/lib/messages';
import { ReviewList } from './review-list';
import { ReviewSummary } from './review-summary';
import styles from './reviews.module.css';

/** Reviews as they were written, newest first; the law wants to know whose they are (markedsføringsloven, 2023). */
export function Reviews({ reviews, average }: { reviews: Review[]; average: number }) {
  if (reviews.length === 0)
    return (
      <>
        <p>{t('reviews.none')}</p>
        <p className={styles.note}>{t('reviews.origin')}</p>
      </>
    );
  return (
    <div className={styles.reviews}>
      <ReviewSummary reviews={reviews} average={average} />
      <div>
        <ReviewList
          reviews={reviews.map((review) => ({
            id: review.id,
            content: review.content,
            reply: review.reply,
            rating: review.rating,
            customer: review.customer,
            when: formatDate(new Date(review.created_at)),
            fit: review.true_to_size,
            sizeColor: review.size_color,
            verified: review.verified_purchase,
          }))}
        />
        <p className={styles.note}>{t('reviews.origin')}</p>
      </div>
    </div>
  );
}

import type { Review } from '@/lib/contracts/catalogue';
import { formatDate } from '@/lib/dates/dates';
import { t } from '@/lib/messages';
import { fitSummary, ratingShares } from '@/lib/reviews/review-summary';
import { ReviewList, ReviewSummary } from './late-parts';
import type { ReviewSum } from './review-list';
import styles from './reviews.module.css';

const fits = {
  '-1': 'reviews.small',
  '0': 'reviews.trueToSize',
  '1': 'reviews.large',
  varies: 'reviews.varies',
} as const;
const short = { '-1': 'reviews.smallShort', '0': 'reviews.trueShort', '1': 'reviews.largeShort' } as const;

function sumOf(reviews: Review[], average: number): ReviewSum {
  const fit = fitSummary(reviews);
  const shares = fit?.shares.map((share) => ({
    ...{ label: t(short[`${share.fit}`]), percent: share.percent, most: share.fit === fit.fit },
  }));
  return {
    average,
    count: reviews.length,
    label: t('card.rating', { rating: average, count: reviews.length }),
    spread: t('reviews.spread'),
    bars: ratingShares(reviews).map((bar) => ({
      ...bar,
      label: t('reviews.spreadRow', { rating: bar.rating, count: bar.count }),
    })),
    ...(fit &&
      shares && { fit: { most: t(fits[`${fit.fit}`]), answers: t('reviews.fitTold', { count: fit.told }), shares } }),
  };
}

/** Shows the reviews, newest first, and whose they are (markedsføringsloven, 2023). */
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
      <ReviewSummary sum={sumOf(reviews, average)} />
      <div>
        <ReviewList
          reviews={reviews.map((review) => ({
            id: review.id,
            content: review.content,
            reply: review.reply,
            rating: review.rating,
            customer: review.customer,
            at: review.created_at,
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

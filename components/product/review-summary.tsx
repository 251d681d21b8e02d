import { Stars } from '@/components/ui/stars';
import { t } from '@/lib/messages';
import { fitSummary, ratingShares } from '@/lib/reviews/review-summary';
import styles from './review-summary.module.css';

const fits = { '-1': 'reviews.small', '0': 'reviews.trueToSize', '1': 'reviews.large' } as const;
const short = { '-1': 'reviews.smallShort', '0': 'reviews.trueShort', '1': 'reviews.largeShort' } as const;

interface Props {
  reviews: { rating: number; true_to_size: number | null }[];
  average: number;
}

/** All reviews in sum: stars, how they are spread, and how the size fits. */
export function ReviewSummary({ reviews, average }: Props) {
  const fit = fitSummary(reviews);
  return (
    <div className={styles.summary}>
      <p className={styles.head}>
        <span className={styles.average} aria-hidden="true">
          {String(average).replace('.', ',')}
        </span>
        <Stars
          rating={average}
          count={reviews.length}
          label={t('card.rating', { rating: average, count: reviews.length })}
        />
      </p>
      <ul className={styles.bars} aria-label={t('reviews.spread')}>
        {ratingShares(reviews).map(({ rating, count, percent }) => (
          <li key={rating} className={styles.bar}>
            <span className="visually-hidden">{t('reviews.spreadRow', { rating, count })}</span>
            <span aria-hidden="true">{rating} ★</span>
            <span className={styles.track} aria-hidden="true">
              <span className={styles.fill} style={{ width: `${percent}%` }} />
            </span>
            <span aria-hidden="true" className={styles.count}>
              {count}
            </span>
          </li>
        ))}
      </ul>
      {fit ? (
        <div className={styles.fit}>
          <p>
            <b>{t(fits[`${fit.fit}`])}</b> {t('reviews.fitTold', { count: fit.told })}
          </p>
          <ul className={styles.fits}>
            {fit.shares.map((share) => (
              <li key={share.fit} className={styles.fitShare} data-most={share.fit === fit.fit}>
                <span>{t(short[`${share.fit}`])}</span>
                <span className={styles.track} aria-hidden="true">
                  <span className={styles.fill} style={{ width: `${share.percent}%` }} />
                </span>
                <span className={styles.count}>{share.percent}&nbsp;%</span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}

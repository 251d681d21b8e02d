'use client';

import { Stars } from '@/components/ui/stars';
import { withComma } from '@/lib/text/decimals';
import styles from './review-summary.module.css';

export interface ReviewSum {
  average: number;
  count: number;
  label: string;
  spread: string;
  bars: { rating: number; label: string; count: number; percent: number }[];
  /** How the size fits; missing where too few have answered. */
  fit?: { most: string; told: string; shares: { label: string; percent: number; most: boolean }[] };
}

/** Stars, how they are spread, and how the size fits; drawn on both sides, as its numbers are few and its bars are not. */
export function ReviewSummary({ sum: { average, count, label, spread, bars, fit } }: { sum: ReviewSum }) {
  return (
    <div className={styles.summary}>
      <p className={styles.head}>
        <span className={styles.average} aria-hidden="true">
          {withComma(average)}
        </span>
        <Stars rating={average} count={count} label={label} />
      </p>
      <ul className={styles.bars} aria-label={spread}>
        {bars.map((bar) => (
          <li key={bar.rating} className={styles.bar}>
            <span className="visually-hidden">{bar.label}</span>
            <span aria-hidden="true">{`${bar.rating} ★`}</span>
            <Track percent={bar.percent} />
            <span aria-hidden="true" className={styles.count}>
              {bar.count}
            </span>
          </li>
        ))}
      </ul>
      {fit ? (
        <div className={styles.fit}>
          <p>
            <b>{fit.most}</b>
            <span>{` ${fit.told}`}</span>
          </p>
          <ul className={styles.fits}>
            {fit.shares.map((share) => (
              <li key={share.label} className={styles.fitShare} data-most={share.most}>
                <span>{share.label}</span>
                <Track percent={share.percent} />
                <span className={styles.count}>{`${share.percent}\u00a0%`}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}

const Track = ({ percent }: { percent: number }) => (
  <span className={styles.track} aria-hidden="true">
    <span className={styles.fill} style={{ width: `${percent}%` }} />
  </span>
);

import type { CSSProperties } from 'react';
import styles from './stars.module.css';

/** Stars drawn by the style sheet; `label` says it in words ("4,5 av 5"). */
export function Stars({ rating, count, label }: { rating: number; count?: number; label: string }) {
  return (
    <span className={styles.stars}>
      <span
        className={styles.row}
        style={{ '--full': `${Math.round((rating / 5) * 100)}%` } as CSSProperties}
        aria-hidden="true"
      />
      <span className="visually-hidden">{label}</span>
      {count === undefined ? null : <span aria-hidden="true">{`(${count})`}</span>}
    </span>
  );
}

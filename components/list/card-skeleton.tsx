import styles from './card-skeleton.module.css';

/** The room of a card whose article is on its way. */
export function CardSkeleton() {
  return (
    <div className={styles.card}>
      <div className={styles.picture} />
      <div className={styles.short} />
      <div className={styles.line} />
      <div className={styles.short} />
    </div>
  );
}

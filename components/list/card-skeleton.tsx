import styles from './card-skeleton.module.css';

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

import type { SectionProps } from '@/lib/brands/home-section';
import styles from './figures.module.css';

export function Figures({ texts: { facts = [] } }: SectionProps<'facts'>) {
  if (facts.length === 0) return null;
  return (
    <div className={`page ${styles.band}`}>
      <dl className={styles.facts}>
        {facts.map(({ value, text }) => (
          <div key={text} className={styles.fact}>
            <dt>{text}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

import { factRows } from '@/lib/product/fact-rows';
import { keepPartsTogether } from '@/lib/text/keep-together';
import styles from './key-figures.module.css';

/** The first facts of an article as large figures, where the brand's product page opens with them. */
export function KeyFigures({ text, most }: { text: string | null; most: number }) {
  const figures = factRows(text ?? '').filter(({ label }) => label);
  if (most === 0 || figures.length < most) return null;
  return (
    <dl className={styles.figures}>
      {figures.slice(0, most).map(({ label, value }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd className={styles.value}>{keepPartsTogether(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

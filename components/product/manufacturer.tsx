import { t } from '@/lib/messages';
import { isEmail } from '@/lib/text/emails';
import styles from './facts.module.css';

/** Shows the manufacturer and how to reach it (GPSR, rule 10.26). */
export function Manufacturer({ text }: { text: string }) {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return (
    <section className={styles.fact}>
      <h2>{t('product.manufacturer')}</h2>
      <address className={styles.address}>
        {lines.map((line) => (
          <span key={line}>{isEmail(line) ? <a href={`mailto:${line}`}>{line}</a> : line}</span>
        ))}
      </address>
    </section>
  );
}

import { t } from '@/lib/messages';
import { careSymbols } from '@/lib/product/care-symbols';
import { CareIcon } from './care-icon';
import styles from './facts.module.css';

/** The symbols of the label in the garment, each named, and the whole instruction in words (rule 10.26). */
export function CareLabels({ washLabel, careLabel }: { washLabel: string; careLabel: string }) {
  const symbols = careSymbols(washLabel);
  return (
    <section className={styles.fact}>
      <h2>{t('product.wash')}</h2>
      {symbols.length > 0 ? (
        <ul className={styles.symbols}>
          {symbols.map((symbol) => (
            <li key={symbol}>
              <CareIcon symbol={symbol} label={t(`care.${symbol}`)} />
            </li>
          ))}
        </ul>
      ) : null}
      {[washLabel, careLabel].filter(Boolean).map((text) => (
        <p key={text} className={styles.paragraph}>
          {text}
        </p>
      ))}
    </section>
  );
}

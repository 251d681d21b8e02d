import type { ArticleDetail } from '@/lib/contracts/catalogue';
import { t } from '@/lib/messages';
import { featuresOf } from '@/lib/product/feature-panels';
import { keepPartsTogether } from '@/lib/text/keep-together';
import styles from './features.module.css';

/** The figures one chooses by, large, beside the description; nothing where there are none. */
export function Features({ article }: { article: ArticleDetail }) {
  const features = featuresOf(article, t('product.season'));
  if (features.length === 0) return null;
  return (
    <dl className={styles.features}>
      {features.map(({ label, value, help }) => (
        <div key={label} className={styles.feature}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{keepPartsTogether(value)}</dd>
          {help ? <dd className={styles.help}>{t(`product.features.${help}`)}</dd> : null}
        </div>
      ))}
    </dl>
  );
}

import { t } from '@/lib/messages';
import styles from './skip-link.module.css';

/** Rule 2.10: the first thing a keyboard meets. */
export function SkipLink() {
  return (
    <a href="#innhold" className={styles.skip}>
      {t('header.skip')}
    </a>
  );
}

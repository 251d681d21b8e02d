import { t } from '@/lib/messages';
import styles from './skip-link.module.css';

/** Rule 2.10: the first link in the tab order. */
export function SkipLink() {
  return (
    <a href="#innhold" className={styles.skip}>
      {t('header.skip')}
    </a>
  );
}

import { t } from '@/lib/messages';
import styles from './skip-link.module.css';

/** Spec §2: the first thing a keyboard meets. */
export function SkipLink() {
  return (
    <a href="#innhold" className={styles.skip}>
      {t('header.skip')}
    </a>
  );
}

import { t } from '@/lib/messages';
import styles from './contents-nav.module.css';

export function ContentsNav({ entries }: { entries: { id: string; text: string }[] }) {
  return (
    <nav aria-label={t('pages.contents')} className={styles.nav}>
      <p className={styles.title}>{t('pages.contents')}</p>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <a href={`#${entry.id}`} className={styles.entry}>
              {entry.text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { useWords } from '@/components/words';
import styles from './waiting.module.css';

/** The empty address is the page's own, with its query. */
const THIS_PAGE = '';

/**
 * What a page says while its scripts are on their way. They may never come, and then no script can say so: after a while the
 * styles alone show a way to load the page again (rule 8.8).
 */
export function Waiting({ text }: { text: string }) {
  const words = useWords('navigation');
  return (
    <div className={styles.waiting}>
      <p role="status">{text}</p>
      <p className={styles.late}>
        {words.late}{' '}
        <a href={THIS_PAGE} className={styles.reload}>
          {words.reload}
        </a>
      </p>
    </div>
  );
}

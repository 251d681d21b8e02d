import { failedWords as words } from '@/lib/failed-words';
import buttons from '../ui/button.module.css';
import styles from './failed-page.module.css';
import { useWayOn } from './use-way-on';

const secondary = `${buttons.button} ${buttons.secondary}`;

/**
 * Words, another try, and a way on, where spec §8 does not lead on by itself. The ways are plain links: what failed may
 * be the router, and Next's link would travel with every page in the bundle of app/global-error.tsx (7 KB).
 */
export function FailedPage({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  const way = useWayOn(error);
  return (
    <div className={`page ${styles.box}`}>
      <h1 className={styles.title}>{words.title}</h1>
      <p className={styles.lead}>{words.lead}</p>
      <p className={styles.ways}>
        <button type="button" className={`${buttons.button} ${buttons.primary}`} onClick={reset}>
          {words.retry}
        </button>
        {way !== undefined && way !== '/' ? (
          <a href={way} className={secondary}>
            {words.back}
          </a>
        ) : null}
        <a href="/" className={secondary}>
          {words.home}
        </a>
      </p>
    </div>
  );
}

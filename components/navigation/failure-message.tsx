import buttons from '@/components/ui/button.module.css';
import words from '@/messages/failed.nb.json';
import styles from './failure-message.module.css';

const secondary = `${buttons.button} ${buttons.secondary}`;

/**
 * What a page that failed says: words, another try, and ways on. Plain links, as what failed may be the router; and
 * Next's link would travel with every page in the bundle of app/global-error.tsx (7 KB).
 */
export function FailureMessage({ reset, back }: { reset: () => void; back?: string }) {
  return (
    <div className={`page ${styles.box}`}>
      <title>{words.title}</title>
      <h1 className={styles.title}>{words.title}</h1>
      <p className={styles.lead}>{words.lead}</p>
      <p className={styles.ways}>
        <button type="button" className={`${buttons.button} ${buttons.primary}`} onClick={reset}>
          {words.retry}
        </button>
        {back ? (
          <a href={back} className={secondary}>
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

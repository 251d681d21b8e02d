import type { Elements } from '@/components/elements';
import { useWords } from '@/components/words';
import buttons from './button.module.css';
import { LostPicture } from './lost-picture';
import styles from './waiting.module.css';

/** The empty address is the page's own, with its query. */
const THIS_PAGE = '';

/**
 * Shown while scripts load. Without an outline of what comes, `data-needs-scripts` makes defer-scripts.mjs load them before the
 * first paint. If they never load, the styles alone show a link to reload (rule 8.8).
 */
export function Waiting({ text, outline }: { text: string; outline?: Elements }) {
  const words = useWords('navigation');
  return (
    <div className={styles.waiting} data-needs-scripts={outline ? undefined : ''}>
      <p role="status">{text}</p>
      <div className={styles.late}>
        <div className={styles.way}>
          <p className={styles.title}>{words.late}</p>
          <p>{words.lateLead}</p>
          <a href={THIS_PAGE} className={`${buttons.button} ${buttons.primary}`}>
            {words.reload}
          </a>
        </div>
        <LostPicture />
      </div>
      {outline}
    </div>
  );
}

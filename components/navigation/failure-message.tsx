import buttons from '@/components/ui/button.module.css';
import { useLazy } from '@/components/ui/lazy';
import { useTexts } from '@/components/ui/own-texts';
import failedTexts from '@/messages/failed.nb.json';
import styles from './failure-message.module.css';
import type { LostScript } from './use-page-failure';

const loadPicture = () => import('@/components/ui/lost-picture').then(({ LostPicture }) => LostPicture);

const secondary = `${buttons.button} ${buttons.secondary}`;

interface Props {
  reset: () => void;
  back?: string | undefined;
  /** Set when a chunk could not be loaded. */
  lost?: LostScript | undefined;
}

/** The page after a failure. Its links are plain: the router may have failed, and Next's Link adds 7 KB to every page. */
export function FailureMessage({ reset, back, lost }: Props) {
  const words = useTexts('failed', failedTexts);
  const title = lost ? words.partTitle : words.title;
  const LostPicture = useLazy(true, loadPicture);
  const lead = lost === 'offline' ? words.offlineLead : lost ? words.partLead : words.lead;
  return (
    <div className={`page ${styles.top}`}>
      <div className={styles.box}>
        <title>{title}</title>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.ways}>
          <button type="button" className={`${buttons.button} ${buttons.primary}`} onClick={reset}>
            {lost ? words.reload : words.retry}
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
      {LostPicture ? <LostPicture /> : null}
    </div>
  );
}

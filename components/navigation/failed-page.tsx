import { failedWords as words } from '@/lib/failed-words';
import { Button, ButtonLink } from '../ui/button';
import styles from './failed-page.module.css';
import { useWayOn } from './use-way-on';

/** Words, another try, and a way on, where spec §8 does not lead on by itself. */
export function FailedPage({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  const way = useWayOn(error);
  return (
    <div className={`page ${styles.box}`}>
      <h1 className={styles.title}>{words.title}</h1>
      <p className={styles.lead}>{words.lead}</p>
      <p className={styles.ways}>
        <Button onClick={reset}>{words.retry}</Button>
        {way !== undefined && way !== '/' ? (
          <ButtonLink href={way} look="secondary">
            {words.back}
          </ButtonLink>
        ) : null}
        <ButtonLink href="/" look="secondary">
          {words.home}
        </ButtonLink>
      </p>
    </div>
  );
}

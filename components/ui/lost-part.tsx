import { useWords } from '@/components/words';
import styles from './lost-part.module.css';

/** In the place of a part whose script could not be had (rule 8.8). What has been typed around it stays until it is pressed. */
export function LostPart() {
  const words = useWords('navigation');
  return (
    <p role="alert" className={styles.lost}>
      <span>{`${words.partLost} `}</span>
      <button type="button" className={styles.reload} onClick={() => window.location.reload()}>
        {words.reload}
      </button>
    </p>
  );
}

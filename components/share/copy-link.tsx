import { useEffect, useState } from 'react';
import { useWords } from '@/components/words';
import styles from './share.module.css';

/** Rule 9.9. */
const NOTICE_MS = 3000;

/** Copies the address and says so for three seconds; a browser that forbids it shows the address to copy by hand. */
export function CopyLink({ url }: { url: string }) {
  const words = useWords('share');
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');

  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setState('copied');
    } catch (error) {
      console.info('The link was not copied', error);
      setState('refused');
    }
  };
  return (
    <>
      <button type="button" className={styles.way} onClick={copy}>
        {words.copy}
      </button>
      <span role="status" className={styles.notice}>
        {state === 'copied' ? words.copied : ''}
      </span>
      {state === 'refused' ? (
        <input
          className={styles.address}
          readOnly
          value={url}
          aria-label={words.address}
          onFocus={(event) => event.target.select()}
        />
      ) : null}
    </>
  );
}

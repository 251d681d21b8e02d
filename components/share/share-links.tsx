import { useEffect, useState } from 'react';
import { useWords } from '@/components/words';
import { shareLinks } from '@/lib/routes/share-links';
import type { Shared } from './share';
import styles from './share.module.css';

export function ShareLinks({ url, title }: Shared) {
  const words = useWords('share');
  const links = shareLinks(url, title);
  return (
    <ul className={styles.ways}>
      <li>
        <a className={styles.way} href={links.facebook} target="_blank" rel="noopener noreferrer">
          Facebook
        </a>
      </li>
      <li>
        <a className={styles.way} href={links.twitter} target="_blank" rel="noopener noreferrer">
          Twitter
        </a>
      </li>
      <li>
        <a className={styles.way} href={links.email}>
          {words.email}
        </a>
      </li>
      <li>
        <CopyLink url={url} />
      </li>
    </ul>
  );
}

/** Rule 9.9. */
const NOTICE_MS = 3000;

/** Copies the address and says so for three seconds; a browser that forbids it shows the address to copy by hand. */
function CopyLink({ url }: { url: string }) {
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

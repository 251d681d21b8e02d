import { useWords } from '@/components/words';
import { shareLinks } from '@/lib/routes/share-links';
import { CopyLink } from './copy-link';
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

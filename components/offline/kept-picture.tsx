import { useState } from 'react';
import { filesOnceShown } from '@/lib/pictures/pictures';
import styles from './offline-page.module.css';

/** In the size that the browser has, whichever page showed it; nothing but a calm ground where it has none. */
export function KeptPicture({ src }: { src: string | null }) {
  const [missing, setMissing] = useState(0);
  const file = src ? filesOnceShown(src)[missing] : undefined;
  return (
    <span className={styles.ground}>
      {file ? (
        <img
          key={file}
          src={file}
          alt=""
          width={96}
          height={120}
          className={styles.picture}
          onError={() => setMissing(missing + 1)}
        />
      ) : null}
    </span>
  );
}

import { Picture } from '@/components/ui/picture';
import styles from './figure.module.css';

export function Figure({
  picture,
  first = false,
}: {
  picture: { src: string; alt: string; caption?: string };
  first?: boolean;
}) {
  return (
    <figure>
      <div className={first ? `${styles.frame} ${styles.hero}` : styles.frame}>
        <Picture
          src={picture.src}
          alt={picture.alt}
          width={1600}
          height={800}
          sizes={first ? '(max-width: 90rem) 100vw, 90rem' : '(max-width: 75rem) 100vw, 72rem'}
          className={styles.picture}
          first={first}
        />
      </div>
      {picture.caption ? <figcaption className={styles.caption}>{picture.caption}</figcaption> : null}
    </figure>
  );
}

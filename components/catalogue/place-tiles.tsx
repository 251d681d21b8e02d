import type { CSSProperties } from 'react';
import cardStyles from '@/components/ui/card.module.css';
import { Picture } from '@/components/ui/picture';
import styles from './place-tiles.module.css';

interface Props {
  label: string;
  tiles: { name: string; href: string; image: string | null }[];
}

const FIRST_ON_SCREEN = 3;

/** Shows categories as small pictures in a row that may scroll. */
export function PlaceTiles({ label, tiles }: Props) {
  return (
    <nav aria-label={label} data-follow>
      <ul className={styles.tiles} style={{ '--tiles': tiles.length } as CSSProperties}>
        {tiles.map(({ name, href, image }, index) => (
          <li key={href} className={styles.tile}>
            <div className={cardStyles.frame}>
              <Picture
                src={image}
                alt=""
                width={240}
                height={300}
                sizes="(max-width: 700px) 27vw, 14vw"
                className={cardStyles.picture}
                first={index < FIRST_ON_SCREEN}
              />
            </div>
            <a href={href} className={styles.name}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

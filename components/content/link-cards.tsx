import cardStyles from '@/components/ui/card.module.css';
import { Picture } from '@/components/ui/picture';
import type { Block } from '@/lib/content/blocks';
import styles from './link-cards.module.css';

export function LinkCards({ items }: { items: Extract<Block, { type: 'links' }>['items'] }) {
  return (
    <ul className={styles.cards}>
      {items.map((item) => (
        <li key={item.href} className={item.src ? styles.card : `${styles.card} ${styles.plain}`}>
          {item.src ? (
            <div className={cardStyles.frame}>
              <Picture
                src={item.src}
                alt=""
                width={960}
                height={720}
                sizes="(max-width: 700px) 100vw, 24rem"
                className={cardStyles.picture}
              />
            </div>
          ) : null}
          <a href={item.href} data-follow className={styles.title}>
            {item.title}
          </a>
          <p className={styles.text}>{item.text}</p>
        </li>
      ))}
    </ul>
  );
}

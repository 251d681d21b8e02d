'use client';

import { Icon } from '@/components/ui/icon';
import { useWords } from '@/components/words';
import { fill } from '@/lib/text/words';
import { toggle } from './actions';
import styles from './favourite-button.module.css';
import { useIsFavourite } from './use-favourites';

/** The heart of an article, on its card and its page. */
export function FavouriteButton({ id, name }: { id: number; name: string }) {
  const words = useWords('favourites');
  const chosen = useIsFavourite(id);
  const label = fill(chosen ? words.remove : words.add, { name });
  return (
    <button
      type="button"
      className={chosen ? `${styles.heart} ${styles.chosen}` : styles.heart}
      aria-pressed={chosen}
      aria-label={fill(words.add, { name })}
      title={label}
      onClick={() => toggle(id)}
    >
      <Icon name="heart" size={22} />
    </button>
  );
}

'use client';

import { Icon } from '@/components/ui/icon';
import { useWords } from '@/components/words';
import type { ClientWords } from '@/lib/messages';
import { fill } from '@/lib/text/words';
import { toggle } from './actions';
import styles from './favourite-button.module.css';
import { useIsFavourite } from './use-favourites';

export function FavouriteButton({ id, name }: { id: number; name: string }) {
  return <Heart id={id} name={name} chosen={useIsFavourite(id)} words={useWords('favourites')} />;
}

interface Props {
  id: number;
  name: string;
  chosen: boolean;
  words: ClientWords['favourites'];
}

/** The heart of an article; a group of cards reads the favourites once for all its hearts. */
export function Heart({ id, name, chosen, words }: Props) {
  return (
    <button
      type="button"
      className={chosen ? `${styles.heart} ${styles.chosen}` : styles.heart}
      aria-pressed={chosen}
      aria-label={fill(words.add, { name })}
      title={fill(chosen ? words.remove : words.add, { name })}
      onClick={() => toggle(id)}
    >
      <Icon name="heart" size={22} />
    </button>
  );
}

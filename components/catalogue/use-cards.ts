import { useRouter } from 'next/navigation';
import type { MouseEvent, SyntheticEvent } from 'react';
import { useFavourites } from '@/components/favourites/use-favourites';
import { productTransition } from '@/components/ui/picture-transition';
import { useWords } from '@/components/words';
import type { ShownCard } from '@/lib/lists/card';
import { followedLink } from '@/lib/routes/followed-link';
import { useMeantCard } from './use-meant-card';

/**
 * Prefetches the page of a card that is about to be followed (for every card on screen it would be too much), and lets the
 * picture of the one that is followed travel.
 */
export function useCards() {
  const router = useRouter();
  const words = useWords('card');
  const heartWords = useWords('favourites');
  const { ids } = useFavourites();
  const [meant, mean] = useMeantCard();

  const onIntent = ({ target }: SyntheticEvent) => {
    const path = (target as Element).closest('a')?.getAttribute('href');
    if (!path || path === meant) return;
    mean(path);
    router.prefetch(path);
  };
  const onClick = (event: MouseEvent) => {
    const path = followedLink(event);
    if (!path) return;
    event.preventDefault();
    mean(path);
    router.push(path, { transitionTypes: productTransition() });
  };
  return {
    group: { onClick, onMouseOver: onIntent, onFocus: onIntent, onTouchStart: onIntent },
    propsOf: (card: ShownCard) => ({
      card,
      words,
      heartWords,
      favourite: ids.includes(card.id),
      travels: card.path === meant,
    }),
  };
}

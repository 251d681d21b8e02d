import { useRouter } from 'next/navigation';
import { type MouseEvent, type SyntheticEvent, useId, useSyncExternalStore } from 'react';
import { useFavourites } from '@/components/favourites/use-favourites';
import { productTransition } from '@/components/ui/picture-transition';
import { useWords } from '@/components/words';
import type { ShownCard } from '@/lib/lists/card';
import { followedLink } from '@/lib/routes/followed-link';

/**
 * Prefetches the page of a card on hover or focus (every card on screen would be too much), and moves the picture of the
 * followed card to its page.
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

/** The address about to be followed, and the group of its card: a product may be in two groups. */
let meant: { group: string; path: string } | undefined;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Returns the address of the group's card about to be followed, and its setter; one at a time per page. */
function useMeantCard(): [path: string | undefined, mean: (path: string) => void] {
  const group = useId();
  const path = useSyncExternalStore(
    subscribe,
    () => (meant?.group === group ? meant.path : undefined),
    () => undefined,
  );
  const mean = (path: string) => {
    meant = { group, path };
    for (const listener of listeners) listener();
  };
  return [path, mean];
}

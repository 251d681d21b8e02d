'use client';

import { Icon } from '@/components/ui/icon';
import { useWords } from '@/components/words';
import { FAVOURITES_PATH } from '@/lib/routes/paths';
import { fill } from '@/lib/text/words';
import { useFavourites } from './use-favourites';

export function FavouritesLink({ className }: { className?: string }) {
  const words = useWords('favourites');
  const { ids } = useFavourites();
  const label = ids.length > 0 ? fill(words.linkCount, { count: ids.length }) : words.link;
  return (
    <a href={FAVOURITES_PATH} data-follow className={className} aria-label={label} title={words.link}>
      <Icon name="heart" />
    </a>
  );
}

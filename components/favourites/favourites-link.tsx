'use client';

import Link from 'next/link';
import { FAVOURITES_PATH } from '@/lib/paths';
import { fill } from '@/lib/words';
import { Icon } from '../ui/icon';
import { useWords } from '../words';
import { useFavourites } from './use-favourites';

/** The header's way to the favourites. */
export function FavouritesLink({ className }: { className?: string }) {
  const words = useWords('favourites');
  const { ids } = useFavourites();
  const label = ids.length > 0 ? fill(words.linkCount, { count: ids.length }) : words.link;
  return (
    <Link href={FAVOURITES_PATH} prefetch={false} className={className} aria-label={label} title={words.link}>
      <Icon name="heart" />
    </Link>
  );
}

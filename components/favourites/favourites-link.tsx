'use client';

import Link from 'next/link';
import { Icon } from '@/components/ui/icon';
import { useWords } from '@/components/words';
import { FAVOURITES_PATH } from '@/lib/routes/paths';
import { fill } from '@/lib/text/words';
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

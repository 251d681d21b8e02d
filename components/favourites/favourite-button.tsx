'use client';

import { useWords } from '@/components/words';
import { Heart } from './heart';
import { useIsFavourite } from './use-favourites';

/** The heart of an article that stands alone, on its own page. */
export function FavouriteButton({ id, name }: { id: number; name: string }) {
  return <Heart id={id} name={name} chosen={useIsFavourite(id)} words={useWords('favourites')} />;
}

'use client';

import { useWords } from '@/components/words';
import { Heart } from './heart';
import { useIsFavourite } from './use-favourites';

export function FavouriteButton({ id, name }: { id: number; name: string }) {
  return <Heart id={id} name={name} chosen={useIsFavourite(id)} words={useWords('favourites')} />;
}

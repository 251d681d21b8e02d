'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';

/**
 * Returns the `aria-current` of a menu entry: `page` for the page itself, `true` for those above it, unless `of` is `page`.
 * Known after the first render: the cached page is rendered under a rewritten address.
 */
export function useAriaCurrent() {
  const path = usePathname();
  const [here, setHere] = useState('');
  useEffect(() => setHere(path), [path]);
  return (href: string, of: 'section' | 'page' = 'section'): 'page' | 'true' | undefined => {
    if (!here) return undefined;
    const [address, place] = [plain(href), plain(here)];
    if (address === place) return 'page';
    return of === 'section' && place.startsWith(`${address}/`) ? 'true' : undefined;
  };
}

/** Normalises the encoding of an address. */
const plain = (path: string) => new URL(path, 'http://shop').pathname.replaceAll('%26', '&');

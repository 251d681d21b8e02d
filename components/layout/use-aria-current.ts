'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';

/**
 * What `aria-current` a menu entry has: `page` on the page itself, `true` on what lies above it, where `of` does not ask
 * for the page alone. Known after the first render: the cached page is rendered under an address of our rewrites.
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

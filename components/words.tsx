'use client';

import { createContext, useContext, useMemo } from 'react';
import type { ClientWords } from '@/lib/messages';
import type { Elements } from './elements';

const Words = createContext<Partial<ClientWords>>({});

/** Hands the words of client components to them: the layout those of every page, a page what it has more of. */
export function WordsProvider({ words, children }: { words: Partial<ClientWords>; children: Elements }) {
  const before = useContext(Words);
  const all = useMemo(() => ({ ...before, ...words }), [before, words]);
  return <Words value={all}>{children}</Words>;
}

/** The words of one area, typed by messages/nb.json; fill in values with `fill` from lib/text/words. */
export function useWords<Area extends keyof ClientWords>(area: Area): ClientWords[Area] {
  const words = useContext(Words)[area];
  if (!words) throw new Error(`The page does not hand out the words of ${area}`);
  return words as ClientWords[Area];
}

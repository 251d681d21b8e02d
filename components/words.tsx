'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { ClientWords } from '@/lib/messages';

const Words = createContext<ClientWords | null>(null);

/** Hands the words of client components to them, once per page, from the server's layout. */
export function WordsProvider({ words, children }: { words: ClientWords; children: ReactNode }) {
  return <Words value={words}>{children}</Words>;
}

/** The words of one area, typed by messages/nb.json; fill in values with `fill` from lib/text/words. */
export function useWords<Area extends keyof ClientWords>(area: Area): ClientWords[Area] {
  const words = useContext(Words);
  if (!words) throw new Error('WordsProvider is missing above this component');
  return words[area];
}

'use client';

import { createContext, useContext, useMemo } from 'react';
import type { ClientWords } from '@/lib/messages';
import type { Elements } from './elements';

/** Creates a provider of words and the hook that reads them. A nested provider adds words. */
export function createWords<Words extends object>(name: string) {
  const Context = createContext<Words | null>(null);

  function Provider({ words, children }: { words: Words; children: Elements }) {
    const above = useContext(Context);
    const all = useMemo(() => ({ ...above, ...words }), [above, words]);
    return <Context value={all}>{children}</Context>;
  }

  function useWords(): Words {
    const words = useContext(Context);
    if (!words) throw new Error(`${name} is missing above this component`);
    return words;
  }

  return { Provider, useWords };
}

const client = createWords<Partial<ClientWords>>('WordsProvider');

/** Provides the words of client components: the layout those of every page, a page its own. */
export const WordsProvider = client.Provider;

/** Returns the words of one area; fill in values with `fill` from lib/text/words. */
export function useWords<Area extends keyof ClientWords>(area: Area): ClientWords[Area] {
  const words = client.useWords()[area];
  if (!words) throw new Error(`The page does not hand out the words of ${area}`);
  return words as ClientWords[Area];
}

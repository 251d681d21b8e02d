'use client';

import { createContext, useContext } from 'react';
import type { Elements } from '@/components/elements';
import type { words } from '@/lib/messages';

export type PayingWords = typeof words.paying.words;

const Words = createContext<PayingWords | null>(null);

/** The words of the way to payment and back, handed over by its page only. */
export function PayingWordsProvider({ words, children }: { words: PayingWords; children: Elements }) {
  return <Words value={words}>{children}</Words>;
}

export function usePayingWords(): PayingWords {
  const words = useContext(Words);
  if (!words) throw new Error('PayingWordsProvider is missing above this component');
  return words;
}

'use client';

import { createContext, useContext } from 'react';
import type { Elements } from '@/components/elements';
import type { words } from '@/lib/messages';

export type CheckoutWords = typeof words.checkout.words;

const Words = createContext<CheckoutWords | null>(null);

/** The words of the checkout, handed over by its page only: the others need not carry them. */
export function CheckoutWordsProvider({ words, children }: { words: CheckoutWords; children: Elements }) {
  return <Words value={words}>{children}</Words>;
}

export function useCheckoutWords(): CheckoutWords {
  const words = useContext(Words);
  if (!words) throw new Error('CheckoutWordsProvider is missing above this component');
  return words;
}

'use client';

import { createContext, useContext } from 'react';
import type { Elements } from '@/components/elements';
import type { words } from '@/lib/messages';

export type AccountWords = typeof words.account.words;

const Words = createContext<AccountWords | null>(null);

/** The words of the account's pages, handed over by those pages only: the others need not carry them. */
export function AccountWordsProvider({ words, children }: { words: AccountWords; children: Elements }) {
  return <Words value={words}>{children}</Words>;
}

export function useAccountWords(): AccountWords {
  const words = useContext(Words);
  if (!words) throw new Error('AccountWordsProvider is missing above this component');
  return words;
}

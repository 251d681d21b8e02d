'use client';

import { createWords } from '@/components/words';
import type { words } from '@/lib/messages';

export type AccountWords = typeof words.account.words;

const { Provider, useWords } = createWords<AccountWords>('AccountWordsProvider');

/** Handed over by the account's pages only: others need not carry them. */
export { Provider as AccountWordsProvider, useWords as useAccountWords };

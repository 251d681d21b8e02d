'use client';

import { createWords } from '@/components/words';
import type { words } from '@/lib/messages';

/** Handed out by the account's pages only: others do not carry them. */
export const { Provider: AccountWordsProvider, useWords: useAccountWords } =
  createWords<typeof words.account.words>('AccountWordsProvider');

'use client';

import { createWords } from '@/components/words';
import type { words } from '@/lib/messages';

/** Only the account's pages provide these words. */
export const { Provider: AccountWordsProvider, useWords: useAccountWords } =
  createWords<typeof words.account.words>('AccountWordsProvider');

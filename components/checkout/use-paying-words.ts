'use client';

import { createWords } from '@/components/words';
import type { words } from '@/lib/messages';

export type PayingWords = typeof words.paying.words;

const { Provider, useWords } = createWords<PayingWords>('PayingWordsProvider');

/** The words of the payment page, which alone provides them. */
export { Provider as PayingWordsProvider, useWords as usePayingWords };

'use client';

import { createWords } from '@/components/words';
import type { words } from '@/lib/messages';

export type PayingWords = typeof words.paying.words;

const { Provider, useWords } = createWords<PayingWords>('PayingWordsProvider');

/** Of the way to payment and back, handed over by that page only. */
export { Provider as PayingWordsProvider, useWords as usePayingWords };

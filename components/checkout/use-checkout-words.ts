'use client';

import { createWords } from '@/components/words';
import type { words } from '@/lib/messages';

export type CheckoutWords = typeof words.checkout.words;

/** Only the checkout and the payment page provide these words. */
export const { Provider: CheckoutWordsProvider, useWords: useCheckoutWords } =
  createWords<CheckoutWords>('CheckoutWordsProvider');

export const { Provider: PayingWordsProvider, useWords: usePayingWords } =
  createWords<typeof words.paying.words>('PayingWordsProvider');

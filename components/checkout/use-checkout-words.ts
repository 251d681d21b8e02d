'use client';

import { createWords } from '@/components/words';
import type { words } from '@/lib/messages';

export type CheckoutWords = typeof words.checkout.words;

const { Provider, useWords } = createWords<CheckoutWords>('CheckoutWordsProvider');

/** Handed over by the checkout only: other pages need not carry them. */
export { Provider as CheckoutWordsProvider, useWords as useCheckoutWords };

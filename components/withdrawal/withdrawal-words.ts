import type messages from '@/messages/nb.json';

/** Handed over by the page: no other page need carry them. */
export type WithdrawalWords = typeof messages.withdrawal.words;

import type { WithdrawalKey } from '@/lib/contracts/withdrawals';
import type { LetterWriter, WantedLetters } from '@/server/mail/requested/types';
import type { Transaction } from '@/server/platform/db/transact';
import type { Throttle } from '@/server/platform/throttle/types';
import type { Clock } from '@/server/ports/clock';

export type { Transaction } from '@/server/platform/db/transact';

export interface OrderLinksDependencies {
  clock: Clock;
  wanted: Pick<WantedLetters, 'want'>;
  throttle: Throttle;
  mail: OrderLinkMail;
}

export interface LinkedOrder {
  number: string;
  token: string;
  brand: string;
  name: string;
  email: string;
  /** Who signs: the company that sold, a line each. */
  seller: string[];
}

export interface OrderLinkMail {
  /** `key` tells this letter from the one asked for before. */
  orderLink(tx: Transaction, order: LinkedOrder, key: string): Promise<void>;
  /** As above; it leads to the withdrawal. */
  withdrawalLink(tx: Transaction, order: LinkedOrder, key: string): Promise<void>;
}

interface OrderLinksCaller {
  address: string;
  brand: string;
}

/** The way back to an order for who has no account. */
export interface OrderLinks {
  /**
   * Sends the way to the order to the address it was made with, when number and e-mail belong together. The caller learns
   * nothing either way.
   * @throws {ShopError} invalid_form, too_many_requests, unavailable
   */
  send(key: Pick<WithdrawalKey, 'number' | 'email'>, caller: OrderLinksCaller): Promise<void>;
  /**
   * Sends the way to the withdrawal to the order's address, whoever asks (rule 10.11). The caller learns nothing.
   * @throws {ShopError} invalid_form, too_many_requests, unavailable
   */
  sendToWithdraw(order: Pick<WithdrawalKey, 'number'>, caller: OrderLinksCaller): Promise<void>;
  /** What they put down. */
  writers: { order: LetterWriter; withdrawal: LetterWriter };
}

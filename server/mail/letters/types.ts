import type { Transaction } from '@/server/platform/db/transact';
import type { Mail } from '@/server/ports/mailer';

export type { Transaction } from '@/server/platform/db/transact';

/** What letters about orders need: where to put them, and the addresses they lead to. */
export interface LetterDependencies {
  queue(tx: Transaction, mail: Mail): Promise<void>;
  /** The absolute address of a receipt on the host of that brand. */
  receiptUrl: (brand: string, token: string) => string;
}

export interface OrderLinkDependencies extends LetterDependencies {
  /** The public address of the shop of that brand. */
  siteUrl: (brand: string) => string;
}

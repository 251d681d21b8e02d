import type { Letter } from '@/lib/letters/letter';
import { letterMail } from '@/lib/letters/letter-mail';
import type { Transaction } from '@/server/platform/db/transact';
import type { Mail } from '@/server/ports/mailer';

/** What every email about orders needs. */
export interface EmailDependencies {
  queue(tx: Transaction, mail: Mail): Promise<void>;
  /** The absolute address of a receipt on the host of that brand. */
  receiptUrl: (brand: string, token: string) => string;
}

export interface SiteEmailDependencies extends EmailDependencies {
  /** The public address of the shop of that brand. */
  siteUrl: (brand: string) => string;
}

export interface WrittenEmail {
  subject: string;
  letter: Letter;
}

/** Addresses an email. The same key is the same email, which goes out once. */
export const emailTo = (to: string, brand: string, key: string, { subject, letter }: WrittenEmail): Mail =>
  letterMail({ key, to, subject, brand }, letter);

import type { Choices } from '@/lib/consent/consent';
import type { Sql } from '@/server/platform/db/connection';

export interface ConsentProofDependencies {
  sql: Sql;
}

/** What a browser chose of cookies, at a time. */
export interface CookieChoice extends Choices {
  /** Of the question. */
  version: number;
  at: Date;
  /** By the clock of the browser. */
  chosenAt: Date;
}

/** A yes or no of an account. */
export interface AccountChoice {
  choice: string;
  given: boolean;
  source: 'registration' | 'account' | 'before';
  version: number;
  at: Date;
}

/** What shows that somebody has consented (GDPR art. 7.1, rule 10.45). */
export interface ConsentProof {
  /** Of a browser, by the id in its cookie `cookieConsent`: what it chose, the oldest first, and the words. Undefined: nothing is kept. */
  ofBrowser(id: string): Promise<string | undefined>;
  /** The same of an account, by its e-mail; undefined when there is none. */
  ofAccount(email: string): Promise<string | undefined>;
}

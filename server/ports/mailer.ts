export interface Mail {
  key: string;
  /** Whose letter it is; it comes in that brand's name. */
  brand: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where the reader's mail program ends what this letter comes of, by one POST (RFC 8058). */
  unsubscribe?: string;
}

/** Hands one mail on. Throws when it could not: the queue tries again. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Deletes what the mailer itself kept of mail handed on before then, where it keeps any. */
  forgetSent?(before: Date): Promise<void>;
}

export interface Mail {
  key: string;
  /** Sent in this brand's name. */
  brand: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where a mail program unsubscribes with one POST (RFC 8058). */
  unsubscribe?: string;
}

/** Throws when it could not send: the queue tries again. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Deletes copies of emails sent before then, where the mailer keeps any. */
  forgetSent?(before: Date): Promise<void>;
}

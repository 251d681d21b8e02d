export interface Mail {
  key: string;
  brand: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Address for one-click unsubscription (RFC 8058). */
  unsubscribe?: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Deletes copies of emails sent before then, if the mailer keeps any. */
  forgetSent?(before: Date): Promise<void>;
}

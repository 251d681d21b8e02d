import { createTransport } from 'nodemailer';
import type { Clock } from '@/server/ports/clock';
import type { Mail, Mailer } from '@/server/ports/mailer';
import { asciiDomain, compose, type Senders } from './compose';

export interface SmtpOptions {
  /** smtp://user:password@host:587 (STARTTLS when offered) or smtps://user:password@host:465. */
  url: string;
  from: Senders;
  clock: Clock;
  timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
/** Remembered keys of sent mails. */
const REMEMBERED = 10_000;

/** Sends mail over SMTP. The Message-ID is made of the key, so that a mail sent twice after a crash shows as one. */
export function createSmtp({ url, from, clock, timeoutMs = TIMEOUT_MS }: SmtpOptions): Mailer & { close: () => void } {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const sent = new Map<string, Promise<unknown>>();

  const transmit = async (mail: Mail) => {
    const sender = from(mail.brand);
    return transport.sendMail({
      envelope: { from: sender.address, to: [asciiDomain(mail.to)] },
      raw: await compose(mail, sender, clock()),
    });
  };

  return {
    async send(mail) {
      const before = sent.get(mail.key);
      if (before) return void (await before);
      const sending = transmit(mail);
      sent.set(mail.key, sending);
      const oldest = sent.size > REMEMBERED ? sent.keys().next().value : undefined;
      if (oldest !== undefined) sent.delete(oldest);
      try {
        await sending;
      } catch (error) {
        sent.delete(mail.key);
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

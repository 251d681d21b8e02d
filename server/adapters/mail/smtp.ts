import { createTransport } from 'nodemailer';
import type { Clock } from '@/server/ports/clock';
import type { Mail, Mailer } from '@/server/ports/mailer';
import { asciiDomain, compose, type Senders } from './compose';

export interface SmtpOptions {
  /** smtp://user:password@host:587 (STARTTLS when offered) or smtps://user:password@host:465. */
  url: string;
  from: Senders;
  clock: Clock;
  /** Milliseconds for each of connecting, greeting and answering. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
/** Keys of mails handed over lately, so that one handed over again at once is not sent again. */
const REMEMBERED = 10_000;

/**
 * Hands mail to a server over SMTP. The Message-ID is made of the key: a mail that goes out twice all the same (a crash
 * between the server's answer and our commit) is one mail to every program that looks at it.
 */
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
  const handed = new Map<string, Promise<unknown>>();

  /** The very letter the outbox would have written; its Message-ID comes from the key. */
  const hand = async (mail: Mail) => {
    const sender = from(mail.brand);
    return transport.sendMail({
      envelope: { from: sender.address, to: [asciiDomain(mail.to)] },
      raw: await compose(mail, sender, clock()),
    });
  };

  return {
    async send(mail) {
      const before = handed.get(mail.key);
      if (before) return void (await before);
      const sending = hand(mail);
      handed.set(mail.key, sending);
      const oldest = handed.size > REMEMBERED ? handed.keys().next().value : undefined;
      if (oldest !== undefined) handed.delete(oldest);
      try {
        await sending;
      } catch (error) {
        handed.delete(mail.key);
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

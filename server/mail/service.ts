import mailWords from '@/messages/mail.nb.json' with { type: 'json' };
import type { OrderMail } from '@/server/orders/types';
import { confirmationMail, expiryMail, waitAfter } from './rules';
import * as store from './store';
import type { MailQueue, MailQueueDependencies, MailWords } from './types';

/**
 * The queue keeps a mail locked while it is being sent, so no two instances send the same one. What is left is a crash
 * after the mailer took it and before the commit: then it is sent again under the same key, which the outbox writes
 * over, and which an SMTP adapter should pass on as the Message-ID.
 */
export function createMailQueue({ sql, mailer, clock }: MailQueueDependencies): MailQueue {
  const deliver = (id: number) =>
    sql.begin(async (tx): Promise<'sent' | 'failed' | 'taken'> => {
      const due = await store.lockIfDue(tx, id, clock());
      if (!due) return 'taken';
      const { attempts, ...mail } = due;
      try {
        await mailer.send(mail);
      } catch (error) {
        const wait = waitAfter(attempts + 1);
        const next = wait === undefined ? undefined : new Date(clock().getTime() + wait);
        // PostgreSQL takes no NUL, and a server's answer may hold anything.
        const reason = String(error instanceof Error ? error.message : error)
          .replaceAll('\0', '')
          .slice(0, 500);
        await store.markFailed(tx, id, attempts + 1, reason, next);
        return 'failed';
      }
      await store.markSent(tx, id, attempts + 1, clock());
      return 'sent';
    });

  return {
    queue: (tx, mail) => store.insertMail(tx, mail, clock()),

    async deliverDue(limit) {
      const done = { sent: 0, failed: 0, taken: 0 };
      for (const id of await store.findDue(sql, clock(), limit)) done[await deliver(id)] += 1;
      return { sent: done.sent, failed: done.failed };
    },
  };
}

export interface OrderMailDependencies {
  queue: MailQueue['queue'];
  /** The absolute address of a receipt on the host of that brand. */
  receiptUrl: (brand: string, token: string) => string;
  words?: MailWords;
}

/** The letters orders send, written into the order's own transaction. */
export function createOrderMail({ queue, receiptUrl, words = mailWords }: OrderMailDependencies): OrderMail {
  return {
    confirmed: (tx, order, document) =>
      queue(tx, confirmationMail(document, receiptUrl(document.brand, order.token), words)),
    expired: (tx, order, document) => queue(tx, expiryMail(document, receiptUrl(document.brand, order.token), words)),
  };
}

import { errorText } from '@/lib/text/error-text';
import { transact } from '@/server/platform/db/transact';
import { KEPT_MS, KEY_KEPT_MS, waitAfter } from './rules';
import * as store from './store';
import type { MailQueue, MailQueueDependencies } from './types';

/**
 * Locks an email while it is sent. After a crash before the commit it is sent again under the same key: the outbox overwrites
 * it, and an SMTP adapter should pass the key on as the Message-ID.
 */
export function createMailQueue({ sql, mailer, clock }: MailQueueDependencies): MailQueue {
  const deliver = (id: number) =>
    // One attempt: a failed commit must not send the email again.
    transact(
      sql,
      async (tx): Promise<'sent' | 'failed' | 'taken'> => {
        const due = await store.lockIfDue(tx, id, clock());
        if (!due) return 'taken';
        const { attempts, unsubscribe, ...rest } = due;
        const mail = unsubscribe ? { ...rest, unsubscribe } : rest;
        try {
          await mailer.send({ ...mail, html: await store.withPictures(tx, mail.html) });
        } catch (error) {
          const wait = waitAfter(attempts + 1);
          const next = wait === undefined ? undefined : new Date(clock().getTime() + wait);
          await store.markFailed(tx, id, attempts + 1, errorText(error), next);
          return 'failed';
        }
        await store.markSent(tx, id, attempts + 1, clock());
        return 'sent';
      },
      { attempts: 1 },
    );

  return {
    queue: (tx, mail) => store.insertMail(tx, mail, clock()),

    load: () => store.countUnsent(sql),

    async deliverDue(limit) {
      const done = { sent: 0, failed: 0, taken: 0 };
      for (const id of await store.findDue(sql, clock(), limit)) done[await deliver(id)] += 1;
      return { sent: done.sent, failed: done.failed };
    },

    forgetCustomer: (tx, customer) => store.deleteCustomer(tx, customer),

    async forgetOld(limit) {
      const before = new Date(clock().getTime() - KEPT_MS);
      await mailer.forgetSent?.(before);
      const emptied = await store.emptyOld(sql, before, limit);
      const deleted = await store.deleteEmptied(sql, new Date(clock().getTime() - KEY_KEPT_MS), limit);
      return Math.max(emptied, deleted);
    },

    forgetKind: (prefix, before) => store.deleteDone(sql, prefix, before),
  };
}

import { again, column, daysOf, lateBefore, opens, stays } from '@/server/platform/db/personal-data/terms';
import { BATCH, HOUR, inBatches, SECOND } from '@/server/platform/jobs/task';
import type { Part } from '@/server/platform/part';
import { KEPT_MS, KEY_KEPT_MS } from './rules';
import type { MailQueue, ReservationEmails } from './types';

export const mailPart = {
  tables: {
    mails: {
      activity: 'letters',
      persons: ['customer', 'buyer', 'waiting'],
      kept: [{ after: 'it went or was given up', days: daysOf(KEPT_MS), task: 'forget old letters' }],
      personal: {
        key: stays(
          column('which email it was', 'deleted'),
          `the number of an order, or of an account as long as that exists; deleted ${daysOf(KEY_KEPT_MS)} days after it was written`,
        ),
        recipient: again('emptied'),
        subject: again('emptied'),
        text_body: again('emptied'),
        html_body: again('emptied'),
        unsubscribe: opens('emptied'),
        last_error: column('what the mail server answered', 'emptied'),
      },
      plain: 'id brand attempts next_attempt_at sent_at given_up created_at',
    },
  },
  jobs: (mail: Pick<MailQueue, 'deliverDue' | 'forgetOld'>, reservationEmails: Pick<ReservationEmails, 'writeDue'>) => [
    {
      name: 'deliver mail',
      everyMs: 5 * SECOND,
      run: inBatches(async (limit) => {
        const { sent, failed } = await mail.deliverDue(limit);
        return sent + failed;
      }),
    },
    { name: 'write letters about reservations', everyMs: 30 * SECOND, run: () => reservationEmails.writeDue(BATCH) },
    { name: 'forget old letters', everyMs: HOUR, run: inBatches(mail.forgetOld) },
  ],
  invariants: [
    {
      name: 'emails are emptied 30 days after they were sent',
      rule: '10.31',
      find: (sql, now) => sql`
      select key as what from mails where recipient <> '' and (sent_at < ${lateBefore(now, KEPT_MS)}
        or (given_up and next_attempt_at < ${lateBefore(now, KEPT_MS)}))`,
    },
    {
      name: 'emails are deleted 400 days after they were written',
      rule: '10.51',
      find: (sql, now) => sql`
      select key as what from mails where recipient = '' and (sent_at is not null or given_up)
        and created_at < ${lateBefore(now, KEY_KEPT_MS)}`,
    },
  ],
} satisfies Part;

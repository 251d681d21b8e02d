import { ShopError } from '@/lib/errors';
import { normaliseEmail } from '@/lib/text/emails';
import { transact } from '@/server/platform/db/transact';
import * as rules from './rules';
import * as store from './store';
import type { AlertKind, ProductAlerts, ProductAlertsDependencies } from './types';

const DAY_MS = 86_400_000;
const allKinds: readonly AlertKind[] = Object.values(rules.kinds);

export function createProductAlerts(
  { sql, clock, throttle, signatures }: ProductAlertsDependencies,
  kind: AlertKind,
): ProductAlerts {
  const daysAgo = (days: number) => new Date(clock().getTime() - days * DAY_MS);

  return {
    async accept(typed, { address, brand }) {
      const fields = rules.alertErrors(typed);
      if (Object.keys(fields).length > 0) throw new ShopError('invalid_form', { fields });
      await throttle.count(`${kind.name}:address:${address}`, rules.limit, 'too_many_requests');
      const email = normaliseEmail(typed);
      return { email, brand, stopToken: signatures.sign(rules.claim(email), 'hex'), at: clock() };
    },

    writeDue: (lockDue, write) =>
      transact(sql, async (tx) => {
        const due = await lockDue(tx);
        for (const alert of due) await write(tx, alert);
        await store.remove(
          tx,
          kind,
          due.map(({ id }) => id),
        );
        return due.length;
      }),

    async stop(token) {
      if (!rules.isStopToken(token)) return;
      for (const each of allKinds) {
        await store.removeByToken(sql, each, token);
        if (!signatures.rotating) continue;
        // Older alerts may hold tokens signed with the other secret.
        const emails = await store.findEmails(sql, each);
        for (const email of emails.filter((one) => signatures.isSigned(rules.claim(one), token, 'hex')))
          await store.removeByEmail(sql, each, email);
      }
    },

    async forgetOld(forgetEmails) {
      const alerts = await store.deleteOld(sql, kind, daysAgo(kind.keptDays));
      return alerts + (await forgetEmails(daysAgo(rules.EMAIL_KEPT_DAYS)));
    },

    async forgetCustomer(tx, { provenEmail }) {
      if (provenEmail === undefined) return;
      for (const each of allKinds) await store.removeByEmail(tx, each, provenEmail);
    },
  };
}

import { ShopError } from '@/lib/errors';
import { normaliseEmail } from '@/lib/text/emails';
import { transact } from '@/server/platform/db/transact';
import * as rules from './rules';
import * as store from './store';
import type { StockAlerts, StockAlertsDependencies } from './types';

const DAY_MS = 86_400_000;

/** "Varsle meg": one letter when a variant that was sold out can be had again. */
export function createStockAlerts({ sql, clock, mail, throttle, signatures }: StockAlertsDependencies): StockAlerts {
  /** The same for every alert of an address, so that the link of one letter ends them all, also after it was sent. */
  const claim = (email: string) => `stock-alerts:${email}`;
  const ago = (ms: number) => new Date(clock().getTime() - ms);

  return {
    async ask(ean, typed, { address, brand }) {
      const fields = rules.alertErrors(typed);
      if (Object.keys(fields).length > 0) throw new ShopError('invalid_form', { fields });
      await throttle.count(`stock-alert:address:${address}`, rules.limit, 'too_many_requests');
      const stand = await store.standOf(sql, ean);
      if (!stand) throw new ShopError('not_found');
      // A letter at once to an address that somebody else typed would be unasked for, and the page can sell it now.
      if (stand.available) throw new ShopError('back_in_stock');
      const email = normaliseEmail(typed);
      const alert = { ean, email, brand, stopToken: signatures.sign(claim(email), 'hex'), at: clock() };
      await store.insert(sql, alert, rules.MOST_PER_EMAIL);
    },

    async stop(token) {
      if (!rules.isStopToken(token)) return;
      await store.removeByToken(sql, token);
      if (!signatures.rotating) return;
      // An address that was written to under the secret before has asked again under the one in use, or the other way round.
      const others = await store.findEmails(sql);
      for (const email of others.filter((one) => signatures.isSigned(claim(one), token, 'hex')))
        await store.removeByEmail(sql, email);
    },

    writeDue: (limit) =>
      transact(sql, async (tx) => {
        const due = await store.lockDue(tx, limit);
        for (const { stopToken, ...alert } of due) await mail.backInStock(tx, alert, stopToken);
        await store.remove(
          tx,
          due.map((alert) => alert.id),
        );
        return due.length;
      }),

    async forgetCustomer(tx, { provenEmail }) {
      if (provenEmail !== undefined) await store.removeByEmail(tx, provenEmail);
    },

    async forgetOld() {
      const alerts = await store.deleteOld(sql, ago(rules.WAITS_DAYS * DAY_MS));
      return alerts + (await mail.forgetOld(ago(rules.LETTER_KEPT_DAYS * DAY_MS)));
    },
  };
}

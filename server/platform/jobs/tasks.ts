import type { Social } from '@/server/catalogue/social/types';
import type { StockAlerts } from '@/server/catalogue/stock-alerts/types';
import type { FormerCustomers } from '@/server/customers/leaving/types';
import type { MailQueue } from '@/server/mail/types';
import type { Retention } from '@/server/orders/retention/types';
import type { Payments } from '@/server/orders/payments/types';
import type { Purchases } from '@/server/orders/purchases/types';
import type { Sandbox } from '@/server/orders/sandbox/types';
import type { Orders } from '@/server/orders/types';
import type { Webhooks } from '@/server/platform/webhooks/types';
import type { SearchLog } from '@/server/search/log/types';
import type { Task } from './scheduler';

const BATCH = 100;
const SECOND = 1000;

interface Forgetful {
  forgetOld(): Promise<unknown>;
}

interface Workers {
  orders: Orders;
  keys: Forgetful;
  formerCustomers: Pick<FormerCustomers, 'forgetEnded'>;
  retention: Retention;
  polls: Forgetful;
  mail: MailQueue;
  letters: { writeDue(limit: number): Promise<unknown> };
  wanted: Forgetful & { writeDue(limit: number): Promise<number> };
  throttle: Forgetful;
  sessions: Forgetful;
  emailTokens: Forgetful;
  accountChanges: Forgetful;
  social: Pick<Social, 'refresh'>;
  searchLog: Pick<SearchLog, 'flush' | 'forgetOld'>;
  stockAlerts: Pick<StockAlerts, 'writeDue' | 'forgetOld'>;
  consents: Forgetful;
  counter: Forgetful;
  purchases: Pick<Purchases, 'settleDue'>;
  payments: Pick<Payments, 'sendDue' | 'reconcile'>;
  webhooks: Pick<Webhooks, 'sendDue' | 'forgetOld'>;
  sandbox?: Pick<Sandbox, 'sendWebhooks' | 'forgetOld'>;
}

/** What the shop does by itself. A backlog is worked off batch by batch before the task rests. */
export function shopTasks(workers: Workers): Task[] {
  const { orders, mail, letters, throttle, sessions, emailTokens, social, searchLog, stockAlerts, consents, counter } =
    workers;
  const { purchases, accountChanges, payments, keys, formerCustomers, retention, polls, webhooks, sandbox, wanted } =
    workers;
  return [
    // A provider that is silent is asked again the next time, not in the same one.
    { name: 'settle purchases', everyMs: 15 * SECOND, run: () => purchases.settleDue(BATCH) },
    {
      name: 'send payment acts',
      everyMs: 5 * SECOND,
      run: async () => {
        while ((await payments.sendDue(BATCH)) === BATCH);
      },
    },
    {
      name: 'reconcile payments',
      everyMs: 300 * SECOND,
      run: () => payments.reconcile(BATCH),
    },
    {
      name: 'expire reservations',
      everyMs: 30 * SECOND,
      run: async () => {
        while ((await orders.expireDue(BATCH)) === BATCH);
      },
    },
    {
      // Somebody sits and waits for it.
      name: 'write letters that were asked for',
      everyMs: SECOND,
      run: async () => {
        while ((await wanted.writeDue(BATCH)) === BATCH);
      },
    },
    {
      name: 'deliver mail',
      everyMs: 5 * SECOND,
      run: async () => {
        for (let tried = BATCH; tried === BATCH; ) {
          const { sent, failed } = await mail.deliverDue(BATCH);
          tried = sent + failed;
        }
      },
    },
    { name: 'forget idempotency keys', everyMs: 3600 * SECOND, run: () => keys.forgetOld() },
    {
      name: 'write letters about reservations',
      everyMs: 30 * SECOND,
      run: async () => void (await letters.writeDue(BATCH)),
    },
    {
      name: 'write to those who wait for goods',
      everyMs: 60 * SECOND,
      run: async () => {
        while ((await stockAlerts.writeDue(BATCH)) === BATCH);
      },
    },
    { name: 'forget stock alerts', everyMs: 3600 * SECOND, run: () => stockAlerts.forgetOld() },
    { name: 'count searches', everyMs: 60 * SECOND, run: () => searchLog.flush() },
    { name: 'forget old searches', everyMs: 24 * 3600 * SECOND, run: () => searchLog.forgetOld() },
    { name: 'forget old sessions', everyMs: 3600 * SECOND, run: () => sessions.forgetOld() },
    { name: 'forget old links', everyMs: 3600 * SECOND, run: () => emailTokens.forgetOld() },
    { name: 'forget new addresses nobody confirmed', everyMs: 3600 * SECOND, run: () => accountChanges.forgetOld() },
    { name: 'forget letters that were asked for', everyMs: 3600 * SECOND, run: () => wanted.forgetOld() },
    { name: 'forget old attempts', everyMs: 3600 * SECOND, run: () => throttle.forgetOld() },
    {
      name: 'anonymise old reservations',
      everyMs: 3600 * SECOND,
      run: async () => {
        while ((await retention.forgetUnsold(BATCH)) === BATCH);
      },
    },
    {
      name: 'anonymise orders of deleted accounts',
      everyMs: 3600 * SECOND,
      run: async () => {
        while ((await formerCustomers.forgetEnded(BATCH)) === BATCH);
      },
    },
    {
      name: 'forget old sales',
      everyMs: 24 * 3600 * SECOND,
      run: async () => {
        while ((await retention.forgetSold(BATCH)) === BATCH);
      },
    },
    { name: 'forget who answered polls', everyMs: 24 * 3600 * SECOND, run: () => polls.forgetOld() },
    {
      name: 'forget old letters',
      everyMs: 3600 * SECOND,
      run: async () => {
        while ((await mail.forgetOld(BATCH)) === BATCH);
      },
    },
    { name: 'forget old consents', everyMs: 3600 * SECOND, run: () => consents.forgetOld() },
    { name: 'forget what is over at the counters', everyMs: 3600 * SECOND, run: () => counter.forgetOld() },
    {
      name: 'send webhooks',
      everyMs: 5 * SECOND,
      run: async () => {
        while ((await webhooks.sendDue(BATCH)) > 0);
      },
    },
    { name: 'forget old webhooks', everyMs: 3600 * SECOND, run: () => webhooks.forgetOld() },
    { name: 'send webhooks of the sandbox', everyMs: SECOND, run: async () => void (await sandbox?.sendWebhooks()) },
    { name: 'forget old payments of the sandbox', everyMs: 24 * 3600 * SECOND, run: async () => sandbox?.forgetOld() },
    { name: 'refresh the social feed', everyMs: 900 * SECOND, run: () => social.refresh() },
  ];
}

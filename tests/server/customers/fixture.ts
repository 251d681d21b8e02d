import type { CustomerRegistration } from '@/lib/contracts/customers';
import { createSignatures } from '@/server/adapters/signatures/hmac';
import { createPolls } from '@/server/catalogue/polls/service';
import { createReviews } from '@/server/catalogue/reviews/service';
import { createAccountChanges } from '@/server/customers/account-changes/service';
import { createEmailTokens } from '@/server/customers/email-tokens/service';
import { createHistory } from '@/server/customers/history/service';
import { createFormerCustomers } from '@/server/customers/leaving/service';
import { createCustomers } from '@/server/customers/service';
import { createSessions } from '@/server/customers/sessions/service';
import { createLogins } from '@/server/customers/sign-in/service';
import { createReservationEmails } from '@/server/mail/emails/reservation-emails';
import { createCustomerMail, createOrderMail, createWithdrawalMail } from '@/server/mail/emails/senders';
import { createRequestedEmails } from '@/server/mail/requested/service';
import type { RequestedEmails } from '@/server/mail/requested/types';
import { createMailQueue } from '@/server/mail/service';
import { createWithdrawals } from '@/server/orders/withdrawals/service';
import type { PasswordHasher } from '@/server/platform/argon2id';
import type { Sql } from '@/server/platform/db/connection';
import type { ForgetCustomer } from '@/server/platform/db/personal-data/forgetting';
import { createThrottle } from '@/server/platform/throttle/service';
import { systemClock } from '@/server/ports/clock';
import type { Mail } from '@/server/ports/mailer';
import { openOrders } from '@/tests/support/open-orders';

export const PASSWORD = 'tre fjell og en foss';

export const registration = (over: CustomerRegistration = {}): CustomerRegistration => ({
  firstname: 'Kari',
  surname: 'Nordmann',
  email: 'kari@example.no',
  phone: '+47 91234567',
  password: PASSWORD,
  password_confirmation: PASSWORD,
  terms_conditions: 1,
  ...over,
});

export const caller = (address = '203.0.113.7') => ({ address, brand: 'nordvidda' });

/** As quick as can be, and it remembers what it was asked. */
export function openHasher() {
  const asked = { hashed: 0, verified: [] as string[] };
  const hasher: PasswordHasher = {
    hash: async (password) => {
      asked.hashed += 1;
      return `hash of ${password}`;
    },
    verify: async (hash, password) => {
      asked.verified.push(hash);
      return hash === `hash of ${password}`;
    },
  };
  return { asked, hasher };
}

/** Customers as the shop opens them, with a clock the test moves and emails it can open. */
export function open(sql: Sql, start = systemClock()) {
  let now = start;
  const clock = () => now;
  const sent: Mail[] = [];
  const queue = createMailQueue({ sql, clock, mailer: { send: async (mail) => void sent.push(mail) } });
  const { asked, hasher } = openHasher();
  const sender = {
    queue: queue.queue,
    siteUrl: (brand: string) => `https://${brand}.example`,
    receiptUrl: (brand: string, token: string) => `https://${brand}.example/kvittering/${token}`,
  };
  const mail = createCustomerMail({
    ...sender,
    settings: async () => ({ chainName: 'Nordvidda', orgNo: '987654325', address: 'Storgata 1, 0155 Oslo' }),
  });
  const throttle = createThrottle({ sql, clock });
  const sessions = createSessions({ sql, clock });
  const emailTokens = createEmailTokens({ sql, clock, signatures: createSignatures(['s'.repeat(32)]) });
  const polls = createPolls({ sql, clock, throttle });
  const { orders, keys } = openOrders({ sql, clock, mail: createOrderMail(sender) });
  const withdrawals = createWithdrawals({
    sql,
    clock,
    throttle,
    mail: createWithdrawalMail(sender),
    fulfilments: { withdraw: async () => [] },
  });
  const reviews = createReviews({ sql, clock });
  const formerCustomers = createFormerCustomers({ sql, clock, orders, forget: [withdrawals.forgetOrders] });
  const forget: ForgetCustomer[] = [queue, keys, formerCustomers, reviews, polls].map((one) => one.forgetCustomer);
  const requestedEmails: RequestedEmails = createRequestedEmails({
    ...{ sql, clock },
    writers: {
      reset: (...asked) => logins.writers.reset(...asked),
      login: (...asked) => logins.writers.login(...asked),
      ...{ order: async () => {}, withdrawal: async () => {} },
    },
  });
  const customers = createCustomers({ sql, clock, mail, throttle, sessions, emailTokens, hasher });
  const logins = createLogins({ sql, clock, mail, throttle, customers, emailTokens, sessions, requestedEmails });
  const accountChanges = createAccountChanges({ sql, clock, customers, mail, throttle, sessions, emailTokens, forget });
  const history = createHistory({ sql, clock, customers });
  const reservationEmails = createReservationEmails({ sql, clock, ...sender });
  return {
    /** What the routes ask of the shop. */
    shop: { customers: { accounts: customers, changes: accountChanges, logins, sessions, history } },
    customers,
    requestedEmails,
    accountChanges,
    polls,
    reservationEmails,
    formerCustomers,
    forget,
    forgetOld: async () =>
      (await Promise.all([throttle, sessions, emailTokens, accountChanges].map((one) => one.forgetOld()))).reduce(
        (sum, n) => sum + n,
        0,
      ),
    asked,
    clock,
    pass: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
    /** What has been written since the last look, in the order it was written. */
    async post() {
      await requestedEmails.writeDue(100);
      await queue.deliverDue(100);
      return sent.splice(0);
    },
  };
}

export const linkOf = (mail: Mail | undefined) => /[?&]token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
export const about = (mails: Mail[], subject: string) => mails.filter((mail) => mail.subject === subject);
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

import { monthsBefore } from '@/lib/dates/dates';
import { WAITS_DAYS } from '@/server/catalogue/stock-alerts/rules';
import { KEPT_MONTHS as CONSENT_MONTHS } from '@/server/customers/consents/rules';
import { KEPT_MS as LINK_MS } from '@/server/customers/email-tokens/rules';
import { KEPT_MS as SESSION_MS } from '@/server/customers/sessions/rules';
import { KEPT_MS as LETTER_MS } from '@/server/mail/rules';
import { ACTION_LIFETIME_MS } from '@/server/orders/counter/rules';
import { statusIds, UNSOLD_KEPT_MONTHS, unsold } from '@/server/orders/rules';
import { KEPT_MS as KEY_MS } from '@/server/platform/idempotency/rules';
import { KEPT_MS as ATTEMPT_MS } from '@/server/platform/throttle/rules';
import { KEPT_MS as WEBHOOK_MS } from '@/server/platform/webhooks/rules';
import type { Db, Invariant } from './invariant';

const DAY = 24 * 3600_000;
/** The jobs that forget run hourly; what they have not reached within a day they do not reach. */
const LEEWAY = DAY;

const before = (now: Date, ms: number) => new Date(now.getTime() - ms - LEEWAY).toISOString();
const monthsOf = (now: Date, months: number) => monthsBefore(new Date(now.getTime() - LEEWAY), months).toISOString();

interface Kept {
  what: string;
  rule: string;
  rows(sql: Db, now: Date): PromiseLike<{ count: number }[]>;
}

/** Rows that are deleted when their time is over. */
const kept: Kept[] = [
  {
    what: 'attempts',
    rule: '19.10',
    rows: (sql, now) => sql`select count(*)::int as count from attempts where last_at < ${before(now, ATTEMPT_MS)}`,
  },
  {
    what: 'sessions',
    rule: '19.10',
    rows: (sql, now) => sql`select count(*)::int as count from sessions where expires_at < ${before(now, SESSION_MS)}`,
  },
  {
    what: 'links sent by mail',
    rule: '19.10',
    rows: (sql, now) =>
      sql`select count(*)::int as count from customer_tokens where expires_at < ${before(now, LINK_MS)}`,
  },
  {
    what: 'choices of cookies',
    rule: '10.5',
    rows: (sql, now) => sql`
      select count(*)::int as count from (select at from consents union all select at from consent_choices) c
      where at < ${monthsOf(now, CONSENT_MONTHS)}`,
  },
  {
    what: 'stock alerts',
    rule: '15.9',
    rows: (sql, now) =>
      sql`select count(*)::int as count from stock_alerts where created_at < ${before(now, WAITS_DAYS * DAY)}`,
  },
  {
    what: 'answers kept for repeats',
    rule: '15.4',
    rows: (sql, now) =>
      sql`select count(*)::int as count from idempotency_keys where created_at < ${before(now, KEY_MS)}`,
  },
  {
    what: 'acts of the counter',
    rule: '15.22',
    rows: (sql, now) =>
      sql`select count(*)::int as count from counter_acts where created_at < ${before(now, ACTION_LIFETIME_MS)}`,
  },
  {
    what: 'messages to other systems',
    rule: '16.5',
    rows: (sql, now) => sql`select count(*)::int as count from webhook_messages
      where created_at < ${before(now, WEBHOOK_MS)} and (sent_at is not null or given_up)`,
  },
];

export const privacy: Invariant[] = [
  ...kept.map(({ what, rule, rows }) => ({
    name: `no ${what} past their time`,
    rule,
    find: async (sql: Db, now: Date) =>
      (await rows(sql, now)).flatMap(({ count }) => (count > 0 ? [{ what: `${count} ${what}` }] : [])),
  })),
  {
    name: 'letters are emptied 30 days after they went',
    rule: '10.31',
    find: (sql, now) => sql`
      select key as what from mails where recipient <> '' and (sent_at < ${before(now, LETTER_MS)}
        or (given_up and next_attempt_at < ${before(now, LETTER_MS)}))`,
  },
  {
    name: 'what was never sold loses its buyer after 12 months',
    rule: '10.30',
    find: (sql, now) => sql`
      select number as what from orders o
      where status_id = any(${unsold.map((status) => statusIds[status])}) and anonymised_at is null
        and created_at < ${monthsOf(now, UNSOLD_KEPT_MONTHS)}
        and not exists (select from order_documents d where d.order_id = o.id and d.kind = 'order_confirmation')`,
  },
  {
    name: 'an order without its person names nobody',
    rule: '10.29',
    find: (sql) => sql`
      select o.number || ' holds a ' || h.held as what from orders o cross join lateral (values
        ('name', o.name <> ''), ('e-mail', o.email <> ''), ('phone', o.phone <> ''),
        ('address', o.address || o.address_line2 || o.zipcode || o.city <> ''), ('customer', o.customer_id is not null),
        ('buyer with its payment', exists (select from payments p where p.purchase_id = o.purchase_id
          and coalesce(p.request->'buyer'->>'name', '') || coalesce(p.request->'buyer'->>'email', '')
            || coalesce(p.request->'buyer'->>'phone', '') <> ''
          and not exists (select from orders b where b.purchase_id = o.purchase_id and b.anonymised_at is null)))) as h (held, is_held)
      where o.anonymised_at is not null and h.is_held`,
  },
];

import { z } from 'zod';
import { Review } from './catalogue';
import { Id } from './fields';
import { FollowedWithdrawal, OrderPart } from './order-detail';
import { OrderReceipt } from './orders';
import { PurchaseState } from './purchases';
import { ListedDocument } from './sales-documents';

const paged = { current_page: z.number().int(), last_page: z.number().int(), total: z.number().int() };

/** All off until the customer turns them on (rule 10.24, ekomloven §3-15). */
const choices = [
  'club',
  'marketing',
  'newsletter',
  'event_invite',
  'birthday_gift',
  'cookies',
  'cookie_ga',
  'cookie_google_tag_manager',
  'cookie_meta_pixel',
] as const;
export type CustomerChoice = (typeof choices)[number];

const flags = <Flag extends z.ZodType>(flag: Flag) =>
  Object.fromEntries(choices.map((name) => [name, flag])) as Record<CustomerChoice, Flag>;

/** Rule 3.11. It has no password. */
export const Customer = z.object({
  id: z.number().int(),
  auth_id: z.string(),
  firstname: z.string(),
  surname: z.string(),
  email: z.string(),
  /** Replaces `email` once it is confirmed. */
  pending_email: z.string().nullable().optional(),
  phone: z.string(),
  birth_date: z.string().nullable(),
  gender_id: z.number().int().nullable(),
  address: z.object({ addr: z.string(), postnr: z.string() }),
  city: z.string(),
  permissions: z.array(z.string()),
  preferences: z.record(z.string(), z.unknown()),
  terms_conditions: z.boolean(),
  verified: z.boolean(),
  cookie_default: z.boolean(),
  ...flags(z.boolean()),
});
export type Customer = z.infer<typeof Customer>;

/** Rule 5.5: 1 when accepted. */
const Flag = z.union([z.boolean(), z.literal(0), z.literal(1)]);
const text = (longest: number) => z.string().max(longest);
// lib/customers/customer-form.ts decides what fields may hold; these bounds only keep bodies small.
const fields = {
  firstname: text(1000),
  surname: text(1000),
  email: text(1000),
  phone: text(1000),
  birth_date: text(40).nullable(),
  gender_id: Id.nullable(),
  address: z.object({ addr: text(1000).optional(), postnr: text(1000).optional() }),
  city: text(1000),
  password: text(4000),
  password_confirmation: text(4000),
  preferences: z.record(z.string().max(100), z.union([z.string().max(1000), z.number(), z.boolean(), z.null()])),
  terms_conditions: Flag,
  ...flags(Flag),
};

export const CustomerRegistration = z.object(fields).partial();
export type CustomerRegistration = z.infer<typeof CustomerRegistration>;

/** Missing fields stay. A new email, phone or password needs the current password (rule 6.13). */
export const CustomerUpdate = z.object({ ...fields, current_password: text(4000), pending_email: z.null() }).partial();
export type CustomerUpdate = z.infer<typeof CustomerUpdate>;

/** Without a type in the address, `email` may hold a phone number. */
export const CustomerLogin = z.object({
  email: text(1000).optional(),
  phone: text(1000).optional(),
  password: text(4000),
});
export type CustomerLogin = z.infer<typeof CustomerLogin>;

export const LoginLink = CustomerLogin.pick({ email: true, phone: true });

export const LoginType = z.enum(['email', 'phone']);
export type LoginType = z.infer<typeof LoginType>;

export const PasswordReset = z.object({
  token: text(200),
  password: text(4000),
  password_confirmation: text(4000),
});
export type PasswordReset = z.infer<typeof PasswordReset>;

/** Rule 2.40. */
const followed = {
  shipping: z.object({ id: z.string(), name: z.string() }),
  /** Null for a reservation. */
  purchase: z.object({ state: PurchaseState }).nullable(),
  parts: z.array(
    OrderPart.pick({
      id: true,
      shop: true,
      kind: true,
      state: true,
      carrier: true,
      trackingNumber: true,
      trackingUrl: true,
      lines: true,
    }),
  ),
  withdrawals: z.array(
    FollowedWithdrawal.pick({ number: true, at: true, lines: true, backAt: true }).extend({ count: z.number().int() }),
  ),
  /** Øre; null if paid in the shop. */
  money: z.object({ captured: z.number().int(), refunded: z.number().int() }).nullable(),
  documents: z.array(ListedDocument),
  canCancel: z.boolean(),
};

export const CustomerReservation = OrderReceipt.extend(followed);
export type CustomerReservation = z.infer<typeof CustomerReservation>;

export const ReservationPage = z.object({ reservations: z.array(CustomerReservation), ...paged });
export type ReservationPage = z.infer<typeof ReservationPage>;

/** Rule 3.8. Øre; `vatPercentage` is of the net amount. */
export const CustomerOrder = OrderReceipt.pick({
  id: true,
  number: true,
  token: true,
  kind: true,
  shopID: true,
  status: true,
  delivery: true,
  address: true,
  zipcode: true,
  city: true,
  total: true,
  freight: true,
  discount: true,
  articles: true,
  date: true,
  expiresAt: true,
}).extend({
  ...followed,
  vatPercentage: z.number(),
  totalVat: z.number().int(),
  netAmount: z.number().int(),
});
export type CustomerOrder = z.infer<typeof CustomerOrder>;

export const CustomerOrderPage = z.object({ orders: z.array(CustomerOrder), ...paged });
export type CustomerOrderPage = z.infer<typeof CustomerOrderPage>;

export const CustomerReview = Review.extend({
  decided: z.boolean(),
  article: z.object({ name: z.string(), slug: z.string() }),
});
export type CustomerReview = z.infer<typeof CustomerReview>;

export const CustomerReviewPage = z.object({ reviews: z.array(CustomerReview), ...paged });
export type CustomerReviewPage = z.infer<typeof CustomerReviewPage>;

/** GDPR art. 15 and 20: everything except the password. */
export const CustomerExport = z.object({
  exportedAt: z.string(),
  customer: Customer.extend({ created_at: z.string(), club_code: z.string() }),
  choices: z.array(
    z.object({ choice: z.string(), given: z.boolean(), source: z.string(), version: z.number().int(), at: z.string() }),
  ),
  sessions: z.array(z.object({ created_at: z.string(), last_seen: z.string(), expires_at: z.string() })),
  devices: z.array(z.object({ last_login: z.string(), expires_at: z.string() })),
  orders: z.array(OrderReceipt),
  withdrawals: z.array(z.object({ number: z.string(), order: z.string(), at: z.string(), reason: z.string() })),
  complaints: z.array(
    z.object({
      ...{ number: z.string(), order: z.string(), at: z.string(), wish: z.string(), text: z.string() },
      answers: z.array(
        z.object({
          ...{ shop: z.string(), at: z.string(), outcome: z.string(), amount: z.number().int(), word: z.string() },
        }),
      ),
    }),
  ),
  payments: z.array(
    z.object({
      orders: z.array(z.string()),
      method: z.string(),
      instrument: z.string(),
      state: z.string(),
      amount: z.number().int(),
      captured: z.number().int(),
      refunded: z.number().int(),
      at: z.string(),
    }),
  ),
  reviews: z.array(CustomerReview),
  alerts: z.array(
    z.object({ ean: z.string().nullable(), article: z.string().nullable(), email: z.string(), since: z.string() }),
  ),
  favourites: z.array(z.object({ articleId: z.number().int(), name: z.string(), since: z.string() })),
  pollAnswers: z.array(z.object({ question: z.string(), answer: z.string(), since: z.string() })),
});
export type CustomerExport = z.infer<typeof CustomerExport>;

// Klarna Payments and Order Management; one session, authorisation and order per shop (decision 0020). Not called live yet.
import { z } from 'zod';
import type { ActOutcome, PaymentMethod } from '@/server/ports/payment-method';
import { askProvider, type ProviderAnswer, unexpected } from './ask-provider';
import { KlarnaOrder, klarnaFacts, klarnaLine, klarnaPurchase } from './klarna-order';
import { done, NO_PAYMENT, refused } from './outcomes';
import { readBody, sameSecret } from './webhook-request';

export interface KlarnaSettings {
  url: string;
  user: string;
  password: string;
  /** The last part of the address Klarna tells of changes at, as it signs nothing: '^[A-Za-z0-9_-]{16,100}$'. */
  webhookSecret: string;
  fetch?: typeof globalThis.fetch;
  timeoutMs?: number;
}

const Id = z.string().regex(/^[\w-]{1,100}$/);
const Opened = z.object({
  session_id: Id,
  client_token: z.string().min(1),
  payment_method_categories: z.array(z.object({ identifier: z.string().min(1).max(50) })).default([]),
});
const Session = z.object({ status: z.string(), expires_at: z.coerce.date().nullish() });
const Ordered = z.object({ order_id: Id });
const Refusal = z.object({ error_code: z.string(), error_messages: z.array(z.string()).default([]) });
const Told = z.object({ order_id: Id.optional(), session_id: Id.optional(), authorization_token: Id.optional() });

const ORDERS = '/ordermanagement/v1/orders';
/** Where the order is known already: a token that names it, for `complete` to look it up. */
const ORDER_TOKEN = 'order:';

const ok = ({ status }: ProviderAnswer) => status >= 200 && status < 300;

function refusal({ status, body }: ProviderAnswer): ActOutcome {
  const { data } = Refusal.safeParse(body);
  return refused(data ? [data.error_code, ...data.error_messages].join(' ') : `${status}`);
}

export function createKlarna(settings: KlarnaSettings): PaymentMethod {
  const { url, user, password, webhookSecret, fetch, timeoutMs } = settings;
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  const ask = askProvider({ name: 'Klarna', url, authorization, fetch, timeoutMs });
  const orderPath = (id: string) => `${ORDERS}/${encodeURIComponent(id)}`;
  const sessionPath = (id: string) => `/payments/v1/sessions/${encodeURIComponent(id)}`;
  const withKey = (key: string) => ({ 'Klarna-Idempotency-Key': key });

  async function find(id: string): Promise<KlarnaOrder | undefined> {
    const answer = await ask(`GET ${orderPath(id)}`);
    if (answer.status === 404) return undefined;
    const { data } = KlarnaOrder.safeParse(answer.body);
    if (!ok(answer) || !data) throw unexpected('Klarna', answer);
    return data;
  }

  /** Tells Klarna that we have the order; without it Klarna only tells us again. */
  const acknowledge = (id: string) => ask(`POST ${orderPath(id)}/acknowledge`).catch(() => undefined);

  return {
    provider: 'klarna',
    perShop: true,

    async open(payment) {
      const told = `${payment.webhookUrl}/${webhookSecret}?sid={session.id}`;
      const answer = await ask('POST /payments/v1/sessions', {
        ...klarnaPurchase(payment),
        intent: 'buy',
        acquiring_channel: 'ECOMMERCE',
        merchant_urls: {
          authorization: told,
          confirmation: payment.returnUrl,
          notification: `${told}&o={order.id}`,
          push: `${told}&o={order.id}`,
        },
      });
      const { data } = Opened.safeParse(answer.body);
      if (!ok(answer) || !data) throw unexpected('Klarna', answer);
      const [category] = data.payment_method_categories;
      return { id: data.session_id, clientToken: data.client_token, clientCategory: category?.identifier };
    },

    async complete(id, token, payment) {
      if (token.startsWith(ORDER_TOKEN)) {
        const order = await find(token.slice(ORDER_TOKEN.length));
        return { id: order?.merchant_reference1 === payment.reference ? order.order_id : id };
      }
      const body = { ...klarnaPurchase(payment), auto_capture: false };
      const call = `POST /payments/v1/authorizations/${encodeURIComponent(token)}/order`;
      const answer = await ask(call, body, withKey(payment.reference));
      // Refused: it is a session still, and nothing is held.
      if (answer.status >= 400) return { id };
      const { data } = Ordered.safeParse(answer.body);
      if (!data) throw unexpected('Klarna', answer);
      await acknowledge(data.order_id);
      return { id: data.order_id };
    },

    async abandon(token) {
      if (token.startsWith(ORDER_TOKEN)) return;
      const answer = await ask(`DELETE /payments/v1/authorizations/${encodeURIComponent(token)}`);
      // Not there: it has become an order, or has lapsed.
      if (!ok(answer) && answer.status !== 404) throw unexpected('Klarna', answer);
    },

    async read(id) {
      const order = await find(id);
      if (order) return klarnaFacts(order);
      const answer = await ask(`GET ${sessionPath(id)}`);
      if (answer.status === 404) return NO_PAYMENT;
      const { data } = Session.safeParse(answer.body);
      if (!ok(answer) || !data) throw unexpected('Klarna', answer);
      // The order that came of a completed session is told by the webhook, or by asking `complete` again.
      return { ...NO_PAYMENT, state: data.status.toLowerCase() === 'complete' ? 'pending' : 'open' };
    },

    async capture(id, { key, amount, lines, shipping }) {
      const sent = shipping && [{ shipping_company: shipping.carrier, tracking_number: shipping.trackingNumber }];
      const body = { captured_amount: amount, order_lines: lines.map(klarnaLine), reference: key, shipping_info: sent };
      const answer = await ask(`POST ${orderPath(id)}/captures`, body, withKey(key));
      if (ok(answer)) return done(answer.headers.get('capture-id') ?? key);
      const order = await find(id);
      const mine = order?.captures?.find(({ reference }) => reference === key);
      if (mine) return done(mine.capture_id);
      const whole = order?.order_amount === amount && order.captured_amount === amount;
      return whole ? done(order.captures?.[0]?.capture_id ?? key) : refusal(answer);
    },

    async refund(id, { key, amount, lines }) {
      const body = { refunded_amount: amount, order_lines: lines.map(klarnaLine), reference: key };
      const answer = await ask(`POST ${orderPath(id)}/refunds`, body, withKey(key));
      if (ok(answer)) return done(answer.headers.get('refund-id') ?? key);
      const mine = (await find(id))?.refunds?.find(({ reference }) => reference === key);
      return mine ? done(mine.refund_id) : refusal(answer);
    },

    async release(id, key) {
      const order = await find(id);
      // A session becomes an order by our `complete` only, and lapses by itself.
      if (!order) return done('lapses');
      if (order.remaining_authorized_amount === 0) return done('released');
      const way = order.captured_amount > 0 ? 'release-remaining-authorization' : 'cancel';
      const answer = await ask(`POST ${orderPath(id)}/${way}`, undefined, withKey(key));
      if (ok(answer)) return done('released');
      // Captured or cancelled between the two calls.
      const now = await find(id);
      if (now?.remaining_authorized_amount === 0) return done('released');
      if (now?.captured_amount !== order.captured_amount) throw unexpected('Klarna', answer);
      return refusal(answer);
    },

    async extend(id, key) {
      const answer = await ask(`POST ${orderPath(id)}/extend-authorization-time`, undefined, withKey(key));
      return ok(answer) ? done('extended') : refusal(answer);
    },

    webhook({ url, body }) {
      const { pathname, searchParams } = url;
      if (!sameSecret(pathname.slice(pathname.lastIndexOf('/') + 1), webhookSecret)) return undefined;
      const told = Told.safeParse(readBody(body)).data ?? {};
      const order = told.order_id ?? Id.safeParse(searchParams.get('o')).data;
      const session = told.session_id ?? Id.safeParse(searchParams.get('sid')).data;
      const token = order ? `${ORDER_TOKEN}${order}` : told.authorization_token;
      return [...(session ? [{ id: session, token }] : []), ...(order ? [{ id: order }] : [])];
    },
  };
}

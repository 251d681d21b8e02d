// Klarna Payments and Order Management; one session, authorisation and order per shop (decision 0020). Not called live yet.
import { z } from 'zod';
import type { ActionOutcome, PaymentMethod } from '@/server/ports/payment-method';
import { KlarnaOrder, klarnaLine, klarnaPurchase, klarnaStatus } from './klarna-order';
import {
  type AskProvider,
  askProvider,
  done,
  isOk,
  NO_PAYMENT,
  type ProviderAnswer,
  read,
  readBody,
  refused,
  sameSecret,
  unexpected,
} from './provider';

export interface KlarnaSettings {
  url: string;
  user: string;
  password: string;
  /** The last part of the webhook's address, as Klarna signs nothing: '^[A-Za-z0-9_-]{16,100}$'. */
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
const Webhook = z.object({ order_id: Id.optional(), session_id: Id.optional(), authorization_token: Id.optional() });

/** A token that names the order where it is known already, for `complete` to look it up. */
const ORDER_TOKEN = 'order:';

const orderPath = (id: string) => `/ordermanagement/v1/orders/${encodeURIComponent(id)}`;
const withKey = (key: string) => ({ 'Klarna-Idempotency-Key': key });

function refusal({ status, body }: ProviderAnswer): ActionOutcome {
  const { data } = Refusal.safeParse(body);
  return refused(data ? [data.error_code, ...data.error_messages].join(' ') : `${status}`);
}

async function find(ask: AskProvider, id: string): Promise<KlarnaOrder | undefined> {
  const answer = await ask(`GET ${orderPath(id)}`);
  return answer.status === 404 ? undefined : read('Klarna', KlarnaOrder, answer);
}

export function createKlarna(settings: KlarnaSettings): PaymentMethod {
  const { url, user, password, webhookSecret, fetch, timeoutMs } = settings;
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  const ask = askProvider({ name: 'Klarna', url, authorization, fetch, timeoutMs });
  return {
    provider: 'klarna',
    perShop: true,
    ...authorising(ask, webhookSecret),
    ...moving(ask),

    async read(id) {
      const order = await find(ask, id);
      if (order) return klarnaStatus(order);
      const answer = await ask(`GET /payments/v1/sessions/${encodeURIComponent(id)}`);
      if (answer.status === 404) return NO_PAYMENT;
      const { status } = read('Klarna', Session, answer);
      // The webhook, or `complete` asked again, tells the order of a completed session.
      return { ...NO_PAYMENT, state: status.toLowerCase() === 'complete' ? 'pending' : 'open' };
    },

    webhook({ url, body }) {
      const { pathname, searchParams } = url;
      if (!sameSecret(pathname.slice(pathname.lastIndexOf('/') + 1), webhookSecret)) return undefined;
      const sent = Webhook.safeParse(readBody(body)).data ?? {};
      const order = sent.order_id ?? Id.safeParse(searchParams.get('o')).data;
      const session = sent.session_id ?? Id.safeParse(searchParams.get('sid')).data;
      const token = order ? `${ORDER_TOKEN}${order}` : sent.authorization_token;
      return [...(session ? [{ id: session, token }] : []), ...(order ? [{ id: order }] : [])];
    },
  };
}

const authorising = (
  ask: AskProvider,
  webhookSecret: string,
): Required<Pick<PaymentMethod, 'open' | 'complete' | 'abandon'>> => ({
  async open(payment) {
    const webhook = `${payment.webhookUrl}/${webhookSecret}?sid={session.id}`;
    const answer = await ask('POST /payments/v1/sessions', {
      ...klarnaPurchase(payment),
      intent: 'buy',
      acquiring_channel: 'ECOMMERCE',
      merchant_urls: {
        authorization: webhook,
        confirmation: payment.returnUrl,
        notification: `${webhook}&o={order.id}`,
        push: `${webhook}&o={order.id}`,
      },
    });
    const { session_id, client_token, payment_method_categories } = read('Klarna', Opened, answer);
    return { id: session_id, clientToken: client_token, clientCategory: payment_method_categories[0]?.identifier };
  },

  async complete(id, token, payment) {
    if (token.startsWith(ORDER_TOKEN)) {
      const order = await find(ask, token.slice(ORDER_TOKEN.length));
      return { id: order?.merchant_reference1 === payment.reference ? order.order_id : id };
    }
    const body = { ...klarnaPurchase(payment), auto_capture: false };
    const call = `POST /payments/v1/authorizations/${encodeURIComponent(token)}/order`;
    const answer = await ask(call, body, withKey(payment.reference));
    // Refused: it is a session still, and nothing is held.
    if (answer.status >= 400) return { id };
    const { data } = Ordered.safeParse(answer.body);
    if (!data) throw unexpected('Klarna', answer);
    await ask(`POST ${orderPath(data.order_id)}/acknowledge`).catch(() => undefined);
    return { id: data.order_id };
  },

  async abandon(token) {
    if (token.startsWith(ORDER_TOKEN)) return;
    const answer = await ask(`DELETE /payments/v1/authorizations/${encodeURIComponent(token)}`);
    if (!isOk(answer) && answer.status !== 404) throw unexpected('Klarna', answer);
  },
});

const moving = (ask: AskProvider): Required<Pick<PaymentMethod, 'capture' | 'refund' | 'release' | 'extend'>> => ({
  async capture(id, { key, amount, lines, shipping }) {
    const sent = shipping && [{ shipping_company: shipping.carrier, tracking_number: shipping.trackingNumber }];
    const body = { captured_amount: amount, order_lines: lines.map(klarnaLine), reference: key, shipping_info: sent };
    const answer = await ask(`POST ${orderPath(id)}/captures`, body, withKey(key));
    if (isOk(answer)) return done(answer.headers.get('capture-id') ?? key);
    const order = await find(ask, id);
    const mine = order?.captures?.find(({ reference }) => reference === key);
    if (mine) return done(mine.capture_id);
    const whole = order?.order_amount === amount && order.captured_amount === amount;
    return whole ? done(order.captures?.[0]?.capture_id ?? key) : refusal(answer);
  },

  async refund(id, { key, amount, lines }) {
    const body = { refunded_amount: amount, order_lines: lines.map(klarnaLine), reference: key };
    const answer = await ask(`POST ${orderPath(id)}/refunds`, body, withKey(key));
    if (isOk(answer)) return done(answer.headers.get('refund-id') ?? key);
    const mine = (await find(ask, id))?.refunds?.find(({ reference }) => reference === key);
    return mine ? done(mine.refund_id) : refusal(answer);
  },

  async release(id, key) {
    const order = await find(ask, id);
    // A session becomes an order by our `complete` only, and lapses by itself.
    if (!order) return done('lapses');
    if (order.remaining_authorized_amount === 0) return done('released');
    const action = order.captured_amount > 0 ? 'release-remaining-authorization' : 'cancel';
    const answer = await ask(`POST ${orderPath(id)}/${action}`, undefined, withKey(key));
    if (isOk(answer)) return done('released');
    const now = await find(ask, id);
    if (now?.remaining_authorized_amount === 0) return done('released');
    if (now?.captured_amount !== order.captured_amount) throw unexpected('Klarna', answer);
    return refusal(answer);
  },

  async extend(id, key) {
    const answer = await ask(`POST ${orderPath(id)}/extend-authorization-time`, undefined, withKey(key));
    return isOk(answer) ? done('extended') : refusal(answer);
  },
});

// Nexi Checkout (Nets Easy), hosted payment page; Vipps is paid with there (decision 0020). Not called live yet.
import { z } from 'zod';
import { inOneLine } from '@/lib/orders/payment-lines';
import type { ActionOutcome, NewPayment, PaymentLine, PaymentMethod } from '@/server/ports/payment-method';
import { nexiItem, nexiText } from './nexi-items';
import { chargeOfAll, type NexiPayment, NexiPaymentAnswer, nexiStatus, planRefund } from './nexi-payment';
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

export interface NexiSettings {
  url: string;
  secretKey: string;
  /** 8–64 of letters, digits, `-` and `=`; comes back in the Authorization of every webhook. */
  webhookSecret: string;
  fetch?: typeof globalThis.fetch;
  timeoutMs?: number;
}

const EVENTS = [
  ...['payment.reservation.created.v2', 'payment.reservation.failed', 'payment.checkout.completed'],
  ...['payment.charge.created.v2', 'payment.charge.failed.v2', 'payment.cancel.created', 'payment.cancel.failed'],
  ...['payment.refund.completed', 'payment.refund.failed'],
];
const ALREADY_CHARGED = '1008';

const Opened = z.object({ paymentId: z.string().min(1), hostedPaymentPageUrl: z.url({ protocol: /^https?$/ }) });
const Charged = z.object({ chargeId: z.string() });
const Refunded = z.object({ refundId: z.string() });
const Webhook = z.object({ data: z.object({ paymentId: z.string().min(1) }) });
const Refusal = z.object({ code: z.coerce.string(), message: z.string().default('') });

const codeOf = ({ body }: ProviderAnswer) => Refusal.safeParse(body).data?.code;
const path = (id: string) => `/v1/payments/${encodeURIComponent(id)}`;

function refusal({ status, body }: ProviderAnswer): ActionOutcome {
  const { data } = Refusal.safeParse(body);
  return refused(data ? `${data.code} ${data.message}` : `${status} ${JSON.stringify(body ?? '').slice(0, 200)}`);
}

async function find(ask: AskProvider, id: string): Promise<NexiPayment | undefined> {
  const answer = await ask(`GET ${path(id)}`);
  return answer.status === 404 ? undefined : read('Nexi', NexiPaymentAnswer, answer).payment;
}

export function createNexi({ url, secretKey, webhookSecret, fetch, timeoutMs }: NexiSettings): PaymentMethod {
  const ask = askProvider({ name: 'Nexi', url, authorization: secretKey, fetch, timeoutMs });
  return {
    provider: 'nexi',
    perShop: false,
    ...moving(ask),

    async open(payment) {
      const answer = await ask('POST /v1/payments', newPayment(payment, webhookSecret));
      const { paymentId, hostedPaymentPageUrl } = read('Nexi', Opened, answer);
      const page = new URL(hostedPaymentPageUrl);
      page.searchParams.set('language', 'nb-NO');
      return { id: paymentId, url: page.href };
    },

    async read(id) {
      const payment = await find(ask, id);
      return payment ? nexiStatus(payment) : NO_PAYMENT;
    },

    webhook({ headers, body }) {
      if (!sameSecret(headers.get('authorization'), webhookSecret)) return undefined;
      const { data } = Webhook.safeParse(readBody(body));
      return data ? [{ id: data.data.paymentId }] : [];
    },
  };
}

const moving = (ask: AskProvider): Pick<PaymentMethod, 'capture' | 'refund' | 'release'> => ({
  async capture(id, { key, amount, lines, shipping }) {
    const orderItems = lines.map(nexiItem);
    const sent = shipping && { trackingNumber: shipping.trackingNumber, provider: shipping.carrier };
    const body = { amount, orderItems, shipping: sent, myReference: key.slice(0, 36) };
    const answer = await ask(`POST ${path(id)}/charges`, body, { 'Idempotency-Key': key });
    if (isOk(answer)) return done(read('Nexi', Charged, answer).chargeId);
    const payment = codeOf(answer) === ALREADY_CHARGED ? await find(ask, id) : undefined;
    const charge = payment && chargeOfAll(payment, amount);
    return charge ? done(charge.chargeId) : refusal(answer);
  },

  async refund(id, { key, amount, lines }) {
    const payment = await find(ask, id);
    if (!payment) return refused('Nexi knows no such payment');
    const { done: before, parts, short } = planRefund(payment, key, amount);
    if (short) return refused('More than has been captured and not paid back');
    const references = [...before.references];
    for (const part of parts) {
      const orderItems = refundLines(part.amount, amount, lines).map((line) => ({ ...nexiItem(line), reference: key }));
      const call = `POST /v1/charges/${encodeURIComponent(part.chargeId)}/refunds`;
      const headers = { 'Idempotency-Key': `${key}-${references.length + 1}` };
      const answer = await ask(call, { amount: part.amount, orderItems, myReference: key.slice(0, 36) }, headers);
      if (!isOk(answer)) return refusal(answer);
      references.push(read('Nexi', Refunded, answer).refundId);
    }
    return done(references.join(' '));
  },

  async release(id) {
    const payment = await find(ask, id);
    if (!payment) return done('unknown');
    const { state, captured, authorised } = nexiStatus(payment);
    if (state === 'cancelled') return done('cancelled');
    // The rest of a reservation cannot be cancelled after a charge; the bank releases it.
    if (captured > 0) return done('lapses');
    const answer =
      authorised > 0
        ? await ask(`POST ${path(id)}/cancels`, { amount: authorised })
        : await ask(`PUT ${path(id)}/terminate`);
    if (isOk(answer)) return done('cancelled');
    const now = await find(ask, id);
    const status = now && nexiStatus(now);
    if (!status || status.state === 'cancelled') return done('cancelled');
    if (status.captured > 0) return done('lapses');
    if (status.authorised !== authorised) throw unexpected('Nexi', answer);
    return refusal(answer);
  },
});

function refundLines(part: number, amount: number, lines: PaymentLine[]): PaymentLine[] {
  if (part === amount && lines.length > 0) return lines;
  return inOneLine(lines, part, { reference: 'refund', name: 'Refusjon' });
}

function newPayment(payment: NewPayment, webhookSecret: string) {
  const { reference, amount, lines, buyer, webhookUrl } = payment;
  const names = nexiText(buyer.name).split(/\s+/);
  const lastName = names.length > 1 ? names.pop() : '-';
  const address = buyer.address && {
    addressLine1: nexiText(buyer.address.street),
    ...(buyer.address.line2 && { addressLine2: nexiText(buyer.address.line2) }),
    postalCode: buyer.address.postalCode,
    city: nexiText(buyer.address.city),
    country: 'NOR',
  };
  // Nexi calls over https only; a shop without it asks for the status instead.
  const webHooks = webhookUrl.startsWith('https:')
    ? EVENTS.map((eventName) => ({ eventName, url: webhookUrl, authorization: webhookSecret }))
    : [];
  return {
    order: { items: lines.map(nexiItem), amount, currency: 'NOK', reference },
    checkout: {
      integrationType: 'HostedPaymentPage',
      returnUrl: payment.returnUrl,
      cancelUrl: payment.cancelUrl,
      termsUrl: payment.termsUrl,
      merchantTermsUrl: payment.privacyUrl,
      merchantHandlesConsumerData: true,
      charge: false,
      countryCode: 'NOR',
      consumer: {
        email: buyer.email,
        phoneNumber: { prefix: '+47', number: buyer.phone },
        shippingAddress: address,
        privatePerson: { firstName: names.join(' '), lastName },
      },
      appearance: { textOptions: { completePaymentButtonText: 'purchase' } },
    },
    notifications: { webHooks },
    myReference: reference,
  };
}

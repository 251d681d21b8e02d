// Nexi Checkout (Nets Easy), hosted payment page; Vipps is paid with there (decision 0020). Not called live yet.
import { z } from 'zod';
import { inOneLine } from '@/lib/orders/payment-lines';
import type { ActOutcome, NewPayment, PaymentLine, PaymentMethod } from '@/server/ports/payment-method';
import { askProvider, type ProviderAnswer, unexpected } from './ask-provider';
import { nexiItem, nexiText } from './nexi-items';
import { chargeOfAll, type NexiPayment, NexiPaymentAnswer, nexiFacts, planRefund } from './nexi-payment';
import { done, NO_PAYMENT, refused } from './outcomes';
import { readBody, sameSecret } from './webhook-request';

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
const Told = z.object({ data: z.object({ paymentId: z.string().min(1) }) });
const Refusal = z.object({ code: z.coerce.string(), message: z.string().default('') });

const ok = ({ status }: ProviderAnswer) => status >= 200 && status < 300;
const codeOf = ({ body }: ProviderAnswer) => Refusal.safeParse(body).data?.code;

function refusal({ status, body }: ProviderAnswer): ActOutcome {
  const { data } = Refusal.safeParse(body);
  return refused(data ? `${data.code} ${data.message}` : `${status} ${JSON.stringify(body ?? '').slice(0, 200)}`);
}

export function createNexi({ url, secretKey, webhookSecret, fetch, timeoutMs }: NexiSettings): PaymentMethod {
  const ask = askProvider({ name: 'Nexi', url, authorization: secretKey, fetch, timeoutMs });
  const path = (id: string) => `/v1/payments/${encodeURIComponent(id)}`;

  async function find(id: string): Promise<NexiPayment | undefined> {
    const answer = await ask(`GET ${path(id)}`);
    if (answer.status === 404) return undefined;
    const { data } = NexiPaymentAnswer.safeParse(answer.body);
    if (!ok(answer) || !data) throw unexpected('Nexi', answer);
    return data.payment;
  }

  return {
    provider: 'nexi',
    perShop: false,

    async open(payment) {
      const answer = await ask('POST /v1/payments', newPayment(payment, webhookSecret));
      const { data } = Opened.safeParse(answer.body);
      if (!ok(answer) || !data) throw unexpected('Nexi', answer);
      const page = new URL(data.hostedPaymentPageUrl);
      page.searchParams.set('language', 'nb-NO');
      return { id: data.paymentId, url: page.href };
    },

    async read(id) {
      const payment = await find(id);
      return payment ? nexiFacts(payment) : NO_PAYMENT;
    },

    async capture(id, { key, amount, lines, shipping }) {
      const orderItems = lines.map(nexiItem);
      const sent = shipping && { trackingNumber: shipping.trackingNumber, provider: shipping.carrier };
      const body = { amount, orderItems, shipping: sent, myReference: key.slice(0, 36) };
      const answer = await ask(`POST ${path(id)}/charges`, body, { 'Idempotency-Key': key });
      const { data } = Charged.safeParse(answer.body);
      if (ok(answer) && data) return done(data.chargeId);
      if (ok(answer)) throw unexpected('Nexi', answer);
      const payment = codeOf(answer) === ALREADY_CHARGED ? await find(id) : undefined;
      const charge = payment && chargeOfAll(payment, amount);
      return charge ? done(charge.chargeId) : refusal(answer);
    },

    async refund(id, { key, amount, lines }) {
      const payment = await find(id);
      if (!payment) return refused('Nexi knows no such payment');
      const { done: before, parts, short } = planRefund(payment, key, amount);
      if (short) return refused('More than has been captured and not paid back');
      const references = [...before.references];
      for (const part of parts) {
        const orderItems = refundLines(part.amount, amount, lines).map((line) => ({
          ...nexiItem(line),
          reference: key,
        }));
        const call = `POST /v1/charges/${encodeURIComponent(part.chargeId)}/refunds`;
        const headers = { 'Idempotency-Key': `${key}-${references.length + 1}` };
        const answer = await ask(call, { amount: part.amount, orderItems, myReference: key.slice(0, 36) }, headers);
        const { data } = Refunded.safeParse(answer.body);
        if (!ok(answer)) return refusal(answer);
        if (!data) throw unexpected('Nexi', answer);
        references.push(data.refundId);
      }
      return done(references.join(' '));
    },

    async release(id) {
      const payment = await find(id);
      if (!payment) return done('unknown');
      const { state, captured, authorised } = nexiFacts(payment);
      if (state === 'cancelled') return done('cancelled');
      // What is left of a reservation after a charge cannot be cancelled; the bank lets go of it.
      if (captured > 0) return done('lapses');
      const answer =
        authorised > 0
          ? await ask(`POST ${path(id)}/cancels`, { amount: authorised })
          : await ask(`PUT ${path(id)}/terminate`);
      if (ok(answer)) return done('cancelled');
      // Paid, charged or cancelled between the two calls.
      const now = await find(id);
      const facts = now && nexiFacts(now);
      if (!facts || facts.state === 'cancelled') return done('cancelled');
      if (facts.captured > 0) return done('lapses');
      if (facts.authorised !== authorised) throw unexpected('Nexi', answer);
      return refusal(answer);
    },

    webhook({ headers, body }) {
      if (!sameSecret(headers.get('authorization'), webhookSecret)) return undefined;
      const { data } = Told.safeParse(readBody(body));
      return data ? [{ id: data.data.paymentId }] : [];
    },
  };
}

/** A refund that is spread over charges is no longer one of lines. */
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
  // Nexi tells over https only: a shop on a developer's machine asks instead.
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

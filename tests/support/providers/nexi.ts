import type { NexiItem } from '@/server/adapters/payment-method/nexi-items';
import { type FaultSettings, serveFaulty } from './faulty-server';
import { type Approval, type Book, tellingQueue } from './telling';

interface Refund {
  refundId: string;
  amount: number;
  state: string;
  orderItems: NexiItem[];
}
interface Charge {
  chargeId: string;
  amount: number;
  created: string;
  orderItems: NexiItem[];
  refunded: number;
}
interface Order {
  items: NexiItem[];
  amount: number;
  currency: string;
  reference: string;
}
interface Opening {
  order: Order;
  checkout: { returnUrl: string; cancelUrl: string };
  notifications: { webHooks: { eventName: string; url: string; authorization: string }[] };
}
interface Payment {
  id: string;
  order: Order;
  webHooks: Opening['notifications']['webHooks'];
  returnUrl: string;
  cancelUrl: string;
  currency: string;
  reserved: number;
  cancelled: number;
  lapsed: boolean;
  terminated: string | null;
  created: string;
  charges: Charge[];
  refunds: Refund[];
}

export const NEXI_KEY = 'test-secret-key';

const reply = (status: number, body?: unknown) =>
  new Response(body === undefined ? null : JSON.stringify(body), { status });
const refuse = (code: number, message: string) => reply(402, { code: String(code), message, source: 'internal' });
const invalid = (field: string, message: string) => reply(400, { errors: { [field]: [message] } });
const sum = (all: readonly { amount: number }[]) => all.reduce((total, one) => total + one.amount, 0);

/** A line is exact but for an øre of VAT, as Nexi lets it be. */
function badItem(item: NexiItem): string | undefined {
  if (/[<>\\'"&]/.test(item.name) || item.name === '' || item.name.length > 128) return 'name';
  if (item.reference === '' || item.reference.length > 128) return 'reference';
  if (item.unitPrice * item.quantity !== item.netTotalAmount) return 'netTotalAmount';
  if (item.netTotalAmount + item.taxAmount !== item.grossTotalAmount) return 'grossTotalAmount';
  return Math.abs(item.taxAmount - (item.netTotalAmount * item.taxRate) / 10_000) > 1 ? 'taxAmount' : undefined;
}

function badItems(items: NexiItem[] | undefined, amount: number): Response | undefined {
  const bad = items?.map(badItem).find(Boolean);
  if (bad) return invalid(`order.items.${bad}`, 'Invalid');
  const gross = items?.reduce((total, item) => total + item.grossTotalAmount, 0);
  return gross === amount ? undefined : refuse(1005, 'AmountDiffersFromOrderItems');
}

/** Answers as Nexi Checkout does: state kept, error codes as theirs, webhooks with the string that was registered. */
export async function startNexi(settings: FaultSettings = {}) {
  const payments = new Map<string, Payment>();
  const answered = new Map<string, { amount: number; body: unknown }>();
  let made = 0;
  const next = (prefix: string) => `${prefix}${String(++made).padStart(32 - prefix.length, '0')}`;
  const now = () => new Date(Date.UTC(2026, 10, 20, 15) + ++made * 1000).toISOString();

  const server = await serveFaulty(answer, settings);
  const { tell, tellings } = tellingQueue({ random: server.random, unreliable: (settings.faultRate ?? 0) > 0 });

  function told(payment: Payment, event: string, data: Record<string, unknown> = {}) {
    const hook = payment.webHooks.find(({ eventName }) => eventName === event);
    const body = { id: next('ev'), timestamp: now(), merchantNumber: 100017120, event };
    if (hook)
      tell(hook.url, { ...body, data: { paymentId: payment.id, ...data } }, { Authorization: hook.authorization });
  }

  async function answer(request: Request): Promise<Response> {
    if (request.headers.get('authorization') !== NEXI_KEY) return reply(401);
    const { pathname } = new URL(request.url);
    const body = request.method === 'GET' ? {} : JSON.parse((await request.text()) || '{}');
    if (pathname === '/v1/payments') return open(body);
    const [, room, id = '', act] = /^\/v1\/(payments|charges)\/([^/]+)(?:\/(\w+))?$/.exec(pathname) ?? [];
    const key = request.headers.get('idempotency-key');
    const before = key ? answered.get(key) : undefined;
    if (before) return before.amount === body.amount ? reply(201, before.body) : refuse(1026, 'AmountDiffers');
    const payment =
      room === 'charges'
        ? [...payments.values()].find(({ charges }) => charges.some(({ chargeId }) => chargeId === id))
        : payments.get(id);
    if (!payment) return reply(404);
    if (act === undefined) return reply(200, { payment: shown(payment) });
    if (act === 'cancels') return cancelled(payment, body.amount);
    if (act === 'terminate') return terminated(payment);
    const made = act === 'charges' ? charged(payment, body) : refunded(payment, id, body);
    if (key && made.status === 201) answered.set(key, { amount: body.amount, body: await made.clone().json() });
    return made;
  }

  function open({ order, checkout, notifications }: Opening): Response {
    const { items, amount, currency, reference } = order;
    const bad = badItems(items, amount);
    if (bad) return bad;
    const { returnUrl, cancelUrl } = checkout;
    if (!returnUrl || !cancelUrl) return invalid('checkout.returnUrl', 'Required');
    const { webHooks } = notifications;
    const odd = webHooks.find((hook) => !hook.url.startsWith('https:') || !/^[\w\-= ]{8,64}$/.test(hook.authorization));
    if (odd) return invalid('notifications.webHooks', 'Invalid');
    const id = next('026');
    const sums = { reserved: 0, cancelled: 0, lapsed: false, terminated: null, charges: [], refunds: [] };
    const payment = { id, order: { items, amount, currency, reference }, webHooks, returnUrl, cancelUrl };
    payments.set(id, { ...payment, ...sums, currency, created: now() });
    const page = `https://test.checkout.dibspayment.eu/hostedpaymentpage/?checkoutKey=k&pid=${id}`;
    return reply(201, { paymentId: id, hostedPaymentPageUrl: page });
  }

  /** As theirs: a sum that is nothing is left out. */
  function shown(payment: Payment) {
    const sums = {
      ...{ reservedAmount: payment.reserved, chargedAmount: sum(payment.charges) },
      ...{ refundedAmount: sum(payment.refunds), cancelledAmount: payment.cancelled },
    };
    const card = { maskedPan: '492500******0004', expiryDate: '0628' };
    return {
      paymentId: payment.id,
      summary: Object.fromEntries(Object.entries(sums).filter(([, amount]) => amount > 0)),
      paymentDetails: payment.reserved
        ? { paymentType: 'CARD', paymentMethod: 'Visa', cardDetails: card }
        : { cardDetails: {} },
      orderDetails: { amount: payment.order.amount, currency: payment.currency, reference: payment.order.reference },
      created: payment.created,
      charges: payment.charges.map(({ refunded: _, ...charge }) => charge),
      refunds: payment.refunds,
      terminated: payment.terminated,
      myReference: payment.order.reference,
    };
  }

  function charged(payment: Payment, body: { amount: number; orderItems?: NexiItem[] }): Response {
    const before = sum(payment.charges);
    if (!(body.amount > 0)) return refuse(1002, 'ZeroCharge');
    if (payment.cancelled > 0) return refuse(1019, 'AlreadyCancelled');
    if (payment.reserved === 0) return refuse(1003, 'NotReserved');
    if (before === payment.reserved) return refuse(1008, 'AlreadyCharged');
    if (payment.lapsed) return refuse(1010, 'ReservationExpired');
    if (before + body.amount > payment.reserved) return refuse(1001, 'OverCharge');
    const bad = badItems(body.orderItems, body.amount);
    if (bad) return bad;
    return reply(201, { chargeId: charge(payment, body.amount, body.orderItems ?? []) });
  }

  function charge(payment: Payment, amount: number, orderItems: NexiItem[]): string {
    const chargeId = next('c');
    payment.charges.push({ chargeId, amount, created: now(), orderItems, refunded: 0 });
    told(payment, 'payment.charge.created.v2', { chargeId, amount: { amount, currency: 'NOK' } });
    return chargeId;
  }

  function refunded(payment: Payment, id: string, body: { amount: number; orderItems?: NexiItem[] }): Response {
    const charge = payment.charges.find(({ chargeId }) => chargeId === id);
    if (!charge) return refuse(1011, 'ChargeNotFound');
    if (charge.refunded === charge.amount) return refuse(1023, 'PaymentAlreadyRefunded');
    if (!(body.amount > 0) || charge.refunded + body.amount > charge.amount) return refuse(1009, 'InvalidRefundAmount');
    const bad = badItems(body.orderItems, body.amount);
    if (bad) return bad;
    const refundId = next('r');
    charge.refunded += body.amount;
    payment.refunds.push({ refundId, amount: body.amount, state: 'Completed', orderItems: body.orderItems ?? [] });
    told(payment, 'payment.refund.completed', { refundId });
    return reply(201, { refundId });
  }

  function cancelled(payment: Payment, amount: number): Response {
    if (payment.cancelled > 0) return refuse(1019, 'AlreadyCancelled');
    if (payment.reserved === 0) return refuse(1003, 'NotReserved');
    if (payment.charges.length > 0 || amount !== payment.reserved) return refuse(1007, 'PartialCancelNotAllowed');
    payment.cancelled = amount;
    told(payment, 'payment.cancel.created');
    return reply(204);
  }

  function terminated(payment: Payment): Response {
    if (payment.reserved > 0) return refuse(1004, 'AlreadyReserved');
    payment.terminated ??= now();
    return reply(204);
  }

  const the = (id: string) => {
    const payment = payments.get(id);
    if (!payment) throw new Error(`No payment ${id}`);
    return payment;
  };

  return {
    ...server,
    tellings,
    /** The shopper pays. Answers where the browser goes, or undefined when the page is closed to them. */
    approve(id: string, { amount, currency }: Approval = {}): string | undefined {
      const payment = the(id);
      if (payment.terminated || payment.reserved > 0) return undefined;
      payment.reserved = amount ?? payment.order.amount;
      payment.currency = currency ?? payment.currency;
      told(payment, 'payment.reservation.created.v2', { amount: { amount: payment.reserved } });
      told(payment, 'payment.checkout.completed');
      return `${payment.returnUrl}${payment.returnUrl.includes('?') ? '&' : '?'}paymentid=${id}`;
    },
    /** The bank says no; the page stays open for another card. */
    decline: (id: string) => told(the(id), 'payment.reservation.failed', { error: { code: '99', message: 'Refused' } }),
    /** The shopper goes back to the shop. */
    cancel: (id: string) => the(id).cancelUrl,
    /** Time goes by: a page nobody paid on is gone, and a reservation lapses. */
    expire(id: string) {
      if (the(id).reserved > 0) the(id).lapsed = true;
      else payments.delete(id);
    },
    /** Somebody charges all of it in the provider's portal. */
    captureElsewhere: (id: string) => charge(the(id), the(id).reserved - sum(the(id).charges), the(id).order.items),
    books: (): Book[] =>
      [...payments.values()].map((payment) => {
        const captured = sum(payment.charges);
        const released = payment.lapsed ? payment.reserved - captured : payment.cancelled;
        const sums = { authorised: payment.reserved, captured, released, refunded: sum(payment.refunds) };
        return { id: payment.id, reference: payment.order.reference, currency: payment.currency, ...sums };
      }),
  };
}

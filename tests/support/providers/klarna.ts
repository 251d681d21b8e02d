import type { klarnaLine } from '@/server/adapters/payment-method/klarna-order';
import { type FaultSettings, serveFaulty } from './faulty-server';
import { type Approval, type Book, tellingQueue } from './telling';

type Line = ReturnType<typeof klarnaLine>;
interface Purchase {
  order_amount: number;
  order_tax_amount: number;
  order_lines: Line[];
  purchase_currency: string;
  merchant_reference1: string;
  merchant_reference2: string;
  merchant_urls: Record<string, string>;
  auto_capture?: boolean;
}
interface Change {
  captured_amount?: number;
  refunded_amount?: number;
  reference?: string;
  order_lines?: Line[];
}
interface Session {
  id: string;
  purchase: Purchase;
  token?: string;
  approval: Approval & { pending?: boolean };
  complete: boolean;
}
interface Order {
  id: string;
  session: Session;
  purchase: Purchase;
  amount: number;
  currency: string;
  fraud: 'ACCEPTED' | 'PENDING' | 'REJECTED';
  captures: { capture_id: string; captured_amount: number; reference?: string }[];
  refunds: { refund_id: string; refunded_amount: number; reference?: string }[];
  released: number;
  lapsed: boolean;
  cancelled: boolean;
  extended: number;
}

export const KLARNA_USER = 'K123456_test';
export const KLARNA_PASSWORD = 'test-password';
const BASIC = `Basic ${Buffer.from(`${KLARNA_USER}:${KLARNA_PASSWORD}`).toString('base64')}`;
const DAY = 86_400_000;
const START = Date.UTC(2026, 10, 20, 15);

const reply = (status: number, body?: unknown, headers?: Record<string, string>) =>
  new Response(body === undefined ? null : JSON.stringify(body), { status, headers });
const refuse = (status: number, code: string, ...messages: string[]) =>
  reply(status, { correlation_id: 'c-1', error_code: code, error_messages: messages });

function badLine(line: Line): boolean {
  const tax = line.total_amount - (line.total_amount * 10_000) / (10_000 + line.tax_rate);
  return (
    line.total_amount !== line.quantity * line.unit_price - line.total_discount_amount ||
    Math.abs(line.total_tax_amount - tax) > 1 ||
    line.name === '' ||
    line.quantity_unit.length > 8
  );
}

function badPurchase({ order_lines: lines, ...purchase }: Purchase): boolean {
  const sum = (field: 'total_amount' | 'total_tax_amount') => lines.reduce((total, line) => total + line[field], 0);
  return (
    lines.some(badLine) ||
    sum('total_amount') !== purchase.order_amount ||
    sum('total_tax_amount') !== purchase.order_tax_amount
  );
}

const captured = (order: Order) => order.captures.reduce((total, one) => total + one.captured_amount, 0);
const refunded = (order: Order) => order.refunds.reduce((total, one) => total + one.refunded_amount, 0);
const remaining = (order: Order) => (order.lapsed ? 0 : order.amount - captured(order) - order.released);

function statusOf(order: Order): string {
  if (order.cancelled) return 'CANCELLED';
  if (order.lapsed && captured(order) === 0) return 'EXPIRED';
  if (captured(order) === 0) return 'AUTHORIZED';
  return remaining(order) > 0 ? 'PART_CAPTURED' : 'CAPTURED';
}

/**
 * Answers as Klarna Payments and Order Management do: state kept, error codes as theirs. `made` is how many ids it has
 * given out before.
 */
export async function startKlarna({ made = 0, ...settings }: FaultSettings & { made?: number } = {}) {
  const sessions = new Map<string, Session>();
  const orders = new Map<string, Order>();
  const answered = new Map<string, { body: string; status: number; text: string; headers: [string, string][] }>();
  const next = (prefix: string) => `${prefix}-0000-4000-8000-${String(++made).padStart(12, '0')}`;

  const server = await serveFaulty(answer, settings);
  const { tell, tellings } = tellingQueue({ random: server.random, unreliable: (settings.faultRate ?? 0) > 0 });

  function told(session: Session, which: string, order: string | undefined, body: unknown) {
    const url = session.purchase.merchant_urls[which];
    if (url) tell(url.replaceAll('{session.id}', session.id).replaceAll('{order.id}', order ?? ''), body);
  }

  async function answer(request: Request): Promise<Response> {
    if (request.headers.get('authorization') !== BASIC) return reply(401);
    const { pathname } = new URL(request.url);
    const text = await request.text();
    const key = request.headers.get('klarna-idempotency-key');
    const before = key ? answered.get(`${key} ${pathname}`) : undefined;
    if (before && before.body !== text) return refuse(409, 'IDEMPOTENCY_KEY_REUSED');
    if (before) return new Response(before.text || null, { status: before.status, headers: before.headers });
    const given = route(request.method, pathname, text === '' ? {} : JSON.parse(text));
    if (key && given.ok)
      answered.set(`${key} ${pathname}`, {
        ...{ body: text, status: given.status, text: await given.clone().text() },
        headers: [...given.headers],
      });
    return given;
  }

  function route(method: string, pathname: string, body: unknown): Response {
    const [, sid] = /^\/payments\/v1\/sessions(?:\/([^/]+))?$/.exec(pathname) ?? [];
    if (pathname.startsWith('/payments/v1/sessions'))
      return sid === undefined ? open(body as Purchase) : showSession(sid);
    const [, token, made] = /^\/payments\/v1\/authorizations\/([^/]+)(\/order)?$/.exec(pathname) ?? [];
    if (token && !made) return giveUp(token);
    if (token) return place(token, body as Purchase);
    const [, id = '', act] = /^\/ordermanagement\/v1\/orders\/([^/]+)(?:\/([a-z-]+))?$/.exec(pathname) ?? [];
    const order = orders.get(id);
    if (!order) return refuse(404, 'NO_SUCH_ORDER');
    if (method === 'GET') return reply(200, shown(order));
    return change(order, act ?? '', body as Change);
  }

  function open(purchase: Purchase): Response {
    if (badPurchase(purchase)) return refuse(400, 'BAD_VALUE', 'order_lines');
    const id = next('5e551015');
    sessions.set(id, { id, purchase, approval: {}, complete: false });
    const categories = [{ identifier: 'klarna', name: 'Klarna', asset_urls: {} }];
    return reply(200, { session_id: id, client_token: `ct.${id}`, payment_method_categories: categories });
  }

  function showSession(id: string): Response {
    const session = sessions.get(id);
    if (!session) return refuse(404, 'NOT_FOUND');
    const expires_at = new Date(START + 2 * DAY).toISOString();
    return reply(200, { status: session.complete ? 'complete' : 'incomplete', expires_at });
  }

  function giveUp(token: string): Response {
    const session = [...sessions.values()].find((one) => one.token === token);
    if (!session) return refuse(404, 'NOT_FOUND');
    session.token = undefined;
    return reply(204);
  }

  function place(token: string, purchase: Purchase): Response {
    const session = [...sessions.values()].find((one) => one.token === token);
    if (!session) return refuse(404, 'NOT_FOUND');
    if (badPurchase(purchase)) return refuse(400, 'BAD_VALUE', 'order_lines');
    if (purchase.order_amount !== session.purchase.order_amount) return refuse(409, 'CONFLICT');
    const { pending, amount = purchase.order_amount, currency = purchase.purchase_currency } = session.approval;
    const fraud = pending ? 'PENDING' : 'ACCEPTED';
    const id = next('0de40000');
    const nothing = { captures: [], refunds: [], released: 0, lapsed: false, cancelled: false, extended: 0 };
    orders.set(id, { id, session, purchase, amount, currency, fraud, ...nothing });
    session.complete = true;
    session.token = undefined;
    told(session, 'push', id, {});
    return reply(200, { order_id: id, fraud_status: fraud, redirect_url: session.purchase.merchant_urls.confirmation });
  }

  function shown(order: Order) {
    return {
      order_id: order.id,
      status: statusOf(order),
      fraud_status: order.fraud,
      order_amount: order.amount,
      captured_amount: captured(order),
      refunded_amount: refunded(order),
      remaining_authorized_amount: remaining(order),
      purchase_currency: order.currency,
      expires_at: new Date(START + (28 + order.extended * 28) * DAY).toISOString(),
      klarna_reference: 'KL1',
      merchant_reference1: order.session.purchase.merchant_reference1,
      captures: order.captures,
      refunds: order.refunds,
    };
  }

  function change(order: Order, act: string, body: Change): Response {
    const { captured_amount: amount = 0, refunded_amount: back = 0, reference, order_lines: lines } = body;
    if (lines?.some(badLine)) return refuse(400, 'BAD_VALUE', 'order_lines');
    if (act === 'acknowledge') return reply(204);
    if (act === 'captures') {
      if (order.fraud !== 'ACCEPTED' || order.cancelled || !(amount > 0) || amount > remaining(order))
        return refuse(403, 'CAPTURE_NOT_ALLOWED', 'Captured amount is higher than the remaining authorized amount');
      const capture_id = next('ca970000');
      order.captures.push({ capture_id, captured_amount: amount, reference });
      return reply(201, undefined, { 'Capture-Id': capture_id });
    }
    if (act === 'refunds') {
      if (!(back > 0) || back > captured(order) - refunded(order)) return refuse(403, 'REFUND_NOT_ALLOWED');
      const refund_id = next('4ef00000');
      order.refunds.push({ refund_id, refunded_amount: back, reference });
      return reply(201, undefined, { 'Refund-Id': refund_id });
    }
    if (act === 'cancel') {
      if (captured(order) > 0) return refuse(403, 'CANCEL_NOT_ALLOWED');
      order.cancelled = true;
    }
    if (act === 'extend-authorization-time') order.extended += 1;
    else if (remaining(order) > 0) order.released += remaining(order);
    return reply(204);
  }

  const theSession = (id: string) => {
    const session = sessions.get(id);
    if (!session) throw new Error(`No session ${id}`);
    return session;
  };
  const theOrder = (id: string) => {
    const order = orders.get(id);
    if (!order) throw new Error(`No order ${id}`);
    return order;
  };

  return {
    ...server,
    tellings,
    /** The shopper agrees in the provider's script: the token it gets, or undefined when the session is over. */
    approve(id: string, approval: Approval & { pending?: boolean } = {}): string | undefined {
      const session = sessions.get(id);
      if (!session || session.complete) return undefined;
      session.token = next('a1107000');
      session.approval = approval;
      told(session, 'authorization', undefined, { authorization_token: session.token, session_id: id });
      return session.token;
    },
    /** The script says no; Klarna keeps the session. */
    decline: (id: string) => void theSession(id),
    cancel: (id: string) => void theSession(id),
    /** Time goes by: a session is gone, an order's authorisation lapses. */
    expire(id: string) {
      if (!sessions.delete(id)) theOrder(id).lapsed = true;
    },
    /** Klarna has looked at a pending order. */
    decideFraud(id: string, fraud: 'ACCEPTED' | 'REJECTED') {
      const order = theOrder(id);
      order.fraud = fraud;
      if (fraud === 'REJECTED') {
        order.cancelled = true;
        order.released = order.amount;
      }
      told(order.session, 'notification', id, { order_id: id, event_type: `FRAUD_RISK_${fraud}` });
    },
    /** What the order was made with. */
    purchaseOf: (id: string) => theOrder(id).purchase,
    captureElsewhere(id: string) {
      const order = theOrder(id);
      order.captures.push({ capture_id: next('ca970000'), captured_amount: remaining(order) });
    },
    books: (): Book[] =>
      [...orders.values()].map((order) => {
        const sums = { authorised: order.amount, captured: captured(order), refunded: refunded(order) };
        const released = order.amount - sums.captured - remaining(order);
        const reference = order.session.purchase.merchant_reference1;
        return { id: order.id, reference, currency: order.currency, released, ...sums };
      }),
  };
}

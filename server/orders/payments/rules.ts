import type { PurchasePayment } from '@/lib/contracts/purchases';
import { inOneLine } from '@/lib/orders/payment-lines';
import type { NewPayment, PaymentStatus } from '@/server/ports/payment-method';
import type {
  ActionKind,
  Alarm,
  FulfilmentMoney,
  Ledger,
  LedgerAction,
  LedgerNumbers,
  NewAction,
  PayableFulfilment,
  PaymentsOutcome,
  PurchaseToPay,
} from './types';

const [MINUTE, HOUR] = [60_000, 3_600_000];
const CURRENCY = 'NOK';
const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = HOUR;
/** Longer than any call to a provider: then the action of a dead process is sent again. */
export const CLAIM_MS = MINUTE;
/** Failures before an alarm; retries go on. */
export const ALARM_AFTER = 5;
const RENEW_MS = 24 * HOUR;
/** The age limits of a provider's answer: while money is still to move, and afterwards. */
const ASK_OPEN_MS = 10 * MINUTE;
const ASK_DONE_MS = 24 * HOUR;
const [ASK_DONE_FOR_MS, ASK_UNPAID_FOR_MS] = [60 * 24 * HOUR, 3 * 24 * HOUR];

export const pauseAfter = (attempts: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1));

export function unaskedSince(now: Date) {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const until = { since: before(ASK_DONE_FOR_MS), unpaidSince: before(ASK_UNPAID_FOR_MS) };
  return { open: before(ASK_OPEN_MS), done: before(ASK_DONE_MS), ...until };
}

export function addressesOf({ token, provider }: Pick<PurchaseToPay, 'token' | 'provider'>, site: string) {
  const returnUrl = `${site}/betaling/${token}`;
  return {
    returnUrl,
    cancelUrl: `${returnUrl}?avbrutt=1`,
    webhookUrl: `${site}/api/v1/payments/${provider}/webhook`,
    termsUrl: `${site}/kundeservice`,
    privacyUrl: `${site}/personvernerklaering`,
  };
}

export function paymentsOf(
  parts: readonly PayableFulfilment[],
  perShop: boolean,
): (Pick<NewPayment, 'reference' | 'amount' | 'lines' | 'shopId'> & { fulfilmentId: number | undefined })[] {
  const paid = parts.filter((part) => part.total > 0);
  const groups = perShop ? paid.map((part) => [part]) : [paid];
  return groups.flatMap((group, i) => {
    const [first] = group;
    if (!first) return [];
    return {
      reference: `${first.orderNumber}-a${i + 1}`,
      amount: group.reduce((sum, part) => sum + part.total, 0),
      lines: group.flatMap((part) => part.lines),
      shopId: first.shopId,
      fulfilmentId: perShop ? first.fulfilmentId : undefined,
    };
  });
}

type PaymentStanding = Pick<Ledger, 'state' | 'amount' | 'authorised' | 'released'> & { foreign: boolean };

export function outcomeOf(payments: readonly PaymentStanding[]): PaymentsOutcome['state'] {
  const some = (state: PaymentStanding['state']) => payments.some((payment) => payment.state === state);
  if (payments.some((one) => one.foreign || (one.state === 'authorised' && one.authorised !== one.amount)))
    return 'wrong_amount';
  for (const state of ['declined', 'cancelled', 'expired'] as const) if (some(state)) return state;
  if (payments.length > 0 && payments.every((one) => one.state === 'authorised' && one.released === 0)) return 'paid';
  return some('pending') ? 'pending' : 'open';
}

export function shownPayment(
  payment: Omit<PurchasePayment, 'orderId' | 'shopId'> &
    Pick<Ledger, 'providerId' | 'request'> & { fulfilmentId: number | null },
): PurchasePayment {
  const { reference, providerId: orderId, fulfilmentId, request, amount, state } = payment;
  const shopId = fulfilmentId === null ? null : request.shopId;
  const { clientToken, clientCategory } = state === 'open' ? payment : { clientToken: null, clientCategory: null };
  return { reference, orderId, shopId, amount, state, clientToken, clientCategory };
}

export function urlOf(
  payments: readonly { state: string; url: string | null; clientToken: string | null; request: NewPayment }[],
): string | null {
  const open = payments.find((payment) => payment.state === 'open' && (payment.url ?? payment.clientToken));
  return open ? (open.url ?? open.request.returnUrl) : null;
}

const sum = (actions: readonly LedgerAction[]) => actions.reduce((total, { amount }) => total + amount, 0);
const ordered = (ledger: Ledger, kind: ActionKind) =>
  ledger.actions.filter((action) => action.kind === kind && action.state !== 'refused');
const isQuiet = (ledger: Ledger) => ledger.actions.every((action) => action.state !== 'queued');

export const capturable = (ledger: Ledger): number =>
  ordered(ledger, 'release').length > 0 ? 0 : ledger.authorised - sum(ordered(ledger, 'capture'));

export function refundable(ledger: Ledger, fulfilmentId: number): number {
  const of = (kind: ActionKind) => sum(ordered(ledger, kind).filter((action) => action.fulfilmentId === fulfilmentId));
  return of('capture') - of('refund');
}

/** Cuts an action to the money there is, with an alarm for the rest: goods are already handed over. */
export function within(action: NewAction, most: number): { action?: NewAction; alarm?: Alarm } {
  const { kind, key, amount, cause, lines = [] } = action;
  if (amount <= most) return { action };
  const what = `${kind} ${key} of ${amount}${cause ? ` for ${cause}` : ''}`;
  const alarm: Alarm = { kind: 'act_short', detail: `${what}: ${amount - most} øre are not there` };
  return most > 0 ? { action: { ...action, amount: most, lines: inOneLine(lines, most) }, alarm } : { alarm };
}

const keyOf = (ledger: Ledger, letter: string, kind: ActionKind) =>
  `${ledger.reference}-${letter}${ledger.actions.filter((action) => action.kind === kind).length + 1}`;

export function captureOf(ledger: Ledger, money: FulfilmentMoney): NewAction | undefined {
  const { fulfilmentId, amount, lines, shipping } = money;
  const key = `${ledger.reference}-c${fulfilmentId}`;
  if (amount === 0 || ledger.actions.some((action) => action.key === key)) return undefined;
  return { kind: 'capture', key, amount, fulfilmentId, lines, shipping };
}

export function refundOf(ledger: Ledger, cause: string, money: FulfilmentMoney): NewAction | undefined {
  const { fulfilmentId, amount, lines } = money;
  const again = ledger.actions.some((action) => action.cause === cause && action.fulfilmentId === fulfilmentId);
  if (amount === 0 || again) return undefined;
  return { kind: 'refund', key: keyOf(ledger, 'f', 'refund'), amount, fulfilmentId, cause, lines };
}

/** Releases money that will not be captured; also ends an undecided payment. */
export function releaseOf(ledger: Ledger): NewAction | undefined {
  if (['new', 'declined', 'cancelled', 'expired'].includes(ledger.state)) return undefined;
  if (ledger.actions.some((action) => action.kind === 'release' && action.state === 'queued')) return undefined;
  const amount = ledger.authorised - sum(ordered(ledger, 'capture')) - ledger.released;
  if (ledger.state === 'authorised' && amount <= 0) return undefined;
  return { kind: 'release', key: keyOf(ledger, 'r', 'release'), amount };
}

const RANK = { new: 0, open: 1, pending: 2, authorised: 3, declined: 3, cancelled: 3, expired: 3 } as const;

/** Ignores older answers, and never holds ended money again. */
function newerState({ state, authorised }: Ledger, answer: Ledger['state']): Ledger['state'] {
  const isOlder = answer === 'authorised' && authorised > 0;
  return isOlder || RANK[answer] < RANK[state] ? state : answer;
}

/**
 * Compares the provider's answer with ours. Amounts are compared only when nothing was under way `before` or `now`. The
 * provider's amounts win, with an alarm for each difference.
 */
export function compare(
  before: Ledger,
  now: Ledger,
  status: PaymentStatus,
): { numbers: LedgerNumbers; alarms: Alarm[] } {
  const alarms: Alarm[] = [];
  const state = newerState(now, status.state);
  const numbers: LedgerNumbers = {
    state,
    authorised: Math.max(now.authorised, status.authorised),
    captured: now.captured,
    released: now.released,
    refunded: now.refunded,
    instrument: status.instrument ?? now.instrument,
    expiresAt: status.expiresAt ?? now.expiresAt,
  };
  if (status.state === 'authorised') {
    const said = `asked for ${now.amount} ${CURRENCY}, the provider says ${status.authorised} ${status.currency}`;
    if (status.currency !== CURRENCY) alarms.push({ kind: 'wrong_currency', detail: said });
    else if (status.authorised !== now.amount) alarms.push({ kind: 'wrong_amount', detail: said });
  }
  if (!isQuiet(before) || !isQuiet(now) || before.actions.length !== now.actions.length) return { numbers, alarms };

  const lapses = now.actions.some((action) => action.kind === 'release' && action.state === 'done');
  const differ = (name: 'captured' | 'released' | 'refunded') => {
    if (status[name] === now[name] || (name === 'released' && lapses)) return;
    alarms.push({
      kind: 'amounts_differ',
      detail: `${name}: we know of ${now[name]}, the provider of ${status[name]}`,
    });
    numbers[name] = status[name];
  };
  differ('captured');
  differ('refunded');
  if (hasLapsed(status) && !lapses) {
    const lost = numbers.authorised - numbers.captured;
    if (lost > now.released && now.unfinished && now.purchaseState === 'paid')
      alarms.push({
        kind: 'authorisation_ended',
        detail: `${lost} øre are no longer held, and goods are still to leave`,
      });
    numbers.released = lost;
  } else differ('released');
  return { numbers: whole(numbers), alarms };
}

const hasLapsed = (status: PaymentStatus) => ['declined', 'cancelled', 'expired'].includes(status.state);

/** Makes the numbers pass the table's checks; the alarm has been raised. */
function whole(numbers: LedgerNumbers): LedgerNumbers {
  const authorised = Math.max(numbers.authorised, numbers.captured + numbers.released);
  return { ...numbers, authorised, refunded: Math.min(numbers.refunded, numbers.captured) };
}

type SentAction = Pick<LedgerAction, 'kind' | 'amount'>;

export function isDone(ledger: Ledger, action: SentAction, status: PaymentStatus): boolean {
  if (action.kind === 'capture') return status.captured >= ledger.captured + action.amount;
  if (action.kind === 'refund') return status.refunded >= ledger.refunded + action.amount;
  return action.kind === 'release' && (hasLapsed(status) || status.captured + status.released >= status.authorised);
}

export function afterAction(ledger: Ledger, action: SentAction, status: PaymentStatus | undefined): LedgerNumbers {
  const { state, authorised, captured, released, refunded, instrument, expiresAt } = ledger;
  const numbers = { state, authorised, captured, released, refunded, instrument, expiresAt };
  if (action.kind === 'capture') return { ...numbers, captured: captured + action.amount };
  if (action.kind === 'refund') return { ...numbers, refunded: refunded + action.amount };
  if (action.kind === 'extend') return numbers;
  const agreed = Math.max(authorised, status?.authorised ?? 0);
  const ended = status && hasLapsed(status) ? status.state : captured > 0 ? 'authorised' : 'cancelled';
  return whole({ ...numbers, state: ended, authorised: agreed, released: agreed - captured });
}

export function mending(ledger: Ledger, now: Date, canExtend: boolean): { action?: NewAction; alarm?: Alarm } {
  const held = ledger.authorised - ledger.captured - ledger.released;
  if (!isQuiet(ledger) || ledger.state !== 'authorised' || held <= 0) return {};
  if (ledger.purchaseState !== 'open' && ledger.purchaseState !== 'paid' && ledger.purchaseState !== 'expired')
    return { action: releaseOf(ledger) };
  if (ledger.purchaseState !== 'paid' || !ledger.unfinished || !ledger.expiresAt) return {};
  if (ledger.expiresAt.getTime() - now.getTime() > RENEW_MS) return {};
  const detail = `${held} øre are held until ${ledger.expiresAt.toISOString()}, and goods are still to leave`;
  // Once for each end: an end that does not move needs a human.
  const key = `${ledger.reference}-e${ledger.expiresAt.toISOString().slice(0, 10).replaceAll('-', '')}`;
  if (canExtend && !ledger.actions.some((action) => action.key === key))
    return { action: { kind: 'extend', key, amount: 0 } };
  return { alarm: { kind: 'authorisation_ends', detail } };
}

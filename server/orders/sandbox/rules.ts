import { splitByWeight } from '@/lib/prices/money';
import type { ActionOutcome } from '@/server/ports/payment-method';
import type { DueWebhook, SandboxAction, SandboxDecision, SandboxPayment, WebhookWishes } from './types';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
export const OPEN_MS = 30 * MINUTE_MS;
const HELD_MS = { card: 7 * DAY_MS, instalments: 28 * DAY_MS };
const MOST_DELAY_S = 600;
const PARTS = 3;

const done = (reference: string): ActionOutcome => ({ outcome: 'done', reference });
const refused = (reason: string): ActionOutcome => ({ outcome: 'refused', reason });
const after = (now: Date, ms: number) => new Date(now.getTime() + ms);
export const heldOf = ({ authorised, captured, released }: SandboxPayment) => authorised - captured - released;

export function standing(payment: SandboxPayment, now: Date): SandboxPayment {
  if (now < payment.expiresAt) return payment;
  if (payment.state === 'open') return { ...payment, state: 'expired' };
  if (payment.state !== 'authorised' || heldOf(payment) === 0) return payment;
  const state = payment.captured > 0 ? 'authorised' : 'expired';
  return { ...payment, state, released: payment.authorised - payment.captured };
}

export function decided(payment: SandboxPayment, decision: SandboxDecision, now: Date): SandboxPayment {
  if (payment.state !== 'open') return payment;
  if (decision === 'decline') return { ...payment, state: 'declined' };
  if (decision === 'cancel') return { ...payment, state: 'cancelled' };
  if (decision === 'expire') return { ...payment, state: 'expired', expiresAt: now };
  const expiresAt = after(now, HELD_MS[payment.kind]);
  return { ...payment, state: 'authorised', authorised: payment.amount, expiresAt };
}

export function acted(payment: SandboxPayment, action: SandboxAction, key: string, amount: number) {
  const before = payment.acts[key];
  if (before) {
    const same = before.act === action && before.amount === amount;
    return { payment, outcome: same ? before.outcome : refused('The key belongs to another act') };
  }
  const changed = change(payment, action, amount);
  if (typeof changed === 'string') return { payment, outcome: refused(changed) };
  const outcome = done(`${action}-${Object.keys(payment.acts).length + 1}`);
  return { payment: { ...changed, acts: { ...payment.acts, [key]: { act: action, amount, outcome } } }, outcome };
}

function change(payment: SandboxPayment, action: SandboxAction, amount: number): SandboxPayment | string {
  const held = heldOf(payment);
  if (action === 'release') {
    if (payment.state === 'open') return { ...payment, state: 'cancelled' };
    const state = payment.state === 'authorised' && payment.captured === 0 ? 'cancelled' : payment.state;
    return { ...payment, state, released: payment.released + held };
  }
  if (payment.state !== 'authorised') return `The payment is ${payment.state}`;
  if (action === 'extend')
    return held > 0 ? { ...payment, expiresAt: after(payment.expiresAt, HELD_MS[payment.kind]) } : 'Nothing is held';
  if (!(amount > 0)) return 'The amount is not above 0';
  if (action === 'capture')
    return amount > held ? `Only ${held} is held` : { ...payment, captured: payment.captured + amount };
  const left = payment.captured - payment.refunded;
  return amount > left ? `Only ${left} can be refunded` : { ...payment, refunded: payment.refunded + amount };
}

/** `reversed` sends the opening last. */
export function webhooksOf(state: string, wishes: WebhookWishes, now: Date): DueWebhook[] {
  const events = ['payment.opened', `payment.${state}`];
  if (wishes.reversed) events.reverse();
  const at = after(now, Math.min(Math.max(wishes.delaySeconds, 0), MOST_DELAY_S) * 1000).toISOString();
  return events.flatMap((event) => Array(wishes.twice ? 2 : 1).fill({ event, at, failures: 0 }));
}

const MOST_FAILURES = 5;

export const again = ({ event, failures }: DueWebhook, now: Date): DueWebhook[] =>
  failures >= MOST_FAILURES
    ? []
    : [{ event, failures: failures + 1, at: after(now, 5000 * 2 ** failures).toISOString() }];

/** Monthly parts without interest: they add up to the price. */
export const instalments = (amount: number) => splitByWeight(amount, Array(PARTS).fill(1));

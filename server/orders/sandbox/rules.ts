import { splitByWeight } from '@/lib/prices/money';
import type { ActOutcome } from '@/server/ports/payment-method';
import type { DueWebhook, SandboxAction, SandboxDecision, SandboxPayment, WebhookWishes } from './types';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** How long the page waits for the shopper. */
export const OPEN_MS = 30 * MINUTE_MS;
const HELD_MS = { card: 7 * DAY_MS, instalments: 28 * DAY_MS };
const MOST_DELAY_S = 600;
const PARTS = 3;

const done = (reference: string): ActOutcome => ({ outcome: 'done', reference });
const refused = (reason: string): ActOutcome => ({ outcome: 'refused', reason });
const later = (now: Date, ms: number) => new Date(now.getTime() + ms);
export const heldOf = ({ authorised, captured, released }: SandboxPayment) => authorised - captured - released;

/** The payment as time has made it: a page nobody decided on is closed, and what was not captured is let go. */
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
  const expiresAt = later(now, HELD_MS[payment.kind]);
  return { ...payment, state: 'authorised', authorised: payment.amount, expiresAt };
}

/** An act and its answer, kept by its key: the same key is the same act, and another act under it is refused. */
export function acted(payment: SandboxPayment, act: SandboxAction, key: string, amount: number) {
  const before = payment.acts[key];
  if (before) {
    const same = before.act === act && before.amount === amount;
    return { payment, outcome: same ? before.outcome : refused('The key belongs to another act') };
  }
  const changed = change(payment, act, amount);
  if (typeof changed === 'string') return { payment, outcome: refused(changed) };
  const outcome = done(`${act}-${Object.keys(payment.acts).length + 1}`);
  return { payment: { ...changed, acts: { ...payment.acts, [key]: { act, amount, outcome } } }, outcome };
}

/** What an act makes of the payment, or why it cannot be. */
function change(payment: SandboxPayment, act: SandboxAction, amount: number): SandboxPayment | string {
  const held = heldOf(payment);
  if (act === 'release') {
    if (payment.state === 'open') return { ...payment, state: 'cancelled' };
    const state = payment.state === 'authorised' && payment.captured === 0 ? 'cancelled' : payment.state;
    return { ...payment, state, released: payment.released + held };
  }
  if (payment.state !== 'authorised') return `The payment is ${payment.state}`;
  if (act === 'extend')
    return held > 0 ? { ...payment, expiresAt: later(payment.expiresAt, HELD_MS[payment.kind]) } : 'Nothing is held';
  if (!(amount > 0)) return 'The amount is not above 0';
  if (act === 'capture')
    return amount > held ? `Only ${held} is held` : { ...payment, captured: payment.captured + amount };
  const left = payment.captured - payment.refunded;
  return amount > left ? `Only ${left} can be refunded` : { ...payment, refunded: payment.refunded + amount };
}

/** The webhooks of a decision; turned around, the word of the opening comes after what became of it. */
export function webhooksOf(state: string, wishes: WebhookWishes, now: Date): DueWebhook[] {
  const events = ['payment.opened', `payment.${state}`];
  if (wishes.reversed) events.reverse();
  const at = later(now, Math.min(Math.max(wishes.delaySeconds, 0), MOST_DELAY_S) * 1000).toISOString();
  return events.flatMap((event) => Array(wishes.twice ? 2 : 1).fill({ event, at, failures: 0 }));
}

const MOST_FAILURES = 5;

/** A webhook that was not answered, some time later; not for ever. */
export const again = ({ event, failures }: DueWebhook, now: Date): DueWebhook[] =>
  failures >= MOST_FAILURES
    ? []
    : [{ event, failures: failures + 1, at: later(now, 5000 * 2 ** failures).toISOString() }];

/** Paid in parts, a month between them, without interest or fees: they add up to the price. */
export const instalments = (amount: number) => splitByWeight(amount, Array(PARTS).fill(1));

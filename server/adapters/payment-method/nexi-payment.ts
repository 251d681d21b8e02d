import { z } from 'zod';
import type { PaymentStatus } from '@/server/ports/payment-method';

const amount = z.number().int().default(0);
const items = z.array(z.object({ reference: z.string() })).nullish();

const NexiPayment = z.object({
  summary: z
    .object({ reservedAmount: amount, chargedAmount: amount, refundedAmount: amount, cancelledAmount: amount })
    .prefault({}),
  paymentDetails: z
    .object({
      paymentType: z.string().nullish(),
      paymentMethod: z.string().nullish(),
      cardDetails: z.object({ maskedPan: z.string().nullish() }).nullish(),
    })
    .nullish(),
  orderDetails: z.object({ amount: z.number().int(), currency: z.string() }),
  created: z.coerce.date(),
  terminated: z.string().nullish(),
  charges: z.array(z.object({ chargeId: z.string(), amount: z.number().int(), created: z.string() })).nullish(),
  refunds: z
    .array(z.object({ refundId: z.string(), amount: z.number().int(), state: z.string().nullish(), orderItems: items }))
    .nullish(),
});
export type NexiPayment = z.infer<typeof NexiPayment>;
export const NexiPaymentAnswer = z.object({ payment: NexiPayment });

/** Nexi does not say when a reservation lapses; Visa's seven days are the shortest of all cards. */
const RESERVATION_MS = 7 * 86_400_000;

/** Reads the state off the sums, as Nexi has no field for it. A declined try leaves the payment open for another. */
export function nexiStatus({ summary, orderDetails, terminated, created, paymentDetails }: NexiPayment): PaymentStatus {
  const { reservedAmount, chargedAmount: captured, refundedAmount: refunded, cancelledAmount: released } = summary;
  const authorised = Math.max(reservedAmount, captured + released);
  const sums = { authorised, captured, released, refunded, currency: orderDetails.currency };
  if (terminated || (released > 0 && captured === 0)) return { ...sums, state: 'cancelled' };
  if (authorised === 0) return { ...sums, state: 'open' };
  const held = authorised > captured + released;
  return {
    ...sums,
    state: 'authorised',
    expiresAt: held ? new Date(created.getTime() + RESERVATION_MS) : undefined,
    instrument: instrument(paymentDetails),
  };
}

function instrument(details: NexiPayment['paymentDetails']): string | undefined {
  const digits = details?.cardDetails?.maskedPan?.slice(-4);
  const name = details?.paymentMethod ?? undefined;
  return name && digits && /^\d{4}$/.test(digits) ? `${name} •••• ${digits}` : name;
}

export const chargeOfAll = ({ summary, charges }: NexiPayment, amount: number) =>
  summary.reservedAmount === amount && summary.chargedAmount === amount ? charges?.[0] : undefined;

export interface RefundPlan {
  done: { amount: number; references: string[] };
  parts: { chargeId: string; amount: number }[];
  short: boolean;
}

const FAILED = ['Failed', 'Cancelled', 'Expired'];

/** Spreads a refund over charges in order; all refunds fill them in order, so their sum tells where the next begins. */
export function planRefund({ charges, refunds }: NexiPayment, key: string, amount: number): RefundPlan {
  const valid = (refunds ?? []).filter(({ state }) => !FAILED.includes(state ?? ''));
  const mine = valid.filter(({ orderItems }) => orderItems?.some(({ reference }) => reference === key));
  const sum = (all: { amount: number }[]) => all.reduce((total, one) => total + one.amount, 0);
  let used = sum(valid);
  let left = amount - sum(mine);
  const parts: RefundPlan['parts'] = [];
  const inOrder = [...(charges ?? [])].sort(
    (a, b) => Date.parse(a.created) - Date.parse(b.created) || (a.chargeId < b.chargeId ? -1 : 1),
  );
  for (const charge of inOrder) {
    const taken = Math.min(used, charge.amount);
    const part = Math.min(left, charge.amount - taken);
    used -= taken;
    left -= part;
    if (part > 0) parts.push({ chargeId: charge.chargeId, amount: part });
  }
  return { done: { amount: sum(mine), references: mine.map(({ refundId }) => refundId) }, parts, short: left > 0 };
}

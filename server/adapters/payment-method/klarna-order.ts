import { z } from 'zod';
import { vatIncluded } from '@/lib/prices/money';
import type { NewPayment, PaymentLine, PaymentStatus } from '@/server/ports/payment-method';

const amount = z.number().int().default(0);
const movement = z.object({ reference: z.string().nullish() });

export const KlarnaOrder = z.object({
  order_id: z.string().min(1),
  status: z.enum(['AUTHORIZED', 'PART_CAPTURED', 'CAPTURED', 'CANCELLED', 'EXPIRED', 'CLOSED']),
  fraud_status: z.enum(['ACCEPTED', 'PENDING', 'REJECTED']),
  order_amount: z.number().int(),
  captured_amount: amount,
  refunded_amount: amount,
  remaining_authorized_amount: amount,
  purchase_currency: z.string().default('NOK'),
  expires_at: z.coerce.date().nullish(),
  merchant_reference1: z.string().nullish(),
  captures: z.array(movement.extend({ capture_id: z.string() })).nullish(),
  refunds: z.array(movement.extend({ refund_id: z.string() })).nullish(),
});
export type KlarnaOrder = z.infer<typeof KlarnaOrder>;

export function klarnaStatus(order: KlarnaOrder): PaymentStatus {
  const { order_amount: authorised, captured_amount: captured, remaining_authorized_amount: remaining } = order;
  const sums = { authorised, captured, released: authorised - captured - remaining, refunded: order.refunded_amount };
  const expiresAt = remaining > 0 ? (order.expires_at ?? undefined) : undefined;
  return { ...sums, state: stateOf(order), currency: order.purchase_currency, expiresAt, instrument: 'Klarna' };
}

function stateOf({ status, fraud_status, captured_amount }: KlarnaOrder): PaymentStatus['state'] {
  if (captured_amount > 0) return 'authorised';
  if (status === 'EXPIRED') return 'expired';
  if (fraud_status === 'REJECTED') return 'declined';
  if (status === 'CANCELLED' || status === 'CLOSED') return 'cancelled';
  return fraud_status === 'PENDING' ? 'pending' : 'authorised';
}

const TYPES = { goods: 'physical', freight: 'shipping_fee', discount: 'discount' } as const;

/** A total that the pieces do not divide is sold as one piece: '2 × Jakke'. */
export function klarnaLine({ kind, reference, name, quantity, total, vatRate }: PaymentLine) {
  const whole = total % quantity === 0;
  return {
    type: TYPES[kind],
    reference: reference.slice(0, 64),
    name: (whole ? name : `${quantity} × ${name}`).slice(0, 255),
    quantity: whole ? quantity : 1,
    quantity_unit: 'stk',
    unit_price: whole ? total / quantity : total,
    tax_rate: vatRate,
    total_amount: total,
    total_discount_amount: 0,
    total_tax_amount: vatIncluded(total, vatRate / 100),
  };
}

export function klarnaPurchase(payment: NewPayment) {
  const order_lines = payment.lines.map(klarnaLine);
  const { buyer } = payment;
  const names = buyer.name.trim().split(/\s+/);
  const family_name = names.length > 1 ? names.pop() : undefined;
  const address = {
    ...{ given_name: names.join(' '), family_name, email: buyer.email, phone: `+47${buyer.phone}`, country: 'NO' },
    ...(buyer.address && {
      street_address: buyer.address.street,
      ...(buyer.address.line2 && { street_address2: buyer.address.line2 }),
      postal_code: buyer.address.postalCode,
      city: buyer.address.city,
    }),
  };
  return {
    purchase_country: 'NO',
    purchase_currency: 'NOK',
    locale: 'nb-NO',
    order_amount: payment.amount,
    order_tax_amount: order_lines.reduce((sum, line) => sum + line.total_tax_amount, 0),
    order_lines,
    billing_address: address,
    shipping_address: buyer.address ? address : undefined,
    merchant_reference1: payment.reference,
    merchant_reference2: `shop-${payment.shopId}`,
  };
}

import { vatIncluded } from '@/lib/prices/money';
import type { PaymentLine } from '@/server/ports/payment-method';

/** An order item as Nexi wants it: prices without VAT, `grossTotalAmount` of all items is the amount. */
export interface NexiItem {
  reference: string;
  name: string;
  quantity: number;
  unit: string;
  unitPrice: number;
  taxRate: number;
  taxAmount: number;
  netTotalAmount: number;
  grossTotalAmount: number;
}

const LONGEST = 128;

/** Nexi refuses some signs in some fields. */
export const nexiText = (text: string) =>
  text
    .replaceAll('&', 'og')
    .replace(/[<>\\'"]/g, '')
    .trim()
    .slice(0, LONGEST);

/**
 * The VAT is cut from the line's total, so that net and VAT make the øre the shopper agreed to. A net that cannot be divided
 * by the pieces is sold as one: '2 × Jakke'.
 */
export function nexiItem({ reference, name, quantity, total, vatRate }: PaymentLine): NexiItem {
  const taxAmount = vatIncluded(total, vatRate / 100);
  const net = total - taxAmount;
  const whole = net % quantity === 0;
  return {
    reference: nexiText(reference),
    name: nexiText(whole ? name : `${quantity} × ${name}`) || nexiText(reference),
    quantity: whole ? quantity : 1,
    unit: 'stk',
    unitPrice: whole ? net / quantity : net,
    taxRate: vatRate,
    taxAmount,
    netTotalAmount: net,
    grossTotalAmount: total,
  };
}

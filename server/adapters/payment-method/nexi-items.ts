import { vatIncluded } from '@/lib/prices/money';
import type { PaymentLine } from '@/server/ports/payment-method';

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

export const nexiText = (text: string) =>
  text
    .replaceAll('&', 'og')
    .replace(/[<>\\'"]/g, '')
    .trim()
    .slice(0, LONGEST);

/** Takes VAT out of a line's total, so that net and VAT sum to it. An indivisible net is sold as one piece: '2 × Jakke'. */
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

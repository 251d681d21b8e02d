import type { Discount } from '@/lib/cart/types';

/** What a promo code is by the clock; the first moment counts, the last does not. */
export function promoState({ validFrom, validTo }: { validFrom: Date; validTo: Date }, at: Date) {
  if (at < validFrom) return 'coming';
  return at < validTo ? 'valid' : 'expired';
}

/** Codes are compared without case and without blanks, however a keyboard composes their letters. */
export const promoKey = (typed: string): string => typed.replace(/\s+/g, '').toUpperCase().normalize('NFC');

/** A code as the cart's discount: the database and the feed keep fractions in ten-thousandths. */
export function promoDiscount({
  fixed,
  amount,
}: {
  fixed: boolean;
  amount: number;
}): Pick<Discount, 'fixed' | 'amount'> {
  return { fixed, amount: fixed ? amount : amount / 10_000 };
}

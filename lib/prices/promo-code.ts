import type { Discount } from '@/lib/cart/types';

/** `validTo` is exclusive. */
export function promoState({ validFrom, validTo }: { validFrom: Date; validTo: Date }, at: Date) {
  if (at < validFrom) return 'coming';
  return at < validTo ? 'valid' : 'expired';
}

/** Ignores case, blanks and how a keyboard composes letters. */
export const promoKey = (typed: string): string => typed.replace(/\s+/g, '').toUpperCase().normalize('NFC');

/** Fractions are stored in ten-thousandths. */
export function promoDiscount({
  fixed,
  amount,
}: {
  fixed: boolean;
  amount: number;
}): Pick<Discount, 'fixed' | 'amount'> {
  return { fixed, amount: fixed ? amount : amount / 10_000 };
}

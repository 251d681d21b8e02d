import type { PromoCode } from '@/lib/contracts/promo';
import { promoDiscount } from '@/lib/prices/promo-code';
import type { PromoRow } from './types';

/** A retailer's way of keeping a code out of the public list. */
export const SECRET = 'secret';

/** A promo code of rule 3.12, name by name. */
export function promoCode(row: PromoRow): PromoCode {
  const { fixed, amount } = promoDiscount(row);
  return {
    Id: row.id,
    Code: row.code,
    Name: row.name,
    ValidFrom: row.validFrom.toISOString(),
    ValidTo: row.validTo.toISOString(),
    Fixed: fixed,
    Amount: amount,
    Type: row.type,
  };
}

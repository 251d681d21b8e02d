import type { Brand } from '@/lib/brands/brand';

/**
 * Source of a RegExp for 'AB-100001': the prefix of the brand that sold, then the order's id, which alone tells the order. A
 * withdrawal adds '-A1', a complaint '-R1' (rule 15.33).
 */
export const ORDER_NUMBER = '[A-Z]{2,4}-\\d{1,9}';

const BLANKS = /\s+/g;
const LONGEST = 9;
const TYPED =
  /^(?:(?:ordre|order|bestilling|reservasjon|kj[øo]p)\p{L}*[\s.:]*)?(?:(?:nummer|number|nr|no)[\s.:]*)?#?\s*([a-z]{2,4})?[\s-]*(\d[\s\d]*)$/iu;
const OF_ORDER = /^(?:[A-Z]{2,4}-)?(\d{1,9})$/;
const OF_RETURN = /^\s*([a-z]{2,4})?[\s-]*(\d{1,9})[\s-]*a\s*(\d{1,5})\s*$/i;

/** A number as a hint shows it. */
export const exampleNumber = ({ orderPrefix }: Pick<Brand, 'orderPrefix'>): string => `${orderPrefix}-100001`;

const written = (prefix: string | undefined, rest: string) => (prefix ? `${prefix.toUpperCase()}-${rest}` : rest);

/** Reads '#100001' as '100001' and 'Ordrenummer: ab 100001' as 'AB-100001': the brand that sold is not known from the digits. */
export function orderNumberIn(typed: string): string | undefined {
  const [, prefix, digits] = TYPED.exec(typed) ?? [];
  const together = digits?.replace(BLANKS, '');
  return together && together.length <= LONGEST ? written(prefix, together) : undefined;
}

/** Reads the id out of a number, with or without its prefix. */
export function orderIdOf(number: string): number | undefined {
  const digits = OF_ORDER.exec(number)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** Reads 'ab 100001 a1' as 'AB-100001-A1', and '100001a1' as '100001-A1'. */
export function returnNumberIn(typed: string): string | undefined {
  const [, prefix, order, nth] = OF_RETURN.exec(typed) ?? [];
  return order && nth && written(prefix, `${order}-A${nth}`);
}

/** Reads which withdrawal a number names, with or without its prefix. */
export function withdrawalOf(number: string): { orderId: number; nth: number } | undefined {
  const [, , order, nth] = OF_RETURN.exec(number) ?? [];
  return order && nth ? { orderId: Number(order), nth: Number(nth) } : undefined;
}

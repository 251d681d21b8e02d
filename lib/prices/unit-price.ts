export interface Amount {
  readonly quantity: number;
  readonly unit: 'kg' | 'l';
}

const FACTORS = {
  kg: [1, 'kg'],
  g: [0.001, 'kg'],
  l: [1, 'l'],
  dl: [0.1, 'l'],
  cl: [0.01, 'l'],
  ml: [0.001, 'l'],
} as const;
// Starts only at the first digit: else long numbers would be read again and again.
const AMOUNT = /(?<!\d)(?:(\d+)\s*[x×]\s*)?(\d+(?:[.,]\d+)?)\s*(kg|g|liter|l|dl|cl|ml)(?![\p{L}/²³])/iu;
/** Lines with the content; the weight with packaging is not it. */
const LABEL = /^\s*(?:nettovekt|nettoinnhold|nettomengde|innhold|volum)\s*:/i;

/** Reads the first of '125 g', '0,5 l' and '6 × 45 g'. */
export function readAmount(text: string): Amount | undefined {
  const [, pieces = '1', number = '', name = ''] = AMOUNT.exec(text) ?? [];
  const [factor, unit] =
    FACTORS[(name.toLowerCase() === 'liter' ? 'l' : name.toLowerCase()) as keyof typeof FACTORS] ?? [];
  if (!factor || !unit) return undefined;
  const quantity = Number((Number(pieces) * Number(number.replace(',', '.')) * factor).toPrecision(12));
  return quantity > 0 ? { quantity, unit } : undefined;
}

/** From the technical description, else from the name. */
export function amountOf({ techDescription, name }: { techDescription: string; name: string }): Amount | undefined {
  const told = techDescription.split('\n').filter((line) => LABEL.test(line));
  return told.map(readAmount).find((amount) => amount !== undefined) ?? readAmount(name);
}

/** Øre per kilo or litre, without the deposit. */
export const unitPrice = (price: number, pant: number, { quantity }: Amount): number =>
  Math.round((price - pant) / quantity);

// Money is whole øre everywhere; kroner exist only in text (rule 9.1: amounts are in minor units).

/**
 * Whole øre → Norwegian number with exactly two decimals, '1 199,00' (rule 9.2).
 * The thousand separator is U+00A0 and the minus is U+2212, the typographic minus Norwegian uses. Not Intl: its language
 * data takes a phone some 50 ms to load, and a server and a browser with different data would disagree on hydration.
 */
export function formatKroner(ore: number): string {
  const [kroner = '', rest] = decimalPrice(Math.abs(ore)).split('.');
  return `${ore < 0 ? '\u2212' : ''}${kroner.replace(/\B(?=(\d{3})+$)/g, '\u00a0')},${rest}`;
}

/** Whole øre → '1 199,00 kr', held together by U+00A0 (rule 9.2). */
export function formatPrice(ore: number): string {
  return `${formatKroner(ore)}\u00a0kr`;
}

/** Whole øre → '1199.00', the form of JSON-LD and product feeds (rule 12.7). */
export function decimalPrice(ore: number): string {
  const digits = String(Math.abs(ore)).padStart(3, '0');
  return `${ore < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Any number of øre → whole øre, halves away from zero, so that a refund rounds like its charge (rule 9.1). */
export function roundOre(ore: number): number {
  const rounded = Math.sign(ore) * Math.round(Math.abs(ore));
  return rounded === 0 ? 0 : rounded; // no −0
}

/** Kroner → whole øre. Rounds, as 1.15 * 100 is 114.99999999999999. */
export function kronerToOre(kroner: number): number {
  return roundOre(Number((kroner * 100).toPrecision(15)));
}

/** A fraction (0.25 is a quarter) of an amount, in whole øre. */
export function fractionOf(ore: number, fraction: number): number {
  return roundOre(Number((ore * fraction).toPrecision(15)));
}

/** The VAT (in whole øre) contained in an amount that includes it; `percent` is 25, 15 … (rule 10.18). */
export function vatIncluded(ore: number, percent: number): number {
  return roundOre((ore * percent) / (100 + percent));
}

/**
 * Splits whole, non-negative øre by whole weights (øre, pieces) so that the parts add up to the whole: largest
 * remainder first, ties to the earlier part (rule 15.8). Without any weight the
 * first part takes it all.
 */
export function splitByWeight(ore: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  if (sum === 0) return weights.map((_, i) => (i === 0 ? ore : 0));
  // An amount times an amount outgrows what a number holds exactly, and a lost øre is found by the accountant.
  const products = weights.map((weight) => BigInt(ore) * BigInt(weight));
  const parts = products.map((product) => Number(product / BigInt(sum)));
  const left = ore - parts.reduce((a, b) => a + b, 0);
  const byRemainder = products.map((product, i) => ({ i, remainder: Number(product % BigInt(sum)) }));
  byRemainder.sort((a, b) => b.remainder - a.remainder);
  for (const { i } of byRemainder.slice(0, left)) parts[i] = (parts[i] ?? 0) + 1;
  return parts;
}

/** Rule 9.1: prices are rounded to whole kroner; the amount stays in øre. */
export const roundedToKroner = (ore: number): number => Math.round(ore / 100) * 100;

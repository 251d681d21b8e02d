// Money is whole øre everywhere; kroner exist only in text (rule 9.1: amounts are in minor units).

/** Formats øre as '1 199,00' with U+00A0 and U+2212 (rule 9.2). Without Intl: slow on phones, and differs between machines. */
export function formatKroner(ore: number): string {
  const [kroner = '', rest] = decimalPrice(Math.abs(ore)).split('.');
  return `${ore < 0 ? '\u2212' : ''}${kroner.replace(/\B(?=(\d{3})+$)/g, '\u00a0')},${rest}`;
}

/** Øre → '1 199,00 kr', held together by U+00A0 (rule 9.2). */
export function formatPrice(ore: number): string {
  return `${formatKroner(ore)}\u00a0kr`;
}

/** Øre → '1199.00', as in JSON-LD and feeds (rule 12.7). */
export function decimalPrice(ore: number): string {
  const digits = String(Math.abs(ore)).padStart(3, '0');
  return `${ore < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Rounds halves away from zero, so that a refund rounds like its charge (rule 9.1). */
export function roundOre(ore: number): number {
  const rounded = Math.sign(ore) * Math.round(Math.abs(ore));
  return rounded === 0 ? 0 : rounded; // no −0
}

/** Rounds, as 1.15 * 100 is 114.99999999999999. */
export function kronerToOre(kroner: number): number {
  return roundOre(Number((kroner * 100).toPrecision(15)));
}

/** `fraction` 0.25 is a quarter. */
export function fractionOf(ore: number, fraction: number): number {
  return roundOre(Number((ore * fraction).toPrecision(15)));
}

/** VAT contained in an amount; `percent` is 25, 15 … (rule 10.18). */
export function vatIncluded(ore: number, percent: number): number {
  return roundOre((ore * percent) / (100 + percent));
}

/** Splits øre by weights, largest remainder first, ties to the earlier part (rule 15.8). Without weights the first takes all. */
export function splitByWeight(ore: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  if (sum === 0) return weights.map((_, i) => (i === 0 ? ore : 0));
  // The product may exceed what a number holds exactly.
  const products = weights.map((weight) => BigInt(ore) * BigInt(weight));
  const parts = products.map((product) => Number(product / BigInt(sum)));
  const left = ore - parts.reduce((a, b) => a + b, 0);
  const byRemainder = products.map((product, i) => ({ i, remainder: Number(product % BigInt(sum)) }));
  byRemainder.sort((a, b) => b.remainder - a.remainder);
  for (const { i } of byRemainder.slice(0, left)) parts[i] = (parts[i] ?? 0) + 1;
  return parts;
}

/** Rule 9.1: whole kroner, in øre. */
export const roundedToKroner = (ore: number): number => Math.round(ore / 100) * 100;

interface Told {
  name: string;
  originalPrice: number | null;
  reviewCount: number;
}

/** Longer names need a third line on a phone. */
const TWO_LINES = 42;

/** Returns how many lines of height the picture gives up on a phone, so that the sizes stay on the first screen (rule 2.80). */
export function linesBesidePrice({ name, originalPrice, reviewCount }: Told): number {
  const lowered = originalPrice ? (reviewCount > 0 ? 2 : 1) : 0;
  return lowered + (name.length > TWO_LINES ? 1 : 0);
}

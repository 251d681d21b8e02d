interface Told {
  name: string;
  originalPrice: number | null;
  reviewCount: number;
}

/** From here on a name needs a third line on a phone. */
const TWO_LINES = 42;

/**
 * How many lines a phone needs between picture and sizes beyond a name of two lines and a price: the picture gives them up, so that
 * the sizes stay on the first screen (rule 2.80). A price that came down is told with the lowest of 30 days and leaves the stars no
 * room on its line. In lines, as a server cannot measure.
 */
export function linesBesidePrice({ name, originalPrice, reviewCount }: Told): number {
  const lowered = originalPrice ? (reviewCount > 0 ? 2 : 1) : 0;
  return lowered + (name.length > TWO_LINES ? 1 : 0);
}

/** The kinds of sizes there are, in the order a filter shows them. */
export const sizeKinds = ['clothes', 'children', 'shoes', 'gloves', 'length', 'head', 'weight', 'other'] as const;
export type SizeKind = (typeof sizeKinds)[number];

const LETTERS = /^(?:\d*x{0,3}[sml])(?:\s*[-/]\s*\d*x{0,3}[sml])?$/i;
const AGE = /\d\s*(?:år|mnd|måned)/i;
const SPAN = /^(\d+(?:[.,]\d+)?)(?: \d\/\d)?(?:\s*[-–/]\s*(\d+(?:[.,]\d+)?))?(?:\+)?\s*(cm|kg)?$/i;
const HEAD_CM = { from: 44, to: 64 };
const LARGEST_GLOVE = 12;
const SHORTEST_CHILD_CM = 50;
const LARGEST_CHILD_CM = 176;
const LARGEST_SHOE = 50;

const number = (text: string) => Number(text.replace(',', '.'));

/**
 * What a size is a size of, by how it is written: a letter is of clothes, 92 a child's height, 42 a shoe, 8 a glove (balls are
 * counted so too), '175 cm' a length, '52-55 cm' a head, '60-80 kg' a body's weight.
 */
export function sizeKindOf(size: string): SizeKind {
  const text = size.trim();
  if (LETTERS.test(text)) return 'clothes';
  if (AGE.test(text)) return 'children';
  const [, first, second, unit] = SPAN.exec(text) ?? [];
  if (first === undefined) return 'other';
  const value = number(first);
  if (unit?.toLowerCase() === 'kg') return 'weight';
  if (unit) {
    const isHead = second !== undefined && value >= HEAD_CM.from && number(second) <= HEAD_CM.to;
    return isHead ? 'head' : 'length';
  }
  if (value <= LARGEST_GLOVE) return 'gloves';
  if (value <= LARGEST_SHOE) return 'shoes';
  return value >= SHORTEST_CHILD_CM && value <= LARGEST_CHILD_CM ? 'children' : 'other';
}

/** Sizes parted by kind, each kind in the order its sizes came in; kinds that do not occur are left out. */
export function bySizeKind<One extends { value: number | string }>(
  sizes: readonly One[],
): { kind: SizeKind; sizes: One[] }[] {
  const parted = Map.groupBy(sizes, ({ value }) => sizeKindOf(String(value)));
  return sizeKinds.flatMap((kind) => {
    const own = parted.get(kind);
    return own ? [{ kind, sizes: own }] : [];
  });
}

import type { Lexicon } from './lexicon';
import type { SoftKind } from './query-tree';

const genders = 'dame herre barn junior unisex jente gutt baby';
const colors =
  'svart hvit rød blå grønn gul grå brun oransje lilla rosa beige turkis marine navy khaki oliven burgunder mint krem sølv gull petrol';

export type SoftWords = ReadonlyMap<string, SoftKind>;

/** Tokens that mean a gender or a colour. */
export function softWords(lexicon: Lexicon): SoftWords {
  const tokens = (text: string, kind: SoftKind) =>
    text.split(' ').map((w): [string, SoftKind] => [lexicon.word(w).token, kind]);
  return new Map([...tokens(genders, 'gender'), ...tokens(colors, 'color')]);
}

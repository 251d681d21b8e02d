import { compareNames } from './norwegian-order';

interface Weight {
  primary: number;
  secondary: number;
  tertiary: number;
}

/** Each has one weight, so that keys of two runtimes differ only where their alphabets do. */
const letters = [
  ...Array.from({ length: 0x24f - 0x20 + 1 }, (_, i) => String.fromCharCode(0x20 + i)),
  ...'–—‘’‚“”„†‡•…‰‹›€™−×÷°²³½¼¾®©',
].filter((letter) => letter !== '\u007f' && !/[\u0080-\u009f\u00ad]/.test(letter));
/** The collation reads these as å; "aA" is two letters. */
const pairs = ['aa', 'Aa', 'AA'];
const first = 0x100;

let weights: Map<string, Weight> | undefined;

/** Reads the runtime's own collation once. */
function alphabet(): Map<string, Weight> {
  if (weights) return weights;
  const made = new Map<string, Weight>();
  const base = new Intl.Collator('nb', { sensitivity: 'base' });
  const accent = new Intl.Collator('nb', { sensitivity: 'accent' });
  const sorted = [...new Set([...letters, ...pairs])].filter((one) => !/\d/.test(one)).sort(compareNames);
  let weight: Weight = { primary: 0, secondary: 0, tertiary: 0 };
  sorted.forEach((letter, i) => {
    const before = sorted[i - 1];
    if (before === undefined) weight = { primary: 1, secondary: 0, tertiary: 0 };
    else if (base.compare(before, letter) !== 0) weight = { primary: weight.primary + 1, secondary: 0, tertiary: 0 };
    else if (accent.compare(before, letter) !== 0) weight = { ...weight, secondary: weight.secondary + 1, tertiary: 0 };
    else if (compareNames(before, letter) !== 0) weight = { ...weight, tertiary: weight.tertiary + 1 };
    made.set(letter, weight);
  });
  weights = made;
  return made;
}

/** Its byte order is the Norwegian order: letters and numbers by value, then accents, then capitals. */
export function nameKey(name: string): string {
  const known = alphabet();
  const levels = ['', '', ''] as [string, string, string];
  const put = ({ primary, secondary, tertiary }: Weight) => {
    levels[0] += String.fromCharCode(first + primary);
    levels[1] += String.fromCharCode(first + secondary);
    levels[2] += String.fromCharCode(first + tertiary);
  };
  const digits = known.get('a') as Weight;
  for (const [piece] of name.normalize('NFC').matchAll(/\d+|aa|A[aA]|./gsu)) {
    const weight = known.get(piece);
    if (weight) put(weight);
    else if (/^\d/.test(piece)) {
      const value = piece.replace(/^0+(?=\d)/, '');
      levels[0] += `${String.fromCharCode(first + digits.primary - 1, first + value.length)}${value}`;
      levels[1] += String.fromCharCode(first);
      levels[2] += String.fromCharCode(first);
    } else for (const part of piece.normalize('NFD')) putUnusual(part, known, put);
  }
  return levels.join('\u0001');
}

/** Sorts letters of other alphabets last, by code. */
function putUnusual(part: string, known: Map<string, Weight>, put: (weight: Weight) => void) {
  if (/\p{M}/u.test(part)) return;
  const weight = known.get(part);
  put(weight ?? { primary: 0x1000 + ((part.codePointAt(0) as number) % 0xc000), secondary: 0, tertiary: 0 });
}

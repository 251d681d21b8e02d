// Made on first use: most pages never sort.
let collator: Intl.Collator | undefined;

/** … z, æ, ø, å (and aa as å); digits by value. */
export function compareNames(a: string, b: string): number {
  collator ??= new Intl.Collator('nb', { numeric: true });
  return collator.compare(a, b);
}

const ONE_SIZE = /^(one ?size|onesize|os|[eé]n ?størrelse)$/i;
export const isOneSize = (size: string) => ONE_SIZE.test(size);
const LETTER = /^(?:(\d+)x|(x*))(s|m|l)(?=$|[\s/-])/i;
const NUMBER = /^(?:eu |str\.? )?(\d+)(?:[.,](\d+))?(?: (\d)\/(\d))?/i;

/** Ages ('6 mnd'), then numbers ('42 2/3', '110/116'), then XS…XXL, then words by name, 'Én størrelse' last. */
export function compareSizes(a: string, b: string): number {
  const [groupA, valueA] = rank(a.trim());
  const [groupB, valueB] = rank(b.trim());
  return groupA - groupB || valueA - valueB || compareNames(a, b);
}

function rank(size: string): readonly [group: number, value: number] {
  if (isOneSize(size)) return [4, 0];
  const letter = LETTER.exec(size);
  if (letter) return [2, letterValue(letter)];
  const number = NUMBER.exec(size);
  if (!number) return [3, 0];
  const [, whole = '0', decimals = '0', over = '0', under = '1'] = number;
  const value = Number(`${whole}.${decimals}`) + (Number(under) ? Number(over) / Number(under) : 0);
  if (/\d\s*(mnd|måned)/i.test(size)) return [0, value];
  return /\d\s*år/i.test(size) ? [0, value * 12] : [1, value];
}

/** M is 0, XS −2, XL 2, 3XL 4. */
function letterValue([, times, xs = '', letter = '']: RegExpExecArray): number {
  const steps = 1 + (times === undefined ? xs.length : Number(times));
  return { s: -steps, m: 0, l: steps }[letter.toLowerCase()] ?? 0;
}

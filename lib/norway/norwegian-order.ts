// Made when first asked for: a page that puts nothing in order need not load a language's alphabet.
let collator: Intl.Collator | undefined;

/** Norwegian alphabetical order: … z, æ, ø, å (and aa as å); digits by value, so 'Telt 2' comes before 'Telt 10'. */
export function compareNames(a: string, b: string): number {
  collator ??= new Intl.Collator('nb', { numeric: true });
  return collator.compare(a, b);
}

const ONE_SIZE = /^(one ?size|onesize|os|[eé]n ?størrelse)$/i;
export const isOneSize = (size: string) => ONE_SIZE.test(size);
const LETTER = /^(?:(\d+)x|(x*))(s|m|l)(?=$|[\s/-])/i;
const NUMBER = /^(?:eu |str\.? )?(\d+)(?:[.,](\d+))?(?: (\d)\/(\d))?/i;

/**
 * Order of sizes on the shop floor: ages ('6 mnd', '2 år'), then numbers by value ('42', '42 2/3', '110/116'), then
 * XS<S<M<L<XL<XXL, then other words by name, and 'Én størrelse' last. Sizes of equal rank are ordered by name.
 */
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

/** M is 0; every X pulls further from it: XS −2, XL 2, 3XL 4. An X before M means nothing. */
function letterValue([, times, xs = '', letter = '']: RegExpExecArray): number {
  const steps = 1 + (times === undefined ? xs.length : Number(times));
  return { s: -steps, m: 0, l: steps }[letter.toLowerCase()] ?? 0;
}

/** A `number` may be a size; a `code` may be an EAN or an article number. */
export type TextToken =
  | { kind: 'word'; text: string; written: string }
  | { kind: 'number'; text: string; written: string }
  | { kind: 'size'; sizes: string[]; written: string; bare: boolean; age?: true }
  | { kind: 'quantity'; quantities: string[]; written: string }
  | { kind: 'code'; text: string; written: string };

const units: Record<string, string> = {
  l: 'l', liter: 'l', litre: 'l', litres: 'l', liters: 'l', ltr: 'l', lags: 'l', lag: 'l',
  ml: 'ml', dl: 'dl', cl: 'cl',
  g: 'g', gr: 'g', gram: 'g', kg: 'kg', kilo: 'kg',
  mm: 'mm', cm: 'cm', m: 'm', meter: 'm', km: 'km',
  w: 'w', watt: 'w', wh: 'wh', mah: 'mah', lm: 'lumen', lumen: 'lumen', v: 'v',
  person: 'person', personer: 'person', personers: 'person', personar: 'person', personars: 'person', pers: 'person', mann: 'person',
  grader: 'grader', gradar: 'grader', '°c': 'grader', '°': 'grader',
  pk: 'pk', pakning: 'pk', stk: 'stk', tommer: 'tommer', timer: 'timer', timar: 'timer',
}; // biome-ignore format: a table
const unitNames = Object.keys(units)
  .sort((a, b) => b.length - a.length)
  .join('|');
const end = '(?![\\p{L}\\d])';
const numberWords: Record<string, string> = { to: '2', tre: '3', fire: '4', fem: '5', seks: '6', åtte: '8' };
const letterSize = '(?:\\d|x{0,4})x[- ]?(?:small|large|s|l)|small|medium|large|[sml]';

type Rule = [kind: TextToken['kind'] | 'persons' | 'bareSize' | 'age', pattern: RegExp, beginnings: string];

const digits = '0123456789';
const numberBeginnings = 'tfså';
const rules: Rule[] = [
  ['size', rule(`(?:str|størrelse|storrelse|storleik|size|sz|eu)[.:]?\\s*(?:eu\\s*)?(\\d{1,3}\\s\\d/\\d|\\d{1,3}/\\d{1,3}|\\d{1,3}(?:[.,]\\d)?|(?:${letterSize})(?:/(?:${letterSize}))?)${end}`), 'se'],
  ['age', rule(`(\\d{1,2})(?:\\s?-\\s?(\\d{1,2}))?[\\s-]?(år(?:s|inge?[rn]?|ingar)?|aars?|mnd|m(?:å|aa)ne?de?r|m(?:å|aa)nad[ae]r)${end}`), digits],
  ['persons', rule('(\\d+|to|tre|fire|fem|seks|åtte)[\\s-]*(?:mann|person)s(?:-|(?=\\p{L})|(?![\\p{L}\\d]))'), digits + numberBeginnings],
  ['quantity', rule(`(to|tre|fire|fem|seks|åtte)(?=\\s)(?:\\s?-\\s?(\\d+))?\\s(person(?:er|ar)?|pers|mann)${end}`), numberBeginnings],
  ['quantity', rule(`(\\d+(?:[.,]\\d+)?)(?:\\s?-\\s?(\\d+(?:[.,]\\d+)?))?[\\s-]?(${unitNames})${end}`), digits],
  ['bareSize', rule(`(\\d{2}\\s\\d/\\d|\\d{2,3}[/-]\\d{2,3}|(?:${letterSize})(?:/(?:${letterSize}))?)${end}`), `${digits}xsml`],
  ['code', rule(`(\\d{5,14})${end}`), digits],
  ['number', rule(`(\\d+(?:[.,]\\d+)?)${end}`), digits],
  ['word', rule('([\\p{L}\\d]+(?:-[\\p{L}\\d]+)*)'), ''],
]; // biome-ignore format: a table

/** Rules by the first character, since most text is words and spaces. */
const rulesAt = new Map(
  [...'abcdefghijklmnopqrstuvwxyzæøå', ...digits].map((first) => [
    first,
    rules.filter(([kind, , beginnings]) => kind === 'word' || beginnings.includes(first)),
  ]),
);
const words = rules.filter(([kind]) => kind === 'word');

function rulesFor(first: string): Rule[] {
  return rulesAt.get(first) ?? (first > '\x7f' ? words : []);
}

function rule(source: string) {
  return new RegExp(source, 'uy');
}

/** Step 2; the text must be normalised. */
export function tokenise(text: string): TextToken[] {
  const tokens: TextToken[] = [];
  for (let at = 0; at < text.length; ) {
    const step = tokenAt(text, at);
    if (step) tokens.push(step.token);
    at = step ? Math.max(step.next, at + 1) : at + 1;
  }
  return tokens;
}

function tokenAt(text: string, at: number): { token: TextToken; next: number } | undefined {
  for (const [kind, pattern] of rulesFor(text[at] as string)) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) return { token: tokenOf(kind, found), next: pattern.lastIndex };
  }
  return undefined;
}

function tokenOf(kind: Rule[0], found: RegExpExecArray): TextToken {
  const written = found[0].trim();
  const first = (found[1] ?? '').trim();
  switch (kind) {
    case 'persons':
      return {
        kind: 'quantity',
        quantities: [`${numberWords[first] ?? first}person`],
        written: written.replace(/-$/, ''),
      };
    case 'age': {
      const ages = [first, found[2] ?? first].map(Number) as [number, number];
      const sizes = sizesOfAge(ages, /^m/.test(found[3] ?? ''));
      return sizes.length
        ? { kind: 'size', sizes, written, bare: false, age: true }
        : { kind: 'number', text: first, written };
    }
    case 'quantity': {
      const unit = units[found[3] ?? ''] ?? '';
      const numbers = found[2] ? [first, found[2]] : [first];
      return {
        kind: 'quantity',
        quantities: numbers.map((n) => Number(numberWords[n] ?? n.replace(',', '.')) + unit),
        written,
      };
    }
    case 'size':
    case 'bareSize':
      return { kind: 'size', sizes: sizesOf(first), written, bare: kind === 'bareSize' };
    default:
      return { kind, text: first.replace(',', '.'), written };
  }
}

/** Height in cm by age in years (EN 13402), and shoe sizes. */
const heights = [62, 80, 92, 98, 104, 110, 116, 122, 128, 134, 140, 146, 152, 158, 164];
const shoes: Record<number, number[]> = {
  2: [23, 24], 3: [25, 26], 4: [27, 28], 5: [28, 29], 6: [29, 30, 31], 7: [31, 32], 8: [32, 33],
  9: [33, 34], 10: [34, 35], 11: [35, 36], 12: [36, 37],
}; // biome-ignore format: a table
const heightsByMonth: [until: number, height: number][] = [[3, 62], [6, 68], [9, 74], [12, 80], [18, 86], [24, 92]]; // biome-ignore format: a table

function sizesOfAge([from, to]: [number, number], months: boolean): string[] {
  const ages = Array.from({ length: Math.max(0, Math.min(to - from, 12)) + 1 }, (_, i) => from + i);
  const inMonths = (age: number) => heightsByMonth.find(([until]) => age <= until)?.[1] ?? [];
  const found = ages.flatMap((age) => (months ? inMonths(age) : [...(shoes[age] ?? []), heights[age] ?? []].flat()));
  return [...new Set(found.map(String))];
}

/** Returns the sizes of a label or a query: "XL" and "x-large" are one, "M/L" fits both, "110/116" is 110 or 116. */
export function sizesOf(label: string): string[] {
  const plain = label
    .toLowerCase()
    .replace(/^(?:str|eu|size|størrelse)\.?\s*/, '')
    .replace(',', '.')
    .replace('–', '-')
    .trim();
  const range = /^(\d{1,3})(?:-(\d{1,3})|\+)?\s*(cm|kg)?$/.exec(plain);
  if (range && (range[2] || range[3])) return sizesIn(Number(range[1]), Number(range[2] ?? range[1]), range[3]);
  const fraction = /^\d{2,3}\s\d\/\d$/.test(plain);
  const parts = fraction ? [plain] : plain.split(/[/]|(?<=\d)-(?=\d)/).map((part) => part.trim());
  const sizes = parts.filter(Boolean).map(letters);
  return sizes.length > 1 ? [...sizes, sizes.join('/')] : sizes;
}

const MOST_IN_RANGE = 60;

/** "55-58 cm" fits a head of 56, "36-39" a foot of 37, "15-30 kg" a child of 20 kg. */
function sizesIn(from: number, to: number, unit = ''): string[] {
  const of = (size: number) => (unit === 'kg' ? `${size}kg` : String(size));
  if (to <= from || to - from > MOST_IN_RANGE) return [...new Set([of(from), of(to)])];
  return [...Array.from({ length: to - from + 1 }, (_, i) => of(from + i)), `${of(from)}/${of(to)}`];
}

function letters(size: string): string {
  const found = /^(\d|x*)[- ]?(x?)[- ]?(small|large|medium|s|m|l)$/.exec(size);
  if (!found) return size.replace(/\s+/g, ' ');
  const count = /\d/.test(found[1] as string)
    ? Number(found[1])
    : (found[1] as string).length + (found[2] as string).length;
  return 'x'.repeat(count) + (found[3] as string)[0];
}

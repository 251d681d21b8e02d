/** A range, a number or another name of the size; the column gives the unit (cm, years or kg). */
export type Value = number | readonly [from: number, to: number] | string;

export type Column =
  | 'age'
  | 'chest'
  | 'euSize'
  | 'foot'
  | 'girth'
  | 'hand'
  | 'handLength'
  | 'head'
  | 'height'
  | 'heightClassic'
  | 'heightSkating'
  | 'heightUpTo'
  | 'hip'
  | 'letter'
  | 'seat'
  | 'waist'
  | 'weight';

export interface SizeTable {
  columns: readonly Column[];
  sizes: readonly string[];
  /** Undefined if the table lacks the size. */
  row: (size: string) => readonly Value[] | undefined;
}

const steps = (from: number, to: number, step: number, unit = '') =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => `${from + i * step}${unit}`.replace('.', ','));

/** Reads '41,5' and '185 cm'; NaN for other text. */
export const sizeNumber = (size: string) => Number(/^(\d+(?:,5)?)(?: cm)?$/.exec(size)?.[1]?.replace(',', '.') ?? NaN);

/** Reads '52-55 cm', with a hyphen or a dash. */
const rangeOf = (size: string): readonly [number, number] | undefined => {
  const [, from, to] = /^(\d+)\s?[-–]\s?(\d+)(?: cm)?$/.exec(size) ?? [];
  return from && to && Number(from) < Number(to) ? [Number(from), Number(to)] : undefined;
};

const readValue = (text: string): Value => {
  const [from, to] = text.split('–').map(Number);
  if (from === undefined || Number.isNaN(from)) return text;
  return to === undefined ? from : [from, to];
};

function written(columns: Column[], lines: readonly string[]): SizeTable {
  const rows = new Map(
    lines.map((line) => {
      const [size = '', ...values] = line.split(' ');
      return [size, values.map(readValue)];
    }),
  );
  return { columns, sizes: [...rows.keys()], row: (size) => rows.get(size) };
}

const byNumber = (
  columns: Column[],
  sizes: string[],
  values: (size: number) => readonly Value[],
  [least, most]: readonly [number, number],
): SizeTable => ({
  columns,
  sizes,
  row: (size) => {
    const number = sizeNumber(size);
    return number >= least && number <= most ? values(number) : undefined;
  },
});

const BODY: Column[] = ['chest', 'waist', 'hip'];

const women = [
  'XS 80–84 62–66 88–92',
  'S 84–88 66–70 92–96',
  'M 88–94 70–76 96–102',
  'L 94–100 76–82 102–108',
  'XL 100–107 82–90 108–114',
  'XXL 107–115 90–98 114–121',
];

const men = [
  'XS 84–90 70–76 84–90',
  'S 90–96 76–82 90–96',
  'M 96–102 82–88 96–102',
  'L 102–108 88–94 102–107',
  'XL 108–116 94–103 107–113',
  'XXL 116–124 103–112 113–120',
  'XXXL 124–132 112–121 120–127',
];

const children = [
  '80 74–80 1–1.5 49 49',
  '86 80–86 1.5–2 51 50',
  '92 86–92 2–2.5 53 51',
  '98 92–98 2.5–3 55 52',
  '104 98–104 3–4 57 53',
  '110 104–110 4–5 59 54.5',
  '116 110–116 5–6 61 56',
  '122 116–122 6–7 63 57.5',
  '128 122–128 7–8 66 59',
  '134 128–134 8–9 69 61',
  '140 134–140 9–10 72 63',
  '146 140–146 10–11 75 65',
  '152 146–152 11–12 78 67',
  '158 152–158 12–13 81 69',
  '164 158–164 13–14 84 71',
  '170 164–170 14–15 87 73',
  '176 170–176 15–16 90 75',
];

/** Hands as EN ISO 21420 measures them. */
const hands = [
  '6 15.2 16 XS',
  '7 17.8 17.1 S',
  '8 20.3 18.2 M',
  '9 22.9 19.2 L',
  '10 25.4 20.4 XL',
  '11 27.9 21.5 XXL',
];
const gloves = written(['hand', 'handLength', 'letter'], hands);
const numberOfLetter = (letter: string) => gloves.sizes.find((size) => gloves.row(size)?.[2] === letter);

const tenths = (value: number) => Math.round(value * 10) / 10;
/** Foot length in cm: a size is two thirds of a centimetre (the Paris point), and the toes have 1.5 cm. */
const footOf = (size: number) => tenths((size * 2) / 3 - 1.5);
const HALF = 0.5;
const sizeOf = (foot: number) => Math.round((foot + 1.5) * 1.5 * 2) / 2;

/** Poles come in steps of 5 cm: the heights that each fits, where `share` of the height is the pole. */
const ofHeight = (pole: number, share: number): Value => [
  Math.round((pole - 2.5) / share),
  Math.round((pole + 2.5) / share),
];

const headLetters: [most: number, letter: string][] = [
  [50, 'XXS'],
  [54, 'XS'],
  [56, 'S'],
  [59, 'M'],
  [62, 'L'],
  [65, 'XL'],
];

export const sizeTables = {
  women: written(BODY, women),
  men: written(BODY, men),
  unisex: written(BODY, men),
  children: written(['height', 'age', 'chest', 'waist'], children),
  shoes: byNumber(['foot'], steps(20, 48, 1), (size) => [footOf(size)], [16, 52]),
  skates: byNumber(['foot'], steps(26, 48, 1), (size) => [footOf(size)], [16, 52]),
  skiBoots: byNumber(['foot', 'euSize'], steps(19, 31, 1), (size) => [size, sizeOf(size)], [14, 34]),
  socks: {
    columns: ['foot'],
    sizes: ['22–25', '26–29', '30–33', '34–36', '36–39', '40–43', '44–47'],
    row: (size) => {
      const range = rangeOf(size);
      // To where the next begins: feet come between whole sizes too.
      return range && range[0] >= 14 && range[1] <= 52
        ? [[footOf(range[0] - HALF), footOf(range[1] + HALF)]]
        : undefined;
    },
  },
  gloves: { ...gloves, row: (size) => gloves.row(size) ?? gloves.row(numberOfLetter(size) ?? '') },
  childGloves: written(['age', 'hand'], ['2 2–3 12', '3 3–4 13', '4 5–6 14', '5 7–8 15', '6 9–11 16', '7 11–13 17']),
  head: {
    columns: ['head', 'letter'],
    sizes: ['46–50 cm', '50–54 cm', '52–55 cm', '55–58 cm', '58–61 cm'],
    row: (size) => {
      const range = rangeOf(size);
      const letter = range && headLetters.find(([most]) => range[1] <= most)?.[1];
      return range && letter && range[0] >= 40 ? [range, letter] : undefined;
    },
  },
  bikes: written(
    ['height', 'seat'],
    ['XS 148–158 66–71', 'S 158–168 71–76', 'M 168–178 76–81', 'L 178–188 81–86', 'XL 188–198 86–92'],
  ),
  sleepingBags: byNumber(['heightUpTo'], steps(175, 205, 10, ' cm'), (size) => [size], [100, 230]),
  crossCountrySkis: byNumber(['height'], steps(175, 210, 5, ' cm'), (size) => [[size - 25, size - 15]], [160, 220]),
  juniorCrossCountrySkis: byNumber(
    ['height'],
    steps(100, 170, 10, ' cm'),
    (size) => [[size - 15, size - 5]],
    [70, 185],
  ),
  alpineSkis: byNumber(['height'], steps(100, 190, 10, ' cm'), (size) => [[size, size + 15]], [70, 210]),
  crossCountryPoles: byNumber(
    ['heightClassic', 'heightSkating'],
    steps(130, 170, 5, ' cm'),
    (size) => [ofHeight(size, 0.84), ofHeight(size, 0.9)],
    [70, 180],
  ),
  mountainPoles: byNumber(['height'], steps(115, 160, 5, ' cm'), (size) => [ofHeight(size, 0.8)], [70, 180]),
  alpinePoles: byNumber(['height'], steps(85, 135, 5, ' cm'), (size) => [ofHeight(size, 0.7)], [60, 150]),
  walkingPoles: byNumber(['height'], steps(100, 135, 5, ' cm'), (size) => [ofHeight(size, 0.68)], [70, 150]),
  dogs: written(
    ['girth', 'weight'],
    ['XS 35–45 3–6', 'S 45–55 6–12', 'M 55–65 12–20', 'L 65–80 20–32', 'XL 80–95 32–45'],
  ),
} as const satisfies Record<string, SizeTable>;

export type GuideKind = keyof typeof sizeTables;

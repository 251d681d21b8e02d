export type ColorGroupRow = { id: number; name: string; label: string; hex?: string; position: number };
export type ColorRow = { id: number; name: string; hex?: string; colorCode: string; colorGroupId: number };

/** Group, its hex (none: not offered as a swatch), and the colours in it with theirs. */
const table: [name: string, hex: string | undefined, colors: [name: string, hex?: string][]][] = [
  [
    'Svart',
    '#1c1d1f',
    [
      ['Svart', '#1c1d1f'],
      ['Kullsvart', '#2a2c2f'],
      ['Ravnsvart', '#161a22'],
    ],
  ],
  [
    'Hvit',
    '#f4f5f3',
    [
      ['Snøhvit', '#f4f5f3'],
      ['Ullhvit', '#efe8db'],
      ['Rimhvit', '#e3eaee'],
    ],
  ],
  [
    'Grå',
    '#8a9097',
    [
      ['Havgrå', '#7d8a94'],
      ['Skifergrå', '#4d545c'],
      ['Granitt', '#8b8d8e'],
      ['Sølvgrå', '#b9bec2'],
    ],
  ],
  [
    'Blå',
    '#2a6aa6',
    [
      ['Fjordblå', '#1f5a8a'],
      ['Isblå', '#9fc3d8'],
      ['Himmelblå', '#5b9bd1'],
      ['Stålblå', '#44617b'],
      ['Blåbær', '#3c4a7d'],
    ],
  ],
  [
    'Marine',
    '#1b2a44',
    [
      ['Marine', '#1b2a44'],
      ['Nattblå', '#16223f'],
      ['Dypmarine', '#23395b'],
    ],
  ],
  [
    'Grønn',
    '#3f6b42',
    [
      ['Granskog', '#23442f'],
      ['Mosegrønn', '#5c6b3a'],
      ['Lauvgrønn', '#5f8f4a'],
      ['Einer', '#3b5b4f'],
      ['Salvie', '#9aa88c'],
      ['Lav', '#a9b18f'],
    ],
  ],
  [
    'Rød',
    '#c22a2c',
    [
      ['Tyttebær', '#a3232d'],
      ['Signalrød', '#cf2a27'],
      ['Rognebær', '#c8442f'],
      ['Vinrød', '#6b1f2e'],
    ],
  ],
  [
    'Rosa',
    '#d077a3',
    [
      ['Røsslyng', '#b0688f'],
      ['Geitrams', '#c2417f'],
      ['Gammelrosa', '#c99a9c'],
    ],
  ],
  [
    'Lilla',
    '#6f5aa0',
    [
      ['Blåklokke', '#6a62a8'],
      ['Plomme', '#57324f'],
      ['Fiol', '#7a4f9a'],
    ],
  ],
  [
    'Gul',
    '#efbf35',
    [
      ['Multe', '#e8a33a'],
      ['Solgul', '#f2c230'],
      ['Sennep', '#c2932e'],
    ],
  ],
  [
    'Oransje',
    '#e2702a',
    [
      ['Nype', '#d9582b'],
      ['Høstoransje', '#e07a28'],
      ['Signaloransje', '#f2661f'],
    ],
  ],
  [
    'Brun',
    '#6a4a35',
    [
      ['Jordbrun', '#5b4636'],
      ['Kastanje', '#6f3d28'],
      ['Bark', '#7a6450'],
      ['Lærbrun', '#8a5a35'],
    ],
  ],
  [
    'Beige',
    '#cdb893',
    [
      ['Sand', '#cdb893'],
      ['Reinlav', '#d8d2bd'],
      ['Siv', '#b8a878'],
    ],
  ],
  [
    'Turkis',
    '#2f8f95',
    [
      ['Bresjø', '#2f8f95'],
      ['Brevann', '#5fb3b0'],
      ['Petrol', '#1f5c66'],
    ],
  ],
  ['Flerfarget', undefined, [['Flerfarget'], ['Stripet'], ['Mønstret']]],
  ['Fargeløs', undefined, [['']]],
];

export const colorGroups: ColorGroupRow[] = table.map(([name, hex], i) => ({
  id: i + 1,
  name,
  label: name,
  ...(hex ? { hex } : {}),
  position: i + 1,
}));

export const colors: ColorRow[] = table.flatMap(([, , list], i) =>
  list.map(([name, hex], j) => ({
    id: (i + 1) * 10 + j + 1,
    name,
    ...(hex ? { hex } : {}),
    colorCode: `N${(i + 1) * 100 + (j + 1) * 10}`,
    colorGroupId: i + 1,
  })),
);

const byName = new Map(colors.map((color) => [color.name, color]));

export function colorNamed(name: string): ColorRow {
  const color = byName.get(name);
  if (!color) throw new Error(`No colour is called ${name}`);
  return color;
}

/** What a colour without a hex is drawn in: the picture has to have some colour. */
/** What colours are painted as that are not one colour. */
export const drawnAs: Record<'Flerfarget' | 'Stripet' | 'Mønstret', string> = {
  Flerfarget: '#b5533c',
  Stripet: '#3d5a80',
  Mønstret: '#4a4a63',
};

export const drawnHex = (color: ColorRow): string =>
  color.hex ?? new Map(Object.entries(drawnAs)).get(color.name) ?? '#777777';

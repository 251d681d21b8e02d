import type { Family } from 'demo-chain/words/families';
import { colorNamed } from './colors';
import type { Shade } from './palette';
import type { Random } from './random';

/** What the law wants read before a bag of food is bought: ingredients with allergens in capitals, and nutrition. */
const ingredients: Record<string, string> = {
  reinsdyrgryte: 'Potet (42 %), reinsdyrkjøtt (14 %), FLØTEPULVER, løk, sopp, gulrot, HVETEMEL, salt, einebær, timian.',
  'pasta bolognese':
    'Pasta av DURUMHVETE (38 %), storfekjøtt (15 %), tomat, løk, gulrot, SELLERI, OSTEPULVER, hvitløk, oregano, salt.',
  'kyllingkarri med ris':
    'Ris (48 %), kylling (14 %), kokosmelk, paprika, løk, MELKEPULVER, karri (inneholder SENNEP), ingefær, salt.',
  linsegryte: 'Røde linser (36 %), ris, tomat, gulrot, løk, kokosmelk, spisskummen, koriander, salt.',
  fiskegryte: 'Potet (40 %), TORSK (16 %), FLØTEPULVER, gulrot, purre, SELLERI, dill, salt, pepper.',
  lapskaus: 'Potet (46 %), storfekjøtt (15 %), gulrot, kålrot, SELLERI, HVETEMEL, salt, pepper.',
  'havregrøt med eple': 'HAVREGRYN (64 %), eple (12 %), MELKEPULVER, sukker, kanel, salt.',
  'chili con carne': 'Røde bønner (34 %), storfekjøtt (15 %), tomat, mais, paprika, løk, chili, kakao, salt.',
  'havre og blåbær': 'HAVREGRYN (45 %), glukosesirup, blåbær (9 %), solsikkeolje, honning, salt.',
  'sjokolade og hasselnøtt':
    'HAVREGRYN (38 %), sjokolade (16 %: sukker, kakaomasse, MELKEPULVER), HASSELNØTTER (12 %), glukosesirup, salt.',
  'karamell og havsalt': 'HAVREGRYN (42 %), karamell (18 %: sukker, SMØR, FLØTE), glukosesirup, havsalt.',
  'eple og kanel': 'HAVREGRYN (46 %), dadler, eple (11 %), solsikkefrø, kanel, salt.',
  'aprikos og mandel': 'HAVREGRYN (40 %), aprikos (14 %), MANDLER (12 %), honning, salt.',
  peanøtt: 'PEANØTTER (34 %), HAVREGRYN, glukosesirup, MYSEPULVER, salt.',
  'tyttebær og lakris': 'HAVREGRYN (44 %), tyttebær (10 %), glukosesirup, lakrisekstrakt, BYGGMALT, salt.',
};

/** What a taste looks like: the colour of the wrapping, and of what is in it. */
const wrappings: Record<string, [wrapping: string, content: string]> = {
  reinsdyrgryte: ['#5b4636', '#8c4a32'],
  'pasta bolognese': ['#a3232d', '#e0b35a'],
  'kyllingkarri med ris': ['#c2932e', '#e8a33a'],
  linsegryte: ['#c2602b', '#d9772f'],
  fiskegryte: ['#1f5a8a', '#e6d9bd'],
  lapskaus: ['#3b5b4f', '#c79a55'],
  'havregrøt med eple': ['#9aa88c', '#d8a24a'],
  'chili con carne': ['#6b1f2e', '#b5402c'],
  'havre og blåbær': ['#cdb893', '#3c4a7d'],
  'sjokolade og hasselnøtt': ['#4a2d1f', '#b07a48'],
  'karamell og havsalt': ['#1f5c66', '#d99a4a'],
  'eple og kanel': ['#5f8f4a', '#c8442f'],
  'aprikos og mandel': ['#e8e0cf', '#e8923a'],
  peanøtt: ['#e8a33a', '#8a5a35'],
  'tyttebær og lakris': ['#23252a', '#c22a3a'],
  sitron: ['#f0d860', '#3f7a4a'],
  bringebær: ['#d8486e', '#6b1f3e'],
  appelsin: ['#f0902e', '#1f5a8a'],
  blåbær: ['#5a58a0', '#24304f'],
  grapefrukt: ['#ef8f7a', '#a3232d'],
  nøytral: ['#dfeaec', '#2f6f95'],
  bjørk: ['#e9eee4', '#4f8a4a'],
  solbær: ['#3a2346', '#a04fa0'],
};

/** The colour has no name (rule 3.4): nobody chooses a taste by its wrapping. */
export function wrappingOf(taste: string): Shade {
  const [base, accent] = wrappings[taste] ?? [];
  if (!base || !accent) throw new Error(`Nothing says how ${taste} is wrapped`);
  return { color: colorNamed(''), base, accent };
}

export const isEdible = (family: Family): family is 'food' | 'bar' | 'drink' =>
  family === 'food' || family === 'bar' || family === 'drink';

const table = (kj: number, rows: [label: string, grams: number][]) =>
  [
    `Energi: ${kj} kJ / ${Math.round(kj / 4.184)} kcal`,
    ...rows.map(([label, g]) => `${label}: ${g.toFixed(1).replace('.', ',')} g`),
  ].join('\n');

export function nutrition(family: 'food' | 'bar' | 'drink', name: string, flavour: string, random: Random): string {
  if (family === 'drink') {
    const energy = name.includes('energidrikk');
    const content = `Ingredienser: Vann, sukker, druesukker, surhetsregulerende middel (sitronsyre), natriumsitrat, naturlig aroma (${flavour})${energy ? ', koffein (0,032 %), taurin. Høyt koffeininnhold (32 mg/100 ml). Anbefales ikke for barn, gravide og ammende' : ''}.`;
    const kj = energy ? 190 : random.int(95, 120);
    return `${content}\n\nNæringsinnhold per 100 ml\n${table(kj, [
      ['Fett', 0],
      ['Karbohydrater', kj / 17],
      ['herav sukkerarter', kj / 17],
      ['Protein', 0],
      ['Salt', 0.1],
    ])}`;
  }
  const fat = random.int(family === 'food' ? 60 : 90, 180) / 10;
  const protein = random.int(family === 'food' ? 130 : 70, family === 'food' ? 210 : 140) / 10;
  const carbs = 100 - fat - protein - random.int(140, 200) / 10;
  const sugar = family === 'food' ? random.int(30, 80) / 10 : random.int(200, 320) / 10;
  const kj = Math.round(fat * 37 + protein * 17 + carbs * 17);
  const rows: [string, number][] = [
    ['Fett', fat],
    ['herav mettede fettsyrer', fat * 0.35],
    ['Karbohydrater', carbs],
    ['herav sukkerarter', sugar],
    ['Protein', protein],
    ['Salt', family === 'food' ? random.int(18, 34) / 10 : random.int(2, 9) / 10],
  ];
  return `Ingredienser: ${ingredients[flavour] ?? ''}\n\nNæringsinnhold per 100 g${family === 'food' ? ' tørr vare' : ''}\n${table(kj, rows)}`;
}

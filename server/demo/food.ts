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
      ['Karbohydrat', kj / 17],
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
    ['Karbohydrat', carbs],
    ['herav sukkerarter', sugar],
    ['Protein', protein],
    ['Salt', family === 'food' ? random.int(18, 34) / 10 : random.int(2, 9) / 10],
  ];
  return `Ingredienser: ${ingredients[flavour] ?? ''}\n\nNæringsinnhold per 100 g${family === 'food' ? ' tørr vare' : ''}\n${table(kj, rows)}`;
}

import type { SilhouetteKind } from 'demo-chain/pictures/keys';
import { type ColorRow, colorNamed, drawnHex } from './colors';

export type Shade = { color: ColorRow; base: string; accent: string };

/** The few accents of zips, soles and straps. Every combination with a base is a drawing of its own, so they are tied. */
const accents = {
  m: '#e8a33a', // multe
  i: '#9fc3d8', // is
  r: '#cf2a27', // signalrød
  k: '#1c1d1f', // svart
  h: '#efe8db', // ull
  t: '#2f8f95', // bresjø
  l: '#c6d93f', // lys
  o: '#f26a1b', // Heldre
} as const;

/** `Colour/accent` lists. */
const table = {
  'shell-jacket':
    'Svart/i Fjordblå/m Granskog/m Tyttebær/k Marine/r Multe/k Havgrå/t Petrol/m Røsslyng/h Nype/k Einer/l',
  'down-jacket': 'Ravnsvart/m Nattblå/m Mosegrønn/k Vinrød/h Stålblå/i Sennep/k Plomme/h Sand/k',
  fleece: 'Kullsvart/i Skifergrå/r Fjordblå/h Einer/m Ullhvit/k Gammelrosa/k Bresjø/h Vinrød/h',
  'base-layer-top': 'Svart/h Marine/r Mosegrønn/h Plomme/h Mønstret/h Gammelrosa/h Stålblå/h Granitt/k Stripet/h',
  'base-layer-bottom':
    'Svart/h Marine/r Mosegrønn/h Plomme/h Granitt/k Stålblå/h Vinrød/h Gammelrosa/k Bresjø/h Ullhvit/k Petrol/m',
  'shell-trousers':
    'Svart/i Skifergrå/m Nattblå/m Granskog/k Nype/k Petrol/h Stålblå/m Sennep/k Vinrød/i Multe/k Havgrå/r',
  'softshell-trousers':
    'Kullsvart/i Skifergrå/m Mosegrønn/k Bark/k Dypmarine/t Sand/k Vinrød/k Einer/m Stålblå/h Siv/k Granskog/m',
  'running-tights':
    'Svart/l Nattblå/r Plomme/h Petrol/l Kullsvart/r Vinrød/h Stålblå/m Granitt/l Blåbær/t Mosegrønn/h Bresjø/k',
  shorts: 'Svart/l Marine/h Sand/k Mosegrønn/k Bresjø/h Skifergrå/m Nype/k Fjordblå/m Granskog/h Havgrå/r Gammelrosa/k',
  't-shirt': 'Snøhvit/k Svart/l Fjordblå/h Signalrød/h Salvie/k Solgul/k Fiol/h Brevann/k',
  'children-overall': 'Marine/m Geitrams/h Lauvgrønn/k Høstoransje/k Bresjø/l Blåklokke/h Flerfarget/k Signalrød/k',
  hat: 'Svart/h Marine/h Tyttebær/h Ullhvit/k Mønstret/h Multe/k Havgrå/r Geitrams/h Granskog/h',
  gloves: 'Svart/i Granitt/r Marine/h Kastanje/k Tyttebær/h Sennep/k',
  'wool-sock': 'Granitt/r Marine/h Vinrød/h Mosegrønn/m Ullhvit/r Stripet/h Svart/h',
  'hiking-boot': 'Kastanje/m Skifergrå/t Jordbrun/r Svart/i Petrol/m Nattblå/h',
  'trail-shoe': 'Svart/l Fjordblå/l Nype/k Havgrå/t Røsslyng/h Lauvgrønn/k Rimhvit/r',
  'rubber-boot': 'Granskog/k Marine/h Svart/h Solgul/k Tyttebær/h Himmelblå/h',
  'ski-boot': 'Svart/l Snøhvit/r Stålblå/m Rognebær/k',
  rucksack: 'Svart/m Stålblå/m Granskog/m Rognebær/k Petrol/l Skifergrå/r Siv/k Blåbær/h Geitrams/k',
  duffel: 'Svart/m Signaloransje/k Marine/r Einer/m Skifergrå/i Solgul/k',
  tent: 'Granskog/m Lav/r Rognebær/h Sand/k Stålblå/m Sennep/k',
  'sleeping-bag': 'Fjordblå/m Granskog/m Tyttebær/k Kullsvart/r Bresjø/m',
  mat: 'Granskog/k Stålblå/m Rognebær/k Skifergrå/t Plomme/h Himmelblå/k',
  stove: 'Sølvgrå/r Kullsvart/m',
  bottle: 'Sølvgrå/k Svart/m Salvie/k Tyttebær/h Isblå/k Multe/k Marine/h Rimhvit/t',
  'head-torch': 'Kullsvart/l Granitt/m Signaloransje/k',
  poles: 'Svart/m Sølvgrå/r Petrol/h Signalrød/k',
  'alpine-ski': 'Nattblå/m Signalrød/h Svart/l Brevann/k Snøhvit/r',
  'cross-country-ski': 'Snøhvit/r Svart/l Isblå/k Solgul/k Stålblå/h',
  helmet: 'Kullsvart/i Rimhvit/r Stålblå/m Einer/k Fiol/h Nype/k',
  'bicycle-helmet': 'Svart/l Snøhvit/k Signalrød/k Himmelblå/h Lauvgrønn/k Geitrams/h',
  goggles: 'Svart/m Snøhvit/i Marine/r Høstoransje/k Bresjø/h',
  sunglasses: 'Svart/m Lærbrun/k Nattblå/i Rimhvit/r Rognebær/k',
  bicycle: 'Kullsvart/m Fjordblå/h Mosegrønn/m Signalrød/h Ullhvit/k Petrol/l Solgul/k',
  sledge: 'Signalrød/k Himmelblå/h Svart/l Solgul/k',
  ball: 'Snøhvit/k Solgul/k Signaloransje/k Isblå/r Flerfarget/h',
  'life-vest': 'Signaloransje/k Solgul/k Signalrød/h Fjordblå/l',
  'dog-harness': 'Signaloransje/k Svart/l Fjordblå/h Vinrød/h',
  mittens: 'Svart/i Marine/h Tyttebær/h Sennep/k Bresjø/h',
  swimsuit: 'Svart/l Marine/r Bresjø/h Geitrams/k Solgul/k',
  'ice-skates': 'Svart/l Snøhvit/r Isblå/k',
  'cross-country-boot': 'Svart/l Snøhvit/r Nattblå/m',
  'dry-bag': 'Solgul/k Signalrød/h Fjordblå/l Svart/m',
  volleyball: 'Snøhvit/k Solgul/k Isblå/r',
  'steering-sledge': 'Signalrød/k Himmelblå/h Svart/l',
  lavvo: 'Sand/k Granskog/m Rognebær/h',
} as const;
type ColourList = keyof typeof table;

/** Which of the lists above a kind of goods comes in. Food is wrapped by its taste (food.ts). */
const listOf: Record<SilhouetteKind, ColourList | undefined> = {
  'light-shell-jacket': 'shell-jacket',
  'expedition-jacket': 'shell-jacket',
  anorak: 'shell-jacket',
  'softshell-jacket': 'shell-jacket',
  'rain-jacket': 'shell-jacket',
  'rain-coat': 'shell-jacket',
  'running-jacket': 'shell-jacket',
  'cycling-jacket': 'shell-jacket',
  'ski-jacket': 'shell-jacket',
  'cross-country-jacket': 'shell-jacket',
  'shell-jacket': 'shell-jacket',
  'light-down-jacket': 'down-jacket',
  'expedition-down-jacket': 'down-jacket',
  'winter-jacket': 'down-jacket',
  'down-jacket': 'down-jacket',
  'wool-sweater': 'fleece',
  'hooded-sweater': 'fleece',
  'fleece-jacket': 'fleece',
  'wool-set': 'base-layer-top',
  'wool-top': 'base-layer-top',
  'wool-bottom': 'base-layer-bottom',
  'expedition-trousers': 'shell-trousers',
  'rain-trousers': 'shell-trousers',
  'ski-trousers': 'shell-trousers',
  'shell-trousers': 'shell-trousers',
  'cross-country-trousers': 'softshell-trousers',
  'trek-trousers': 'softshell-trousers',
  'hiking-shorts': 'shorts',
  'training-shorts': 'shorts',
  'running-shorts': 'shorts',
  'swim-shorts': 'shorts',
  'cycling-shorts': 'shorts',
  'training-tights': 'running-tights',
  'running-tights': 'running-tights',
  'cycling-tights': 'running-tights',
  'running-top': 't-shirt',
  'cycling-jersey': 't-shirt',
  't-shirt': 't-shirt',
  'winter-overall': 'children-overall',
  'park-overall': 'children-overall',
  'hiking-hat': 'hat',
  'knit-hat': 'hat',
  beanie: 'hat',
  'hiking-gloves': 'gloves',
  'expedition-gloves': 'gloves',
  'cycling-gloves': 'gloves',
  'expedition-mittens': 'mittens',
  mittens: 'mittens',
  'hiking-sock': 'wool-sock',
  'ski-sock': 'wool-sock',
  'wool-sock': 'wool-sock',
  'mountain-boot': 'hiking-boot',
  'winter-boot': 'hiking-boot',
  'hiking-boot': 'hiking-boot',
  'trail-shoe': 'trail-shoe',
  'running-shoe': 'trail-shoe',
  'leisure-shoe': 'trail-shoe',
  'approach-shoe': 'trail-shoe',
  'lined-rubber-boot': 'rubber-boot',
  'rubber-boot': 'rubber-boot',
  'ski-boot': 'ski-boot',
  'trekking-pack': 'rucksack',
  'expedition-pack': 'rucksack',
  'day-pack': 'rucksack',
  'child-pack': 'rucksack',
  'city-pack': 'rucksack',
  'cycling-pack': 'rucksack',
  'ski-touring-pack': 'rucksack',
  duffel: 'duffel',
  'expedition-duffel': 'duffel',
  'training-bag': 'duffel',
  'bicycle-pannier': 'duffel',
  'ski-bag': 'duffel',
  'dome-tent': 'tent',
  'tunnel-tent': 'tent',
  'family-tent': 'tent',
  tarp: 'tent',
  'child-sleeping-bag': 'sleeping-bag',
  'sleeping-bag': 'sleeping-bag',
  'sit-mat': 'mat',
  'exercise-mat': 'mat',
  'sleeping-mat': 'mat',
  'storm-kitchen': 'stove',
  'gas-stove': 'stove',
  'multifuel-stove': 'stove',
  thermos: 'bottle',
  'water-bottle': 'bottle',
  'child-bottle': 'bottle',
  'training-bottle': 'bottle',
  'cycling-bottle': 'bottle',
  'running-torch': 'head-torch',
  'child-torch': 'head-torch',
  'helmet-torch': 'head-torch',
  'head-torch': 'head-torch',
  'hiking-poles': 'poles',
  'running-poles': 'poles',
  'alpine-poles': 'poles',
  'cross-country-poles': 'poles',
  'mountain-ski-poles': 'poles',
  'touring-ski': 'alpine-ski',
  'alpine-ski': 'alpine-ski',
  'mountain-ski': 'cross-country-ski',
  'cross-country-ski': 'cross-country-ski',
  'ski-helmet': 'helmet',
  'bicycle-helmet': 'bicycle-helmet',
  goggles: 'goggles',
  'sports-glasses': 'sunglasses',
  'child-sunglasses': 'sunglasses',
  'cycling-glasses': 'sunglasses',
  sunglasses: 'sunglasses',
  'mountain-bike': 'bicycle',
  'hybrid-bike': 'bicycle',
  'e-bike': 'bicycle',
  'gravel-bike': 'bicycle',
  'child-bike': 'bicycle',
  pulk: 'sledge',
  sledge: 'sledge',
  'steering-sledge': 'steering-sledge',
  football: 'ball',
  handball: 'ball',
  volleyball: 'volleyball',
  'child-life-vest': 'life-vest',
  'paddling-vest': 'life-vest',
  'life-vest': 'life-vest',
  'sled-dog-harness': 'dog-harness',
  'pulling-harness': 'dog-harness',
  'dog-harness': 'dog-harness',
  'meal-pouch': undefined,
  'energy-bar': undefined,
  'sports-drink': undefined,
  'energy-drink': undefined,
  swimsuit: 'swimsuit',
  'ice-skates': 'ice-skates',
  'cross-country-boot': 'cross-country-boot',
  'dry-bag': 'dry-bag',
  lavvo: 'lavvo',
};

/** Heldre's own: dark sea colours, each with the orange that can be seen in snowdrift. */
const heldreColors = 'Ravnsvart/o Dypmarine/o Signaloransje/k Reinlav/o';
const heldre: Partial<Record<ColourList, string>> = {
  'shell-jacket': heldreColors,
  'down-jacket': 'Ravnsvart/o Dypmarine/o Signaloransje/k',
  fleece: 'Ravnsvart/o Dypmarine/o Reinlav/o',
  'base-layer-top': 'Ravnsvart/o Dypmarine/o',
  'base-layer-bottom': 'Ravnsvart/o Dypmarine/o',
  'shell-trousers': 'Ravnsvart/o Dypmarine/o Signaloransje/k',
  'softshell-trousers': 'Ravnsvart/o Siv/o',
  hat: 'Ravnsvart/o Signaloransje/k Reinlav/o',
  gloves: 'Ravnsvart/o Signaloransje/k',
  mittens: 'Ravnsvart/o Signaloransje/k',
  'wool-sock': 'Ravnsvart/o Reinlav/o',
  rucksack: 'Ravnsvart/o Signaloransje/k',
  duffel: 'Ravnsvart/o Signaloransje/k',
};

const read = (list: string): Shade[] =>
  list.split(' ').map((entry) => {
    const [name = '', key = 'k'] = entry.split('/');
    const color = colorNamed(name);
    return { color, base: drawnHex(color), accent: accents[key as keyof typeof accents] };
  });

const own = new Map(Object.entries(table).map(([art, list]) => [art, read(list)]));
const heldreOwn = new Map(Object.entries(heldre).map(([art, list]) => [art, read(list)]));

export function paletteOf(art: SilhouetteKind, line: string): Shade[] {
  const list = listOf[art] ?? '';
  const shades = (line === 'Heldre' ? heldreOwn.get(list) : undefined) ?? own.get(list);
  if (!shades) throw new Error(`No palette for ${art}`);
  return shades;
}

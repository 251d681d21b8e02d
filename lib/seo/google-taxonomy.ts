import type { ArticleDetail } from '@/lib/contracts/catalogue';

const CLOTHING = 'Apparel & Accessories > Clothing';
const ACCESSORIES = 'Apparel & Accessories > Clothing Accessories';
const OUTDOOR = 'Sporting Goods > Outdoor Recreation';
const CYCLING = `${OUTDOOR} > Cycling`;
const CAMPING = `${OUTDOOR} > Camping & Hiking`;
const WATER = `${OUTDOOR} > Boating & Water Sports`;
const WINTER = `${OUTDOOR} > Winter Sports & Activities`;
const SKIING = `${WINTER} > Skiing & Snowboarding`;
const FOOD = 'Food, Beverages & Tobacco';

/** Names of google.com/basepages/producttype/taxonomy.en-US.txt for main categories by slug. */
const DEPARTMENTS: Record<string, string> = {
  klær: CLOTHING,
  sko: 'Apparel & Accessories > Shoes',
  sykkel: CYCLING,
  'friluft-og-camping': CAMPING,
  vintersport: WINTER,
  sportsutstyr: 'Sporting Goods',
};

const NAMES: Record<string, string> = {
  jakker: `${CLOTHING} > Outerwear > Coats & Jackets`,
  'jakker barn': `${CLOTHING} > Outerwear > Coats & Jackets`,
  undertøy: `${CLOTHING} > Underwear & Socks`,
  sokker: `${CLOTHING} > Underwear & Socks > Socks`,
  luer: `${ACCESSORIES} > Hats`,
  'votter og hansker': `${ACCESSORIES} > Gloves & Mittens`,
  't-skjorter og trening': `${CLOTHING} > Activewear`,
  løping: `${CLOTHING} > Activewear`,
  badetøy: `${CLOTHING} > Swimwear`,
  solbriller: `${ACCESSORIES} > Sunglasses`,

  sykler: `${CYCLING} > Bicycles`,
  sykkelhjelmer: `${CYCLING} > Cycling Apparel & Accessories > Bicycle Helmets`,
  sykkelklær: `${CLOTHING} > Activewear > Bicycle Activewear`,
  sykkelhansker: `${CYCLING} > Cycling Apparel & Accessories > Bicycle Gloves`,
  sykkelbriller: `${ACCESSORIES} > Sunglasses`,

  'hund på tur': 'Animals & Pet Supplies > Pet Supplies > Dog Supplies',
  'mat og drikke': `${FOOD} > Food Items`,
  energibarer: `${FOOD} > Food Items > Snack Foods`,
  sportsdrikk: `${FOOD} > Beverages > Sports & Energy Drinks`,
  turmat: `${FOOD} > Food Items > Prepared Foods`,
  'båt og brygge': `${WATER} > Boating & Water Sport Apparel`,
  'sekker og bager': 'Luggage & Bags > Backpacks',
  duffelbager: 'Luggage & Bags > Duffel Bags',
  soveposer: `${CAMPING} > Sleeping Bags`,
  liggeunderlag: `${CAMPING} > Sleeping Pads`,
  'telt og lavvo': `${CAMPING} > Tents`,

  skiklær: `${CLOTHING} > Outerwear`,
  skijakker: `${CLOTHING} > Outerwear > Coats & Jackets`,
  langrennsjakker: `${CLOTHING} > Outerwear > Coats & Jackets`,
  skibukser: `${CLOTHING} > Outerwear > Snow Pants & Suits`,
  langrennsbukser: `${CLOTHING} > Outerwear > Snow Pants & Suits`,
  alpint: SKIING,
  langrenn: SKIING,
  staver: SKIING,
  'bager til ski': SKIING,
  'hjelmer & alpinbriller': SKIING,
  skøyter: 'Sporting Goods > Athletics > Figure Skating & Hockey',

  ballsport: 'Sporting Goods > Athletics',
  trening: 'Sporting Goods > Exercise & Fitness',
  turstaver: `${CAMPING} > Hiking Poles`,
  'padling og vannsport': WATER,
  padlevester: `${WATER} > Boating & Water Sport Apparel`,
};

const named = (name: string) => NAMES[name.toLocaleLowerCase('nb')];

/** Takes the most exact category with a name, or ''. */
export const googleCategory = (
  { group2, group3 }: Pick<ArticleDetail, 'group2' | 'group3'>,
  category: { slug: string } | undefined,
): string => named(group3) ?? named(group2) ?? (category && DEPARTMENTS[category.slug]) ?? '';

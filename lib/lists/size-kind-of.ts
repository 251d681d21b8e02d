import type { GuideKind } from '@/lib/product/size-tables';
import { forChildren, groupWords, guideKindsOf, type Sized } from '@/lib/product/sized-goods';
import { type SizeKind, sizeOfKind } from './size-kinds';

const LETTERS = /^(?:\d*x{0,3}[sml])(?:\s*[-/]\s*\d*x{0,3}[sml])?$/i;
const CM = /\d\s*cm$/i;
const KILOS = /\d\+?\s*kg$/i;
const BALL = /ball(?:er)?\b/;
const HEADWEAR = /\b(?:lue|hatt|caps|pannebånd)/;
/** Trousers go by the waist in inches and by the numbers of tailors. */
const CLOTHES_NUMBER = /^[2-6]\d(?:\s*[-/]\s*\d\d)?$/;

const ofGuide: Record<GuideKind, SizeKind> = {
  women: 'clothes',
  men: 'clothes',
  unisex: 'clothes',
  children: 'childClothes',
  shoes: 'shoes',
  skates: 'shoes',
  skiBoots: 'skiBoots',
  socks: 'socks',
  gloves: 'gloves',
  childGloves: 'childGloves',
  head: 'head',
  bikes: 'bikes',
  sleepingBags: 'sleepingBags',
  crossCountrySkis: 'skis',
  juniorCrossCountrySkis: 'skis',
  alpineSkis: 'skis',
  crossCountryPoles: 'poles',
  mountainPoles: 'poles',
  alpinePoles: 'poles',
  walkingPoles: 'poles',
  dogs: 'dogs',
};

/** What is said of how it is written alone, where the goods do not tell. */
function asWritten(size: string): SizeKind {
  if (KILOS.test(size)) return 'weight';
  return CM.test(size) ? 'length' : 'other';
}

/** What a size of these goods is a size of: by what the goods are, as 3 is a ball, a child's glove and nothing else alike. */
export function sizeKindOf(goods: Sized, text: string): SizeKind {
  const size = text.trim();
  const letters = LETTERS.test(size);
  if (!letters && !/\d/.test(size)) return 'other';
  const [guide] = guideKindsOf(goods);
  const kind = guide && ofGuide[guide];
  if (kind === 'shoes') return forChildren(goods) ? 'childShoes' : 'shoes';
  if (!kind || kind === 'clothes' || kind === 'childClothes') {
    const words = groupWords(goods);
    if (BALL.test(words)) return 'balls';
    if (HEADWEAR.test(words)) return 'head';
  }
  if (kind === 'clothes') return letters || CLOTHES_NUMBER.test(size) ? kind : asWritten(size);
  if (kind === 'childClothes') return CM.test(size) || KILOS.test(size) ? asWritten(size) : kind;
  return kind ?? asWritten(size);
}

/** What an article is found under by its sizes: each as it stands on the label, and as one of its kind. */
export const sizeValues = (goods: Sized, sizes: readonly string[]): string[] =>
  sizes.flatMap((size) => [size, sizeOfKind(sizeKindOf(goods, size), size)]);

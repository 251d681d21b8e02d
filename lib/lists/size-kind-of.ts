import type { GuideKind } from '@/lib/product/size-tables';
import { forChildren, groupWords, guideKindsOf, type Sized } from '@/lib/product/sized-goods';
import { type SizeKind, sizeOfKind } from './size-kinds';

const LETTERS = /^(?:\d*x{0,3}[sml])(?:\s*[-/]\s*\d*x{0,3}[sml])?$/i;
const CM = /\d\s*cm$/i;
const KILOS = /\d\+?\s*kg$/i;
const BALL = /ball(?:er)?\b/;
const HEADWEAR = /\b(?:lue|hatt|caps|pannebånd)/;
/** Inches of the waist, or tailors' numbers. */
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

function asWritten(size: string): SizeKind {
  if (KILOS.test(size)) return 'weight';
  return CM.test(size) ? 'length' : 'other';
}

/** Judges by the goods: 3 may be a ball or a child's glove. */
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

export const sizeValues = (goods: Sized, sizes: readonly string[]): string[] =>
  sizes.flatMap((size) => [size, sizeOfKind(sizeKindOf(goods, size), size)]);

import type { Who } from 'demo-chain/kinds/kind';
import type { Family } from 'demo-chain/words/families';
import { at } from './random';
import type { SizeRun } from './sizes';

type Style = 'clothes' | 'shoe' | 'boot' | 'one' | 'gloves' | 'socks';

/** What all goods of a family share: how they are sized, made, washed and cared for. */
export type Goods = { style: Style; materials: string[]; care: keyof typeof careTexts };

const careTexts = {
  shell: [
    'Maskinvask 40 °C, skånsom. Ikke blekemiddel. Tørketrommel på lav varme. Ikke stryk trykk og sømmer.',
    'Lukk glidelåser og borrelåser før vask. Bruk flytende vaskemiddel uten skyllemiddel. Impregner når regnet ikke lenger perler.',
  ],
  down: [
    'Maskinvask 30 °C, ullprogram. Ikke blekemiddel. Tørketrommel på lav varme.',
    'Bruk dunvaskemiddel. Tørk til fyllet er helt tørt, gjerne med to tennisballer i trommelen. Oppbevares luftig.',
  ],
  fleece: [
    'Maskinvask 40 °C. Ikke blekemiddel. Ikke stryk. Tørk hengende.',
    'Vask på vrangen i vaskepose. Unngå skyllemiddel.',
  ],
  wool: [
    'Maskinvask 30 °C, ullprogram. Ikke blekemiddel. Ikke tørketrommel. Tørk flatt.',
    'Luft plagget mellom hver bruk, så trenger det sjelden vask. Bruk ullvaskemiddel uten enzymer.',
  ],
  synthetic: [
    'Maskinvask 40 °C. Ikke blekemiddel. Tørk hengende. Ikke stryk.',
    'Vask sammen med like farger. Skyllemiddel svekker evnen til å transportere fukt.',
  ],
  gloves: ['Håndvask 30 °C. Ikke blekemiddel. Ikke tørketrommel.', 'Tørk i romtemperatur, ikke på ovnen.'],
  leather: ['', 'Børst av smuss og tørk sakte i romtemperatur. Ta ut innersålene etter våte turer.'],
  rubber: ['', 'Skyll med vann. Oppbevares mørkt og kjølig. Tørk innvendig ved romtemperatur.'],
  gear: ['', 'Tørkes av med fuktig klut. Tørk helt før oppbevaring.'],
  none: ['', ''],
} as const;

const table: Record<Family, Goods> = {
  shell: {
    style: 'clothes',
    care: 'shell',
    materials: [
      '100 % polyamid, membran 100 % polyuretan',
      '100 % polyester, membran 100 % polyester',
      '88 % polyamid, 12 % elastan, membran 100 % polyuretan',
    ],
  },
  rain: {
    style: 'clothes',
    care: 'synthetic',
    materials: ['100 % polyester med polyuretanbelegg', '60 % polyuretan, 40 % polyester'],
  },
  down: {
    style: 'clothes',
    care: 'down',
    materials: [
      'Ytterstoff 100 % polyamid, fyll 90 % dun og 10 % fjær',
      'Ytterstoff 100 % polyester, fyll 80 % dun og 20 % fjær',
    ],
  },
  softshell: {
    style: 'clothes',
    care: 'synthetic',
    materials: ['92 % polyester, 8 % elastan', '86 % polyamid, 14 % elastan'],
  },
  shellTrousers: {
    style: 'clothes',
    care: 'shell',
    materials: ['100 % polyamid, membran 100 % polyuretan', '94 % polyamid, 6 % elastan, membran 100 % polyuretan'],
  },
  trekTrousers: {
    style: 'clothes',
    care: 'synthetic',
    materials: ['90 % polyamid, 10 % elastan', '65 % polyester, 35 % bomull', '88 % polyamid, 12 % elastan'],
  },
  overall: {
    style: 'clothes',
    care: 'shell',
    materials: [
      '100 % polyamid, fôr og fyll 100 % polyester',
      '100 % polyester med polyuretanbelegg, fôr 100 % polyester',
    ],
  },
  fleece: {
    style: 'clothes',
    care: 'fleece',
    materials: ['100 % polyester', '95 % polyester, 5 % elastan', '60 % polyester, 40 % ull'],
  },
  sweater: { style: 'clothes', care: 'wool', materials: ['100 % ull', '80 % ull, 20 % polyamid'] },
  wool: {
    style: 'clothes',
    care: 'wool',
    materials: ['100 % merinoull', '95 % merinoull, 5 % elastan', '70 % merinoull, 30 % polyester'],
  },
  tee: {
    style: 'clothes',
    care: 'synthetic',
    materials: ['100 % polyester', '88 % polyester, 12 % elastan', '50 % merinoull, 50 % polyester'],
  },
  tights: {
    style: 'clothes',
    care: 'synthetic',
    materials: ['78 % polyamid, 22 % elastan', '85 % polyester, 15 % elastan'],
  },
  shorts: { style: 'clothes', care: 'synthetic', materials: ['100 % polyester', '92 % polyamid, 8 % elastan'] },
  swimwear: {
    style: 'clothes',
    care: 'synthetic',
    materials: ['80 % polyamid, 20 % elastan', '53 % polyester, 47 % PBT', '100 % resirkulert polyester'],
  },
  hat: {
    style: 'one',
    care: 'wool',
    materials: ['100 % ull', '50 % ull, 50 % akryl', '70 % merinoull, 30 % polyester'],
  },
  gloves: {
    style: 'gloves',
    care: 'gloves',
    materials: [
      'Ytterstoff 100 % polyester, håndflate geiteskinn, fôr 100 % polyester',
      'Ytterstoff 100 % polyamid, fôr 60 % ull og 40 % polyester',
      '80 % ull, 20 % polyamid',
    ],
  },
  socks: {
    style: 'socks',
    care: 'wool',
    materials: ['60 % ull, 35 % polyamid, 5 % elastan', '70 % merinoull, 28 % polyamid, 2 % elastan'],
  },
  sunglasses: { style: 'one', care: 'none', materials: ['Innfatning polyamid, glass polykarbonat'] },
  lifevest: { style: 'one', care: 'gear', materials: ['Ytterstoff 100 % polyamid, flyteelement polyetylenskum'] },
  dog: {
    style: 'one',
    care: 'synthetic',
    materials: ['100 % polyester, polstring polyetylenskum', '100 % polyamid, spenner aluminium'],
  },
  ball: { style: 'one', care: 'gear', materials: ['Polyuretan, blære butyl', 'PVC, blære lateks'] },
  boot: {
    style: 'shoe',
    care: 'leather',
    materials: [
      'Overdel nubuk, fôr tekstil med membran, såle gummi',
      'Overdel semsket skinn og tekstil, fôr tekstil med membran, såle gummi',
    ],
  },
  trailShoe: { style: 'shoe', care: 'gear', materials: ['Overdel tekstil, fôr tekstil, såle gummi'] },
  rubberBoot: { style: 'boot', care: 'rubber', materials: ['Overdel naturgummi, fôr tekstil, såle gummi'] },
  winterBoot: {
    style: 'shoe',
    care: 'leather',
    materials: ['Overdel skinn, fôr ull, såle gummi', 'Overdel tekstil og gummi, fôr syntetisk pels, såle gummi'],
  },
  leisureShoe: {
    style: 'shoe',
    care: 'leather',
    materials: ['Overdel semsket skinn og tekstil, fôr tekstil, såle gummi'],
  },
  skates: { style: 'shoe', care: 'gear', materials: ['Overdel syntet, fôr tekstil, skinne rustfritt stål'] },
  skiBoot: {
    style: 'shoe',
    care: 'gear',
    materials: ['Skall polyuretan, innerstøvel tekstil', 'Skall polyamid, innerstøvel tekstil'],
  },
  tent: {
    style: 'one',
    care: 'gear',
    materials: [
      'Yttertelt 100 % polyester, innertelt 100 % polyamid, bunn 100 % polyamid',
      'Yttertelt 100 % polyamid med silikon, bunn 100 % polyamid',
    ],
  },
  bag: {
    style: 'one',
    care: 'down',
    materials: ['Ytterstoff 100 % polyamid, fyll 90 % dun og 10 % fjær', 'Ytterstoff og fyll 100 % polyester'],
  },
  tarp: { style: 'one', care: 'gear', materials: ['100 % polyester med silikon', '100 % polyamid ripstop'] },
  lavvo: { style: 'one', care: 'gear', materials: ['65 % polyester, 35 % bomull', '100 % polyester'] },
  exerciseMat: { style: 'one', care: 'gear', materials: ['TPE-skum', 'Naturgummi', 'NBR-skum'] },
  thermos: { style: 'one', care: 'none', materials: ['Rustfritt stål 18/8, kork polypropen'] },
  daypack: { style: 'one', care: 'gear', materials: ['100 % polyamid 210D ripstop', '100 % polyester 300D'] },
  skiPoles: { style: 'one', care: 'gear', materials: ['Aluminium 6061', 'Karbon', 'Karbon og glassfiber'] },
  pulk: { style: 'one', care: 'gear', materials: ['Polyetylen', 'Glassfiber'] },
  childBike: { style: 'one', care: 'gear', materials: ['Ramme aluminium 6061', 'Ramme stål'] },
  mittens: {
    style: 'gloves',
    care: 'gloves',
    materials: [
      'Ytterstoff 100 % polyester, fôr 100 % polyester',
      'Ytterstoff 100 % polyamid, fôr 60 % ull og 40 % polyester',
      '100 % ull',
    ],
  },
  bikeGloves: {
    style: 'gloves',
    care: 'synthetic',
    materials: ['Overside 90 % polyester og 10 % elastan, håndflate syntetisk skinn'],
  },
  xcBoot: { style: 'shoe', care: 'gear', materials: ['Overdel tekstil og syntet, fôr tekstil, såle termoplast'] },
  mat: { style: 'one', care: 'gear', materials: ['100 % polyester med TPU', '100 % polyamid med TPU'] },
  sitMat: { style: 'one', care: 'gear', materials: ['Polyetylenskum', 'TPE-skum'] },
  stove: { style: 'one', care: 'gear', materials: ['Aluminium og messing', 'Titan og rustfritt stål'] },
  bottle: {
    style: 'one',
    care: 'none',
    materials: ['Kopolyester, kork polypropen', 'Polyetylen, kork polypropen', 'Rustfritt stål 18/8, enkel vegg'],
  },
  torch: { style: 'one', care: 'none', materials: ['Aluminium og polykarbonat, bånd polyester'] },
  food: { style: 'one', care: 'none', materials: [''] },
  bar: { style: 'one', care: 'none', materials: [''] },
  drink: { style: 'one', care: 'none', materials: [''] },
  rucksack: {
    style: 'one',
    care: 'gear',
    materials: ['100 % polyamid 210D ripstop, bunn 420D', '100 % polyester 300D'],
  },
  duffel: { style: 'one', care: 'gear', materials: ['100 % polyester med TPU-belegg', '100 % polyamid 600D'] },
  poles: {
    style: 'one',
    care: 'gear',
    materials: ['Aluminium 7075, håndtak kork', 'Karbon, håndtak kork', 'Karbon og glassfiber'],
  },
  alpineSki: {
    style: 'one',
    care: 'gear',
    materials: ['Trekjerne, glassfiber, stålkant', 'Trekjerne, titanal, stålkant'],
  },
  xcSki: {
    style: 'one',
    care: 'gear',
    materials: ['Skumkjerne, karbon, sintret såle', 'Trekjerne, glassfiber, stålkant'],
  },
  helmet: { style: 'one', care: 'gear', materials: ['Skall ABS, kjerne EPS', 'Skall polykarbonat, kjerne EPS'] },
  goggles: { style: 'one', care: 'none', materials: ['Ramme TPU, linse polykarbonat'] },
  sledge: { style: 'one', care: 'gear', materials: ['Polyetylen', 'Glassfiber og polyetylen'] },
  bike: { style: 'one', care: 'gear', materials: ['Ramme aluminium 6061', 'Ramme aluminium 6061, gaffel karbon'] },
  bikeHelmet: { style: 'one', care: 'gear', materials: ['Skall polykarbonat, kjerne EPS'] },
};

const byStyle: Record<Style, Record<Who, SizeRun>> = {
  clothes: { h: 'men', d: 'women', u: 'unisex', b: 'child', j: 'junior', k: 'child' },
  shoe: { h: 'menShoe', d: 'womenShoe', u: 'rubberBoot', b: 'childShoe', j: 'juniorShoe', k: 'childShoe' },
  boot: { h: 'rubberBoot', d: 'womenShoe', u: 'rubberBoot', b: 'childBoot', j: 'juniorShoe', k: 'childBoot' },
  one: { h: 'one', d: 'one', u: 'one', b: 'one', j: 'one', k: 'one' },
  gloves: { h: 'gloves', d: 'gloves', u: 'gloves', b: 'juniorGloves', j: 'juniorGloves', k: 'juniorGloves' },
  socks: { h: 'socks', d: 'socks', u: 'socks', b: 'childSocks', j: 'childSocks', k: 'childSocks' },
};

export const sizeRunOf = (family: Family, who: Who): SizeRun => byStyle[table[family].style][who];

const waxed = /(?<!syntetisk )(?:skinn|nubuk)/;

/** Down is washed as down, the same goods with another filling are not; and wax is for leather. */
export function careOf(family: Family, material: string): readonly [wash: string, care: string] {
  const { care } = table[family];
  const [wash, text] = careTexts[care === 'down' && !material.includes('dun') ? 'synthetic' : care];
  const wax = (care === 'gloves' || care === 'leather') && waxed.test(material);
  return [wash, wax ? `${text} Smør skinnet med voks.` : text];
}

/** Children's jackets and sleeping bags have no down: it does not stand wet mittens. */
export function materialOf(family: Family, forChildren: boolean, turn: number): string {
  if (forChildren && table[family].care === 'down') return 'Ytterstoff og fyll 100 % polyester';
  return at(table[family].materials, turn);
}

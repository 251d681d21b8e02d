import type { LacingDesign } from 'demo-chain/pictures/drawing/shoe/lacing';
import type { LastMeasures } from 'demo-chain/pictures/drawing/shoe/last';
import { quarters } from 'demo-chain/pictures/drawing/shoe/quarter';
import { type SoleDesign, sidewalls } from 'demo-chain/pictures/drawing/shoe/sole-edge';
import type { UpperDesign } from 'demo-chain/pictures/drawing/shoe/upper-design';
import { mix, type Tone, toneOf } from 'demo-chain/pictures/drawing/tone';
import type { SilhouetteKind } from 'demo-chain/pictures/keys';
import type { MatterName } from 'demo-chain/pictures/light/matters';
import { factOf, isForChildren, isForWomen, lotOf, numberIn, type Subject } from 'demo-chain/pictures/subject';
import { recipes, type ShoeKind } from './shoe-recipes';

export type Closure = 'laces' | 'straps' | 'elastic' | 'elastic-strap' | 'laces-strap' | 'laces-zip';

export interface ShoeDesign {
  last: LastMeasures;
  sole: SoleDesign;
  upper: UpperDesign;
  lacing: LacingDesign;
  closure: Closure;
  tongue: Tone;
  tongueMatter: 'mesh' | 'leather' | 'softshell';
  /** Lugs of the outsole from below. */
  tread: 'boot' | 'trail' | 'road' | 'flat';
  /** Millimetres from insole to top. */
  shaft: number;
}

const closures: [RegExp, Closure][] = [
  [/Glidelås og snøring/, 'laces-zip'],
  [/Borrelås og snøring/, 'laces-strap'],
  [/(Elastiske lisser|Strikk) og borrelås/, 'elastic-strap'],
  [/Borrelås/, 'straps'],
  [/Strikk/, 'elastic'],
];
const closureOf = (subject: Subject): Closure =>
  closures.find(([says]) => says.test(factOf(subject, 'Lukking')))?.[1] ?? 'laces';

const toes: [RegExp, number][] = [
  [/Smal/, 0.12],
  [/bred foran/, 0.95],
  [/Bred/, 0.72],
];

/** Length of the foot in millimetres, and of its drawing. */
function sizeOf(subject: Subject): { length: number; size: number } {
  if (subject.who === 'b') return { length: 196, size: 630 };
  if (isForChildren(subject)) return { length: 232, size: 690 };
  return isForWomen(subject) ? { length: 268, size: 752 } : { length: 300, size: 800 };
}

const isShoe = (kind: SilhouetteKind): kind is ShoeKind => kind in recipes;

export function shoeDesignOf(subject: Subject): ShoeDesign {
  if (!isShoe(subject.art)) throw new Error(`${subject.art} is no shoe`);
  const recipe = recipes[subject.art];
  const lot = (about: string) => lotOf(subject, about);
  const { length, size } = sizeOf(subject);
  const share = (length / 300) ** 0.7;
  const jitter = lot('last');
  const wide = toes.find(([says]) => says.test(factOf(subject, 'Lest')))?.[1] ?? 0.45;
  const centimetres = numberIn(subject, 'Skafthøyde', 0);
  const low = factOf(subject, 'Skafthøyde') === 'Lav' || recipe.shaft[1] < 122;
  const shaft = centimetres ? centimetres * 10 : jitter.int(...recipe.shaft) * share;
  const thin = isForChildren(subject) ? share ** 1.5 : 1;
  const heelStack = numberIn(subject, 'Sålehøyde', jitter.int(...recipe.heel)) * thin;
  const drop = numberIn(subject, 'Dropp', jitter.int(5, 12)) * thin;
  const lug = numberIn(subject, 'Knaster', numberIn(subject, 'Såle', recipe.lug));
  const last: LastMeasures = {
    size,
    length,
    floor: 0,
    low,
    toe: Math.min(1, wide + jitter.next() * 0.3 - 0.1),
    instep: jitter.int(...recipe.instep) * share,
    shaft: Math.min(shaft, 250),
    dip: low ? jitter.int(34, 46) * share : jitter.int(...recipe.dip),
    heelDrop: low ? jitter.int(6, 24) * share : jitter.int(...recipe.heelDrop),
    lean: low ? 0 : jitter.next() * recipe.lean,
    heelStack,
    ballStack: heelStack - drop,
    spring: jitter.int(...recipe.spring),
    lug: Math.max(1.2, lug),
    heelCup: jitter.int(...recipe.heelCup),
  };
  const tones = tonesOf(subject, recipe.midsoles);
  const closure = closureOf(subject);
  const leather = /Nubuk/.test(factOf(subject, 'Overdel')) || /skinn, fôr/.test(factOf(subject, 'Overdel'));
  const matter: MatterName = leather ? 'suede' : lot('matter').pick(recipe.matters);
  const look = lot('look');
  const quarter = look.pick(recipe.quarters ?? quarters);
  const sole = lot('sole');
  const upper: UpperDesign = {
    body: tones.body,
    matter,
    overlay: tones.overlay,
    overlayMatter: look.pick(recipe.overlays),
    toe: toePieceOf(subject, look.pick(recipe.toes)),
    toeTone: recipe.rubberToe ? toneOf('#2a2c30') : tones.toe,
    toeMatter: recipe.rubberToe ? 'rubber' : 'suede',
    quarter,
    counter: look.pick(recipe.counters),
    counterTone: tones.counter,
    collar: look.pick(recipe.collars),
    collarTone: tones.collar,
    collarMatter: look.pick(['softshell', 'mesh']),
    collarWidth: low ? look.int(9, 15) : look.int(20, 34),
    lining: tones.lining,
    eyestay: tones.eyestay,
    eyestayWidth: look.chance(0.8) ? look.int(9, 15) : 0,
    loop: look.chance(0.75) ? tones.accent : undefined,
    reflector: /^(Bak|Ja)/.test(factOf(subject, 'Refleks')),
  };
  const laces = lot('laces');
  const pairs = Math.max(3, Math.min(8, Math.round((low ? 5 : 3 + last.shaft / 42) + laces.int(-1, 1))));
  return {
    last,
    sole: {
      sidewall: sole.pick(recipe.sidewalls ?? sidewalls),
      midsole: tones.midsole,
      second: tones.second,
      outsole: tones.outsole,
      rubber: recipe.rubber,
      bumper: sole.chance(recipe.bumper) ? 0.9 : 0.25,
      block: recipe.block,
      lugs: sole.int(...recipe.lugs),
      matter: recipe.midsoleMatter,
    },
    upper,
    lacing: {
      pairs,
      eyelets: laces.pick(recipe.eyelets),
      hooks: low ? 0 : laces.int(0, 3),
      lace: tones.lace,
      thick: recipe.lace,
      bow: laces.chance(0.6),
      from: 0.46 + laces.next() * 0.1 - (low ? 0 : 0.06),
    },
    closure,
    tongue: tones.tongue,
    tongueMatter: leather ? 'leather' : laces.pick(['mesh', 'softshell']),
    tread: recipe.tread,
    shaft: Math.round(shaft),
  };
}

function toePieceOf(subject: Subject, otherwise: UpperDesign['toe']): UpperDesign['toe'] {
  const says = factOf(subject, 'Tåkappe');
  if (/rundt hele foten/.test(says)) return 'rand';
  return says === 'Gummi' ? lotOf(subject, 'toe').pick(['bumper', 'bumper', 'guard', 'cap']) : otherwise;
}

const clear = (a: Tone, b: Tone) => Math.abs(a.luminance - b.luminance) > 0.16;

function tonesOf(subject: Subject, midsoles: readonly string[]) {
  const { base, accent: accentHex } = subject.tint;
  const lot = lotOf(subject, 'tones');
  const body = toneOf(base);
  const accent = toneOf(accentHex);
  const dark = toneOf('#26282c');
  const tonal = toneOf(body.luminance > 0.5 ? body.shade : mix(base, '#c9d0d6', 0.22));
  const shades: Record<string, Tone> = {
    tonal,
    deep: toneOf(body.luminance > 0.4 ? mix(base, body.deep, 0.8) : mix(base, '#000000', 0.4)),
    dark: body.luminance > 0.42 ? dark : toneOf('#5a5f66'),
    stone: toneOf(mix('#b6afa2', base, 0.14)),
    faded: toneOf(mix(base, '#f1eee8', 0.5)),
    earth: toneOf(mix(base, '#8d7458', 0.55)),
    sea: toneOf(mix(base, '#4e7f8c', 0.5)),
    accent,
  };
  const of = (...names: string[]) => shades[lot.pick(names)] as Tone;
  const overlay = of('tonal', 'deep', 'dark', 'stone', 'faded', 'earth', 'sea', 'tonal', 'accent');
  const collar = of('deep', 'dark', 'tonal', 'accent', 'stone', 'deep');
  const eyestay = lot.chance(0.5) ? overlay : of('tonal', 'deep', 'dark', 'stone');
  const midsole = toneOf(
    midsoles.includes('body') && lot.chance(0.25)
      ? mix(base, '#ffffff', 0.15)
      : lot.pick(midsoles.filter((name) => name !== 'body')),
  );
  const lacePick = lot.chance(0.6) ? accent : of('stone', 'dark', 'faded');
  return {
    body,
    overlay,
    collar,
    eyestay,
    accent,
    toe: of('dark', 'deep', 'tonal', 'stone'),
    counter: lot.chance(0.4) ? overlay : of('deep', 'dark', 'tonal'),
    lining: of('accent', 'dark', 'stone', 'deep'),
    tongue: lot.chance(0.5) ? collar : of('tonal', 'deep', 'dark'),
    lace: clear(lacePick, eyestay) ? lacePick : eyestay.luminance > 0.5 ? dark : toneOf('#d8d4ca'),
    midsole,
    second:
      lot.chance(0.6) && clear(accent, midsole)
        ? accent
        : toneOf(midsole.luminance > 0.5 ? mix('#6c7077', base, 0.4) : '#8f9398'),
    outsole: toneOf(lot.pick(['#232529', '#232529', '#3a3530', midsole.luminance > 0.7 ? '#a57c52' : '#2b2e33'])),
  };
}

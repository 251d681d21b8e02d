import type { LastMeasures } from 'demo-chain/pictures/drawing/shoe/last';
import type { Sidewall } from 'demo-chain/pictures/drawing/shoe/sole-edge';
import { mix, type Tone, toneOf } from 'demo-chain/pictures/drawing/tone';
import { factOf, isForChildren, isForWomen, lotOf, numberIn, type Subject } from 'demo-chain/pictures/subject';

export const shaftLooks = ['smooth', 'ribbed', 'two-part', 'foxed', 'banded', 'dotted', 'gaiter'] as const;

export interface RubberBootDesign {
  last: LastMeasures;
  look: (typeof shaftLooks)[number];
  body: Tone;
  second: Tone;
  sole: Tone;
  outsole: Tone;
  lining: Tone;
  sidewall: Sidewall;
  lugs: number;
  rubber: number;
  bumper: boolean;
  /** A strap that narrows the shaft. */
  strap: boolean;
  reflectors: boolean;
  handles: boolean;
  /** Felt or fur that stands out at the top. */
  lined: 'felt' | 'fur' | undefined;
  gloss: boolean;
  ankle: boolean;
  trim: Tone;
}

export function rubberBootDesignOf(subject: Subject): RubberBootDesign {
  const lot = lotOf(subject, 'boot');
  const tones = lotOf(subject, 'tones');
  const child = isForChildren(subject);
  const shaft = numberIn(subject, 'Skafthøyde', 30) * 10;
  const length = child ? 190 : isForWomen(subject) ? 266 : 298;
  const lining = factOf(subject, 'Fôr');
  const { base, accent } = subject.tint;
  const body = toneOf(base);
  const pale = toneOf('#e6dfd0');
  const dark = toneOf('#26282c');
  const deep = toneOf(body.luminance > 0.42 ? body.deep : mix(base, '#000', 0.42));
  const faded = toneOf(mix(base, '#dfe3e2', 0.3));
  const sole = tones.pick([pale, toneOf('#b88d5c'), dark, deep, toneOf(accent), toneOf('#8d8a82')]);
  return {
    last: {
      size: Math.min(child ? 600 : isForWomen(subject) ? 690 : 740, (length * 960) / (shaft + 62)),
      length,
      floor: 0,
      low: false,
      toe: 0.35 + lot.next() * 0.65,
      instep: lot.int(34, 46) * (child ? 0.74 : 1),
      shaft,
      dip: lot.pick([0, 4, 10, 18]),
      heelDrop: lot.pick([-8, 0, 4, 14, 24]),
      lean: lot.next() * 0.5,
      heelStack: lot.int(24, 36) * (child ? 0.8 : 1),
      ballStack: lot.int(16, 22) * (child ? 0.8 : 1),
      spring: lot.int(10, 20),
      lug: lot.int(4, 7),
      heelCup: lot.int(2, 8),
      calf: lot.next() * 0.05,
    },
    look: lot.pick(
      child
        ? ['dotted', 'banded', 'two-part', 'smooth', 'ribbed']
        : ['smooth', 'ribbed', 'two-part', 'foxed', 'gaiter', 'banded'],
    ),
    body,
    second: tones.pick([deep, deep, faded, toneOf(accent), dark, pale]),
    sole,
    outsole: tones.pick([dark, toneOf('#3a342c'), sole.luminance > 0.5 ? toneOf('#a57c52') : dark]),
    lining:
      lining === 'Ullfilt'
        ? toneOf('#a9a39a')
        : lining === 'Syntetisk pels'
          ? toneOf('#d9cfbd')
          : tones.pick([toneOf(accent), pale, toneOf('#6d7278')]),
    sidewall: lot.pick(['plain', 'welt', 'ribs', 'stripe', 'plain']),
    lugs: lot.int(10, 15),
    rubber: lot.int(5, 8),
    bumper: lot.chance(0.4),
    strap: /reim/.test(factOf(subject, 'Leggvidde')),
    reflectors: /^Bak/.test(factOf(subject, 'Refleks')),
    handles: child && lot.chance(0.7),
    lined: lining === 'Ullfilt' ? 'felt' : lining === 'Syntetisk pels' ? 'fur' : undefined,
    gloss: lot.chance(0.45),
    ankle: lot.chance(0.6),
    trim: tones.pick([toneOf(accent), pale, dark, deep]),
  };
}

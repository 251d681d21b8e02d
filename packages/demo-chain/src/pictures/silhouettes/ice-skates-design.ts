import type { LacingDesign } from 'demo-chain/pictures/drawing/shoe/lacing';
import type { LastMeasures } from 'demo-chain/pictures/drawing/shoe/last';
import type { UpperDesign } from 'demo-chain/pictures/drawing/shoe/upper-design';
import { mix, type Tone, toneOf } from 'demo-chain/pictures/drawing/tone';
import { factOf, isForChildren, isForWomen, lotOf, type Subject } from 'demo-chain/pictures/subject';

export interface SkateDesign {
  /** Hockey has a holder for its blade, figure a heel and a toe pick, leisure a strap over the ankle. */
  type: 'hockey' | 'figure' | 'leisure';
  last: LastMeasures;
  upper: UpperDesign;
  lacing: LacingDesign;
  /** Millimetres from the ice to the sole. */
  blade: number;
  buckle: boolean;
  holder: Tone;
  tongue: Tone;
  trim: Tone;
  towers: 'two' | 'bridge' | 'pierced';
}

export function skateDesignOf(subject: Subject): SkateDesign {
  const lot = lotOf(subject, 'skate');
  const tones = lotOf(subject, 'tones');
  const child = isForChildren(subject);
  const buckle = /spenne/.test(factOf(subject, 'Lukking'));
  const type = buckle ? 'leisure' : isForWomen(subject) || (child && lot.chance(0.5)) ? 'figure' : 'hockey';
  const length = subject.who === 'b' ? 190 : child ? 226 : isForWomen(subject) ? 262 : 292;
  const share = (length / 300) ** 0.7;
  const { base, accent } = subject.tint;
  const body = toneOf(base);
  const trim = toneOf(accent);
  const dark = toneOf('#25282c');
  const pale = toneOf('#e8e8e4');
  const tonal = toneOf(body.luminance > 0.5 ? body.shade : mix(base, '#c9d0d6', 0.24));
  const overlay = tones.pick([tonal, dark, trim, toneOf(mix(base, '#8b949c', 0.5)), pale]);
  const figure = type === 'figure';
  const blade = (figure ? 50 : 66) * share;
  return {
    type,
    buckle,
    blade,
    trim,
    holder: tones.pick([pale, pale, dark, toneOf('#b9c0c6')]),
    tongue: tones.pick([dark, pale, trim, tonal]),
    towers: lot.pick(['two', 'bridge', 'pierced']),
    last: {
      size: subject.who === 'b' ? 560 : child ? 610 : isForWomen(subject) ? 650 : 690,
      length,
      floor: 0,
      low: false,
      toe: 0.45 + lot.next() * 0.45,
      instep: lot.int(46, 56) * share,
      shaft: lot.int(158, 182) * share,
      dip: lot.int(4, 18),
      heelDrop: figure ? lot.int(8, 22) : type === 'hockey' ? lot.int(-26, -12) : lot.int(-8, 8),
      lean: 0.5 + lot.next() * 0.5,
      heelStack: figure ? 38 * share : 16,
      ballStack: figure ? 13 : 11,
      spring: figure ? 5 : 8,
      lug: 0,
      raised: blade,
      heelCup: 1,
    },
    upper: {
      body,
      matter: figure ? 'leather' : tones.pick(['stretch', 'cordura', 'plastic']),
      overlay,
      overlayMatter: figure ? 'leather' : 'matt-plastic',
      toe: figure ? 'none' : lot.pick(['cap', 'cap', 'wing']),
      toeTone: type === 'hockey' ? dark : overlay,
      toeMatter: 'rubber',
      quarter: figure ? 'plain' : lot.pick(['panelled', 'swept', 'split', 'saddle', 'bands']),
      counter: figure ? 'panel' : lot.pick(['cup', 'panel']),
      counterTone: figure ? tonal : overlay,
      collar: figure ? 'edge' : lot.pick(['padded', 'quilted']),
      collarTone: figure ? tonal : dark,
      collarMatter: 'softshell',
      collarWidth: 24,
      lining: toneOf(tones.pick(['#8f9296', '#d9d0bf', '#3a3e44'])),
      eyestay: figure ? tonal : tones.pick([overlay, dark, tonal]),
      eyestayWidth: 13,
      loop: undefined,
      reflector: false,
    },
    lacing: {
      pairs: Math.round((child ? 6 : 8) + lot.int(-1, 0)),
      eyelets: figure ? 'rings' : 'punched',
      hooks: figure ? 3 : 0,
      lace: body.luminance > 0.6 ? tones.pick([dark, trim, pale]) : tones.pick([pale, trim, pale]),
      thick: 4.4,
      bow: lot.chance(0.7),
      from: 0.34,
    },
  };
}

import type { LastMeasures } from 'demo-chain/pictures/drawing/shoe/last';
import type { UpperDesign } from 'demo-chain/pictures/drawing/shoe/upper-design';
import { mix, type Tone, toneOf } from 'demo-chain/pictures/drawing/tone';
import { factOf, isForChildren, isForWomen, lotOf, type Subject } from 'demo-chain/pictures/subject';

export interface CrossCountryBootDesign {
  last: LastMeasures;
  style: 'classic' | 'combi' | 'skate';
  /** A hinged cuff that supports the ankle. */
  cuff: boolean;
  /** A cord pulled tight instead of laces. */
  quick: boolean;
  body: Tone;
  second: Tone;
  cuffTone: Tone;
  sole: Tone;
  trim: Tone;
  blocking: 'toe' | 'side' | 'shaft' | 'band' | 'heel';
  carbon: boolean;
}

const styleOf = (says: string) => (says === 'Klassisk' ? 'classic' : says === 'Skøyting' ? 'skate' : 'combi');

const shafts = { classic: [122, 132], combi: [142, 156], skate: [158, 174] } as const;

export function crossCountryBootDesignOf(subject: Subject): CrossCountryBootDesign {
  const lot = lotOf(subject, 'boot');
  const style = styleOf(factOf(subject, 'Stil'));
  const child = isForChildren(subject);
  const length = child ? 236 : isForWomen(subject) ? 270 : 300;
  const share = length / 300;
  const { base, accent } = subject.tint;
  const body = toneOf(base);
  const dark = toneOf('#25282c');
  const tones = lotOf(subject, 'tones');
  const [least, most] = shafts[style];
  return {
    style,
    cuff: /Hengslet/.test(factOf(subject, 'Mansjett')),
    quick: factOf(subject, 'Snøring') === 'Hurtigsnøring',
    body,
    second: tones.pick([
      toneOf(accent),
      toneOf(mix(base, '#8b949c', 0.45)),
      toneOf('#dcdcd8'),
      dark,
      toneOf(mix(base, accent, 0.5)),
    ]),
    cuffTone: tones.pick([dark, toneOf(accent), toneOf('#d9dbdc'), toneOf('#5a6068'), toneOf(mix(base, '#000', 0.35))]),
    sole: tones.pick([dark, toneOf('#e6e4de'), toneOf('#565b62'), dark]),
    trim: toneOf(accent),
    blocking: lot.pick(['toe', 'side', 'shaft', 'band', 'heel']),
    carbon: lot.chance(0.5),
    last: {
      size: child ? 660 : isForWomen(subject) ? 712 : 748,
      length,
      floor: 0,
      low: false,
      toe: 0.1 + lot.next() * 0.5,
      instep: lot.int(36, 46) * share,
      shaft: lot.int(least, most) * share,
      dip: lot.int(2, 10),
      heelDrop: lot.int(-8, 10),
      lean: lot.next() * 0.9,
      heelStack: lot.int(17, 22),
      ballStack: lot.int(12, 15),
      spring: lot.int(9, 14),
      lug: 0.4,
      heelCup: lot.int(2, 6),
    },
  };
}

export function upperDesignOf(design: CrossCountryBootDesign): UpperDesign {
  return {
    body: design.body,
    matter: 'softshell',
    overlay: design.second,
    overlayMatter: 'stretch',
    toe: 'bumper',
    toeTone: design.second,
    toeMatter: 'rubber',
    quarter: 'plain',
    counter: 'panel',
    counterTone: design.cuffTone,
    collar: 'padded',
    collarTone: toneOf('#2b2e33'),
    collarMatter: 'fleece',
    collarWidth: 16,
    lining: toneOf('#3a3e44'),
    eyestay: design.second,
    eyestayWidth: 10,
    loop: design.trim,
    reflector: false,
  };
}

import { mix, type Tone, toneOf } from 'demo-chain/pictures/drawing/tone';
import type { MatterName } from 'demo-chain/pictures/light/matters';
import { factOf, isForChildren, lotOf, type Subject } from 'demo-chain/pictures/subject';

export const sockPatterns = ['plain', 'stripes', 'blocks', 'nordic', 'dots', 'diamonds', 'zigzag', 'ribbed'] as const;

export interface SockDesign {
  /** Units from the ankle to the top. */
  leg: number;
  height: 'ankle' | 'calf' | 'knee';
  foot: number;
  width: number;
  cuff: number;
  matter: MatterName;
  pattern: (typeof sockPatterns)[number];
  body: Tone;
  second: Tone;
  third: Tone;
  cuffTone: Tone;
  /** Knitted thicker, in another colour. */
  heel: boolean;
  toe: boolean;
  heelTone: Tone;
  padding: 'none' | 'ends' | 'sole' | 'shin';
  layout: 'overlap' | 'apart' | 'crossed';
  archBand: boolean;
}

const heights = { Ankel: 'ankle', Legg: 'calf', Kne: 'knee' } as const;
const legs = { ankle: [190, 270], calf: [370, 450], knee: [590, 640] } as const;

const paddings: [RegExp, SockDesign['padding']][] = [
  [/Skinnebein/, 'shin'],
  [/hele foten/, 'sole'],
  [/Hæl og tå/, 'ends'],
];

export function sockDesignOf(subject: Subject): SockDesign {
  const lot = lotOf(subject, 'sock');
  const tones = lotOf(subject, 'tones');
  const { base, accent } = subject.tint;
  const body = toneOf(base);
  const height = heights[factOf(subject, 'Høyde') as keyof typeof heights] ?? 'calf';
  const [least, most] = legs[height];
  const child = isForChildren(subject);
  const thick = factOf(subject, 'Tykkelse');
  const strengthened = factOf(subject, 'Forsterkning');
  const deep = toneOf(body.luminance > 0.42 ? body.deep : mix(base, '#000', 0.35));
  const faded = toneOf(mix(base, '#efe9dc', 0.5));
  const grey = toneOf(mix('#9b9a96', base, 0.2));
  const wool = toneOf('#e6ddcb');
  const second = toneOf(accent);
  return {
    leg: lot.int(least, most) * (child ? 0.84 : 1),
    height,
    foot: child ? lot.int(330, 360) : lot.int(400, 450),
    width: (thick === 'Tykk' ? 196 : thick === 'Tynn' ? 164 : 180) * (child ? 0.92 : 1),
    cuff: lot.int(54, 110) * (height === 'ankle' ? 0.7 : 1),
    matter: thick === 'Tykk' ? 'knit' : thick === 'Tynn' ? 'jersey' : 'merino',
    pattern: lot.pick(sockPatterns),
    body,
    second,
    third: tones.pick([grey, wool, faded, deep]),
    cuffTone: tones.pick([body, second, grey, deep, wool]),
    heel: /Hæl/.test(strengthened),
    toe: /tå/.test(strengthened),
    heelTone: tones.pick([second, grey, deep, faded, wool]),
    padding: paddings.find(([says]) => says.test(factOf(subject, 'Polstring')))?.[1] ?? 'none',
    layout: lot.pick(['overlap', 'apart', 'crossed']),
    archBand: lot.chance(0.6),
  };
}

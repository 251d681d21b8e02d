import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { mix, type Tone, toneOf } from 'demo-chain/pictures/drawing/tone';
import type { JacketDesign, ToneName } from './design';

/** The colours of one jacket. */
export interface Tones {
  main: Tone;
  second: Tone;
  zip: Tone;
  pull: Tone;
  lining: Tone;
}

const ways: Record<ToneName, (pen: Pen) => Tone> = {
  panel: ({ panel }) => panel,
  dark: ({ dark, main }) => (main.luminance < 0.42 ? toneOf(mix(main.base, '#8d99a3', 0.3)) : dark),
  deep: ({ main }) => toneOf(mix(main.base, main.luminance < 0.4 ? '#6d7f90' : '#12161c', 0.42)),
  tint: ({ main }) => toneOf(mix(main.base, main.luminance > 0.75 ? '#7d766a' : '#f3efe6', 0.46)),
  accent: ({ accent }) => accent,
  earth: ({ main }) => toneOf(mix(main.base, '#a08a68', 0.6)),
};

export function tonesOf(pen: Pen, design: JacketDesign): Tones {
  const second = ways[design.second](pen);
  const loud = design.loudZips && design.second !== 'accent';
  return {
    main: pen.main,
    second,
    zip: loud ? pen.accent : design.second === 'accent' ? pen.dark : second,
    pull: pen.accent,
    lining: design.second === 'accent' ? ways.deep(pen) : toneOf(mix(pen.accent.base, pen.main.base, 0.35)),
  };
}

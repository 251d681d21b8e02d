import { mix, type Tone, toneOf } from 'demo-chain/pictures/drawing/tone';
import { factOf, isForChildren, isForWomen, lotOf, numberIn, type Subject } from 'demo-chain/pictures/subject';

export interface SkiBootDesign {
  buckles: number;
  /** A lever at the back that lets the cuff swing. */
  walk: boolean;
  /** Height of the cuff and length of the shell in millimetres. */
  cuff: number;
  length: number;
  size: number;
  /** How far the cuff leans forward. */
  lean: number;
  shell: Tone;
  cuffTone: Tone;
  overlay: Tone;
  buckle: Tone;
  liner: Tone;
  strap: Tone;
  sole: Tone;
  trim: Tone;
  look: 'plain' | 'spine' | 'ribs' | 'split' | 'blade';
  gloss: boolean;
  metalBuckles: boolean;
}

export function skiBootDesignOf(subject: Subject): SkiBootDesign {
  const lot = lotOf(subject, 'boot');
  const tones = lotOf(subject, 'tones');
  const { base, accent } = subject.tint;
  const shell = toneOf(base);
  const dark = toneOf('#24272b');
  const trim = toneOf(accent);
  const pale = toneOf('#e4e6e6');
  const grey = toneOf(mix(base, '#878e95', 0.5));
  const deep = toneOf(mix(base, '#000', 0.4));
  const child = isForChildren(subject);
  const flex = numberIn(subject, 'Flex', 80);
  return {
    buckles: numberIn(subject, 'Spenner', 4),
    walk: factOf(subject, 'Gåfunksjon') === 'Ja',
    length: child ? 268 : isForWomen(subject) ? 296 : 318,
    size: child ? 620 : isForWomen(subject) ? 672 : 704,
    cuff: (child ? 250 : isForWomen(subject) ? 300 : 326) + (flex - 80) * 0.25 + lot.int(-8, 8),
    lean: lot.int(34, 58),
    shell,
    cuffTone: tones.pick([shell, grey, deep, pale, dark, shell]),
    overlay: tones.pick([trim, dark, grey, pale, deep]),
    buckle: tones.pick([trim, toneOf('#c2c6ca'), dark, trim]),
    liner: tones.pick([dark, toneOf('#4a4f55'), dark]),
    strap: dark,
    sole: tones.pick([dark, toneOf('#3c4046'), deep]),
    trim,
    look: lot.pick(['plain', 'spine', 'ribs', 'split', 'blade']),
    gloss: lot.chance(0.6),
    metalBuckles: lot.chance(0.5),
  };
}

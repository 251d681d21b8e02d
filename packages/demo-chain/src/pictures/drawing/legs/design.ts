import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { mix, type Tone, toneOf } from 'demo-chain/pictures/drawing/tone';
import type { MatterName } from 'demo-chain/pictures/light/matters';
import type { Cut, Leg, Pose } from './figure';

/** What a field or a trim is coloured in, beside the main colour. */
export type Ink = 'main' | 'deep' | 'mid' | 'accent' | 'dark' | 'pale';

/** How a pair of legs is divided into colours. */
export type Blocking =
  | 'plain'
  | 'shins'
  | 'knees-down'
  | 'yoke'
  | 'hips'
  | 'sides'
  | 'stripe'
  | 'slash'
  | 'thighs'
  | 'inside'
  | 'wrap'
  | 'bands'
  | 'one-leg'
  | 'arrow';

export type Print =
  | 'none'
  | 'chevrons'
  | 'bands'
  | 'fronds'
  | 'dots'
  | 'contours'
  | 'flecks'
  | 'stars'
  | 'checks'
  | 'waves';

export interface Pocket {
  place: 'hand' | 'thigh' | 'seat';
  legs: readonly Leg[];
  look: 'slant' | 'zip' | 'flap' | 'patch' | 'drop';
}

export interface Waist {
  look: 'band' | 'elastic' | 'high' | 'knit';
  cord: boolean;
  loops: boolean;
  /** Hook and loop at the sides. */
  tabs: boolean;
  fly: boolean;
}

export interface Braces {
  look: 'straps' | 'bib';
  ink: Ink;
}

export interface Hem {
  look: 'sewn' | 'rib' | 'tab' | 'snap' | 'cord' | 'hook' | 'raw' | 'split' | 'turned';
  /** An inner cuff against snow, held by elastic, or also by a hook on the boot. */
  gaiter: 'none' | 'elastic' | 'hook';
  stirrup: boolean;
  zip: boolean;
}

export interface LegsDesign {
  cut: Cut;
  pose: Pose;
  matter: MatterName;
  /** Colours of fields and of small things. */
  second: Ink;
  trim: Ink;
  /** Colour of reinforced places. */
  guard: Ink;
  blocking: Blocking;
  /** A narrow line of the trim's colour along the field's edge. */
  piped: boolean;
  print: Print;
  waist: Waist;
  braces: Braces | undefined;
  pockets: readonly Pocket[];
  /** Reinforced places. */
  knees: 'plain' | 'darts' | 'patches' | 'quilted';
  seat: boolean;
  ankles: boolean;
  vent: 'none' | 'whole-leg' | 'outer-thigh' | 'inner-thigh' | 'mesh';
  hem: Hem;
  /** What is worn below: nets or a padded pair in loose shorts, a pad sewn into tights. */
  liner: 'none' | 'net' | 'padded' | 'pad';
  /** Turned inside out, so that the pad is seen. */
  padBare?: boolean;
  reflectors: 'none' | 'bands' | 'calves' | 'mark';
  /** Loose cloth falls in folds, stretched cloth hardly. */
  slack: number;
  /** The largest scale it is shown at, so that a child's pair is small. */
  most: number;
}

export function toneFor(pen: Pen, ink: Ink): Tone {
  const { main } = pen;
  const bright = main.luminance > 0.55;
  switch (ink) {
    case 'main':
      return main;
    case 'deep':
      // Nothing is drawn darker than black cloth: what sets itself off from that is lighter.
      if (main.luminance < 0.36) return toneOf(mix(main.base, '#8f959c', 0.3));
      return toneOf(mix(main.base, bright ? main.deep : '#0d0f12', bright ? 0.9 : 0.6));
    case 'mid':
      return toneOf(main.luminance > 0.5 ? mix(main.base, '#23272d', 0.4) : mix(main.base, '#aeb4bb', 0.42));
    case 'accent':
      return pen.accent;
    case 'dark':
      return main.luminance < 0.36 ? toneOf('#5d646d') : pen.dark;
    case 'pale':
      return bright ? toneOf(mix(main.base, '#ffffff', 0.6)) : pen.pale;
  }
}

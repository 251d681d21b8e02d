import { cutOf } from 'demo-chain/pictures/drawing/legs/cuts';
import type { Blocking, Hem, Ink, LegsDesign, Pocket, Print } from 'demo-chain/pictures/drawing/legs/design';
import { bothLegs } from 'demo-chain/pictures/drawing/legs/figure';
import { type PoseName, poseOf } from 'demo-chain/pictures/drawing/legs/poses';
import { legwear } from 'demo-chain/pictures/drawing/legs/staging';
import type { MatterName } from 'demo-chain/pictures/light/matters';
import { factOf, isForWomen, lotOf, numberIn, type Subject } from 'demo-chain/pictures/subject';

/** Units of the canvas to a centimetre of the inseam. */
const PER_CM = 15;
const SWIM_INSEAM = 17;

type ShortsKind = 'hiking-shorts' | 'training-shorts' | 'running-shorts' | 'swim-shorts' | 'cycling-shorts';

interface Fashion {
  hems: readonly Hem['look'][];
  blockings: readonly Blocking[];
  prints: readonly Print[];
  matter: MatterName;
  /** Half of the hem against the hip's. */
  hem: number;
  hand: Pocket['look'];
}

const fashions: Record<ShortsKind, Fashion> = {
  'hiking-shorts': {
    hems: ['sewn', 'turned', 'tab'],
    blockings: ['plain', 'plain', 'hips', 'sides', 'yoke', 'inside', 'thighs'],
    prints: ['none'],
    matter: 'softshell',
    hem: 0.94,
    hand: 'slant',
  },
  'training-shorts': {
    hems: ['sewn', 'split', 'raw'],
    blockings: ['sides', 'stripe', 'slash', 'plain', 'one-leg', 'wrap', 'yoke', 'arrow'],
    prints: ['none', 'none', 'flecks', 'chevrons'],
    matter: 'jersey',
    hem: 1,
    hand: 'slant',
  },
  'running-shorts': {
    hems: ['split'],
    blockings: ['sides', 'stripe', 'slash', 'plain', 'hips', 'wrap', 'arrow'],
    prints: ['none', 'none', 'none', 'contours', 'fronds'],
    matter: 'light-shell',
    hem: 1.06,
    hand: 'slant',
  },
  'swim-shorts': {
    hems: ['sewn'],
    blockings: ['plain'],
    prints: ['waves', 'fronds', 'checks', 'contours', 'dots', 'bands'],
    matter: 'light-shell',
    hem: 1,
    hand: 'slant',
  },
  'cycling-shorts': {
    hems: ['sewn', 'tab'],
    blockings: ['plain', 'hips', 'sides', 'slash', 'thighs', 'inside', 'stripe', 'yoke'],
    prints: ['none', 'none', 'none', 'flecks', 'contours'],
    matter: 'stretch',
    hem: 0.78,
    hand: 'zip',
  },
};
const isShorts = (art: string): art is ShortsKind => art in fashions;

const poses: readonly PoseName[] = ['stand', 'wide', 'lean', 'stride', 'together', 'bow'];

function linerOf(subject: Subject): LegsDesign['liner'] {
  const said = factOf(subject, 'Innershorts') + factOf(subject, 'Fôr');
  return /sitteputer/.test(said) ? 'padded' : /netting/i.test(said) ? 'net' : 'none';
}

export function shortsOf(subject: Subject): LegsDesign {
  if (!isShorts(subject.art)) throw new Error(`${subject.art} are no shorts`);
  const fashion = fashions[subject.art];
  const lot = lotOf(subject, 'look');
  const waist = factOf(subject, 'Liv') + factOf(subject, 'Rygg');
  const fit = /Litt/.test(factOf(subject, 'Passform')) ? 1.05 : 0.98;
  const cut = cutOf(subject, 'shorts', fit);
  const cycling = subject.art === 'cycling-shorts';
  const flare = fashion.hem * (isForWomen(subject) ? 0.96 : 1) * (0.95 + lot.next() * 0.1);
  const backPocket = lot.pick(bothLegs);
  return {
    cut: {
      ...cut,
      thighLength: numberIn(subject, 'Innersøm', SWIM_INSEAM) * PER_CM,
      waist: cut.waist * (cycling ? 0.92 : 1),
      hip: cut.hip * (cycling ? 0.92 : 1),
      thigh: cut.hip * 0.5 * (1 + (flare - 1) * 0.5),
      hem: cut.hip * 0.5 * flare,
    },
    pose: poseOf(lot.pick(poses), lotOf(subject, 'pose'), 10),
    matter: fashion.matter,
    second: lot.pick<Ink>(['deep', 'mid', 'accent', 'pale', 'dark']),
    trim: lot.pick<Ink>(['accent', 'accent', 'pale']),
    guard: 'deep',
    blocking: lot.pick(fashion.blockings),
    piped: lot.chance(0.35),
    print: lot.pick(fashion.prints),
    waist: {
      look: 'elastic',
      cord: /snor/.test(waist),
      loops: /beltehemper/.test(waist),
      tabs: false,
      fly: subject.art === 'hiking-shorts' && /beltehemper/.test(waist),
    },
    braces: undefined,
    pockets: [
      { place: 'hand', legs: bothLegs, look: lot.chance(0.3) ? 'zip' : fashion.hand },
      { place: 'seat', legs: [backPocket], look: 'drop' },
    ],
    knees: 'plain',
    seat: false,
    ankles: false,
    vent: 'none',
    hem: { look: lot.pick(fashion.hems), gaiter: 'none', stirrup: false, zip: false },
    liner: linerOf(subject),
    reflectors: /Logo/.test(factOf(subject, 'Refleks')) ? 'mark' : 'none',
    slack: 0.6,
    most: 1.06,
  };
}

export const shorts = legwear(shortsOf);

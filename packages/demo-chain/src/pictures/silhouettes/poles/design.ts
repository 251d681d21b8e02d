import type { MatterName } from 'demo-chain/pictures/light/matters';
import { factOf, inTurn, isForChildren, lotOf, numberIn, type Subject } from 'demo-chain/pictures/subject';

export type Basket = 'small' | 'alpine' | 'track' | 'snow';
export type PolePose = 'crossed' | 'leaning' | 'vee' | 'opposed' | 'folded';

export interface PolesDesign {
  shaft: MatterName;
  /** A fixed pole is one piece. */
  sections: 1 | 2 | 3;
  lock: 'none' | 'lever' | 'button';
  grip: 'cork' | 'foam' | 'rubber';
  gripShape: 'hiking' | 'straight' | 'racing';
  /** Foam below the grip, for walking across a slope. */
  longGrip: boolean;
  strap: 'wide' | 'glove';
  basket: Basket;
  /** Across, in millimetres. */
  basketSize: number;
  rubberFoot: boolean;
  /** Shares of an adult's. */
  thickness: number;
  length: number;
  /** Folded or pushed together, as a share of its full length. */
  packed: number;
  graphics: 'bands' | 'half' | 'ticks' | 'spiral' | 'tip' | 'long';
  pose: PolePose;
  /** Degrees by which they lie askew. */
  sway: number;
  mirrored: boolean;
}

const basketsOf: Record<string, Basket> = { Alpin: 'alpine', Løype: 'track', Stor: 'snow' };

const matterOf = (shaft: string): MatterName =>
  shaft === 'Karbon' ? 'carbon' : shaft.startsWith('Karbon') ? 'lacquer' : 'anodised';

export function polesDesignOf(subject: Subject): PolesDesign {
  const lot = lotOf(subject, 'poles');
  const length = factOf(subject, 'Lengde');
  const lock = factOf(subject, 'Lås');
  const [kind = ''] = factOf(subject, 'Trinse').split(',');
  const grip = factOf(subject, 'Grep');
  const folds = lock.startsWith('Knapp');
  const poses: PolePose[] = folds ? ['folded', 'crossed', 'vee'] : ['crossed', 'leaning', 'vee', 'opposed'];
  const { art } = subject;
  return {
    shaft: matterOf(factOf(subject, 'Skaft')),
    sections: length.startsWith('Tredelt') ? 3 : length.startsWith('Teleskop') ? 2 : 1,
    lock: folds ? 'button' : lock === 'Spenne' ? 'lever' : 'none',
    grip: grip === 'Gummi' ? 'rubber' : grip === 'Skum' ? 'foam' : 'cork',
    gripShape: art === 'hiking-poles' ? 'hiking' : art === 'alpine-poles' ? 'racing' : lot.pick(['straight', 'hiking']),
    longGrip: (art === 'hiking-poles' || art === 'mountain-ski-poles' || art === 'running-poles') && lot.chance(0.6),
    strap: factOf(subject, 'Reim').startsWith('Hanske') ? 'glove' : 'wide',
    basket: basketsOf[kind] ?? 'small',
    basketSize: basketsOf[kind] ? numberIn(subject, 'Trinse', 50) : 46,
    rubberFoot: factOf(subject, 'Spiss').includes('gummisko'),
    thickness: numberIn(subject, 'Diameter', 16) / 16,
    length: isForChildren(subject) ? 0.84 : 1,
    packed: length.startsWith('Tredelt') ? 0.38 : length.startsWith('Teleskop') ? 0.5 : 1,
    graphics: inTurn(subject, ['bands', 'half', 'ticks', 'spiral', 'tip', 'long'] as const),
    pose: inTurn(subject, poses),
    sway: lot.int(-5, 5),
    mirrored: lot.chance(0.5),
  };
}

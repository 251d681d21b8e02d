import type { ChestPrint } from 'demo-chain/pictures/drawing/chest-prints';
import { type Pose, posesBy } from 'demo-chain/pictures/drawing/soft-arms';
import { type Block, type Companion, companionBy } from 'demo-chain/pictures/drawing/soft-blocks';
import type { Cut, Neckline } from 'demo-chain/pictures/drawing/soft-build';
import type { MatterName } from 'demo-chain/pictures/light/matters';
import { factOf, lotOf, numberIn, type Subject } from 'demo-chain/pictures/subject';
import { at } from 'demo-chain/random';

/** T-shirts, running tops and cycling jerseys. */
export interface LightTopDesign {
  cut: Cut;
  poses: readonly [Pose, Pose];
  lies: boolean;
  neckline: Neckline;
  collar: boolean;
  /** Where the sleeve ends, as a share of an arm. */
  sleeve: number;
  cloth: MatterName;
  block: Block;
  companion: Companion;
  print: ChestPrint;
  /** How far it lies out of the straight, in degrees. */
  turn: number;
  raglan: boolean;
  reflectors: boolean;
  backPockets: number;
  /** Airy cloth under the arms and down the back. */
  mesh: boolean;
  open: number;
  contrastTrim: boolean;
}

const prints: readonly ChestPrint[] = [
  'mark',
  'peaks',
  'contours',
  'sun',
  'waves',
  'word-bar',
  'forest',
  'dots',
  'none',
];
const jerseyBlocks: readonly Block[] = [
  'band',
  'chevron',
  'diagonal',
  'flanks',
  'lower-half',
  'curved-yoke',
  'double-band',
  'sleeves',
  'yoke',
  'plain',
];
const runningBlocks: readonly Block[] = [
  'yoke',
  'flanks',
  'raglan',
  'diagonal',
  'chevron',
  'sleeves',
  'curved-yoke',
  'plain',
  'band',
  'lower-half',
];
const shirtBlocks: readonly Block[] = [
  'plain',
  'plain',
  'raglan',
  'band',
  'sleeves',
  'lower-half',
  'plain',
  'double-band',
  'yoke',
  'curved-yoke',
];

export function lightTopDesignOf(subject: Subject): LightTopDesign {
  const lot = lotOf(subject, 'light top');
  const hals = factOf(subject, 'Hals');
  const collar = /Høy/.test(hals);
  const jersey = subject.art === 'cycling-jersey';
  const running = subject.art === 'running-top';
  const fit = factOf(subject, 'Passform');
  const lies = lot.chance(0.6);
  const short = /Korte/.test(factOf(subject, 'Ermer'));
  const blocks = jersey ? jerseyBlocks : running ? runningBlocks : shirtBlocks;
  const print = jersey || running ? 'mark' : at(prints, subject.id * 2);
  const printed = print !== 'mark' && print !== 'none';
  return {
    cut: {
      fit: fit === 'Kroppsnær' ? 'close' : /løs/.test(fit) ? 'loose' : 'normal',
      length: lot.pick(jersey ? [0.86, 0.9, 0.94] : [0.9, 0.97, 1.03, 1.1]),
      tail: lot.pick([2, 10, 26]),
      top: jersey ? 290 : 230,
      size: 1.2,
    },
    poses: posesBy(lotOf(subject, 'arms'), lies).map((pose) =>
      pose === 'hip' || pose === 'across' ? 'apart' : pose,
    ) as [Pose, Pose],
    lies,
    neckline: /V/.test(hals)
      ? { cut: 'vee', dip: lot.pick([88, 104, 120]) }
      : { cut: 'round', dip: lot.pick([46, 56, 66]) },
    collar,
    sleeve: short ? lot.pick([0.27, 0.32, 0.38]) : 1,
    cloth: running ? lot.pick(['mesh', 'jersey', 'stretch'] as const) : jersey ? 'stretch' : 'jersey',
    block: printed ? lot.pick(['plain', 'raglan', 'sleeves', 'plain'] as const) : at(blocks, subject.id * 3),
    companion: companionBy(lot),
    print,
    turn: lies ? lot.int(-5, 5) : 0,
    raglan: running ? lot.chance(0.6) : lot.chance(0.25),
    reflectors: factOf(subject, 'Refleks') === 'Foran og bak',
    backPockets: /bak/.test(factOf(subject, 'Lommer')) ? numberIn(subject, 'Lommer', 0) : 0,
    mesh: running && lot.chance(0.5),
    open: collar ? lot.pick([0, 70, 120]) : 0,
    contrastTrim: lot.chance(0.45),
  };
}

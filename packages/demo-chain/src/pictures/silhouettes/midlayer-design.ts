import { type Pose, posesBy } from 'demo-chain/pictures/drawing/soft-arms';
import { type Block, blocks, type Companion, companionBy } from 'demo-chain/pictures/drawing/soft-blocks';
import type { Cut } from 'demo-chain/pictures/drawing/soft-build';
import type { MatterName } from 'demo-chain/pictures/light/matters';
import { factOf, lotOf, numberIn, type Subject } from 'demo-chain/pictures/subject';
import { at } from 'demo-chain/random';

export type Hood = 'none' | 'up' | 'down';
export type ChestPocket = 'upright' | 'level' | 'slanted' | 'patch';

/** A fleece jacket or a hooded sweater of fleece. */
export interface MidlayerDesign {
  cut: Cut;
  poses: readonly [Pose, Pose];
  lies: boolean;
  cloth: MatterName;
  lining: MatterName;
  block: Block;
  companion: Companion;
  hood: Hood;
  /** Height of the collar, 0 under a hood. */
  collar: number;
  zip: 'full' | 'half' | 'none';
  /** How far the zip is undone, in units below the neck; 0 is closed. */
  open: number;
  /** Zips in other than the cloth's colour. */
  zipCompanion: Companion;
  handPockets: 0 | 2;
  chestPocket: ChestPocket | undefined;
  chestLeft: boolean;
  thumbHoles: boolean;
  hem: 'sewn' | 'ribbed' | 'bound';
}

function clothOf(subject: Subject): MatterName {
  const weight = numberIn(subject, 'Tykkelse', 200);
  if (/ull/.test(factOf(subject, 'Materiale'))) return 'merino';
  if (weight >= 300) return 'pile';
  return weight <= 100 ? 'stretch' : 'fleece';
}

export function midlayerDesignOf(subject: Subject): MidlayerDesign {
  const lot = lotOf(subject, 'midlayer');
  const pockets = numberIn(subject, 'Lommer', 0);
  const hooded = factOf(subject, 'Krage') === 'Hette';
  const hood: Hood = hooded ? lot.pick(['up', 'down', 'up'] as const) : 'none';
  const zip = /Hel/.test(factOf(subject, 'Åpning'))
    ? 'full'
    : /glidelås/.test(factOf(subject, 'Åpning'))
      ? 'half'
      : 'none';
  const fit =
    factOf(subject, 'Passform') === 'Kroppsnær'
      ? 'close'
      : factOf(subject, 'Passform') === 'Romslig'
        ? 'loose'
        : 'normal';
  const lies = hood !== 'up' && lot.chance(0.4);
  return {
    cut: {
      fit,
      length: lot.pick([0.88, 0.95, 1, 1.05, 1.1]),
      tail: lot.pick([2, 8, 22]),
      top: hood === 'up' ? 380 : undefined,
    },
    poses: posesBy(lotOf(subject, 'arms'), lies),
    lies,
    cloth: clothOf(subject),
    lining: /Vaffel/.test(factOf(subject, 'Innside'))
      ? 'canvas'
      : /kanaler/.test(factOf(subject, 'Innside'))
        ? 'rib'
        : 'fleece',
    block: at(blocks, subject.id * 5),
    companion: companionBy(lot),
    hood,
    collar: hooded ? 0 : factOf(subject, 'Krage') === 'Høy' ? lot.pick([62, 72, 84]) : 40,
    zip,
    open: zip === 'full' ? lot.pick([0, 0, 90, 150]) : 0,
    zipCompanion: lot.pick(['accent', 'quiet', 'dark'] as const),
    handPockets: pockets >= 2 ? 2 : 0,
    chestPocket: pockets % 2 === 1 ? lot.pick(['upright', 'level', 'slanted', 'patch'] as const) : undefined,
    chestLeft: lot.chance(0.5),
    thumbHoles: factOf(subject, 'Tommelhull') === 'Ja',
    hem: lot.pick(['sewn', 'ribbed', 'bound'] as const),
  };
}

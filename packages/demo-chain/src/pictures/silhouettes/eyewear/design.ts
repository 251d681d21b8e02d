import { type BandPattern, bandPatterns } from 'demo-chain/pictures/drawing/headband';
import { brightMirrors, darkMirrors, plainTints, type Tinting } from 'demo-chain/pictures/drawing/lens';
import { factOf, inTurn, lotOf, type Subject } from 'demo-chain/pictures/subject';
import type { ShapeName } from './shapes';

const styles = {
  sunglasses: ['wayfarer', 'round', 'aviator', 'square', 'panto', 'cat', 'navigator', 'oversize'],
  'sports-glasses': ['wrap', 'blade', 'sport', 'feather', 'racer'],
  'cycling-glasses': ['visor', 'racer', 'tower', 'wedge'],
  'child-sunglasses': ['bubble', 'brick', 'minor', 'wayfarer'],
} as const satisfies Record<string, readonly ShapeName[]>;

export interface GlassesDesign {
  shape: ShapeName;
  tinting: Tinting;
  category: number;
  polarised: boolean;
  /** How wide the frame is made; 1 is middling. */
  size: number;
  case: 'pouch' | 'hard';
  /** The temples have another colour than the front. */
  twoTone: boolean;
  tips: 'accent' | 'same';
  softNose: boolean;
}

export function glassesDesignOf(subject: Subject): GlassesDesign {
  const lot = lotOf(subject, 'glasses');
  const list = styles[subject.art as keyof typeof styles] ?? styles.sunglasses;
  const width = factOf(subject, 'Bredde');
  const city = subject.art === 'sunglasses';
  return {
    shape: inTurn<ShapeName>(subject, list),
    tinting: lot.pick(city ? [...plainTints, ...plainTints, ...darkMirrors] : darkMirrors),
    category: Number(factOf(subject, 'Filterkategori')),
    polarised: factOf(subject, 'Polarisert') === 'Ja',
    size: width === 'Smal' ? 0.88 : width.startsWith('Smal') ? 0.95 : 1.03,
    case: factOf(subject, 'Følger med').startsWith('Etui') ? 'hard' : 'pouch',
    twoTone: lot.chance(subject.art === 'child-sunglasses' ? 0.8 : 0.35),
    tips: lot.pick(['accent', 'same']),
    softNose: factOf(subject, 'Nesestykke') !== '',
  };
}

export interface GogglesDesign {
  tinting: Tinting;
  /** Of light let through, in per cent. */
  transmission: number;
  lens: 'flat' | 'toric' | 'round';
  size: number;
  change: 'none' | 'clips' | 'magnet';
  overGlasses: boolean;
  frame: 'bold' | 'slim';
  strap: BandPattern;
  outline: 'round' | 'square' | 'drop';
}

export function gogglesDesignOf(subject: Subject): GogglesDesign {
  const lot = lotOf(subject, 'goggles');
  const transmission = Number.parseInt(factOf(subject, 'Lystransmisjon'), 10);
  const change = factOf(subject, 'Linsebytte');
  const lens = factOf(subject, 'Linse');
  return {
    tinting: lot.pick(
      transmission >= 55
        ? brightMirrors
        : transmission >= 40
          ? [...brightMirrors.slice(1), ...darkMirrors.slice(0, 2)]
          : darkMirrors,
    ),
    transmission,
    lens: lens === 'Sylindrisk' ? 'flat' : lens === 'Torisk' ? 'toric' : 'round',
    size: { Liten: 0.88, Middels: 0.97 }[factOf(subject, 'Ramme')] ?? 1.06,
    change: change === 'Magnet' ? 'magnet' : change === 'Klips' ? 'clips' : 'none',
    overGlasses: factOf(subject, 'Over briller') === 'Ja',
    frame: lot.pick(['bold', 'slim']),
    strap: lot.pick(bandPatterns),
    outline: lot.pick(['round', 'square', 'drop']),
  };
}

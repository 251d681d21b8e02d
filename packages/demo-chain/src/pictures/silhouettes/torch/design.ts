import { type BandPattern, bandPatterns } from 'demo-chain/pictures/drawing/headband';
import { factOf, inTurn, lotOf, numberIn, type Subject } from 'demo-chain/pictures/subject';

export type LampShape = 'box' | 'round' | 'bar' | 'pod';

export interface TorchDesign {
  lumens: number;
  leds: number;
  red: boolean;
  shape: LampShape;
  /** Half width, half height and depth of the lamp, in millimetres. */
  size: [width: number, height: number, depth: number];
  /** Hook-and-loop on a helmet instead of a band about the head. */
  onHelmet: boolean;
  topStrap: boolean;
  /** At the nape, where it balances the lamp. */
  rearPack: boolean;
  charging: 'usb' | 'cells';
  fins: number;
  band: BandPattern;
  button: 'top' | 'side';
  bezel: 'accent' | 'dark' | 'steel';
  /** How far it is turned to the right, in degrees. */
  turn: number;
}

const ledsOf = (lumens: number) => (lumens >= 1200 ? 3 : lumens >= 400 ? 2 : 1);

export function torchDesignOf(subject: Subject): TorchDesign {
  const lot = lotOf(subject, 'torch');
  const lumens = numberIn(subject, 'Lysstyrke', 250);
  const child = subject.art === 'child-torch';
  const running = subject.art === 'running-torch';
  const onHelmet = factOf(subject, 'Feste').startsWith('Hjelm');
  const strong = Math.sqrt(lumens / 400);
  const shapes: LampShape[] = child ? ['round', 'pod'] : running ? ['bar', 'pod'] : ['box', 'bar', 'round'];
  const shape = inTurn(subject, shapes);
  const wide = Math.min(40, 24 + 7 * strong) * (shape === 'bar' ? 1.24 : shape === 'round' ? 0.86 : 1);
  const high = shape === 'round' ? wide : Math.min(26, 17 + 3.4 * strong);
  return {
    lumens,
    leds: ledsOf(lumens),
    red: factOf(subject, 'Rødt lys') === 'Ja',
    shape,
    size: [wide, high, 22 + 6 * strong],
    onHelmet,
    topStrap: !onHelmet && !child && (lumens >= 900 || lot.chance(0.25)),
    rearPack: !onHelmet && !child && (running || lumens >= 600),
    charging: factOf(subject, 'Batteri').includes('AAA') ? 'cells' : 'usb',
    fins: lumens >= 800 ? 5 : lumens >= 400 ? 3 : 0,
    band: inTurn<BandPattern>(subject, child ? ['dots', 'zigzag', 'blocks', 'stripe'] : bandPatterns),
    button: lot.pick(['top', 'side']),
    bezel: lot.pick(['accent', 'dark', 'steel']),
    turn: inTurn(subject, [34, -30, 24, -38, 42]),
  };
}

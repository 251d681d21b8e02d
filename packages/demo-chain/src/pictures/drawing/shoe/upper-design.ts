import type { Tone } from 'demo-chain/pictures/drawing/tone';
import type { MatterName } from 'demo-chain/pictures/light/matters';
import type { Quarter } from './quarter';

export type ToePiece = 'none' | 'cap' | 'bumper' | 'guard' | 'rand' | 'wing';

export type Counter = 'none' | 'cup' | 'panel' | 'strip';

export type Collar = 'padded' | 'quilted' | 'cuff' | 'edge' | 'fur';

export interface UpperDesign {
  body: Tone;
  matter: MatterName;
  overlay: Tone;
  overlayMatter: MatterName;
  toe: ToePiece;
  toeTone: Tone;
  toeMatter: MatterName;
  quarter: Quarter;
  counter: Counter;
  counterTone: Tone;
  collar: Collar;
  collarTone: Tone;
  collarMatter: MatterName;
  /** Millimetres of padding at the top. */
  collarWidth: number;
  lining: Tone;
  eyestay: Tone;
  eyestayWidth: number;
  loop: Tone | undefined;
  reflector: boolean;
}

import type { View } from 'demo-chain/pictures/keys';
import type { MatterName } from 'demo-chain/pictures/light/matters';
import { lotOf, type Subject } from 'demo-chain/pictures/subject';
import type { Random } from 'demo-chain/random';
import { mix, type Tone, toneOf } from './tone';

/** A solid of the goods: how far in from its outline it is rounded (units), and how high it swells (1 is half a circle). */
export interface Volume {
  round: number;
  bulge: number;
  /** As from a lathe, standing upright on the picture: round from side to side, and straight up and down. */
  turned?: boolean | undefined;
}

/** A surface of a volume. `grain` turns its texture, in degrees. */
export interface Part {
  volume: Volume;
  matter: MatterName;
  grain: number;
}

/** What a drawing draws with: the subject, its colours, and ids that are the same on every run. */
export interface Pen {
  subject: Subject;
  view: View;
  back: boolean;
  /** Within something drawn mirrored: what is written is turned back. */
  mirrored?: boolean;
  main: Tone;
  accent: Tone;
  /** A second, quieter shade of the main colour for panels. */
  panel: Tone;
  dark: Tone;
  steel: Tone;
  pale: Tone;
  /** Chance of this article's own, the same in each view. */
  lot(about: string): Random;
  id(): string;
  /** The colour that stands for this part in the layer of parts. */
  part(part: Part): string;
  /** All parts drawn so far; a part's number is its place here, from 1. */
  parts: readonly Part[];
}

export function newPen(subject: Subject, view: View): Pen {
  let count = 0;
  const parts: Part[] = [];
  const { base, accent } = subject.tint;
  const main = toneOf(base);
  return {
    subject,
    view,
    back: view === 'back',
    main,
    accent: toneOf(accent),
    panel: toneOf(
      main.luminance > 0.42 ? mix(base, main.deep, main.luminance > 0.85 ? 0.3 : 0.55) : mix(base, '#9aa4ae', 0.14),
    ),
    dark: toneOf('#2b2e33'),
    steel: toneOf('#b9bec4'),
    pale: toneOf('#e9e6df'),
    lot: (about) => lotOf(subject, about),
    id: () => {
      count += 1;
      return `n${count}`;
    },
    part: (part) => {
      parts.push(part);
      return codeOf(parts.length);
    },
    parts,
  };
}

const MOST_PARTS = 4095;
const checkOf = (number: number) => (number * 101 + 7) & 255;
const crossOf = (number: number) => ((number >> 8) & 15) | (((number * 7) & 15) << 4);

/** Where two parts meet, their colours may be mixed: a number is only believed together with its checks. */
function codeOf(number: number): string {
  if (number > MOST_PARTS) throw new Error('A drawing has too many parts');
  const hex = (byte: number) => byte.toString(16).padStart(2, '0');
  return `#${hex(number & 255)}${hex(crossOf(number))}${hex(checkOf(number))}`;
}

/** The number of the part that a pixel stands for; 0 where the colour is a mixture. */
export function partAt(red: number, green: number, blue: number): number {
  const number = red | ((green & 15) << 8);
  return green === crossOf(number) && blue === checkOf(number) ? number : 0;
}

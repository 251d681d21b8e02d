import { num } from 'demo-chain/pictures/drawing/contour';
import type { Tone } from 'demo-chain/pictures/drawing/tone';
import { fill, groove, stitch } from 'demo-chain/pictures/drawing/trim';
import type { JacketDesign } from './design';

/** A row beside an edge: thread on cloth, a welded line on what keeps the rain out. */
export const topstitch = ({ matter }: JacketDesign, tone: Tone, d: string, width?: number): string =>
  matter === 'rainwear' ? groove(d, 4, 0.32) : stitch(tone, d, width);

/** A snap of dull metal. */
export const button = (x: number, y: number, size = 8) =>
  fill(
    '#3c4147',
    `M${num(x - size)} ${num(y)}a${size} ${size} 0 1 0 ${size * 2} 0a${size} ${size} 0 1 0 ${-size * 2} 0`,
  ) +
  fill(
    '#9aa1a8',
    `M${num(x - size * 0.6)} ${num(y)}a${size * 0.6} ${size * 0.6} 0 1 0 ${size * 1.2} 0a${size * 0.6} ${size * 0.6} 0 1 0 ${-size * 1.2} 0`,
  );

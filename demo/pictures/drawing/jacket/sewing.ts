import type { Tone } from '@/demo/pictures/drawing/tone';
import { groove, stitch } from '@/demo/pictures/drawing/trim';
import type { JacketDesign } from './design';

/** A row beside an edge: thread on cloth, a welded line on what keeps the rain out. */
export const topstitch = ({ matter }: JacketDesign, tone: Tone, d: string, width?: number): string =>
  matter === 'rainwear' ? groove(d, 4, 0.32) : stitch(tone, d, width);

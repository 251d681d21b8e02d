import { tube } from 'demo-chain/pictures/drawing/form';
import { onBump, onColour, onPart } from 'demo-chain/pictures/drawing/layers';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { toneOf } from 'demo-chain/pictures/drawing/tone';
import { type Point, path, steps } from './curve';
import { mouth, type Standing } from './hood-shape';

/** Along the opening, from the chin up one side and down the other. */
function around({ k, face, brow, chin }: Standing): Point[] {
  const middle = brow + 66 * k;
  return steps(44, -1, 1).map((t): Point => {
    const turn = t * Math.PI;
    const low = Math.cos(turn) < 0;
    const narrow = low ? 1 - 0.35 * Math.cos(turn) ** 2 : 1;
    return [480 + Math.sin(turn) * face * narrow, middle - Math.cos(turn) * (low ? chin - middle : middle - brow)];
  });
}

const strands = (d: string, ink: string, width: number, alpha = 1) =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-opacity="${alpha}" stroke-linecap="round"/>`;

/** Long hairs around a hood's opening. */
export function ruff(pen: Pen, hood: Standing): string {
  const lot = pen.lot('ruff');
  const tone = toneOf(pen.main.luminance < 0.4 ? '#b7a58a' : '#5d4a3a');
  const [cx, cy] = [480, hood.brow + 70 * hood.k];
  const points = around(hood);
  const hair = ([x, y]: Point, longest: number): string => {
    const far = Math.hypot(x - cx, y - cy) || 1;
    const out = (lot.int(14, longest) * (lot.chance(0.36) ? -0.9 : 1)) / far;
    const [dx, dy] = [(x - cx) * out, (y - cy) * out];
    const lean = lot.int(-12, 12);
    return path`M${x + lot.int(-11, 11)} ${y + lot.int(-11, 11)}q${dx * 0.6 + lean * 0.2} ${dy * 0.6} ${dx + lean} ${dy + 5}`;
  };
  const hairs = (each: number, longest: number) =>
    points.flatMap((point) => Array.from({ length: each }, () => hair(point, longest))).join('');
  const under = hairs(4, 34);
  const over = hairs(7, 24);
  const code = pen.part({ volume: { round: 3, bulge: 0.4 }, matter: 'fleece', grain: 0 });
  return (
    onColour(strands(under, tone.shade, 4)) +
    onPart(strands(under, code, 4)) +
    tube(pen, mouth(hood), 36, { tone, matter: 'suede', bulge: 0.7 }) +
    onColour(
      strands(over, tone.base, 5) +
        strands(hairs(3, 30), tone.light, 2.6, 0.9) +
        strands(hairs(2, 24), tone.shade, 2.4, 0.8),
    ) +
    onPart(strands(over, code, 3.4)) +
    onBump(strands(over, '#fff', 2, 0.16))
  );
}

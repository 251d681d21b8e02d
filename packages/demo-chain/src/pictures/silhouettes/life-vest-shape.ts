import { num, whole } from 'demo-chain/pictures/drawing/contour';
import type { LifeVestDesign } from './life-vest-design';

const n = num;
const x = (half: number) => n(480 + half);

/** Where the shoulders are. */
export const TOP = 262;

export interface Shape {
  inner: number;
  outer: number;
  armIn: number;
  armpit: number;
  neck: number;
}

/** Paddling vests have narrow shoulders and wide openings, so that arms swing free. */
export const shapeOf = ({ paddling, child, neckDip }: LifeVestDesign): Shape =>
  paddling
    ? { inner: 104, outer: 176, armIn: 146, armpit: 590, neck: 430 + neckDip * 0.5 }
    : { inner: child ? 92 : 84, outer: 196, armIn: 172, armpit: 486, neck: 400 + neckDip };

/** The right half of the front. */
export function frontHalf(d: LifeVestDesign, s: Shape): string {
  return (
    `M484 ${n(s.neck)}C${x(s.inner * 0.6)} ${n(s.neck - 20)} ${x(s.inner - 4)} ${n(TOP + 90)} ${x(s.inner)} ${n(TOP)}` +
    `C${x(s.inner + 20)} ${n(TOP - 10)} ${x(s.outer - 20)} ${n(TOP - 4)} ${x(s.outer)} ${n(TOP + 12)}` +
    `C${x(s.armIn)} ${n(TOP + 110)} ${x(s.armIn + 4)} ${n(s.armpit - 60)} ${x(d.half - 6)} ${n(s.armpit)}` +
    `C${x(d.half + 8)} ${n(s.armpit + 20)} ${x(d.half + 4)} ${n(d.low - 160)} ${x(d.half)} ${n(d.low - 34)}` +
    `C${x(d.half - 2)} ${n(d.low - 10)} ${x(d.half - 14)} ${n(d.low - 4)} ${x(d.half - 34)} ${n(d.low)}L484 ${n(d.low + 6)}Z`
  );
}

export function backOutline(d: LifeVestDesign, s: Shape, dip: number): string {
  return whole(
    `M480 ${n(TOP + dip)}C${x(s.inner * 0.6)} ${n(TOP + dip)} ${x(s.inner - 6)} ${n(TOP + dip * 0.6)} ${x(s.inner)} ${n(TOP)}` +
      `C${x(s.inner + 20)} ${n(TOP - 10)} ${x(s.outer - 20)} ${n(TOP - 4)} ${x(s.outer)} ${n(TOP + 12)}` +
      `C${x(s.armIn - 14)} ${n(TOP + 110)} ${x(s.armIn - 10)} ${n(s.armpit - 60)} ${x(d.half - 8)} ${n(s.armpit)}` +
      `C${x(d.half + 6)} ${n(s.armpit + 20)} ${x(d.half + 2)} ${n(d.low - 160)} ${x(d.half - 2)} ${n(d.low - 34)}` +
      `C${x(d.half - 6)} ${n(d.low - 8)} ${x(d.half - 20)} ${n(d.low)} ${x(d.half - 40)} ${n(d.low)}L480 ${n(d.low + 4)}`,
  );
}

/** Where the foam's pieces meet, from above: heights, and for slats places across. */
export function piecesOf(d: LifeVestDesign, from: number): { box: string; row: number }[] {
  const rows: Record<LifeVestDesign['foam'], number> = {
    'two-rows': 2,
    'three-rows': 3,
    'four-rows': 4,
    slats: 1,
    tall: 1,
    ladder: 3,
  };
  const count = rows[d.foam];
  const gap = 5;
  const high = (d.low - from) / count;
  const across = d.foam === 'slats' ? 3 : d.foam === 'ladder' ? 2 : 1;
  const wide = (d.half + 8) / across;
  return Array.from({ length: count * across }, (_, i) => {
    const row = Math.floor(i / across);
    const column = i % across;
    const [x0, x1] = [
      484 + column * wide + (column ? gap : 0),
      484 + (column + 1) * wide - (column < across - 1 ? gap : -20),
    ];
    const [y0, y1] = [from + row * high + gap, from + (row + 1) * high - (row < count - 1 ? gap : -20)];
    return {
      box: `M${n(x0)} ${n(y0)}L${n(x1)} ${n(y0)}L${n(x1)} ${n(y1)}L${n(x0)} ${n(y1)}Z`,
      row: d.foam === 'slats' ? column : row,
    };
  });
}

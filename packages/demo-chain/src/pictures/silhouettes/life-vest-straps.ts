import { num } from 'demo-chain/pictures/drawing/contour';
import { tube } from 'demo-chain/pictures/drawing/form';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { buckle, strap } from 'demo-chain/pictures/drawing/vest-parts';
import type { LifeVestDesign } from './life-vest-design';
import { shapeOf, TOP } from './life-vest-shape';

const n = num;
const x = (half: number) => n(480 + half);

export const handle = (pen: Pen, d: LifeVestDesign) => {
  const y = TOP - (d.collar ? 170 : 0);
  return tube(pen, `M424 ${n(y + 30)}C424 ${n(y - 54)} 536 ${n(y - 54)} 536 ${n(y + 30)}`, 24, {
    tone: pen.dark,
    matter: 'webbing',
    bulge: 0.4,
  });
};

export function straps(pen: Pen, d: LifeVestDesign, back: boolean): string {
  const s = shapeOf(d);
  const heights = d.paddling
    ? [d.low - 232]
    : Array.from(
        { length: d.straps },
        (_, i) =>
          s.neck + 80 + ((d.low - s.neck - 150) * (i + (d.straps === 1 ? 0.5 : 0))) / Math.max(1, d.straps - 1 || 1),
      );
  return heights
    .slice(0, d.straps)
    .map((y) => {
      const across = `M${x(-d.half - 2)} ${n(y - 10)}C${x(-d.half * 0.5)} ${n(y + 6)} ${x(d.half * 0.5)} ${n(y + 6)} ${x(d.half + 2)} ${n(y - 10)}`;
      const loose = `M530 ${n(y + 8)}C548 ${n(y + 30)} 544 ${n(y + 60)} 552 ${n(y + 92)}`;
      return strap(pen, across, 28) + (back ? '' : strap(pen, loose, 24) + buckle(pen, 482, y + 3, 0.9));
    })
    .join('');
}

export function crotchStrap(pen: Pen, d: LifeVestDesign, back: boolean): string {
  if (!d.crotchStrap) return '';
  const from = back ? -10 : 96;
  const loop = back
    ? `M480 ${n(d.low - 20)}C470 ${n(d.low + 60)} 500 ${n(d.low + 110)} 484 ${n(d.low + 150)}`
    : `M${x(from)} ${n(d.low - 30)}C${x(from + 14)} ${n(d.low + 70)} ${x(from - 60)} ${n(d.low + 150)} ${x(-20)} ${n(d.low + 120)}C${x(-70)} ${n(d.low + 90)} ${x(-40)} ${n(d.low + 20)} ${x(-30)} ${n(d.low - 6)}`;
  return strap(pen, loop, 22) + (back ? '' : buckle(pen, 480 + from + 2, d.low + 36, 0.7));
}

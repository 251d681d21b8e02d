import { num } from 'demo-chain/pictures/drawing/contour';
import { form, patch, tube } from 'demo-chain/pictures/drawing/form';
import { strap } from 'demo-chain/pictures/drawing/luggage';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { line } from 'demo-chain/pictures/drawing/trim';
import type { PackDesign } from './pack-design';
import { both, FLOOR, type PackShape } from './pack-shape';

export function hipBelt(pen: Pen, design: PackDesign, shape: PackShape): string {
  const y = FLOOR - shape.high * 0.17;
  const half = Math.max(shape.wide, shape.foot) * 0.5;
  return both((side) => {
    const x = (dx: number) => num(480 + side * dx);
    if (design.belt === 'strap')
      return strap(
        pen,
        `M${x(half - 20)} ${num(y)}C${x(half + 46)} ${num(y + 6)} ${x(half + 66)} ${num(y + 50)} ${x(half + 40)} ${num(FLOOR - 20)}`,
        16,
      );
    const reach = 96 + design.litres * 0.5;
    const wing = `M${x(half - 50)} ${num(y - 46)}C${x(half + 20)} ${num(y - 54)} ${x(half + reach * 0.8)} ${num(y - 26)} ${x(half + reach)} ${num(y + 22)}C${x(half + reach * 0.9)} ${num(y + 46)} ${x(half + reach * 0.5)} ${num(y + 42)} ${x(half - 50)} ${num(y + 50)}Z`;
    const pocket = `M${x(half + 16)} ${num(y - 34)}C${x(half + reach * 0.5)} ${num(y - 34)} ${x(half + reach * 0.7)} ${num(y - 18)} ${x(half + reach * 0.78)} ${num(y + 4)}L${x(half + reach * 0.66)} ${num(y + 30)}L${x(half + 10)} ${num(y + 34)}Z`;
    return (
      strap(
        pen,
        `M${x(half + reach - 12)} ${num(y + 18)}C${x(half + reach + 22)} ${num(y + 60)} ${x(half + reach - 30)} ${num(FLOOR - 40)} ${x(half + reach * 0.5)} ${num(FLOOR - 12)}`,
        16,
      ) +
      form(pen, wing, {
        tone: pen.dark,
        matter: 'mesh',
        round: 30,
        inner: (volume) =>
          design.pockets.belt
            ? patch(pen, pocket, volume, { tone: pen.panel, matter: 'cordura', height: 7 }) +
              line(
                pen.accent.base,
                `M${x(half + 20)} ${num(y - 22)}C${x(half + reach * 0.45)} ${num(y - 22)} ${x(half + reach * 0.6)} ${num(y - 12)} ${x(half + reach * 0.72)} ${num(y + 4)}`,
                6,
              )
            : '',
      })
    );
  });
}

/** The shoulder straps, seen past the sides. */
export const harness = (pen: Pen, shape: PackShape): string =>
  tube(
    pen,
    `M${num(shape.right - 90)} ${num(shape.top + 60)}C${num(shape.right + 44)} ${num(shape.top + 90)} ${num(shape.right + 52)} ${num(shape.top + shape.high * 0.4)} ${num(shape.right - 10)} ${num(shape.top + shape.high * 0.62)}`,
    36,
    { tone: pen.dark, matter: 'mesh', bulge: 0.5 },
  );

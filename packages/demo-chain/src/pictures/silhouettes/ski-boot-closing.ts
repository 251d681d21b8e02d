import type { Point } from 'demo-chain/pictures/drawing/curve';
import { form, tube } from 'demo-chain/pictures/drawing/form';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { outlined, smooth, steps } from 'demo-chain/pictures/drawing/spline';
import { toneOf } from 'demo-chain/pictures/drawing/tone';
import { groove, line, mark, seam } from 'demo-chain/pictures/drawing/trim';
import type { SkiBootDesign } from './ski-boot-design';

/** From millimetres (a boot of 320 from its toe, up from the floor) to units. */
export type Place = (x: number, y: number) => Point;

/** From the top down; boots with three have none over the toes. */
export function buckles(pen: Pen, design: SkiBootDesign, at: Place, mm: number): string {
  const { cuff: high, lean, buckles: count } = design;
  const places: [Point, number][] = [
    [at(196 - lean * 0.74, high * 0.8), 6],
    [at(186 - lean * 0.4, high * 0.64), 3],
    [at(146, 128), 40],
    [at(88, 94), 26],
  ];
  return places
    .slice(0, count)
    .map(([place, turn]) => buckle(pen, design, place, turn, mm))
    .join('');
}

function buckle(
  pen: Pen,
  { buckle: tone, metalBuckles }: SkiBootDesign,
  [x, y]: Point,
  degrees: number,
  mm: number,
): string {
  const turn = (degrees * Math.PI) / 180;
  const local = (dx: number, dy: number): Point => [
    x + (dx * Math.cos(turn) - dy * Math.sin(turn)) * mm,
    y + (dx * Math.sin(turn) + dy * Math.cos(turn)) * mm,
  ];
  const box = (x0: number, x1: number, half: number, tip = half) =>
    outlined([local(x0, -half)], [local(x1, -tip)], [local(x1, tip)], [local(x0, half)]);
  const wire = (dy: number) =>
    tube(pen, smooth([local(-24, dy), local(6, dy * 1.1), local(16, dy * 1.1)]), 2.4 * mm, {
      tone: pen.steel,
      matter: 'steel',
    });
  const matter = metalBuckles ? 'aluminium' : 'matt-plastic';
  return (
    form(pen, box(-42, -6, 7.5), {
      tone: toneOf('#4a4f55'),
      matter: 'aluminium',
      round: 3 * mm,
      bulge: 0.5,
      inner: steps(-38, -12, 4)
        .map((dx) => groove(smooth([local(dx, -6), local(dx, 6)]), 3 * mm, 0.7))
        .join(''),
    }) +
    wire(-4.5) +
    wire(4.5) +
    form(pen, box(4, 20, 9.5), { tone: toneOf('#6d7278'), matter: 'aluminium', round: 3 * mm, bulge: 0.6 }) +
    form(
      pen,
      outlined([
        local(8, -7.5),
        local(26, -7),
        local(44, -4.5),
        local(48, 0),
        local(44, 4.5),
        local(26, 7),
        local(8, 7.5),
      ]),
      { tone, matter, round: 5 * mm, bulge: 0.7, inner: groove(smooth([local(16, 0), local(38, 0)]), 2.4 * mm, 0.5) },
    )
  );
}

export function powerStrap(pen: Pen, { strap, trim, cuff: high, lean }: SkiBootDesign, at: Place, mm: number): string {
  const y = high - 8;
  const band = (low: number, up: number) =>
    outlined(
      [at(152 - lean, y + up - 10), at(190 - lean, y + up - 6), at(240 - lean * 0.7, y + up - 4)],
      [at(240 - lean * 0.7, y + low), at(190 - lean, y + low - 4), at(152 - lean, y + low - 8)],
    );
  return (
    form(pen, band(-34, 2), {
      tone: strap,
      matter: 'webbing',
      round: 5 * mm,
      bulge: 0.4,
      inner:
        seam(strap, smooth([at(226 - lean * 0.7, y + 2), at(226 - lean * 0.7, y - 36)]), 2) +
        line(trim.base, smooth([at(150 - lean, y - 26), at(190 - lean, y - 22), at(242 - lean * 0.7, y - 19)]), 3 * mm),
    }) + mark(pen, '#f4f2ec', ...at(204 - lean * 0.84, y - 10), 0.5 * mm)
  );
}

export function lever(pen: Pen, { buckle: tone, cuff: high, lean }: SkiBootDesign, at: Place, mm: number): string {
  return (
    form(
      pen,
      outlined(
        [at(281 - lean * 0.1, high * 0.52), at(287 - lean * 0.2, high * 0.78)],
        [at(305 - lean * 0.2, high * 0.8), at(313, high * 0.52)],
      ),
      { tone: toneOf('#33373c'), matter: 'matt-plastic', round: 6 * mm, bulge: 0.5 },
    ) +
    form(
      pen,
      outlined([
        at(289, high * 0.56),
        at(291 - lean * 0.1, high * 0.72),
        at(309 - lean * 0.2, high * 0.74),
        at(317, high * 0.56),
        at(301, high * 0.52),
      ]),
      { tone, matter: 'aluminium', round: 5 * mm, bulge: 0.7 },
    )
  );
}

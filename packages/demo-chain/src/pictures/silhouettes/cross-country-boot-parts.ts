import type { Point } from 'demo-chain/pictures/drawing/curve';
import { form, tube } from 'demo-chain/pictures/drawing/form';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import type { Last } from 'demo-chain/pictures/drawing/shoe/last';
import { soleEdge } from 'demo-chain/pictures/drawing/shoe/sole-edge';
import { alongside, outlined, pointOn, rounded, smooth } from 'demo-chain/pictures/drawing/spline';
import { mix, toneOf } from 'demo-chain/pictures/drawing/tone';
import { groove, line, mark, seam } from 'demo-chain/pictures/drawing/trim';
import type { CrossCountryBootDesign } from './cross-country-boot-design';

export const collar = (pen: Pen, last: Last) =>
  form(
    pen,
    outlined(alongside(last.collar, 0.02, 1, 3 * last.mm, 8), alongside(last.collar, 1, 0.02, -13 * last.mm, 8)),
    {
      tone: pen.dark,
      matter: 'fleece',
      round: 6 * last.mm,
      bulge: 0.6,
    },
  );

/** A plastic arm around the heel, turning on a rivet, with a strap over the shin. */
export function cuff(pen: Pen, last: Last, { cuffTone: tone, trim, carbon, style }: CrossCountryBootDesign): string {
  const { mm } = last;
  const matter = carbon ? 'carbon' : 'matt-plastic';
  const high = style === 'skate' ? 0.93 : 0.86;
  const back = (v: number): Point => {
    const [x, y] = pointOn(last.heel, v);
    return [x + 2.5 * mm, y];
  };
  const d = outlined(
    [last.at(0.66, high), last.at(0.82, high + 0.01), back(high)],
    [back(high), back(0.7), back(0.45), back(0.28)],
    [
      back(0.28),
      last.at(0.88, 0.24),
      last.at(0.8, 0.2),
      last.at(0.745, 0.26),
      last.at(0.76, 0.4),
      last.at(0.72, 0.56),
      last.at(0.655, 0.66),
      last.at(0.66, high),
    ],
  );
  const [px, py] = last.at(0.79, 0.28);
  const disc = (r: number) =>
    rounded([
      [px - r, py],
      [px, py - r],
      [px + r, py],
      [px, py + r],
    ]);
  const strapTop = high - 0.02;
  const strap = outlined(
    [last.at(0.575, strapTop), last.at(0.66, strapTop), last.at(0.84, strapTop - 0.01)],
    [
      last.at(0.84, strapTop - 0.16),
      last.at(0.66, strapTop - 0.18),
      last.at(0.56, strapTop - 0.16),
      [last.at(0.56, strapTop - 0.1)[0] - 5 * mm, last.at(0.56, strapTop - 0.1)[1]],
      last.at(0.575, strapTop),
    ],
  );
  const [mx, my] = last.at(0.76, strapTop - 0.09);
  return (
    form(pen, d, {
      tone,
      matter,
      round: 9 * mm,
      bulge: 0.5,
      inner: groove(last.line([0.78, 0.4], [0.8, 0.6], [0.86, 0.66]), 2 * mm, 0.4),
    }) +
    form(pen, disc(7.5 * mm), { tone: pen.dark, matter: 'plastic', round: 4 * mm, bulge: 0.6 }) +
    form(pen, disc(3.6 * mm), { tone: pen.steel, matter: 'steel', round: 3 * mm, bulge: 0.7 }) +
    form(pen, strap, {
      tone: toneOf(mix(tone.base, '#3a3e44', 0.6)),
      matter: 'webbing',
      round: 4 * mm,
      bulge: 0.5,
      inner:
        line(
          trim.base,
          last.line([0.56, strapTop - 0.03], [0.66, strapTop - 0.035], [0.84, strapTop - 0.04]),
          1.6 * mm,
        ) + mark(pen, '#f1eee6', mx, my, 0.3 * mm),
    })
  );
}

export const ankleStrap = (pen: Pen, last: Last, { trim, second }: CrossCountryBootDesign) =>
  form(
    pen,
    last.shape(
      [
        [0.46, 1.06],
        [0.56, 0.7],
        [0.7, 0.42],
        [0.78, 0.3],
      ],
      [
        [0.84, 0.34],
        [0.76, 0.5],
        [0.63, 0.8],
        [0.54, 1.08],
      ],
    ),
    {
      tone: toneOf(mix(second.base, '#33373c', 0.55)),
      matter: 'webbing',
      round: 5 * last.mm,
      bulge: 0.4,
      inner:
        seam(second, last.line([0.53, 0.9], [0.62, 0.66], [0.76, 0.4]), 1.6) +
        line(trim.base, last.line([0.5, 0.98], [0.58, 0.72], [0.74, 0.4]), 1.4 * last.mm),
    },
  );

export function quickPull(pen: Pen, last: Last, { trim }: CrossCountryBootDesign): string {
  const { mm } = last;
  const [x, y] = pointOn(last.ridge, 0.99);
  const cordPath = smooth([
    [x + 2 * mm, y + 2 * mm],
    [x - 8 * mm, y - 5 * mm],
    [x - 13 * mm, y + 8 * mm],
    [x - 10 * mm, y + 22 * mm],
  ]);
  return (
    tube(pen, cordPath, 2.2 * mm, { tone: pen.dark, matter: 'webbing' }) +
    form(
      pen,
      rounded([
        [x - 15 * mm, y + 19 * mm],
        [x - 6 * mm, y + 19 * mm],
        [x - 7 * mm, y + 32 * mm],
        [x - 14 * mm, y + 32 * mm],
      ]),
      { tone: trim, matter: 'rubber', round: 4 * mm, bulge: 0.6 },
    )
  );
}

/** The stiff sole, with the bill and the bar that the binding holds. */
export function plate(pen: Pen, last: Last, { sole, trim }: CrossCountryBootDesign): string {
  const { mm } = last;
  const y = last.ground(0.1);
  const bill = outlined(
    [
      [last.x(0.1), last.feather(0.1) + 8 * mm],
      [last.x(0.0), y - 11 * mm],
      [last.x(-0.04), y - 9 * mm],
      [last.x(-0.046), y - 3 * mm],
    ],
    [
      [last.x(-0.03), y + 1],
      [last.x(0.12), last.ground(0.14)],
    ],
  );
  const bar = (u: number) => {
    const [x, h, r] = [last.x(u), y - 3.6 * mm, 2.8 * mm];
    return form(
      pen,
      rounded([
        [x - r, h],
        [x, h - r],
        [x + r, h],
        [x, h + r],
      ]),
      { tone: pen.steel, matter: 'steel', round: r, bulge: 0.9 },
    );
  };
  return (
    form(pen, bill, { tone: sole, matter: 'matt-plastic', round: 5 * mm, bulge: 0.6 }) +
    soleEdge(pen, last, {
      sidewall: 'stripe',
      midsole: sole,
      second: trim,
      outsole: toneOf(mix(sole.base, '#000', 0.4)),
      rubber: 4,
      bumper: 0,
      block: false,
      lugs: 0,
      matter: 'matt-plastic',
    }) +
    bar(-0.018)
  );
}

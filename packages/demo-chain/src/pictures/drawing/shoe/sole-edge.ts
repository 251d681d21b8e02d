import { between, type Point } from 'demo-chain/pictures/drawing/curve';
import { form, hollow, panel } from 'demo-chain/pictures/drawing/form';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { ease, outlined, smooth, steps } from 'demo-chain/pictures/drawing/spline';
import type { Tone } from 'demo-chain/pictures/drawing/tone';
import { groove, line, stitch } from 'demo-chain/pictures/drawing/trim';
import type { MatterName } from 'demo-chain/pictures/light/matters';
import type { Last } from './last';

export const sidewalls = ['grooves', 'wedge', 'facets', 'stripe', 'plain', 'ribs', 'waves', 'welt'] as const;
export type Sidewall = (typeof sidewalls)[number];

export interface SoleDesign {
  sidewall: Sidewall;
  midsole: Tone;
  /** Wedge, stripe or inlay in the midsole. */
  second: Tone;
  outsole: Tone;
  /** Millimetres of rubber. */
  rubber: number;
  /** How far the outsole climbs over the toe, 0–1. */
  bumper: number;
  /** A heel of its own, with a breast before it. */
  block: boolean;
  lugs: number;
  matter: MatterName;
}

/** Sole seen from the side: outsole with its lugs, and the midsole above it. */
export function soleEdge(pen: Pen, last: Last, design: SoleDesign): string {
  const { mm, measures } = last;
  const { rubber, midsole, outsole, bumper } = design;
  const arch = design.block ? 7 : 2.5;
  const hollowAt = (u: number) => arch * mm * ease(0.52, 0.6, u) * ease(0.72, 0.68, u);
  const under = (u: number): Point => [last.x(u), last.ground(u) - hollowAt(u)];
  const seamAt = (u: number): Point => [
    last.x(u) + (u < 0.08 ? (0.08 - u) * -6 : 0),
    last.ground(u) -
      rubber * mm -
      hollowAt(u) * 0.7 -
      bumper * (last.ground(u) - last.feather(u) - rubber * mm) * ease(0.13, 0.0, u),
  ];
  const overEdge = (u: number): Point => [last.x(u), last.feather(u) - bumper * 9 * mm * ease(0.12, 0, u)];
  const at = (u: number, v: number): Point => between(seamAt(u), overEdge(u), v);

  const foot: Point[] = [];
  const count = design.lugs;
  for (let i = 0; i < count; i += 1) {
    const [from, to] = [0.055 + (i * 0.915) / count, 0.055 + ((i + 0.62) * 0.915) / count];
    const inArch = from > 0.535 && to < 0.7;
    const depth = measures.lug * mm * (inArch && design.block ? 0 : inArch ? 0.5 : 1);
    const [a, b] = [under(from), under(to)];
    const inset = Math.min(0.22 * depth, 3);
    foot.push(a, [a[0] + inset, a[1] + depth], [b[0] - inset, b[1] + depth], b);
  }
  const toeTip: Point = [last.x(-0.004), last.ground(0) - rubber * mm * 0.7];
  const outsolePath = `${outlined(
    [
      overEdge(0.012),
      [last.x(-0.008), between(overEdge(0.01), toeTip, 0.5)[1]],
      toeTip,
      [last.x(0.012), last.ground(0.02) - 2],
    ],
    foot.slice(0, 1),
    ...foot.map((point) => [point]),
    [under(0.985), [last.x(1.008), last.ground(0.98) - rubber * mm * 0.7], [last.x(1.004), seamAt(1)[1] - 4]],
    steps(0.98, 0.03, 12).map((u) => aBitUp(seamAt(u))),
  )}`;
  const midsolePath = outlined(
    steps(0.012, 0.985, 14).map(overEdge),
    [overEdge(0.985), [last.x(1.002), at(1, 0.8)[1]], [last.x(1.012), at(1, 0.3)[1]], seamAt(0.996)],
    steps(0.985, 0.012, 14).map((u) => seamAt(u)),
    [seamAt(0.006), [last.x(-0.008), at(0, 0.45)[1]], overEdge(0.012)],
  );
  const seamLine = (v: number, from = 0.01, to = 0.99) => smooth(steps(from, to, 12).map((u) => at(u, v)));
  const body = form(pen, midsolePath, {
    tone: midsole,
    matter: design.matter,
    round: 7 * mm,
    bulge: 0.5,
    edge: 0.6,
    inner: (volume) => decorated(pen, design, at, seamLine, volume, mm) + line(midsole.line, seamLine(0.98), 3, 0.22),
  });
  const rubberPart = form(pen, outsolePath, {
    tone: outsole,
    matter: 'rubber',
    round: 3.4 * mm,
    bulge: 0.6,
    edge: 0.8,
  });
  return rubberPart + body + (bumper > 0.3 ? toeBumper(pen, last, design, at) : '');
}

const aBitUp = ([x, y]: Point): Point => [x, y - 5];

function toeBumper(pen: Pen, last: Last, { outsole }: SoleDesign, at: (u: number, v: number) => Point): string {
  const d = outlined(
    [
      at(0.125, 0),
      at(0.105, 0.6),
      at(0.06, 1),
      at(0.012, 1.02),
      [last.x(-0.014), at(0, 0.55)[1]],
      [last.x(-0.012), at(0, 0)[1] + 6],
      at(0.02, -0.25),
    ],
    [at(0.125, 0)],
  );
  return form(pen, d, { tone: outsole, matter: 'rubber', round: 20, bulge: 0.45, edge: 0.7 });
}

function decorated(
  pen: Pen,
  { sidewall, second, midsole }: SoleDesign,
  at: (u: number, v: number) => Point,
  seamLine: (v: number, from?: number, to?: number) => string,
  volume: Parameters<typeof panel>[2],
  mm: number,
): string {
  const band = (low: (u: number) => number, high: (u: number) => number, from = -0.02, to = 1.02) =>
    outlined(
      steps(from, to, 10).map((u) => at(u, high(u))),
      steps(to, from, 10).map((u) => at(u, low(u))),
    );
  const paint = (d: string) => panel(pen, d, volume, { tone: second, matter: 'foam', edge: 0.7 });
  switch (sidewall) {
    case 'wedge':
      return paint(
        band(
          () => -0.1,
          (u) => 0.14 + 0.5 * ease(0.25, 0.95, u),
        ),
      );
    case 'stripe':
      return (
        paint(
          band(
            () => 0.42,
            () => 0.62,
          ),
        ) + groove(seamLine(0.2), 2.5, 0.3)
      );
    case 'grooves':
      return (
        [0.38, 0.66].map((v) => groove(seamLine(v, 0.3, 0.995), 1.5 * mm, 0.55)).join('') +
        hollow(seamLine(0.2, 0.42, 0.76), 5 * mm, 0.5)
      );
    case 'facets':
      return (
        steps(0.4, 0.94, 7)
          .map((u) => groove(smooth([at(u + 0.03, 0.74), at(u, 0.42), at(u - 0.025, 0.2)]), 1.6 * mm, 0.4))
          .join('') + groove(seamLine(0.82), 1.4 * mm, 0.4)
      );
    case 'ribs':
      return (
        steps(0.02, 0.985, 38)
          .map((u) => groove(smooth([at(u, 0.16), at(u, 0.74)]), 1.5 * mm, 0.42))
          .join('') + groove(seamLine(0.84), 2.2, 0.5)
      );
    case 'waves':
      return [0, 1]
        .map((k) =>
          groove(smooth(steps(0.3, 1, 12).map((u, i) => at(u, 0.3 + 0.34 * k + (i % 2 ? 0.12 : -0.1)))), 1.3 * mm, 0.5),
        )
        .join('');
    case 'welt':
      return (
        paint(
          band(
            () => 0.66,
            () => 1.1,
          ),
        ) +
        stitch(second, seamLine(0.84), 3) +
        groove(seamLine(0.64), 2.6, 0.6)
      );
    case 'plain':
      return groove(seamLine(0.78), 2.2, 0.45) + line(midsole.shade, seamLine(0.3, 0.5, 0.99), 2, 0.4);
  }
}

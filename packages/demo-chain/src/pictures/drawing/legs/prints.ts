import { num } from 'demo-chain/pictures/drawing/contour';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import type { Tone } from 'demo-chain/pictures/drawing/tone';
import { fill, line } from 'demo-chain/pictures/drawing/trim';
import type { Print } from './design';
import { type Figure, type Leg, lineOn, onLeg } from './figure';
import { steps } from './geometry';

type Printer = (pen: Pen, figure: Figure, leg: Leg, tone: Tone, trim: Tone) => string;

const rowsOf = (figure: Figure, from: number, count: number) => steps(from, figure.end + 0.05, count);

const bent = (figure: Figure, leg: Leg, v: number, peak: number) =>
  onLeg(figure, leg, [
    [-0.1, v],
    [0.25, v + peak * 0.5],
    [0.5, v + peak],
    [0.75, v + peak * 0.5],
    [1.1, v],
  ]);

/** Small shapes strewn over the cloth, each by its own chance but evenly. */
function strewn(
  pen: Pen,
  figure: Figure,
  leg: Leg,
  [from, rows, columns]: readonly [from: number, rows: number, columns: number],
  draw: (x: number, y: number, chance: () => number, row: number) => string,
): string {
  const lot = pen.lot(`print ${leg}`);
  return steps(from, figure.end, rows)
    .flatMap((v, row) =>
      steps(row % 2 ? 0 : 0.5 / columns, 1, columns).map((u) => {
        const [x, y] = figure.at(leg, u + (lot.next() - 0.5) * 0.12, v + (lot.next() - 0.5) * 0.06);
        return draw(x, y, () => lot.next(), row);
      }),
    )
    .join('');
}

const blade = (x: number, y: number, size: number, lean: number) => {
  const [tx, ty] = [Math.sin(lean) * size, -Math.cos(lean) * size];
  return `M${num(x)} ${num(y)}Q${num(x + tx * 0.5 - ty * 0.22)} ${num(y + ty * 0.5 + tx * 0.22)} ${num(x + tx)} ${num(y + ty)}Q${num(x + tx * 0.5 + ty * 0.22)} ${num(y + ty * 0.5 - tx * 0.22)} ${num(x)} ${num(y)}Z`;
};

/** A frond: pairs of leaves up a stem, the smaller the higher. */
function frond(x: number, y: number, size: number, lean: number): string {
  const on = (far: number) => [x + Math.sin(lean) * far, y - Math.cos(lean) * far] as const;
  const pairs = steps(0.12, 0.84, 4).map((share) => {
    const long = size * 0.4 * (1.1 - share);
    return blade(...on(size * share), long, lean - 0.9) + blade(...on(size * share), long, lean + 0.9);
  });
  return pairs.join('') + blade(...on(size * 0.84), size * 0.22, lean);
}

const printers: Record<Exclude<Print, 'none'>, Printer> = {
  chevrons: (_, figure, leg, tone, trim) =>
    rowsOf(figure, 0.3, 15)
      .map((v, i) => line(i % 3 ? tone.base : trim.base, bent(figure, leg, v, 0.09), i % 3 ? 13 : 7, 0.95))
      .join(''),
  bands: (_, figure, leg, tone, trim) =>
    rowsOf(figure, 0.28, 20)
      .map((v, i) => line(i % 4 === 3 ? trim.base : tone.base, bent(figure, leg, v, 0.012), i % 2 ? 8 : 19, 0.95))
      .join(''),
  fronds: (pen, figure, leg, tone, trim) =>
    strewn(pen, figure, leg, [0.3, figure.end < 3 ? 5 : 9, 2], (x, y, chance, row) =>
      fill(row % 3 ? tone.base : trim.base, frond(x, y + 40, 84 + chance() * 30, (chance() - 0.5) * 1.3), 0.92),
    ),
  dots: (pen, figure, leg, tone, trim) =>
    strewn(pen, figure, leg, [0.25, 22, 4], (x, y, chance, row) => {
      const r = 5 + chance() * 6;
      return fill(
        row % 4 ? tone.base : trim.base,
        `M${num(x - r)} ${num(y)}A${num(r)} ${num(r)} 0 1 1 ${num(x + r)} ${num(y)}A${num(r)} ${num(r)} 0 1 1 ${num(x - r)} ${num(y)}Z`,
      );
    }),
  contours: (pen, figure, leg, tone, trim) => {
    const lot = pen.lot(`contours ${leg}`);
    const wave = [lot.next() * 6, lot.next() * 6] as const;
    return steps(-0.2, figure.end, 26)
      .map((v, i) =>
        line(
          i % 5 ? tone.base : trim.base,
          onLeg(
            figure,
            leg,
            steps(-0.1, 1.1, 6).map((u) => [
              u,
              v + 0.14 * Math.sin(u * 4.4 + wave[0] + v * 1.6) + 0.06 * Math.sin(u * 9 + wave[1] - v * 3),
            ]),
          ),
          i % 5 ? 3.4 : 6,
          0.9,
        ),
      )
      .join('');
  },
  flecks: (pen, figure, leg, tone, trim) =>
    strewn(pen, figure, leg, [0.15, 26, 4], (x, y, chance, row) =>
      line(
        row % 5 ? tone.base : trim.base,
        `M${num(x)} ${num(y)}L${num(x + 8 + chance() * 10)} ${num(y - 22 - chance() * 16)}`,
        4 + chance() * 4,
        0.9,
      ),
    ),
  stars: (_, figure, leg, tone, trim) =>
    rowsOf(figure, 0.24, 12)
      .map((v, row) =>
        row % 3 === 2
          ? line(trim.base, bent(figure, leg, v, 0), 9) + line(tone.base, bent(figure, leg, v + 0.05, 0), 4)
          : steps(0.12, 0.88, 2)
              .map((u) => figure.at(leg, u + (row % 2 ? 0.12 : 0), v))
              .map(([x, y]) =>
                line(
                  tone.base,
                  `M${num(x - 17)} ${num(y)}L${num(x + 17)} ${num(y)}M${num(x)} ${num(y - 19)}L${num(x)} ${num(y + 19)}M${num(x - 12)} ${num(y - 13)}L${num(x + 12)} ${num(y + 13)}M${num(x + 12)} ${num(y - 13)}L${num(x - 12)} ${num(y + 13)}`,
                  5.5,
                ),
              )
              .join(''),
      )
      .join(''),
  checks: (_, figure, leg, tone, trim) =>
    rowsOf(figure, 0, 14)
      .map((v, i) => line(i % 2 ? tone.base : trim.base, bent(figure, leg, v, 0), i % 2 ? 16 : 4, 0.6))
      .join('') +
    steps(0.1, 0.9, 4)
      .map((u, i) =>
        line(i % 2 ? tone.base : trim.base, lineOn(figure, leg, [u, 0], [u, figure.end + 0.1]), i % 2 ? 16 : 4, 0.6),
      )
      .join(''),
  waves: (_, figure, leg, tone, trim) =>
    rowsOf(figure, 0.2, 10)
      .map((v, i) =>
        line(
          i % 3 === 1 ? trim.base : tone.base,
          onLeg(
            figure,
            leg,
            steps(-0.1, 1.1, 8).map((u, k) => [u, v + (k % 2 ? 0.05 : -0.05)]),
          ),
          i % 3 === 1 ? 9 : 22,
          0.95,
        ),
      )
      .join(''),
};

export const printOn = (pen: Pen, figure: Figure, print: Exclude<Print, 'none'>, leg: Leg, tone: Tone, trim: Tone) =>
  printers[print](pen, figure, leg, tone, trim);

import { fold, hollow, patch } from 'demo-chain/pictures/drawing/form';
import { puller, seam, stitch, zip } from 'demo-chain/pictures/drawing/trim';
import { type Pocket, toneFor } from './design';
import { type Figure, type Leg, leanAt, lineOn, type Spot } from './figure';
import { blunt } from './geometry';
import type { Piece } from './piece';

/** A patch of cloth with blunt corners between two heights and two widths of a leg. */
function square(figure: Figure, leg: Leg, [u0, v0]: Spot, [u1, v1]: Spot, radius = 12): string {
  const corners: Spot[] = [
    [u0, v0],
    [u1, v0],
    [u1, v1],
    [u0, v1],
  ];
  return blunt(
    corners.map(([u, v]) => figure.at(leg, u, v)),
    radius,
  );
}

interface Place {
  from: Spot;
  to: Spot;
}

const places: Record<Pocket['place'], Place> = {
  hand: { from: [0.44, 0.14], to: [0.96, 0.72] },
  thigh: { from: [0.36, 1.14], to: [0.86, 1.6] },
  seat: { from: [0.26, 0.34], to: [0.76, 0.84] },
};

type Look = (piece: Piece, place: Place) => string;

const zipped = ({ pen, figure, design, leg }: Piece, from: Spot, to: Spot): string => {
  const trim = toneFor(pen, design.trim);
  const [x, y] = figure.at(leg, ...from);
  const d = lineOn(figure, leg, from, to);
  return zip(pen, d, { width: 9, tape: trim }) + puller(trim, x, y, leanAt(figure, leg, from[0], from[1] + 0.1), 0.8);
};

const looks: Record<Pocket['look'], Look> = {
  slant: ({ pen, figure, leg }, { from, to }) => {
    const [x0, y0] = figure.at(leg, from[0], from[1]);
    const [x1, y1] = figure.at(leg, to[0], to[1]);
    const d = lineOn(figure, leg, from, to);
    return (
      hollow(d, 22, 0.3) +
      seam(pen.main, d, 3) +
      stitch(pen.main, lineOn(figure, leg, [from[0] - 0.05, from[1] + 0.02], [to[0] - 0.04, to[1] + 0.06])) +
      fold([x0, y0, (x0 + x1) / 2 - 10, (y0 + y1) / 2 + 20, x1, y1 + 30], 8, 0.5)
    );
  },
  zip: (piece, { from, to }) =>
    zipped(piece, [(from[0] + to[0]) / 2, from[1] + 0.06], [(from[0] + to[0]) / 2 + 0.1, to[1]]),
  drop: (piece, { from, to }) => zipped(piece, [from[0] + 0.04, from[1] + 0.1], [to[0] - 0.02, from[1] + 0.06]),
  flap: ({ pen, figure, design, leg, volume }, { from, to }) => {
    const tone = toneFor(pen, design.second);
    const depth = to[1] - from[1];
    const [x, y] = figure.at(leg, (from[0] + to[0]) / 2, from[1] + depth * 0.24);
    return (
      patch(pen, square(figure, leg, from, to), volume, { matter: design.matter, height: 4 }) +
      stitch(pen.main, square(figure, leg, [from[0] + 0.035, from[1] + 0.03], [to[0] - 0.035, to[1] - 0.03])) +
      hollow(
        lineOn(figure, leg, [(from[0] + to[0]) / 2, from[1] + depth * 0.4], [(from[0] + to[0]) / 2, to[1]]),
        26,
        0.16,
      ) +
      patch(
        pen,
        square(figure, leg, [from[0] - 0.03, from[1] - 0.02], [to[0] + 0.03, from[1] + depth * 0.36], 9),
        volume,
        {
          tone,
          matter: design.matter,
          height: 7,
        },
      ) +
      stitch(
        tone,
        lineOn(figure, leg, [from[0] - 0.01, from[1] + depth * 0.31], [to[0] + 0.01, from[1] + depth * 0.31]),
      ) +
      patch(pen, `M${x - 7} ${y}A7 7 0 1 1 ${x + 7} ${y}A7 7 0 1 1 ${x - 7} ${y}Z`, volume, {
        tone: pen.steel,
        matter: 'steel',
        height: 5,
      })
    );
  },
  patch: (piece, { from, to }) => {
    const { pen, figure, design, leg, volume } = piece;
    const tone = toneFor(pen, design.second);
    return (
      patch(pen, square(figure, leg, from, to, 14), volume, { tone, matter: design.matter, height: 4 }) +
      stitch(tone, square(figure, leg, [from[0] + 0.035, from[1] + 0.03], [to[0] - 0.035, to[1] - 0.03])) +
      zipped(piece, [from[0] + 0.07, from[1] + 0.09], [to[0] - 0.05, from[1] + 0.07])
    );
  },
};

/** The pockets of one side of a leg; on the back those of the seat. */
export function pocketsOn(piece: Piece): string {
  const { pen, design, leg } = piece;
  return design.pockets
    .filter(({ place, legs }) => (place === 'seat') === pen.back && legs.includes(leg))
    .map(({ place, look }) => looks[look](piece, places[place]))
    .join('');
}

import type { Point } from 'demo-chain/pictures/drawing/curve';
import { feather, form, hollow, panel, patch } from 'demo-chain/pictures/drawing/form';
import type { Pen, Volume } from 'demo-chain/pictures/drawing/pen';
import { outlined, smooth, steps } from 'demo-chain/pictures/drawing/spline';
import type { Tone } from 'demo-chain/pictures/drawing/tone';
import { groove, line, mark, seam } from 'demo-chain/pictures/drawing/trim';
import type { SockDesign } from './sock-design';
import { ANKLE, band, creases, level, type Shape, shapeOf } from './sock-shape';

export function sock(pen: Pen, design: SockDesign, opened = false): string {
  const shape = shapeOf(design);
  const { top, left, right } = shape;
  const mouth: Point[] = [
    [left(top), top + 4],
    [ANKLE.x - 40, top - 16],
    [ANKLE.x + 40, top - 18],
    [right(top), top + 2],
  ];
  const inside = opened
    ? form(
        pen,
        outlined(mouth, [
          [right(top), top + 40],
          [left(top), top + 40],
        ]),
        {
          tone: design.cuffTone,
          matter: 'rib',
          round: 12,
          inner: feather(smooth(mouth.map(([x, y]): Point => [x, y + 16])), '#000', 26, 0.55),
        },
      )
    : '';
  return (
    inside +
    form(pen, shape.outline, {
      tone: design.body,
      matter: design.matter,
      round: opened ? design.width * 0.5 : 40,
      bulge: opened ? 0.62 : 0.4,
      inner: (volume) =>
        patternOf(pen, design, shape, volume) +
        footOf(pen, design, shape, volume) +
        cuffOf(pen, design, shape, volume) +
        creases(design, shape),
    })
  );
}

function cuffOf(pen: Pen, { cuff, cuffTone, second }: SockDesign, shape: Shape, volume: Volume): string {
  const { top } = shape;
  return (
    band(pen, shape, volume, top - 30, top + cuff, cuffTone, 'rib') +
    groove(smooth(level(shape, top + cuff)), 3, 0.4) +
    (cuffTone === second ? '' : line(second.base, smooth(level(shape, top + 9)), 6, 0.9))
  );
}

function footOf(pen: Pen, design: SockDesign, { tip }: Shape, volume: Volume): string {
  const { width, foot, heel, toe, heelTone, padding, archBand, body, matter, third } = design;
  const half = width / 2;
  const { x: ax, y: ay } = ANKLE;
  const thicker = (d: string, tone: Tone) => patch(pen, d, volume, { tone, matter: 'knit', height: 3 });
  const heelEdge: Point[] = [
    [ax + half * 1.3, ay + half * 0.34],
    [ax + half * 0.3, ay + half * 0.74],
    [ax - half * 0.2, ay + half * 1.5],
    [ax - half * 0.42, ay + half * 2.5],
  ];
  const toeEdge: Point[] = [
    [tip[0] + foot * 0.26, tip[1] - half * 0.9],
    [tip[0] + foot * 0.2, tip[1] - half * 0.1],
    [tip[0] + foot * 0.25, tip[1] + half],
  ];
  const arch = ax - half - foot * 0.34;
  const sole: Point[] = [
    [ax + half * 0.2, ay + half * 1.8],
    [ax - foot * 0.4, ay + half * 1.84],
    [tip[0] + 30, tip[1] + half * 0.3],
  ];
  return (
    (padding === 'sole'
      ? thicker(
          outlined(sole, [
            [tip[0] - 40, tip[1] + half * 1.4],
            [ax + half, ay + half * 2.8],
          ]),
          third,
        )
      : '') +
    (padding === 'shin'
      ? thicker(
          outlined(
            [
              [ax - half * 1.5, ay - design.leg + design.cuff + 20],
              [ax - half * 0.5, ay - design.leg + design.cuff + 40],
              [ax - half * 0.42, ay - 130],
              [ax - half * 0.8, ay - 70],
            ],
            [[ax - half * 1.8, ay - 70]],
          ),
          third,
        )
      : '') +
    (archBand
      ? panel(
          pen,
          outlined(
            [
              [arch - 46, ay],
              [arch - 40, ay + half * 1.6],
              [arch - 52, ay + half * 3],
            ],
            [
              [arch + 46, ay + half * 3],
              [arch + 52, ay + half * 1.6],
              [arch + 44, ay - 40],
            ],
          ),
          volume,
          { tone: body, matter: 'rib', edge: 0.8 },
        )
      : '') +
    (heel
      ? thicker(outlined(heelEdge, [[ax + half * 1.6, ay + half * 2.7]]), heelTone) +
        seam(heelTone, `M${ax + half * 0.3} ${ay + half * 0.74}L${ax + half * 1.0} ${ay + half * 1.5}`, 2)
      : groove(smooth(heelEdge), 3, 0.3)) +
    (toe
      ? thicker(
          outlined(toeEdge, [
            [tip[0] - 60, tip[1] + half * 1.4],
            [tip[0] - 60, tip[1] - half * 1.4],
          ]),
          heelTone,
        )
      : '') +
    groove(smooth(toeEdge), 3, 0.45) +
    (matter === 'knit'
      ? hollow(
          smooth([
            [ax - half, ay + 20],
            [ax - half - foot * 0.5, ay + half * 1.5],
          ]),
          60,
          -0.12,
        )
      : '') +
    mark(
      pen,
      (padding === 'sole' ? third : body).luminance > 0.6 ? '#3a342c' : '#f1eee6',
      ax - half - foot * 0.62,
      ay + half * 1.5,
      1.5,
    )
  );
}

function patternOf(pen: Pen, design: SockDesign, shape: Shape, volume: Volume): string {
  const { pattern, second, third, cuff, leg, matter } = design;
  const from = shape.top + cuff;
  const room = leg - cuff - 40;
  const at = (share: number) => from + room * share;
  const stripe = (share: number, thick: number, tone: Tone) =>
    band(pen, shape, volume, at(share), at(share) + thick, tone, matter);
  const motif = (y: number, points: (x: number) => [number, number][], tone: Tone, step = 36) =>
    steps(0, 7, 7)
      .map((i) => {
        const x = ANKLE.x + (i - 3.5) * step;
        return panel(pen, outlined(...points(x).map(([dx, dy]): Point[] => [[x + dx, y + dy]])), volume, {
          tone,
          matter,
          edge: 0.3,
        });
      })
      .join('');
  const diamond = (r: number) => (): [number, number][] => [
    [-r, 0],
    [0, -r],
    [r, 0],
    [0, r],
  ];
  const arrow = (): [number, number][] => [
    [-18, -10],
    [0, 10],
    [18, -10],
    [18, 2],
    [0, 22],
    [-18, 2],
  ];
  switch (pattern) {
    case 'plain':
      return '';
    case 'stripes':
      return (
        stripe(0.12, 20, second) +
        stripe(0.32, 12, third) +
        stripe(0.48, 20, second) +
        (leg > 300 ? stripe(0.68, 12, third) : '')
      );
    case 'blocks':
      return stripe(0, room * 0.4, second) + stripe(0.42, 10, third);
    case 'nordic':
      return (
        stripe(0.08, 8, third) +
        motif(at(0.08) + 34, diamond(11), second, 34) +
        motif(at(0.08) + 66, arrow, third) +
        motif(at(0.08) + 112, diamond(11), second, 34) +
        (leg > 300 ? stripe(0.08, 8, third) : '') +
        band(pen, shape, volume, at(0.08) + 134, at(0.08) + 142, third, matter)
      );
    case 'dots':
      return steps(0.1, leg > 300 ? 0.95 : 0.6, leg > 300 ? 6 : 3)
        .map((share, i) => motif(at(share), diamond(8), i % 2 ? second : third, 40))
        .join('');
    case 'diamonds':
      return (
        motif(at(0.32), diamond(30), second, 62) +
        motif(at(0.32), diamond(13), third, 62) +
        (leg > 300 ? motif(at(0.72), diamond(30), second, 62) : '')
      );
    case 'zigzag':
      return motif(at(0.16), arrow, second) + motif(at(0.16) + 26, arrow, third) + motif(at(0.16) + 52, arrow, second);
    case 'ribbed':
      return band(pen, shape, volume, from, ANKLE.y - 20, third, 'rib') + stripe(0, 14, second);
  }
}

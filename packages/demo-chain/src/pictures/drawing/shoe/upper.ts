import type { Point } from 'demo-chain/pictures/drawing/curve';
import { feather, fold, form, hollow } from 'demo-chain/pictures/drawing/form';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { alongside, outlined, pointOn, smooth, steps } from 'demo-chain/pictures/drawing/spline';
import type { Tone } from 'demo-chain/pictures/drawing/tone';
import { groove, line, seam, stitch } from 'demo-chain/pictures/drawing/trim';
import type { Last } from './last';
import { quarterOf } from './quarter';
import type { UpperDesign } from './upper-design';
import { counterOf, eyestayOf, reflectorOf, toeOf } from './upper-pieces';

/** What is seen through the opening: the far side's edge and its lining. Comes before tongue and near side. */
export function openingOf(pen: Pen, last: Last, { lining, collarTone, collar }: UpperDesign): string {
  const { mm } = last;
  const rise = (share: number) => 11 * mm * Math.sin(Math.PI * Math.min(1, share * 0.9 + 0.08)) ** 0.6;
  const far = steps(0, 1, 8).map((share): Point => {
    const [x, y] = pointOn(last.collar, share);
    return [x - 5 * mm * Math.sin(Math.PI * share), y - rise(share)];
  });
  const near = steps(1, 0, 8).map((share): Point => {
    const [x, y] = pointOn(last.collar, share);
    return [x, y + 12 * mm];
  });
  const fuzzy = collar === 'fur';
  return form(pen, outlined(far, near), {
    tone: lining,
    matter: fuzzy ? 'pile' : 'mesh',
    round: 7 * mm,
    bulge: 0.7,
    inner:
      feather(
        smooth(steps(0.1, 0.95, 8).map((share) => pointOn(last.collar, share))),
        '#000',
        16 * mm,
        0.6,
        0,
        -1 * mm,
      ) + (fuzzy ? '' : line(collarTone.base, smooth(far), 7 * mm)),
  });
}

/** The near side of the shoe, with what is sewn on it. */
export function upperOf(pen: Pen, last: Last, design: UpperDesign, from: number): string {
  const { body, matter } = design;
  return (
    form(pen, last.outline, {
      tone: body,
      matter,
      round: 30 * last.mm,
      bulge: 0.66,
      inner: (volume) =>
        creases(last, from) +
        quarterOf(pen, last, design, volume, from) +
        counterOf(pen, last, design, volume) +
        toeOf(pen, last, design, volume) +
        eyestayOf(pen, last, design, volume, from) +
        (design.reflector ? reflectorOf(pen, last, volume) : '') +
        hollow(last.line([0.62, 0.62], [0.7, 0.5], [0.8, 0.46], [0.9, 0.5]), 26 * last.mm, 0.28) +
        feather(
          smooth(steps(0.03, 0.99, 10).map((u): Point => [last.x(u), last.feather(u)])),
          '#000',
          6 * last.mm,
          0.42,
        ),
    }) +
    collarOf(pen, last, design) +
    (design.loop ? loopOf(pen, last, design.loop) : '')
  );
}

function creases(last: Last, from: number): string {
  const u = from * last.throat;
  return [0, 1, 2]
    .map((i) => {
      const [a, c, e] = [
        last.at(u - 0.03 + i * 0.035, 0.86),
        last.at(u + i * 0.04, 0.6),
        last.at(u + 0.02 + i * 0.05, 0.3),
      ];
      return fold([a[0], a[1], c[0], c[1], e[0], e[1]], 3.4 * last.mm, 0.34);
    })
    .join('');
}

function collarOf(
  pen: Pen,
  last: Last,
  { collar, collarTone: tone, collarMatter: matter, collarWidth }: UpperDesign,
): string {
  const { mm } = last;
  const width = collarWidth * mm;
  const from = 0.1;
  const band = (top: number, foot: number) =>
    outlined(
      alongside(last.collar, from, 1, (t) => top * (1 - t ** 5), 8),
      alongside(
        last.collar,
        1,
        from,
        (t) => -foot * (0.55 + 0.45 * Math.sin(Math.PI * Math.min(1, 0.25 + t * 0.7))),
        8,
      ),
    );
  const middle = smooth(alongside(last.collar, from + 0.04, 0.98, -width * 0.95, 8));
  switch (collar) {
    case 'edge':
      return (
        line(tone.base, smooth(alongside(last.collar, 0.02, 1, -1.5 * mm, 8)), 3.4 * mm) +
        groove(smooth(alongside(last.collar, 0.02, 1, -3.6 * mm, 8)), 1.2 * mm, 0.4)
      );
    case 'padded':
      return form(pen, band(1.6 * mm, width), {
        tone,
        matter,
        round: Math.min(9 * mm, width * 0.5),
        bulge: 0.55,
        inner: seam(tone, middle, 1.6),
      });
    case 'quilted':
      return form(pen, band(1.6 * mm, width), {
        tone,
        matter,
        round: Math.min(8 * mm, width * 0.5),
        bulge: 0.55,
        inner: [0.36, 0.68]
          .map((share) => seam(tone, smooth(alongside(last.collar, from, 1, -width * share, 8)), 2.6))
          .join(''),
      });
    case 'cuff':
      return form(pen, band(7 * mm, width), { tone, matter: 'rib', round: 6 * mm, bulge: 0.5 });
    case 'fur':
      return form(pen, band(5 * mm, width * 0.8), { tone, matter: 'pile', round: 8 * mm, bulge: 0.8 });
  }
}

/** A flat tape over the back, to pull the shoe on by. */
function loopOf(pen: Pen, last: Last, tone: Tone): string {
  const { mm } = last;
  const [x, y] = pointOn(last.heel, 1);
  const foot = pointOn(last.heel, 0.76);
  const width = 6.5 * mm;
  const d = outlined(
    [
      [x - width, y + 2 * mm],
      [x - width * 0.8, y - 5 * mm],
      [x - width * 0.2, y - 7 * mm],
      [x + 2 * mm, y - 3 * mm],
      [x + 1.5 * mm, y + 8 * mm],
      [foot[0] + mm, foot[1]],
    ],
    [
      [foot[0] - width * 0.75, foot[1]],
      [x - width * 0.8, y + 9 * mm],
      [x - width, y + 2 * mm],
    ],
  );
  return form(pen, d, {
    tone,
    matter: 'webbing',
    round: 3 * mm,
    bulge: 0.22,
    inner: stitch(
      tone,
      smooth([
        [foot[0] - width, foot[1] - 3 * mm],
        [foot[0] + 2 * mm, foot[1] - 3 * mm],
      ]),
      1.5,
    ),
  });
}

import { between, type Point } from 'demo-chain/pictures/drawing/curve';
import { feather, fold, form, hollow, patch } from 'demo-chain/pictures/drawing/form';
import type { Pen, Volume } from 'demo-chain/pictures/drawing/pen';
import { moved, outlined, rounded, smooth, steps } from 'demo-chain/pictures/drawing/spline';
import { groove, line, mark, stitch } from 'demo-chain/pictures/drawing/trim';
import type { Place } from './ski-boot-closing';
import type { SkiBootDesign } from './ski-boot-design';

interface Top {
  front: Point;
  back: Point;
}

export function linerOf(
  pen: Pen,
  { liner, trim, lean, cuff }: SkiBootDesign,
  at: Place,
  mm: number,
  { front, back }: Top,
): string {
  const tongue = outlined(
    [
      at(176, 150),
      at(160 - lean * 0.6, cuff * 0.72),
      moved(front, -10 * mm, -4 * mm),
      moved(front, -12 * mm, -34 * mm),
      moved(front, 2 * mm, -44 * mm),
      moved(front, 26 * mm, -36 * mm),
      moved(front, 34 * mm, 20 * mm),
    ],
    [at(220, 160)],
  );
  const body = outlined(
    [
      moved(front, 16 * mm, 30 * mm),
      moved(front, 14 * mm, -14 * mm),
      moved(between(front, back, 0.5), 0, -16 * mm),
      moved(back, -6 * mm, -22 * mm),
      moved(back, 2 * mm, -8 * mm),
      moved(back, 4 * mm, 40 * mm),
    ],
    [moved(front, 20 * mm, 60 * mm)],
  );
  return (
    form(pen, body, {
      tone: liner,
      matter: 'softshell',
      round: 12 * mm,
      bulge: 0.6,
      inner:
        stitch(
          liner,
          smooth([moved(front, 16 * mm, 4 * mm), moved(between(front, back, 0.5), 0, 2 * mm), moved(back, 0, -4 * mm)]),
          1.8,
        ) + feather(smooth([moved(front, 20 * mm, -12 * mm), moved(back, -8 * mm, -18 * mm)]), '#000', 8 * mm, 0.4),
    }) +
    form(pen, tongue, {
      tone: liner,
      matter: 'softshell',
      round: 13 * mm,
      bulge: 0.6,
      inner: line(
        trim.base,
        smooth([moved(front, -9 * mm, -22 * mm), moved(front, 8 * mm, -28 * mm), moved(front, 30 * mm, -20 * mm)]),
        3 * mm,
      ),
    }) +
    form(
      pen,
      outlined([
        moved(back, -3 * mm, 4 * mm),
        moved(back, -2 * mm, -32 * mm),
        moved(back, 9 * mm, -34 * mm),
        moved(back, 12 * mm, 6 * mm),
      ]),
      { tone: trim, matter: 'webbing', round: 4 * mm, bulge: 0.4 },
    )
  );
}

/** Toe and heel pieces as the norm has them. */
export function soleOf(pen: Pen, { sole }: SkiBootDesign, at: Place, mm: number): string {
  const block = (points: [number, number][]) =>
    form(pen, outlined(...points.map(([x, y]) => [at(x, y)])), {
      tone: sole,
      matter: 'rubber',
      round: 4 * mm,
      bulge: 0.5,
    });
  const cuts = (xs: number[]) => xs.map((x) => groove(smooth([at(x, -1), at(x + 2, 7)]), 3 * mm, 0.7)).join('');
  return (
    block([
      [-14, 19],
      [-14, 8],
      [-8, 3],
      [96, 0],
      [108, 8],
      [226, 8],
      [238, 0],
      [328, 0],
      [334, 6],
      [334, 30],
      [326, 34],
      [-4, 30],
    ]) + cuts([14, 30, 46, 62, 78, 252, 268, 284, 300, 316])
  );
}

export function shellOf(pen: Pen, design: SkiBootDesign, at: Place, mm: number): string {
  const { shell, overlay, gloss, look } = design;
  const outline = outlined(
    [
      at(-10, 18),
      at(-9, 34),
      at(0, 62),
      at(26, 86),
      at(66, 100),
      at(106, 116),
      at(140, 142),
      at(160, 172),
      at(172, 210),
    ],
    [at(172, 210), at(240, 220), at(306, 200)],
    [at(306, 200), at(308, 150), at(322, 110), at(328, 70), at(322, 40), at(324, 22)],
    [at(324, 22), at(232, 18), at(104, 18), at(-10, 18)],
  );
  const overlap = smooth([at(10, 78), at(60, 70), at(120, 84), at(168, 120), at(196, 168)]);
  return form(pen, outline, {
    tone: shell,
    matter: gloss ? 'plastic' : 'matt-plastic',
    round: 34 * mm,
    bulge: 0.66,
    inner: (volume) =>
      patch(
        pen,
        outlined(
          [at(-12, 44), at(60, 40), at(140, 40), at(210, 46), at(262, 64), at(300, 92), at(334, 100)],
          [at(334, 10), at(-12, 10)],
        ),
        volume,
        { tone: look === 'plain' || look === 'ribs' ? shell : overlay, matter: 'matt-plastic', height: 4 },
      ) +
      groove(overlap, 3 * mm, 0.7) +
      groove(smooth([at(30, 58), at(90, 56), at(150, 76), at(196, 120)]), 2 * mm, -0.3) +
      toeRibs(at, mm) +
      (look === 'blade' ? blade(pen, design, at, volume) : '') +
      fold([...at(196, 150), ...at(236, 130), ...at(262, 84)] as Parameters<typeof fold>[0], 6 * mm, 0.5) +
      feather(smooth([at(-8, 24), at(160, 22), at(324, 26)]), '#000', 8 * mm, 0.3),
  });
}

const toeRibs = (at: Place, mm: number) =>
  [0, 1, 2]
    .map((i) =>
      groove(
        smooth([at(-4 + i * 12, 52 - i * 2), at(10 + i * 12, 80 + i * 4), at(26 + i * 14, 92 + i * 6)]),
        2 * mm,
        i === 1 ? 0.3 : -0.25,
      ),
    )
    .join('');

const blade = (pen: Pen, { trim }: SkiBootDesign, at: Place, volume: Volume) =>
  patch(pen, outlined([at(250, 50), at(226, 100), at(238, 150)], [at(262, 160), at(252, 104), at(284, 50)]), volume, {
    tone: trim,
    matter: 'matt-plastic',
    height: 3,
  });

export function cuffOf(pen: Pen, design: SkiBootDesign, at: Place, mm: number, { front, back }: Top): string {
  const { cuffTone, overlay, trim, gloss, look, cuff: high, lean } = design;
  const matter = gloss ? 'plastic' : 'matt-plastic';
  const low: Point = at(150, 182);
  const outline = outlined(
    [low, at(158 - lean * 0.55, high * 0.74), front],
    [front, moved(between(front, back, 0.35), 0, 8 * mm), moved(between(front, back, 0.7), 0, 4 * mm), back],
    [back, at(304 - lean * 0.2, high * 0.74), at(312, high * 0.56), at(318, 160), at(314, 128)],
    [at(314, 128), at(286, 104), at(256, 118), at(222, 150), low],
  );
  const [px, py] = at(266, 134);
  const disc = (r: number) =>
    rounded([
      [px - r, py],
      [px, py - r],
      [px + r, py],
      [px, py + r],
    ]);
  const edge = [at(196, 158), at(204 - lean * 0.3, high * 0.62), at(214 - lean * 0.7, high - 12)];
  const [mx, my] = at(264 - lean * 0.3, high * 0.72);
  const second = look === 'split' || look === 'spine';
  return (
    form(pen, outline, {
      tone: cuffTone,
      matter,
      round: 32 * mm,
      bulge: 0.66,
      inner: (volume) =>
        hollow(smooth([front, back]), 40 * mm, -0.4) +
        (second
          ? patch(
              pen,
              outlined(
                look === 'spine'
                  ? [at(262 - lean * 0.4, high + 8), at(276 - lean * 0.2, high * 0.7), at(284, 170), at(276, 100)]
                  : edge.map((point) => moved(point, 14 * mm, 0)).reverse(),
                look === 'spine' ? [at(340, 100), at(340, high + 10)] : [at(200, 100), at(340, 90), at(340, high + 10)],
              ),
              volume,
              { tone: overlay, matter, height: 4 },
            )
          : '') +
        (look === 'ribs'
          ? steps(0.5, 0.86, 4)
              .map((share) =>
                groove(
                  smooth([
                    at(246 - lean * 0.3, high * share),
                    at(280 - lean * 0.2, high * share + 6),
                    at(306, high * share),
                  ]),
                  3 * mm,
                  0.4,
                ),
              )
              .join('')
          : '') +
        groove(smooth(edge), 3 * mm, 0.75) +
        line(trim.base, smooth(edge.map((point) => moved(point, 4 * mm, 0))), 1.6 * mm) +
        mark(pen, cuffTone.luminance > 0.6 && !second ? '#26282c' : '#f4f2ec', mx, my, 0.8 * mm),
    }) +
    form(pen, disc(13 * mm), { tone: overlay, matter: 'matt-plastic', round: 6 * mm, bulge: 0.5 }) +
    form(pen, disc(7 * mm), {
      tone: pen.steel,
      matter: 'steel',
      round: 4 * mm,
      bulge: 0.6,
      inner: groove(
        smooth([
          [px - 4 * mm, py],
          [px + 4 * mm, py],
        ]),
        1.8 * mm,
        0.9,
      ),
    })
  );
}

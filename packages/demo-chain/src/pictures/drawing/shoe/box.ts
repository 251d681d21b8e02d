import { folds, form, hollow } from 'demo-chain/pictures/drawing/form';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { placed } from 'demo-chain/pictures/drawing/placed';
import { mix, toneOf } from 'demo-chain/pictures/drawing/tone';
import { groove, line, mark } from 'demo-chain/pictures/drawing/trim';

const paperFolds = (x: number, y: number) =>
  folds(
    [
      [x, y, x + 90, y + 40, x + 210, y + 20],
      [x + 30, y + 120, x + 120, y + 90, x + 230, y + 150],
      [x + 200, y + 190, x + 110, y + 210, x + 20, y + 250],
    ],
    16,
    0.9,
  );

/** The pair as it is sold: heel to toe in its box, on tissue paper, the lid beside it. */
export function inItsBox(pen: Pen, one: (pen: Pen) => string): string {
  const lot = pen.lot('box');
  const colour = lot.pick(['#b08a5f', '#c9b08a', '#4b5158', '#8b9a8a', '#7d6a58', mix('#6b7178', pen.main.base, 0.5)]);
  const box = toneOf(colour);
  const ink = box.luminance > 0.55 ? '#3a342c' : '#efebe2';
  const tissue = toneOf('#eeeae2');
  return (
    form(pen, 'M170 60L880 60L880 190L170 190Z', {
      tone: box,
      matter: 'paper',
      round: 12,
      bulge: 0.4,
      inner: mark(pen, ink, 700, 124, 2) + line(ink, 'M220 124L480 124', 3, 0.35),
    }) +
    form(pen, 'M92 138L868 138L868 1120L92 1120Z', { tone: box, matter: 'paper', round: 14, bulge: 0.6 }) +
    form(pen, 'M112 158L848 158L848 1100L112 1100Z', {
      tone: toneOf(box.deep),
      matter: 'paper',
      round: 60,
      bulge: -0.5,
    }) +
    form(
      pen,
      'M112 180C200 166 330 196 470 178C620 160 760 190 848 172L848 1086C720 1102 620 1076 480 1092C330 1106 220 1080 112 1096Z',
      {
        tone: tissue,
        matter: 'paper',
        round: 30,
        bulge: 0.5,
        inner:
          paperFolds(150, 220) +
          paperFolds(520, 760) +
          paperFolds(180, 700) +
          paperFolds(560, 260) +
          hollow('M480 200L480 1080', 50, 0.4),
      },
    ) +
    placed(pen, { x: -62, y: 108, scale: 0.86, turn: 2 }, one) +
    placed(pen, { x: 196, y: 96, scale: 0.86, turn: 181 }, one) +
    form(pen, 'M112 1010C240 960 360 1040 500 1000C640 968 760 1030 848 990L848 1100L112 1100Z', {
      tone: tissue,
      matter: 'paper',
      round: 26,
      bulge: 0.6,
      inner: paperFolds(180, 1010) + paperFolds(560, 1000),
    }) +
    groove('M112 158L848 158L848 1100L112 1100Z', 5, 0.5)
  );
}

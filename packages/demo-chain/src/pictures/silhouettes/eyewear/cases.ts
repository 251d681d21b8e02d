import { folds, form } from 'demo-chain/pictures/drawing/form';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { cord, groove, line, mark, stitch, zip } from 'demo-chain/pictures/drawing/trim';

const inkOf = (pen: Pen) => (pen.accent.luminance > 0.5 ? pen.accent.base : pen.pale.base);

/** A soft bag with a drawn cord. */
export function softPouch(pen: Pen): string {
  const d =
    'M196 640C300 622 420 616 520 620C620 616 700 624 770 640C790 720 796 850 786 960C780 1010 760 1030 716 1036C560 1048 380 1048 246 1036C204 1030 184 1006 178 960C170 850 176 720 196 640Z';
  return (
    form(pen, d, {
      tone: pen.dark,
      matter: 'jersey',
      round: 90,
      bulge: 0.34,
      inner:
        folds(
          [
            [240, 690, 330, 780, 420, 800],
            [720, 700, 640, 800, 560, 830],
            [230, 980, 340, 900, 440, 910],
            [740, 980, 640, 930, 540, 940],
          ],
          16,
          0.8,
        ) +
        stitch(pen.dark, 'M190 694C360 676 600 676 778 694', 2) +
        mark(pen, inkOf(pen), 480, 870, 3),
    }) + cord(pen.accent, 778, 664, 120, 40)
  );
}

/** A hard case with a zip, and the cloth for the lenses beside it. */
export function hardCase(pen: Pen): string {
  const cloth = 'M560 900L850 860L880 1080L600 1112Z';
  const shell =
    'M150 690C170 620 260 596 420 594C600 592 700 610 740 690C764 760 760 850 720 910C660 960 560 966 430 966C290 966 210 960 166 910C128 850 132 760 150 690Z';
  return (
    form(pen, cloth, {
      tone: pen.accent,
      matter: 'jersey',
      round: 20,
      bulge: 0.2,
      inner:
        folds(
          [
            [600, 920, 700, 980, 800, 970],
            [640, 1080, 720, 1010, 830, 1020],
          ],
          14,
          0.7,
        ) + stitch(pen.accent, 'M572 912L842 874L868 1068L608 1098Z', 1.6),
    }) +
    form(pen, shell, {
      tone: pen.dark,
      matter: 'cordura',
      round: 90,
      bulge: 0.5,
      inner:
        zip(pen, 'M142 800C260 822 620 822 758 800', { width: 16, tape: pen.dark }) +
        groove('M220 680C300 650 560 650 670 680', 4, 0.3) +
        line(pen.accent.base, 'M226 690C304 660 556 660 664 690', 3, 0.8) +
        mark(pen, inkOf(pen), 446, 736, 2.4),
    })
  );
}

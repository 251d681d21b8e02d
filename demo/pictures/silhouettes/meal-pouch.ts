import { whole } from '@/demo/pictures/drawing/contour';
import { feather, folds, form, sheen } from '@/demo/pictures/drawing/form';
import type { Pen } from '@/demo/pictures/drawing/pen';
import { silhouette } from '@/demo/pictures/drawing/silhouette';
import { fill, line, mark } from '@/demo/pictures/drawing/trim';

const pouch = whole(
  'M480 226L704 222C706 240 706 256 704 272L697 278L704 286C700 330 706 380 716 440C728 520 736 640 738 760C740 860 738 950 728 1012C718 1042 690 1052 650 1056C590 1062 540 1064 480 1064',
);
const band = 'M200 520C380 548 580 548 760 520L760 800C580 832 380 832 200 800Z';
const seal = whole('M480 226L704 222C706 250 706 280 702 312C620 322 550 324 480 324');

/** A bowl of something hot: what is in the bag, in the colour it has. */
function meal(pen: Pen): string {
  const { accent } = pen;
  const lumps = [
    [410, 654, 21],
    [452, 642, 25],
    [500, 648, 22],
    [546, 654, 19],
    [478, 664, 19],
    [430, 668, 15],
    [524, 668, 16],
  ] as const;
  const steam = (x: number, lean: number) =>
    feather(`M${x} 618C${x - 22 * lean} 596 ${x + 22 * lean} 580 ${x} 556`, '#ffffff', 12, 0.6);
  return (
    steam(438, 1) +
    steam(482, -1) +
    steam(526, 1) +
    `<ellipse cx="480" cy="664" rx="104" ry="26" fill="${pen.dark.line}"/>` +
    lumps
      .map(
        ([x, y, r], i) =>
          `<circle cx="${x}" cy="${y}" r="${r}" fill="${i % 3 ? accent.base : accent.shade}"/><circle cx="${x - r * 0.25}" cy="${y - r * 0.3}" r="${r * 0.42}" fill="${accent.lightInk}" fill-opacity=".45"/>`,
      )
      .join('') +
    fill('#6f9a4c', 'M446 640C456 626 474 626 480 634C470 644 456 646 446 640Z') +
    fill('#86b05c', 'M510 640C518 630 534 630 540 640C530 646 520 646 510 640Z') +
    form(pen, 'M374 664C420 690 540 690 586 664C584 722 552 766 516 774L444 774C408 766 376 722 374 664Z', {
      tone: pen.pale,
      round: 40,
    }) +
    line(pen.accent.base, 'M380 704C430 724 530 724 580 704', 6, 0.9)
  );
}

export const mealPouch = silhouette(
  {
    rest: 'stands',
    floor: 1058,
    details: [
      { at: [480, 560], zoom: 1.7 },
      { at: [480, 680], zoom: 1.36 },
    ],
    outdoors: 0.66,
  },
  (pen: Pen) => {
    const t = pen.main;
    const crinkles = folds(
      [
        [262, 330, 290, 380, 350, 400],
        [300, 326, 330, 420, 318, 500],
        [700, 340, 660, 390, 610, 398],
        [660, 326, 640, 420, 656, 510],
        [480, 330, 470, 400, 430, 450],
        [226, 700, 290, 860, 268, 930],
        [738, 720, 680, 860, 700, 940],
        [560, 330, 540, 380, 552, 440],
        [330, 1050, 350, 960, 300, 880],
        [640, 1050, 620, 960, 668, 890],
      ],
      19,
      0.85,
    );
    const facts = Array.from({ length: 9 }, (_, i) =>
      line(
        pen.dark.base,
        `M330 ${600 + i * 26}L${[630, 560, 610, 590, 630, 520, 600, 630, 470][i]} ${600 + i * 26}`,
        5,
        0.5,
      ),
    ).join('');
    return form(pen, pouch, {
      round: 90,
      inner:
        crinkles +
        (pen.back
          ? form(pen, 'M286 556C420 566 540 566 674 556L674 848C540 860 420 860 286 848Z', {
              tone: pen.pale,
              round: 14,
              inner: facts,
            })
          : form(pen, band, {
              tone: pen.pale,
              round: 10,
              fill: pen.pale.light,
              inner: `<g transform="translate(480 670) scale(1.42) translate(-480 -668)">${meal(pen)}</g>`,
            }) +
            fill(pen.accent.base, 'M200 800C380 832 580 832 760 800L760 818C580 850 380 850 200 818Z') +
            fill(pen.accent.base, 'M200 504C380 532 580 532 760 504L760 520C580 548 380 548 200 520Z') +
            mark(pen, t.luminance > 0.72 ? t.line : '#ffffff', 480, 432, 4.2)) +
        form(pen, seal, {
          round: 12,
          inner:
            Array.from({ length: 6 }, (_, i) => line(t.line, `M240 ${240 + i * 11}L720 ${240 + i * 11}`, 2, 0.3)).join(
              '',
            ) + line(t.lightInk, 'M250 316C400 326 560 326 710 316', 4, 0.5),
        }) +
        line(t.line, 'M236 352C400 362 560 362 724 352', 2.4, 0.5) +
        line(t.lightInk, 'M236 356C400 366 560 366 724 356', 2, 0.5) +
        feather('M222 960C340 1010 620 1010 738 960', t.shadeInk, 34, t.shadeAlpha * 0.9) +
        line(t.lightInk, 'M226 950C340 1000 620 1000 734 950', 3, 0.5) +
        sheen(t, 'M306 380C286 560 276 800 290 1000', 56, 0.75) +
        sheen(t, 'M664 380C690 560 696 800 680 960', 26, 0.7) +
        feather('M290 400C276 560 268 760 276 900', '#ffffff', 12, 0.45),
    });
  },
);

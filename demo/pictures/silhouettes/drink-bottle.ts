import { whole } from '@/demo/pictures/drawing/contour';
import { feather, form, sheen } from '@/demo/pictures/drawing/form';
import type { Pen } from '@/demo/pictures/drawing/pen';
import { silhouette } from '@/demo/pictures/drawing/silhouette';
import { fill, line, mark } from '@/demo/pictures/drawing/trim';

const body = whole(
  'M480 330L536 330C540 370 560 396 592 424C624 452 634 484 634 520L634 600C634 622 618 634 616 656C614 690 634 706 634 736L634 1000C634 1036 622 1058 590 1064C560 1066 546 1052 520 1054C506 1056 494 1058 480 1058',
);
const juice = whole(
  'M480 452C520 456 570 456 606 450C624 470 628 500 626 524L626 600C626 622 610 634 608 656C606 690 626 706 626 736L626 996C626 1030 614 1050 588 1054C560 1058 546 1044 520 1046C506 1048 494 1050 480 1050',
);
const label = whole('M480 664C540 664 590 660 618 652C610 692 634 706 640 736L640 906C600 918 540 922 480 922');
const cap = whole('M480 214C510 214 522 218 530 228L544 322C530 332 510 336 480 336');

export const drinkBottle = silhouette(
  {
    rest: 'stands',
    floor: 1056,
    details: [
      { at: [480, 620], zoom: 1.7 },
      { at: [480, 740], zoom: 1.36 },
    ],
    outdoors: 0.72,
  },
  (pen: Pen) => {
    const t = pen.main;
    const ink = pen.accent.luminance > 0.72 ? pen.accent.line : '#ffffff';
    return (
      '<g transform="translate(480 1060) scale(1.14) translate(-480 -1060)">' +
      form(pen, body, { tone: pen.pale, round: 50, fill: '#eef2f2', edge: 1.4 }) +
      form(pen, juice, {
        round: 84,
        edge: 0.6,
        inner:
          `<ellipse cx="480" cy="452" rx="130" ry="9" fill="${t.light}" fill-opacity=".8"/>` +
          [0, 1, 2]
            .map(
              (i) =>
                line(
                  t.shadeInk,
                  `M330 ${950 + i * 30}C420 ${964 + i * 30} 540 ${964 + i * 30} 630 ${950 + i * 30}`,
                  5,
                  0.18,
                ) +
                line(
                  '#fff',
                  `M330 ${956 + i * 30}C420 ${970 + i * 30} 540 ${970 + i * 30} 630 ${956 + i * 30}`,
                  3,
                  0.3,
                ),
            )
            .join(''),
      }) +
      form(pen, label, {
        tone: pen.accent,
        round: 50,
        inner:
          fill(t.base, 'M300 840C380 770 420 760 480 800C540 838 600 820 680 740L680 960L300 960Z') +
          fill(
            ink,
            'M300 824C380 752 424 744 484 786C540 824 600 806 680 724L680 740C600 820 540 838 480 800C420 760 380 770 300 840Z',
            0.9,
          ) +
          mark(pen, ink, 486, 728, 2.6) +
          sheen(pen.accent, 'M372 690L372 910', 34, 0.7),
      }) +
      feather('M384 470C372 520 374 580 376 620M376 740L376 1000', '#ffffff', 20, 0.6) +
      feather('M598 480C606 520 604 580 602 610M602 740L602 1000', '#ffffff', 10, 0.5) +
      line('#fff', 'M434 346C430 390 410 410 388 432', 7, 0.7) +
      form(pen, 'M412 318L548 318L548 336C520 346 440 346 412 336Z', { tone: pen.accent, round: 8 }) +
      form(pen, cap, {
        tone: pen.accent,
        round: 34,
        inner:
          Array.from({ length: 13 }, (_, i) =>
            line(pen.accent.line, `M${424 + i * 9.4} 262L${420 + i * 10} 326`, 2.6, 0.4),
          ).join('') + sheen(pen.accent, 'M448 226L440 320', 20, 0.8),
      }) +
      '</g>'
    );
  },
);

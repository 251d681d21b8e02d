import { feather, form, sheen } from '@/demo/pictures/drawing/form';
import type { Pen } from '@/demo/pictures/drawing/pen';
import { silhouette } from '@/demo/pictures/drawing/silhouette';
import { fill, line, mark } from '@/demo/pictures/drawing/trim';

const tub =
  'M96 560C80 470 130 420 200 430C260 440 300 520 350 560C480 600 720 600 850 560C884 556 896 590 884 640C868 730 840 790 800 820C640 850 380 850 300 820C200 790 120 690 96 560Z';
const well =
  'M176 520C170 480 200 470 226 496C270 550 310 610 370 630C500 660 700 650 826 606C846 604 848 630 838 656C820 700 800 730 780 744C640 780 440 780 350 750C250 710 190 610 176 520Z';

export const sledge = silhouette(
  {
    rest: 'stands',
    floor: 882,
    details: [
      { at: [560, 660], zoom: 1.8 },
      { at: [560, 780], zoom: 1.44 },
    ],
    outdoors: 0.92,
  },
  (pen: Pen) => {
    const t = pen.main;
    const wood = '#c79a66';
    const rope = 'M132 500C60 560 20 680 60 760C100 840 200 900 300 892';
    return (
      form(pen, 'M250 800L330 836L310 872L250 846Z', { tone: pen.dark, round: 12 }) +
      form(
        pen,
        'M216 846C300 892 520 888 760 884C820 880 860 860 880 830L890 838C872 880 830 904 760 906C520 912 280 916 206 860Z',
        { tone: pen.steel, round: 14 },
      ) +
      form(pen, 'M740 800L800 796L816 876L756 882Z', { tone: pen.dark, round: 12 }) +
      form(pen, 'M340 820L420 830L424 880L356 880Z', { tone: pen.dark, round: 12 }) +
      form(pen, tub, {
        round: 100,
        inner:
          sheen(t, 'M130 560C160 680 240 770 330 800', 34, 0.9) +
          sheen(t, 'M380 800C520 824 680 820 780 796', 26, 0.7) +
          line(pen.accent.base, 'M128 640C180 740 250 790 320 808C460 836 660 834 800 806', 10),
      }) +
      form(pen, well, {
        tone: pen.panel,
        round: 80,
        inner:
          feather(well, '#000', 50, 0.35) +
          [0, 1, 2]
            .map((i) =>
              line(
                pen.panel.shadeInk,
                `M${400 + i * 20} ${676 + i * 28}C540 ${700 + i * 26} 680 ${694 + i * 26} ${810 - i * 10} ${664 + i * 26}`,
                5,
                0.35,
              ),
            )
            .join(''),
      }) +
      form(
        pen,
        'M430 640C540 660 680 654 800 622C812 650 806 690 790 706C680 742 560 742 470 724C446 700 432 670 430 640Z',
        { tone: pen.accent, round: 40, inner: line(pen.accent.line, 'M440 680C560 704 690 700 800 668', 2, 0.5) },
      ) +
      line('#8a6a44', rope, 10) +
      line(wood, rope, 7) +
      `<path d="${rope}" fill="none" stroke="#6d5233" stroke-opacity=".6" stroke-width="7" stroke-dasharray="2 6"/>` +
      line('#6d5233', 'M270 884L334 900', 22) +
      line(wood, 'M270 882L334 898', 17) +
      line('#fff', 'M272 877L332 892', 3, 0.35) +
      fill('#1b1d20', 'M126 492L146 486L150 506L130 512Z') +
      form(
        pen,
        'M800 560C840 500 870 490 880 510C886 540 872 570 860 600L838 596C846 570 852 548 850 540C840 544 832 556 824 574Z',
        { tone: pen.dark, round: 10 },
      ) +
      mark(pen, pen.accent.base, 226, 680, 1.8)
    );
  },
);

import { feather, form, sheen } from '@/demo/pictures/drawing/form';
import type { Pen } from '@/demo/pictures/drawing/pen';
import { silhouette } from '@/demo/pictures/drawing/silhouette';
import { fill, line, mark } from '@/demo/pictures/drawing/trim';

const sheet =
  'M300 190C380 172 600 172 668 190C700 200 706 240 706 300L706 850L262 850L262 300C262 236 268 198 300 190Z';
const roll =
  'M226 852C226 804 268 780 320 780L660 780C716 780 748 808 748 856L748 930C748 980 716 1006 660 1006L320 1006C262 1006 226 980 226 930Z';

export const mat = silhouette(
  {
    rest: 'stands',
    floor: 1004,
    details: [
      { at: [560, 760], zoom: 2 },
      { at: [560, 880], zoom: 1.6 },
    ],
  },
  (pen: Pen) => {
    const t = pen.main;
    const tubes = Array.from({ length: 8 }, (_, i) => {
      const x = 262 + 55.5 * i;
      const d = `M${x} 180C${x - 3} 400 ${x + 3} 640 ${x} 860`;
      return (
        feather(d, t.shadeInk, 34, t.shadeAlpha * 0.8) +
        sheen(t, `M${x + 25} 206L${x + 25} 850`, 26, 0.55) +
        line(t.line, d, 2, 0.5)
      );
    }).join('');
    const swirl = Array.from({ length: 5 }, (_, i) => {
      const r = 92 - i * 19;
      return line(
        i % 2 ? t.deep : t.light,
        `M${738 - r * 0.34} ${893 - r}C${738 + r * 0.2} ${893 - r} ${738 + r * 0.36} ${893 - r * 0.5} ${738 + r * 0.36} 893C${738 + r * 0.36} ${893 + r * 0.6} ${738 + r * 0.1} ${893 + r} ${738 - r * 0.3} ${893 + r * 0.98}`,
        7,
        0.85,
      );
    }).join('');
    const band = (x: number) =>
      line(pen.dark.line, `M${x} 778C${x + 20} 850 ${x + 20} 940 ${x} 1008`, 32) +
      line(pen.dark.base, `M${x} 778C${x + 20} 850 ${x + 20} 940 ${x} 1008`, 29) +
      line('#fff', `M${x - 4} 784C${x + 14} 850 ${x + 14} 940 ${x - 6} 1000`, 4, 0.18);
    return (
      form(pen, sheet, { round: 60, matter: 'shell', inner: tubes }) +
      fill(pen.dark.base, 'M306 176L344 170L346 204L308 206Z') +
      form(pen, 'M300 160C306 148 344 146 352 158L350 184L304 186Z', { tone: pen.accent, round: 12 }) +
      feather('M262 790L706 790', '#000', 60, 0.32) +
      form(pen, roll, {
        tone: pen.panel,
        round: 110,
        matter: 'shell',
        inner:
          Array.from({ length: 7 }, (_, i) =>
            feather(
              `M${270 + i * 62} 778C${290 + i * 62} 850 ${290 + i * 62} 940 ${270 + i * 62} 1010`,
              pen.panel.shadeInk,
              20,
              pen.panel.shadeAlpha * 0.6,
            ),
          ).join('') + sheen(pen.panel, 'M240 836L740 836', 44, 0.7),
      }) +
      form(
        pen,
        'M706 790C752 790 778 830 778 893C778 956 752 998 706 998C720 960 726 930 726 893C726 850 720 820 706 790Z',
        { tone: t, round: 18, inner: swirl },
      ) +
      band(330) +
      band(600) +
      form(pen, 'M586 870L640 870L640 926L586 926Z', { tone: pen.dark, round: 12 }) +
      mark(pen, pen.accent.base, 474, 892, 2.2)
    );
  },
);

import { feather, form, sheen } from '@/demo/pictures/drawing/form';
import type { Pen } from '@/demo/pictures/drawing/pen';
import { silhouette } from '@/demo/pictures/drawing/silhouette';
import { line, mark, stitch } from '@/demo/pictures/drawing/trim';

const hull =
  'M96 724C120 676 190 640 270 630C330 622 380 640 430 664C560 690 700 680 800 640C850 622 884 640 880 690C874 760 840 800 780 812C600 836 360 836 230 814C150 800 84 770 96 724Z';
const seat =
  'M420 640C470 618 640 622 716 600C770 560 800 500 838 492C868 490 880 520 872 560C862 620 836 662 780 676C660 700 500 700 436 680C412 670 404 650 420 640Z';
const runner = (x0: number, x1: number) =>
  `M${x0} 850C${x0 - 26} 850 ${x0 - 44} 872 ${x0 - 30} 892C${x0 - 20} 908 ${x0} 912 ${x0 + 30} 912L${x1} 912C${x1 + 10} 908 ${x1 + 10} 892 ${x1} 888L${x0 + 40} 886C${x0 + 20} 884 ${x0 + 14} 866 ${x0} 850Z`;

export const steeringSledge = silhouette(
  {
    rest: 'stands',
    floor: 914,
    details: [
      { at: [420, 640], zoom: 1.7 },
      { at: [420, 760], zoom: 1.36 },
    ],
    outdoors: 0.9,
  },
  (pen: Pen) => {
    const t = pen.main;
    const steel = (d: string, w: number) =>
      line(pen.steel.line, d, w + 3) + line(pen.steel.base, d, w) + line('#fff', d, w * 0.3, 0.7);
    return (
      form(pen, runner(500, 890), { tone: pen.panel, round: 12 }) +
      steel('M560 800L548 890M760 796L780 890', 16) +
      form(pen, runner(150, 400), { tone: pen.accent, round: 14 }) +
      steel('M250 800L246 888', 20) +
      form(pen, runner(470, 866), { tone: pen.accent, round: 14, inner: line('#fff', 'M500 894L860 894', 3, 0.5) }) +
      steel('M540 806L524 892M740 802L752 892', 16) +
      line('#c79a66', 'M108 722C50 740 26 800 54 850C70 876 100 886 130 880', 9) +
      steel('M262 700L338 500', 22) +
      form(pen, hull, {
        round: 90,
        inner:
          sheen(t, 'M150 700C240 650 330 650 420 690', 34, 0.8) +
          sheen(t, 'M480 716C600 730 740 716 850 672', 20, 0.6) +
          form(pen, 'M84 770C240 800 640 806 880 760L880 850L84 850Z', { tone: pen.panel, round: 30 }) +
          line(pen.accent.base, 'M92 768C240 800 640 806 876 758', 9),
      }) +
      form(pen, 'M228 648C240 620 290 612 310 634L300 660L236 668Z', { tone: pen.dark, round: 16 }) +
      form(pen, seat, {
        tone: pen.dark,
        round: 46,
        inner:
          stitch(pen.dark, 'M440 652C520 660 660 656 740 630C790 600 820 540 846 512') +
          sheen(pen.dark, 'M450 640C560 640 680 636 740 604', 18, 0.8),
      }) +
      feather('M420 690C520 706 700 700 800 668', '#000', 20, 0.3) +
      `<g transform="translate(344 486) rotate(20)"><ellipse rx="96" ry="40" fill="none" stroke="#17191c" stroke-width="30"/><ellipse rx="96" ry="40" fill="none" stroke="${pen.dark.base}" stroke-width="25"/><path d="M-92 -14C-70 -40 60 -44 90 -16" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="5" stroke-linecap="round"/><path d="M-84 4L84 4M0 4L10 38" stroke="${pen.dark.base}" stroke-width="15"/><ellipse cy="4" rx="27" ry="17" fill="${pen.accent.base}" stroke="${pen.accent.line}" stroke-width="2"/></g>` +
      line(pen.dark.line, 'M600 690L650 610L676 606', 15) +
      line(pen.accent.base, 'M644 612L684 604', 17) +
      mark(pen, t.luminance > 0.72 ? t.line : '#ffffff', 190, 734, 2.6)
    );
  },
);

import { whole } from '@/demo/pictures/drawing/contour';
import { folds, form, sheen } from '@/demo/pictures/drawing/form';
import type { Pen } from '@/demo/pictures/drawing/pen';
import { silhouette } from '@/demo/pictures/drawing/silhouette';
import { line, mark, stitch } from '@/demo/pictures/drawing/trim';

const body = whole(
  'M480 340C560 340 610 330 640 322C660 380 692 440 700 520C710 660 708 860 702 1000C690 1040 600 1062 480 1062',
);
const roll = whole(
  'M480 232C560 230 640 234 668 240C682 246 688 258 688 278C688 300 682 314 666 320C610 334 540 338 480 338',
);

export const dryBag = silhouette(
  {
    rest: 'stands',
    floor: 1052,
    details: [
      { at: [480, 480], zoom: 1.7 },
      { at: [480, 600], zoom: 1.36 },
    ],
  },
  (pen: Pen) => {
    const t = pen.main;
    return (
      line(pen.dark.line, 'M296 280C210 330 210 470 300 500', 25) +
      line(pen.dark.base, 'M296 280C210 330 210 470 300 500', 22) +
      line('#fff', 'M286 282C204 336 208 460 292 490', 3, 0.25) +
      form(pen, body, {
        round: 120,
        inner:
          folds(
            [
              [330, 340, 360, 430, 400, 480],
              [640, 336, 600, 420, 580, 500],
              [480, 346, 470, 420, 440, 470],
              [430, 344, 420, 400, 380, 440],
              [560, 344, 560, 410, 600, 450],
              [262, 560, 340, 600, 400, 590],
              [700, 620, 620, 660, 560, 650],
              [260, 860, 330, 830, 390, 850],
              [704, 900, 640, 860, 600, 870],
            ],
            19,
            0.75,
          ) +
          form(pen, 'M220 968C380 1000 580 1000 740 968L740 1080L220 1080Z', { tone: pen.panel, round: 30 }) +
          sheen(t, 'M338 480C326 660 330 840 340 960', 70, 0.7) +
          sheen(t, 'M324 500C314 660 318 820 326 940', 16, 0.8) +
          sheen(t, 'M648 500C656 660 654 840 646 940', 24, 0.5),
      }) +
      line(t.line, 'M262 966C390 998 570 998 700 966', 2.6, 0.6) +
      form(pen, roll, {
        tone: pen.panel,
        round: 34,
        inner:
          line(pen.panel.line, 'M276 270C400 262 560 262 686 270', 3, 0.6) +
          line(pen.panel.line, 'M276 300C400 294 560 294 686 300', 3, 0.5) +
          sheen(pen.panel, 'M284 250C400 242 560 242 676 250', 14, 0.8),
      }) +
      form(pen, 'M276 252L304 250L304 312L278 314Z', { tone: pen.dark, round: 14 }) +
      form(pen, 'M684 252L656 250L656 312L682 314Z', { tone: pen.dark, round: 14 }) +
      form(pen, 'M286 484L330 480L334 520L290 524Z', { tone: pen.dark, round: 12 }) +
      form(
        pen,
        'M390 600L570 600C578 600 582 604 582 612L582 792C582 800 578 804 570 804L390 804C382 804 378 800 378 792L378 612C378 604 382 600 390 600Z',
        {
          tone: pen.accent,
          round: 26,
          inner: stitch(pen.accent, 'M392 614L568 614L568 790L392 790Z'),
        },
      ) +
      mark(pen, pen.accent.luminance > 0.72 ? pen.accent.line : '#ffffff', 480, 704, 4.2)
    );
  },
);

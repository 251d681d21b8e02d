import { flip, whole } from '@/demo/pictures/drawing/contour';
import { feather, form } from '@/demo/pictures/drawing/form';
import type { Pen } from '@/demo/pictures/drawing/pen';
import { silhouette } from '@/demo/pictures/drawing/silhouette';
import { line, mark, puller, seam, stitch, zip } from '@/demo/pictures/drawing/trim';
import { bodyCreases, outerTorso, sleevePair } from '@/demo/pictures/drawing/upper-body';

const collar = whole('M480 168C520 168 548 174 562 186C572 214 580 244 586 268C556 296 520 312 480 316');
const yoke = whole(
  'M480 236C520 238 560 240 596 252C640 266 680 278 706 302C700 340 697 370 694 400C620 424 550 432 480 432',
);

function sleeves(pen: Pen): string {
  return sleevePair(pen, {
    matter: 'fleece',
    creases: 0.55,
    extra: (side) =>
      form(
        pen,
        side(
          'M272 286C232 302 210 336 198 384C194 400 190 420 187 436C220 450 270 452 312 440C312 380 306 330 272 286Z',
        ),
        {
          tone: pen.panel,
          round: 50,
        },
      ) + stitch(pen.panel, side('M186 428C220 442 270 444 312 432')),
    cuff: (p, side) =>
      form(p, side('M96 886C140 904 184 908 226 902L218 950L96 940Z'), { tone: p.panel, round: 18 }) +
      seam(p.main, side('M104 884C140 902 184 906 222 900')),
  });
}

function body(pen: Pen): string {
  return form(pen, outerTorso, {
    round: 90,
    matter: 'fleece',
    inner:
      bodyCreases(pen.main, 0.5) +
      seam(pen.main, 'M334 430C320 600 318 800 326 1010', 2) +
      seam(pen.main, flip('M334 430C320 600 318 800 326 1010'), 2) +
      form(pen, whole('M480 976C560 976 640 970 720 950L720 1030L480 1030'), { tone: pen.panel, round: 24 }) +
      form(pen, yoke, { tone: pen.panel, round: 70 }) +
      stitch(pen.panel, 'M262 392C340 416 410 424 480 424C550 424 620 416 698 392'),
  });
}

function front(pen: Pen): string {
  const t = pen.main;
  const chest = 'M572 470C576 508 576 540 574 586';
  const pocket = 'M340 700C332 750 326 800 322 850';
  return (
    form(pen, whole('M480 156C518 158 546 164 556 184C550 200 520 208 480 210'), { round: 24, fill: pen.panel.deep }) +
    sleeves(pen) +
    body(pen) +
    feather(chest, t.shadeInk, 30, t.shadeAlpha * 0.5) +
    zip(pen, chest, { width: 12, tape: pen.accent }) +
    zip(pen, pocket, { width: 12 }) +
    zip(pen, flip(pocket), { width: 12 }) +
    feather('M380 274C410 304 440 322 480 326C520 322 550 304 580 274', t.shadeInk, 34, t.shadeAlpha) +
    form(pen, collar, {
      round: 40,
      matter: 'fleece',
      inner: stitch(t, 'M392 200C420 214 450 218 480 218C510 218 540 214 568 200'),
    }) +
    line(pen.accent.base, 'M396 184C424 198 452 202 480 202C508 202 536 198 564 184', 5) +
    feather('M474 206C474 480 474 800 474 1008', t.shadeInk, 34, t.shadeAlpha * 0.7) +
    zip(pen, 'M480 204C480 460 480 740 480 1006', { width: 17, tape: pen.panel, teeth: pen.accent.base }) +
    puller(pen.accent, 480, 330) +
    puller(pen.accent, 572, 480, 0, 0.75) +
    mark(pen, pen.accent.base, 372, 372, 1.15)
  );
}

function back(pen: Pen): string {
  const t = pen.main;
  return (
    sleeves(pen) +
    body(pen) +
    feather('M380 274C410 304 440 318 480 320C520 318 550 304 580 274', t.shadeInk, 30, t.shadeAlpha) +
    form(pen, collar, { round: 40, matter: 'fleece' }) +
    seam(t, 'M480 434C478 620 482 800 480 1010', 1.8) +
    mark(pen, pen.accent.base, 480, 372, 1)
  );
}

export const fleece = silhouette(
  {
    rest: 'hangs',
    details: [
      { at: [540, 420], zoom: 2.2 },
      { at: [540, 540], zoom: 1.76 },
    ],
  },
  (pen) => (pen.back ? back(pen) : front(pen)),
);

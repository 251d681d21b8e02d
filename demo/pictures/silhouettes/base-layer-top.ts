import { flip, whole } from '@/demo/pictures/drawing/contour';
import { feather, form } from '@/demo/pictures/drawing/form';
import type { Pen } from '@/demo/pictures/drawing/pen';
import { silhouette } from '@/demo/pictures/drawing/silhouette';
import { line, mark, puller, seam, stitch, zip } from '@/demo/pictures/drawing/trim';
import { bodyCreases, fittedSleeve, fittedTorso, sleevePair } from '@/demo/pictures/drawing/upper-body';

const collar = whole('M480 186C516 186 542 192 556 204C562 224 566 240 570 252C548 276 516 288 480 290');
const raglan = 'M392 244C376 330 350 420 306 500';

function sleeves(pen: Pen): string {
  return sleevePair(pen, {
    path: fittedSleeve,
    matter: 'merino',
    creases: 0.6,
    cuff: (p, side) =>
      seam(p.main, side('M120 894C150 908 190 912 224 906')) + stitch(p.main, side('M118 902C150 916 190 920 224 914')),
  });
}

function body(pen: Pen): string {
  const t = pen.main;
  const hoops = [0, 1, 2]
    .map((i) =>
      line(
        pen.accent.base,
        `M280 ${470 + i * 34}C350 ${492 + i * 34} 420 ${500 + i * 34} 480 ${500 + i * 34}C540 ${500 + i * 34} 610 ${492 + i * 34} 690 ${470 + i * 34}`,
        i === 1 ? 15 : 6,
        0.9,
      ),
    )
    .join('');
  return form(pen, fittedTorso, {
    round: 80,
    matter: 'merino',
    inner:
      hoops +
      bodyCreases(t, 0.55) +
      seam(t, raglan, 2) +
      seam(t, flip(raglan), 2) +
      seam(t, 'M270 954C350 974 420 978 480 978C540 978 610 974 690 954', 1.8) +
      stitch(t, 'M270 962C350 982 420 986 480 986C540 986 610 982 690 962'),
  });
}

function neck(pen: Pen): string {
  const t = pen.main;
  return (
    feather('M394 262C420 286 450 298 480 300C510 298 540 286 566 262', t.shadeInk, 28, t.shadeAlpha * 0.8) +
    form(pen, collar, {
      round: 34,
      matter: 'merino',
      inner: seam(t, 'M388 246C420 268 450 274 480 274C510 274 540 268 572 246', 1.6),
    })
  );
}

function front(pen: Pen): string {
  const t = pen.main;
  return (
    form(pen, whole('M480 176C514 178 540 184 550 202C544 214 516 222 480 224'), { round: 20, fill: pen.panel.deep }) +
    sleeves(pen) +
    body(pen) +
    neck(pen) +
    line(t.line, 'M404 204C428 216 452 220 480 220C508 220 532 216 556 204', 2, 0.6) +
    feather('M476 222C476 300 476 360 476 448', t.shadeInk, 24, t.shadeAlpha * 0.6) +
    zip(pen, 'M480 222C480 300 480 370 480 446', { width: 13, tape: pen.panel }) +
    puller(pen.accent, 480, 262, 0, 0.75) +
    mark(pen, pen.accent.base, 590, 410, 0.95)
  );
}

export const baseLayerTop = silhouette(
  {
    rest: 'hangs',
    details: [
      { at: [540, 400], zoom: 2.3 },
      { at: [540, 520], zoom: 1.84 },
    ],
  },
  (pen) => (pen.back ? sleeves(pen) + body(pen) + neck(pen) + mark(pen, pen.accent.base, 480, 330, 0.8) : front(pen)),
);

import { flip, whole } from '@/demo/pictures/drawing/contour';
import { feather, form } from '@/demo/pictures/drawing/form';
import { type Legs, legCreases, legsPath } from '@/demo/pictures/drawing/lower-body';
import type { Pen } from '@/demo/pictures/drawing/pen';
import { silhouette } from '@/demo/pictures/drawing/silhouette';
import { fill, line, mark, puller, seam, stitch, zip } from '@/demo/pictures/drawing/trim';

const legs: Legs = { top: 120, waist: 152, hip: 196, knee: 188, ankle: 182, inner: 48, rise: 420, hem: 1052 };
const body = legsPath(legs);
const band = whole('M480 130C540 130 600 126 634 118C640 138 644 154 647 172C590 186 540 190 480 190');
const knee =
  'M300 640C330 626 380 626 416 644C424 700 424 760 414 812C380 826 334 824 306 808C296 750 294 690 300 640Z';

function both(draw: (side: (d: string) => string) => string): string {
  return draw((d) => d) + draw(flip);
}

function shared(pen: Pen): string {
  const t = pen.main;
  const gaiter = 'M280 990C330 1010 390 1012 440 1000L440 1090L280 1090Z';
  return (
    legCreases(t, legs, 0.62) +
    both(
      (side) =>
        form(pen, side(gaiter), { tone: pen.panel, round: 22 }) +
        stitch(pen.panel, side('M284 1000C330 1018 390 1020 436 1008')),
    ) +
    both((side) => seam(t, side('M322 190C300 320 300 620 312 1060'), 1.8))
  );
}

function front(pen: Pen): string {
  const t = pen.main;
  const thigh = 'M350 330C342 380 336 430 332 484';
  const inside = whole('M480 112C540 112 600 108 632 116L634 124C600 134 540 138 480 138');
  return (
    form(pen, inside, { round: 12, fill: pen.panel.deep }) +
    form(pen, body, {
      round: 66,
      matter: 'shell',
      inner:
        shared(pen) +
        both(
          (side) =>
            form(pen, side(knee), { tone: pen.panel, round: 34 }) +
            stitch(t, side('M308 648C334 636 380 636 408 652C416 700 416 760 406 804')),
        ) +
        both(
          (side) =>
            feather(side(thigh), t.shadeInk, 32, t.shadeAlpha * 0.5) +
            zip(pen, side(thigh), { width: 12, tape: pen.accent }),
        ) +
        seam(t, 'M480 190C484 270 486 340 480 420') +
        stitch(t, 'M492 190C498 260 500 310 484 352'),
    }) +
    form(pen, band, { round: 26, tone: pen.panel }) +
    stitch(pen.panel, 'M314 180C370 192 420 196 480 196C540 196 590 192 646 180') +
    fill(pen.dark.base, 'M462 136L500 136L500 184L462 184Z') +
    `<circle cx="481" cy="160" r="11" fill="${pen.steel.base}" stroke="${pen.steel.line}"/><circle cx="478" cy="157" r="4" fill="#fff" fill-opacity=".6"/>` +
    both(
      (side) =>
        line(pen.dark.base, side('M390 128L388 192'), 12) + line(pen.dark.light, side('M387 130L385 190'), 2, 0.5),
    ) +
    both((side) =>
      puller(
        pen.accent,
        side('M349 342').startsWith('M349') ? 349 : 611,
        342,
        side('M349 342').startsWith('M349') ? 8 : -8,
        0.72,
      ),
    ) +
    mark(pen, pen.accent.base, 590, 268, 1)
  );
}

function back(pen: Pen): string {
  const t = pen.main;
  const pocket = 'M352 300C390 312 420 312 452 302';
  return (
    form(pen, body, {
      round: 66,
      matter: 'shell',
      inner:
        shared(pen) +
        seam(t, 'M480 150C480 260 480 340 480 420') +
        seam(t, 'M320 236C380 262 430 274 480 276C530 274 580 262 640 236', 1.8) +
        form(
          pen,
          'M384 260C430 278 530 278 576 260C592 320 590 380 560 416C520 436 440 436 400 416C370 380 368 320 384 260Z',
          { tone: pen.panel, round: 40 },
        ) +
        zip(pen, pocket, { width: 11 }) +
        zip(pen, flip(pocket), { width: 11 }),
    }) +
    form(pen, whole('M480 106C540 106 600 108 634 116C640 138 644 154 647 172C590 180 540 180 480 180'), {
      round: 26,
      tone: pen.panel,
    }) +
    both((side) => line(pen.dark.base, side('M400 112L398 184'), 12)) +
    line(pen.dark.base, 'M480 108L480 184', 12) +
    mark(pen, pen.accent.base, 394, 470, 0.9)
  );
}

export const shellTrousers = silhouette(
  {
    rest: 'hangs',
    details: [
      { at: [420, 320], zoom: 2.2 },
      { at: [420, 440], zoom: 1.76 },
    ],
  },
  (pen) => (pen.back ? back(pen) : front(pen)),
);

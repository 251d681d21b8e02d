import { flip, whole } from '@/demo/pictures/drawing/contour';
import { feather, form } from '@/demo/pictures/drawing/form';
import { type Legs, legCreases, legsPath } from '@/demo/pictures/drawing/lower-body';
import type { Pen } from '@/demo/pictures/drawing/pen';
import { silhouette } from '@/demo/pictures/drawing/silhouette';
import { line, mark, seam, stitch } from '@/demo/pictures/drawing/trim';

const legs: Legs = { top: 120, waist: 146, hip: 184, knee: 160, ankle: 136, inner: 44, rise: 424, hem: 1056 };
const body = legsPath(legs);
const band = whole('M480 130C540 130 596 126 627 118C632 136 636 152 639 168C590 184 540 188 480 188');

function both(draw: (side: (d: string) => string) => string): string {
  return draw((d) => d) + draw(flip);
}

const knee =
  'M312 610C348 634 396 636 432 616C440 690 440 760 430 830C396 848 350 846 320 826C308 756 306 680 312 610Z';

function front(pen: Pen): string {
  const t = pen.main;
  const pocket = 'M318 196C326 236 350 276 386 296';
  const cargo = 'M300 440L372 452C376 500 376 540 370 582L302 570C298 526 298 484 300 440Z';
  return (
    form(pen, whole('M480 112C540 112 596 108 624 116L627 124C596 134 540 138 480 138'), {
      round: 12,
      fill: pen.panel.deep,
    }) +
    form(pen, body, {
      round: 60,
      matter: 'softshell',
      inner:
        legCreases(t, legs, 0.66) +
        both((side) =>
          form(pen, side(knee), {
            tone: pen.panel,
            round: 44,
            inner: seam(pen.panel, side('M318 716C350 730 400 732 434 716'), 1.6),
          }),
        ) +
        both((side) => seam(t, side(pocket)) + stitch(t, side('M310 202C318 244 346 286 384 306'))) +
        feather(cargo, t.shadeInk, 22, t.shadeAlpha * 0.7, 4, 6) +
        form(pen, cargo, { round: 30, tone: t, inner: seam(t, 'M298 474L376 486') }) +
        seam(t, 'M480 190C484 270 486 340 480 424') +
        stitch(t, 'M492 190C500 266 502 322 484 362') +
        both((side) => stitch(t, side('M340 1040C370 1052 410 1054 440 1046'))),
    }) +
    form(pen, band, { round: 24, tone: pen.panel }) +
    both(
      (side) =>
        line(t.shade, side('M384 128L382 192'), 13) +
        line(t.line, side('M377 130L375 192'), 1.4, 0.6) +
        line(t.line, side('M391 130L389 192'), 1.4, 0.6),
    ) +
    `<circle cx="480" cy="158" r="11" fill="${pen.accent.base}" stroke="${pen.accent.line}" stroke-width="1.4"/><circle cx="477" cy="155" r="3.6" fill="#fff" fill-opacity=".5"/>` +
    mark(pen, pen.accent.base, 588, 262, 0.95)
  );
}

function back(pen: Pen): string {
  const t = pen.main;
  const patch = 'M352 290L450 302L448 404C414 412 380 408 352 396Z';
  return (
    form(pen, body, {
      round: 60,
      matter: 'softshell',
      inner:
        legCreases(t, legs, 0.66) +
        seam(t, 'M480 180C480 260 480 340 480 424') +
        seam(t, 'M318 228C380 250 430 260 480 262C530 260 580 250 642 228', 1.8) +
        both((side) => form(pen, side(patch), { round: 26, inner: stitch(t, side('M352 316L450 328')) })) +
        both((side) => seam(t, side('M330 470C318 640 326 860 346 1060'), 1.6)),
    }) +
    form(pen, whole('M480 106C540 106 596 108 627 116C632 136 636 152 639 168C590 178 540 178 480 178'), {
      round: 24,
      tone: pen.panel,
    }) +
    line(t.shade, 'M480 108L480 184', 13) +
    mark(pen, pen.accent.base, 560, 352, 0.9)
  );
}

export const softshellTrousers = silhouette(
  {
    rest: 'hangs',
    details: [
      { at: [420, 330], zoom: 2.2 },
      { at: [420, 450], zoom: 1.76 },
    ],
  },
  (pen) => (pen.back ? back(pen) : front(pen)),
);

import { whole } from '@/demo/pictures/drawing/contour';
import { feather, form } from '@/demo/pictures/drawing/form';
import type { Pen } from '@/demo/pictures/drawing/pen';
import { silhouette } from '@/demo/pictures/drawing/silhouette';
import type { Tone } from '@/demo/pictures/drawing/tone';
import { cord, line, mark, puller, zip } from '@/demo/pictures/drawing/trim';

const bag = whole(
  'M480 88C560 88 630 120 656 190C672 236 704 270 716 340C726 420 712 520 694 640C676 760 664 860 650 980C640 1056 600 1100 540 1110C520 1112 500 1112 480 1112',
);
const opening = whole('M480 150C540 150 584 186 590 240C592 300 548 350 480 356');

function baffle(tone: Tone, y: number, bow: number): string {
  const d = `M220 ${y - bow}C320 ${y + bow * 0.5} 400 ${y + bow * 0.8} 480 ${y + bow * 0.8}C560 ${y + bow * 0.8} 640 ${y + bow * 0.5} 740 ${y - bow}`;
  const gathers = [
    [14, '3 24 2 40 3 31', 5],
    [12, '2 33 3 21 2 44', -6],
  ] as const;
  return (
    feather(d, tone.shadeInk, 46, tone.shadeAlpha * 0.85, 0, -7) +
    feather(d, tone.lightInk, 32, tone.lightAlpha * 0.62, 0, 26) +
    line(tone.line, d, 2.2, 0.7) +
    gathers
      .map(
        ([w, dash, dy]) =>
          `<path d="${d}" transform="translate(0 ${dy})" fill="none" stroke="${tone.shadeInk}" stroke-opacity="${(tone.shadeAlpha * 0.3).toFixed(2)}" stroke-width="${w}" stroke-dasharray="${dash}"/>`,
      )
      .join('')
  );
}

export const sleepingBag = silhouette(
  {
    rest: 'hangs',
    details: [
      { at: [480, 330], zoom: 2 },
      { at: [480, 450], zoom: 1.6 },
    ],
  },
  (pen: Pen) => {
    const t = pen.main;
    const rows = Array.from({ length: 10 }, (_, i) => 420 + i * 70);
    const hood = pen.back
      ? [190, 270, 350].map((y) => baffle(t, y, 12)).join('')
      : [0.7, 1]
          .map((s) => {
            const d = `M${480 - 190 * s} ${400 - 30 * s}C${480 - 240 * s} 230 ${480 - 120 * s} ${240 - 150 * s} 480 ${240 - 150 * s}C${480 + 120 * s} ${240 - 150 * s} ${480 + 240 * s} 230 ${480 + 190 * s} ${400 - 30 * s}`;
            return feather(d, t.shadeInk, 34, t.shadeAlpha * 0.8) + line(t.line, d, 2, 0.6);
          })
          .join('');
    return (
      feather(bag, '#3c372d', 60, 0.24, 14, 20) +
      form(pen, bag, {
        round: 110,
        matter: 'shell',
        inner:
          hood +
          rows.map((y) => baffle(t, y, 12)).join('') +
          form(pen, 'M240 1020C340 1044 620 1044 720 1020L720 1140L240 1140Z', {
            tone: pen.panel,
            round: 60,
            inner: baffle(pen.panel, 1080, 8),
          }),
      }) +
      (pen.back
        ? mark(pen, pen.accent.base, 480, 560, 2)
        : form(pen, opening, {
            tone: pen.accent,
            round: 70,
            inner:
              feather('M380 200C430 160 530 160 580 200', pen.accent.shadeInk, 90, 0.5) +
              baffle(pen.accent, 256, -16) +
              baffle(pen.accent, 316, -12),
          }) +
          feather('M372 262C380 330 430 362 480 364C530 362 580 330 588 262', t.shadeInk, 26, t.shadeAlpha) +
          line(pen.accent.base, 'M376 300C400 344 440 362 480 362C520 362 560 344 584 300', 6) +
          zip(pen, 'M584 318C610 420 604 560 580 720C570 780 566 830 562 880', {
            width: 13,
            tape: pen.panel,
            teeth: pen.accent.base,
          }) +
          puller(pen.accent, 592, 358, -8, 0.85) +
          cord(pen.accent, 440, 358, 70, -8) +
          mark(pen, pen.accent.base, 402, 520, 1.7))
    );
  },
);

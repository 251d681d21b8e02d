import { whole } from '@/demo/pictures/drawing/contour';
import { feather, form, shadeBand } from '@/demo/pictures/drawing/form';
import type { Pen } from '@/demo/pictures/drawing/pen';
import { silhouette } from '@/demo/pictures/drawing/silhouette';
import { line, mark } from '@/demo/pictures/drawing/trim';

const crown = whole('M480 330C610 330 706 420 730 560C742 640 744 720 740 780C660 800 560 806 480 806');
const brim = whole('M480 664C590 664 690 650 752 636C768 690 770 760 758 836C690 858 590 868 480 868');

/** Knitted ribs follow the curve of the head, closer towards the sides. */
function ribs(pen: Pen, top: number, bottom: number, width: number, bow: number): string {
  let out = '';
  for (let i = -12; i <= 12; i += 1) {
    const a = (i / 12.6) * (Math.PI / 2);
    const x = 480 + Math.sin(a) * width;
    const head = 480 + Math.sin(a) * width * bow;
    const w = 15 * Math.cos(a) + 4;
    const d = `M${head.toFixed(0)} ${top}C${x.toFixed(0)} ${top + (bottom - top) * 0.3} ${x.toFixed(0)} ${top + (bottom - top) * 0.6} ${x.toFixed(0)} ${bottom}`;
    out += feather(d, pen.main.shadeInk, w, pen.main.shadeAlpha * 1.1);
    out += line(
      pen.main.lightInk,
      d,
      3,
      pen.main.lightAlpha * 0.3,
      ` transform="translate(${(w * 0.55).toFixed(1)} 0)"`,
    );
  }
  return out;
}

const stars = (pen: Pen, y: number) =>
  Array.from({ length: 7 }, (_, i) => {
    const a = ((i - 3) / 3.5) * 1.2;
    const x = 480 + Math.sin(a) * 270;
    const s = Math.cos(a) * 0.9 + 0.1;
    return `<g transform="translate(${x.toFixed(1)} ${y - Math.abs(i - 3) * 2}) scale(${(s * 1.15).toFixed(2)} 1.15)"><path d="M0 -24L7 -8L24 0L7 8L0 24L-7 8L-24 0L-7 -8Z" fill="${pen.accent.base}"/></g>`;
  }).join('');

function pompom(pen: Pen): string {
  const t = pen.accent;
  let tufts = '';
  // From the rim inwards, so that the middle tufts lie on top.
  for (let i = 150; i > 0; i -= 1) {
    const a = i * 2.39996;
    const r = 8.2 * Math.sqrt(i);
    const bend = ((i * 37) % 11) / 11 - 0.5;
    const x = 480 + Math.cos(a) * r * 0.8;
    const y = 262 + Math.sin(a) * r * 0.8;
    const lit = (x - 480) * 0.6 + (y - 262) * 0.8;
    const reach = 16 + ((i * 53) % 9);
    const ink = lit < -26 ? t.light : lit > 36 ? t.shade : t.base;
    const d = `M${x.toFixed(0)} ${y.toFixed(0)}l${(Math.cos(a + bend) * reach).toFixed(0)} ${(Math.sin(a + bend) * reach).toFixed(0)}`;
    tufts += line(t.deep, d, 9, 0.35) + line(ink, d, 6.5);
  }
  return `<circle cx="480" cy="262" r="84" fill="${t.shade}"/>${tufts}${feather('M400 330C440 380 540 370 574 290', t.shadeInk, 70, t.shadeAlpha * 0.7)}`;
}

export const hat = silhouette(
  {
    rest: 'stands',
    floor: 890,
    details: [
      { at: [480, 720], zoom: 2 },
      { at: [480, 840], zoom: 1.6 },
    ],
  },
  (pen: Pen) => {
    const t = pen.main;
    const band = (y: number, w: number) =>
      line(pen.accent.base, `M200 ${y}C320 ${y + 22} 640 ${y + 22} 760 ${y}`, w, 0.95);
    return (
      `<g transform="translate(0 40)">` +
      pompom(pen) +
      form(pen, crown, {
        round: 110,
        matter: 'merino',
        inner:
          band(560, 9) +
          stars(pen, 600) +
          band(642, 9) +
          ribs(pen, 326, 800, 256, 0.2) +
          shadeBand(t, 'M210 664C330 690 630 690 750 664', 60, 0.8),
      }) +
      form(pen, brim, {
        tone: pen.panel.luminance > 0.4 ? t : pen.panel,
        round: 70,
        matter: 'merino',
        inner: ribs(pen, 640, 872, 284, 0.98),
      }) +
      (pen.back
        ? ''
        : form(pen, 'M420 716L540 716L540 800L420 800Z', { tone: pen.accent, round: 16 }) +
          mark(pen, t.luminance > 0.6 && pen.accent.luminance > 0.6 ? pen.dark.base : t.base, 480, 758, 2)) +
      '</g>'
    );
  },
);

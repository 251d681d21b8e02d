import { whole } from '@/demo/pictures/drawing/contour';
import { feather, form, sheen } from '@/demo/pictures/drawing/form';
import type { Pen } from '@/demo/pictures/drawing/pen';
import { silhouette } from '@/demo/pictures/drawing/silhouette';
import { fill, line, mark } from '@/demo/pictures/drawing/trim';

const can = whole(
  'M480 286C540 286 588 282 604 276C612 300 632 316 634 344L634 1000C634 1026 616 1042 604 1056C570 1066 520 1068 480 1068',
);
const drops = [
  [372, 470, 8],
  [398, 560, 6],
  [362, 640, 9],
  [420, 700, 5],
  [378, 820, 8],
  [404, 900, 6],
  [592, 500, 7],
  [560, 590, 5],
  [600, 700, 8],
  [574, 860, 7],
  [606, 940, 5],
  [540, 960, 6],
] as const;

export const drinkCan = silhouette(
  {
    rest: 'stands',
    floor: 1062,
    details: [
      { at: [480, 600], zoom: 1.7 },
      { at: [480, 720], zoom: 1.36 },
    ],
    outdoors: 0.66,
  },
  (pen: Pen) => {
    const t = pen.main;
    const { steel } = pen;
    const bolt = 'M530 440L420 676L482 676L444 850L580 604L512 604L560 440Z';
    return (
      form(pen, can, {
        round: 96,
        inner:
          fill(pen.accent.base, 'M320 760C420 700 540 720 640 640L640 1080L320 1080Z', 0.9) +
          fill('#fff', 'M320 748C420 688 540 708 640 628L640 640C540 720 420 700 320 760Z', 0.7) +
          line(pen.accent.line, bolt, 12) +
          fill('#ffffff', bolt) +
          mark(pen, t.luminance > 0.72 ? t.line : '#ffffff', 414, 384, 2.4) +
          form(pen, 'M320 1028C420 1044 540 1044 640 1028L640 1080L320 1080Z', { tone: steel, round: 10 }) +
          form(pen, 'M320 260L640 260L640 320C560 336 400 336 320 320Z', { tone: steel, round: 14 }) +
          sheen(t, 'M374 330L374 1030', 46, 0.8) +
          feather('M366 340L366 1020', '#ffffff', 14, 0.5) +
          feather('M612 330L612 1030', '#ffffff', 10, 0.4) +
          feather('M574 330L580 1040', t.shadeInk, 80, t.shadeAlpha * 0.7) +
          drops
            .map(
              ([x, y, r]) =>
                `<ellipse cx="${x + 1}" cy="${y + 2}" rx="${r}" ry="${r * 1.2}" fill="#000" fill-opacity=".22"/><ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 1.2}" fill="#fff" fill-opacity=".3"/><circle cx="${x - r * 0.3}" cy="${y - r * 0.4}" r="${r * 0.36}" fill="#fff" fill-opacity=".9"/>`,
            )
            .join(''),
      }) +
      `<ellipse cx="480" cy="276" rx="126" ry="24" fill="${steel.base}" stroke="${steel.line}" stroke-width="2"/><ellipse cx="480" cy="279" rx="112" ry="18" fill="${steel.shade}"/><ellipse cx="480" cy="282" rx="104" ry="14" fill="${steel.light}"/>` +
      `<ellipse cx="500" cy="280" rx="34" ry="7" fill="none" stroke="${steel.line}" stroke-width="5"/><path d="M420 282Q436 272 462 280" stroke="${steel.line}" stroke-width="4" fill="none"/>` +
      line('#fff', 'M362 270C400 256 560 256 598 270', 3, 0.8)
    );
  },
);

import { flip, whole } from '@/demo/pictures/drawing/contour';
import { feather, form, shadeBand } from '@/demo/pictures/drawing/form';
import type { Pen } from '@/demo/pictures/drawing/pen';
import { silhouette } from '@/demo/pictures/drawing/silhouette';
import type { Tone } from '@/demo/pictures/drawing/tone';
import { line, mark, puller, zip } from '@/demo/pictures/drawing/trim';

const torso = whole(
  'M480 226C520 226 556 232 590 248C640 264 686 280 714 310C724 372 694 404 700 440C712 486 694 508 698 536C710 580 694 604 698 630C710 672 696 698 700 724C712 766 700 792 704 816C716 858 706 890 704 920C704 944 700 958 694 966C620 986 550 992 480 992',
);
const sleeve =
  'M268 290C220 306 190 346 184 392C160 430 164 456 168 478C142 516 146 544 150 564C124 604 130 630 134 650C108 690 114 716 118 734C96 772 100 798 106 814C92 850 96 880 104 902C140 918 180 922 214 916C226 900 226 874 224 850C246 822 246 794 244 776C266 746 266 722 264 702C288 670 284 648 282 628C304 596 300 570 298 550C316 500 312 400 268 290Z';
const collar = whole('M480 150C522 150 548 158 566 176C578 210 584 240 584 270C552 298 520 312 480 318');

/** A quilting seam: the cloth dives in, so there is shade above it, a thin stitched line, and a lit swell below. */
function quilt(tone: Tone, d: string, height: number): string {
  const lift = height * 0.34;
  return (
    feather(d, tone.shadeInk, height * 0.62, tone.shadeAlpha * 0.85, 0, -height * 0.1) +
    feather(d, tone.lightInk, height * 0.42, tone.lightAlpha * 0.62, 0, lift) +
    line(tone.line, d, 2.2, 0.75) +
    puckers(tone, d)
  );
}

/** Short gathers along the seam, where the down pulls the thread tight. */
function puckers(tone: Tone, d: string): string {
  const dashed = (width: number, dash: string, dy: number) =>
    `<path d="${d}" fill="none" stroke="${tone.shadeInk}" stroke-opacity="${(tone.shadeAlpha * 0.32).toFixed(3)}" stroke-width="${width}" stroke-dasharray="${dash}" transform="translate(0 ${dy})"/>`;
  return dashed(16, '2.4 21 2 34 3 27', 5) + dashed(13, '2 29 2.6 18 2 41', -6);
}

const rows = [340, 438, 534, 628, 722, 816, 910];
const rowPath = (y: number) =>
  `M252 ${y - 4}C330 ${y + 16} 400 ${y + 22} 480 ${y + 22}C560 ${y + 22} 630 ${y + 16} 708 ${y - 4}`;
const cuts = [
  'M176 392C216 416 262 416 316 396',
  'M160 478C204 500 252 502 310 484',
  'M140 564C188 588 238 592 300 572',
  'M124 650C170 674 222 680 284 660',
  'M108 734C154 760 204 766 264 746',
  'M94 816C136 842 186 846 244 826',
];

function sleeves(pen: Pen): string {
  const one = (side: (d: string) => string) =>
    form(pen, side(sleeve), {
      round: 76,
      matter: 'softshell',
      inner:
        cuts.map((d) => quilt(pen.main, side(d), 84)).join('') +
        form(pen, side('M94 884C140 902 180 906 230 898L222 930L100 920Z'), { tone: pen.panel, round: 18 }),
    });
  return one((d) => d) + one(flip);
}

function body(pen: Pen): string {
  return form(pen, torso, {
    round: 90,
    matter: 'softshell',
    inner:
      rows.map((y) => quilt(pen.main, rowPath(y), 94)).join('') +
      form(pen, whole('M480 970C560 970 640 962 720 944L720 1010L480 1010'), { tone: pen.panel, round: 22 }),
  });
}

function neck(pen: Pen): string {
  const t = pen.main;
  const ring = (y: number) =>
    `M372 ${y}C404 ${y + 22} 440 ${y + 30} 480 ${y + 30}C520 ${y + 30} 556 ${y + 22} 588 ${y}`;
  return (
    feather('M376 276C410 304 440 322 480 326C520 322 550 304 584 276', t.shadeInk, 40, t.shadeAlpha) +
    form(pen, collar, { round: 42, matter: 'softshell', inner: quilt(t, ring(212), 62) })
  );
}

function front(pen: Pen): string {
  const t = pen.main;
  const pocket = 'M350 668C342 716 334 762 322 812';
  const inside = whole('M480 138C520 140 550 146 562 168C556 190 520 202 480 206');
  return (
    form(pen, inside, { round: 26, fill: pen.panel.deep }) +
    sleeves(pen) +
    body(pen) +
    shadeBand(t, pocket, 40, 0.7) +
    shadeBand(t, flip(pocket), 40, 0.7) +
    zip(pen, pocket, { width: 12 }) +
    zip(pen, flip(pocket), { width: 12 }) +
    neck(pen) +
    // The lining shows over the front edge of the collar.
    form(pen, whole('M480 152C520 152 550 156 566 174C546 194 516 202 480 204'), { tone: pen.accent, round: 24 }) +
    feather('M474 206C474 480 474 800 474 988', t.shadeInk, 46, t.shadeAlpha * 0.8) +
    zip(pen, 'M480 204C480 460 480 740 480 986', { width: 16, tape: pen.panel, teeth: pen.accent.base }) +
    puller(pen.accent, 480, 236) +
    puller(pen.accent, 349, 680, 8, 0.72) +
    puller(pen.accent, 611, 680, -8, 0.72) +
    mark(pen, pen.accent.base, 592, 400, 1.15)
  );
}

function back(pen: Pen): string {
  return sleeves(pen) + body(pen) + neck(pen) + mark(pen, pen.accent.base, 480, 400, 1);
}

export const downJacket = silhouette(
  {
    rest: 'hangs',
    details: [
      { at: [560, 420], zoom: 2.1 },
      { at: [560, 540], zoom: 1.68 },
    ],
  },
  (pen) => (pen.back ? back(pen) : front(pen)),
);

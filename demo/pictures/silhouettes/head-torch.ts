import { flip, whole } from '@/demo/pictures/drawing/contour';
import { feather, form, sheen } from '@/demo/pictures/drawing/form';
import type { Pen } from '@/demo/pictures/drawing/pen';
import { silhouette } from '@/demo/pictures/drawing/silhouette';
import { line, stitch } from '@/demo/pictures/drawing/trim';

const backBand =
  'M196 470C220 360 330 300 480 296C630 300 740 360 764 470L730 500C700 410 610 364 480 360C350 364 260 410 230 500Z';
const frontBand = 'M192 460C186 560 250 660 350 706L350 800C220 750 140 620 150 500C152 470 186 440 192 460Z';
const housing = whole('M480 606C560 604 610 612 640 634C664 680 664 780 640 830C600 856 540 862 480 862');

export const headTorch = silhouette(
  {
    rest: 'hangs',
    details: [
      { at: [480, 720], zoom: 2 },
      { at: [480, 840], zoom: 1.6 },
    ],
  },
  (pen: Pen) => {
    const t = pen.main;
    const both = (draw: (side: (d: string) => string) => string) => draw((d) => d) + draw(flip);
    const beam = pen.id();
    const led = (x: number, y: number, r: number) => {
      const g = pen.id();
      return (
        `<radialGradient id="${g}" cx=".42" cy=".38"><stop stop-color="#fffdf2"/><stop offset=".35" stop-color="#fdf0c4"/><stop offset=".7" stop-color="#c9cdd2"/><stop offset="1" stop-color="#767d85"/></radialGradient>` +
        `<circle cx="${x}" cy="${y}" r="${r + 8}" fill="#1b1d20"/><circle cx="${x}" cy="${y}" r="${r + 8}" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="2"/><circle cx="${x}" cy="${y}" r="${r}" fill="url(#${g})"/>` +
        Array.from({ length: 12 }, (_, i) =>
          line(
            '#5a6068',
            `M${(x + Math.cos(i * 0.5236) * r * 0.45).toFixed(1)} ${(y + Math.sin(i * 0.5236) * r * 0.45).toFixed(1)}L${(x + Math.cos(i * 0.5236) * r * 0.94).toFixed(1)} ${(y + Math.sin(i * 0.5236) * r * 0.94).toFixed(1)}`,
            1.6,
            0.35,
          ),
        ).join('') +
        `<rect x="${x - r * 0.2}" y="${y - r * 0.2}" width="${r * 0.4}" height="${r * 0.4}" rx="3" fill="#f6d75e"/>`
      );
    };
    return (
      `<g transform="translate(0 -10)">` +
      form(pen, 'M420 300C430 200 530 200 540 300L520 320L440 320Z', { tone: pen.panel, round: 14 }) +
      form(pen, backBand, {
        tone: pen.panel,
        round: 40,
        matter: 'merino',
        inner: line(pen.accent.deep, 'M212 486C236 386 340 334 480 328C620 334 724 386 748 486', 10, 0.7),
      }) +
      form(pen, 'M446 306C456 420 456 520 446 640L514 640C504 520 504 420 514 306Z', {
        tone: t,
        round: 30,
        matter: 'merino',
        inner: line(pen.accent.base, 'M480 300L480 640', 9),
      }) +
      both((side) =>
        form(pen, side(frontBand), {
          tone: t,
          round: 50,
          matter: 'merino',
          inner:
            line(pen.accent.base, side('M170 486C164 600 240 704 350 752'), 13) +
            stitch(t, side('M184 476C184 580 250 676 350 724')),
        }),
      ) +
      both(
        (side) =>
          line(pen.dark.base, side('M172 590L236 564'), 30) + line(pen.dark.light, side('M176 584L232 560'), 3, 0.6),
      ) +
      `<radialGradient id="${beam}"><stop stop-color="#fff4c8" stop-opacity=".75"/><stop offset="1" stop-color="#fff4c8" stop-opacity="0"/></radialGradient>` +
      form(pen, whole('M480 650C580 646 640 656 668 676C676 720 676 790 664 826C620 850 560 850 480 850'), {
        tone: pen.dark,
        round: 24,
      }) +
      form(pen, housing, {
        tone: t,
        round: 70,
        inner:
          sheen(t, 'M330 650C400 626 540 622 610 640', 24, 1) +
          form(pen, whole('M480 838C560 838 620 828 660 810L660 880L480 880'), { tone: pen.dark, round: 10 }),
      }) +
      form(pen, whole('M480 660C560 658 590 664 606 680C618 720 616 780 600 806C570 822 530 824 480 824'), {
        tone: pen.dark,
        round: 30,
      }) +
      led(436, 742, 52) +
      led(556, 708, 25) +
      led(556, 780, 25) +
      `<circle cx="440" cy="742" r="120" fill="url(#${beam})"/>` +
      form(pen, 'M430 606C440 590 520 590 530 606L526 622L434 622Z', { tone: pen.accent, round: 10 }) +
      feather('M300 720L300 790', '#000', 10, 0.2) +
      '</g>'
    );
  },
);

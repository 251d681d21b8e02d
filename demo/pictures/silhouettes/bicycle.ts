import { num } from '@/demo/pictures/drawing/contour';
import { form } from '@/demo/pictures/drawing/form';
import type { Pen } from '@/demo/pictures/drawing/pen';
import { silhouette } from '@/demo/pictures/drawing/silhouette';
import { line, mark } from '@/demo/pictures/drawing/trim';

type Point = [x: number, y: number];
const rear: Point = [228, 780];
const fore: Point = [736, 780];
const crank: Point = [448, 800];
const seat: Point = [396, 540];
const head: Point = [640, 520];
const crown: Point = [664, 590];

function wheel(pen: Pen, [x, y]: Point): string {
  const ring = (r: number, ink: string, w: number, alpha = 1) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${ink}" stroke-width="${w}" stroke-opacity="${alpha}"/>`;
  let spokes = '';
  for (let i = 0; i < 28; i += 1) {
    const a = (i / 28) * Math.PI * 2;
    const b = a + (i % 2 ? 0.75 : -0.75);
    spokes += `M${num(x + Math.cos(b) * 13)} ${num(y + Math.sin(b) * 13)}L${num(x + Math.cos(a) * 160)} ${num(y + Math.sin(a) * 160)}`;
  }
  return (
    line('#7f868d', spokes, 1.5, 0.85) +
    ring(176, '#24272b', 24) +
    `<circle cx="${x}" cy="${y}" r="188" fill="none" stroke="#17191c" stroke-width="6" stroke-dasharray="7 5"/>` +
    ring(182, '#ffffff', 3, 0.14) +
    ring(168, '#000', 4, 0.4) +
    ring(160, pen.steel.shade, 8) +
    ring(161, pen.steel.light, 2, 0.9) +
    ring(64, pen.steel.line, 3, 0.9) +
    `<circle cx="${x}" cy="${y}" r="62" fill="none" stroke="${pen.steel.base}" stroke-width="9" stroke-dasharray="12 6"/>` +
    `<circle cx="${x}" cy="${y}" r="16" fill="${pen.dark.base}" stroke="#000"/><circle cx="${x - 2}" cy="${y - 2}" r="6" fill="${pen.steel.base}"/>`
  );
}

/** A round tube with the light along its upper left. */
function tube(pen: Pen, [x0, y0]: Point, [x1, y1]: Point, width: number, tone = pen.main): string {
  const d = `M${x0} ${y0}L${x1} ${y1}`;
  const l = Math.hypot(x1 - x0, y1 - y0);
  let nx = (y1 - y0) / l;
  let ny = -(x1 - x0) / l;
  if (nx * 0.6 + ny * 0.8 > 0) {
    nx = -nx;
    ny = -ny;
  }
  const off = (k: number) => ` transform="translate(${num(nx * width * k)} ${num(ny * width * k)})"`;
  return (
    line(tone.line, d, width + 2) +
    line(tone.shade, d, width) +
    line(tone.base, d, width * 0.7, 1, off(0.13)) +
    line(tone.lightInk, d, width * 0.2, tone.lightAlpha + 0.15, off(0.26))
  );
}

export const bicycle = silhouette(
  {
    rest: 'hangs',
    details: [
      { at: [460, 720], zoom: 1.8 },
      { at: [460, 840], zoom: 1.44 },
    ],
    outdoors: 0.92,
  },
  (pen: Pen) => {
    const t = pen.main;
    const cog = (x: number, y: number, r: number, teeth: number) =>
      `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#3b4046" stroke-width="7" stroke-dasharray="${num((Math.PI * 2 * r) / teeth / 2)}"/><circle cx="${x}" cy="${y}" r="${r - 5}" fill="none" stroke="${pen.dark.light}" stroke-width="7"/>`;
    return (
      wheel(pen, rear) +
      wheel(pen, fore) +
      tube(pen, crank, rear, 15) +
      tube(pen, [402, 566], rear, 13) +
      line('#202327', 'M448 756L230 752M448 844L300 850L262 812L236 806', 5) +
      line('#9aa1a8', 'M448 756L230 752M448 844L300 850', 2, 0.6) +
      cog(228, 780, 30, 18) +
      cog(448, 800, 46, 28) +
      tube(pen, seat, [388, 470], 15, pen.steel) +
      tube(pen, seat, crank, 25) +
      tube(pen, [404, 570], head, 25) +
      tube(pen, crown, crank, 32) +
      tube(pen, [632, 500], crown, 32) +
      tube(pen, [662, 598], [712, 700], 22, pen.dark) +
      tube(pen, [700, 690], fore, 19, pen.dark) +
      form(pen, 'M652 582L682 576L700 640L668 650Z', { tone: pen.dark, round: 10 }) +
      line(pen.accent.base, 'M500 740L590 664', 7) +
      form(
        pen,
        'M300 462C330 444 420 452 470 462C488 466 486 480 470 482C430 482 400 486 380 500C350 508 312 500 300 484C296 474 296 468 300 462Z',
        { tone: pen.dark, round: 18 },
      ) +
      form(pen, 'M376 528L412 520L416 546L382 554Z', { tone: pen.dark, round: 8 }) +
      tube(pen, [632, 504], [622, 462], 20, pen.dark) +
      line(pen.dark.line, 'M622 458C650 452 680 448 700 452', 15) +
      line(pen.dark.base, 'M622 458C650 452 680 448 700 452', 12) +
      line('#17191c', 'M622 448C610 436 580 430 548 436', 20) +
      line('#fff', 'M618 440C604 430 580 426 552 430', 3, 0.2) +
      line(pen.accent.base, 'M548 436L540 438', 18) +
      line('#30343a', 'M690 456C730 480 700 560 674 580M640 470C700 500 690 540 650 560', 3.4) +
      tube(pen, crank, [520, 868], 13, pen.dark) +
      line('#17191c', 'M490 872L556 866', 14) +
      line('#7c838a', 'M492 868L552 862', 3, 0.7) +
      `<circle cx="448" cy="800" r="17" fill="${pen.steel.base}" stroke="${pen.steel.line}"/><circle cx="444" cy="796" r="6" fill="#fff" fill-opacity=".5"/>` +
      form(pen, 'M478 690L504 668L536 708L508 732Z', { tone: pen.dark, round: 10 }) +
      mark(pen, pen.accent.luminance > t.luminance ? pen.accent.base : pen.pale.base, 644, 548, 0.9)
    );
  },
);

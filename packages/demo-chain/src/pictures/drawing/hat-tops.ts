import { num } from './contour';
import { form, panel } from './form';
import type { Pen } from './pen';
import { groove, line } from './trim';

export function pompom(pen: Pen, x: number, y: number): string {
  const { accent } = pen;
  const size = pen.lot('pompom').int(74, 104);
  let tufts = '';
  for (let i = 190; i > 0; i -= 1) {
    const turn = i * 2.39996;
    const far = (size / 14) * Math.sqrt(i) * 0.92;
    const reach = 12 + ((i * 53) % 9);
    const bend = ((i * 37) % 11) / 11 - 0.5;
    const [px, py] = [x + Math.cos(turn) * far, y + Math.sin(turn) * far];
    const d = `M${num(px)} ${num(py)}l${num(Math.cos(turn + bend) * reach)} ${num(Math.sin(turn + bend) * reach)}`;
    tufts += groove(d, 5, i % 2 ? 0.5 : -0.5) + (i % 3 ? '' : line(i % 2 ? accent.light : accent.shade, d, 4, 0.6));
  }
  const ball = `M${x} ${y - size}A${size} ${size} 0 1 1 ${x - 0.1} ${y - size}Z`;
  return form(pen, ball, { tone: accent, matter: 'pile', round: size, bulge: 0.9, edge: 0, inner: tufts });
}

export function tassel(pen: Pen, x: number, y: number): string {
  const d = `M${x} ${y + 30}C${x + 30} ${y - 50} ${x + 120} ${y - 40} ${x + 130} ${y + 60}`;
  const skein = `M${x + 108} ${y + 50}L${x + 152} ${y + 50}L${x + 166} ${y + 170}L${x + 96} ${y + 170}Z`;
  return (
    line(pen.accent.line, d, 11) +
    line(pen.accent.base, d, 8) +
    form(pen, skein, {
      tone: pen.accent,
      matter: 'merino',
      round: 26,
      inner: [104, 118, 132, 146].map((at) => groove(`M${x + at + 6} ${y + 60}L${x + at} ${y + 170}`, 4, 0.6)).join(''),
    })
  );
}

export const earOf = (pen: Pen, x: number, y: number) =>
  form(pen, `M${x - 56} ${y + 44}C${x - 70} ${y - 60} ${x + 70} ${y - 60} ${x + 56} ${y + 44}Z`, {
    matter: 'pile',
    round: 40,
    inner: (volume) =>
      panel(pen, `M${x - 28} ${y + 44}C${x - 36} ${y - 22} ${x + 36} ${y - 22} ${x + 28} ${y + 44}Z`, volume, {
        tone: pen.accent,
        matter: 'fleece',
      }),
  });

import { num } from './contour';
import { form, tube } from './form';
import type { Pen } from './pen';
import { type Tone, toneOf } from './tone';
import { groove, line } from './trim';

const n = num;
const CORAL = toneOf('#f2641f');

/** Woven strap along a path. */
export function strap(pen: Pen, d: string, wide = 28, tone: Tone = pen.dark): string {
  return (
    tube(pen, d, wide, { tone, matter: 'webbing', bulge: 0.14, cap: 'butt' }) +
    groove(d, wide * 0.8, -0.12) +
    line(tone.light, d, wide * 0.7, 0.12, ' stroke-dasharray="2 4"')
  );
}

/** A side-release buckle, its middle at (x, y). */
export function buckle(pen: Pen, x: number, y: number, size = 1): string {
  const p = (dx: number, dy: number) => `${n(x + dx * size)} ${n(y + dy * size)}`;
  const socket = `M${p(-2, -25)}L${p(40, -22)}C${p(46, -20)} ${p(46, 20)} ${p(40, 22)}L${p(-2, 25)}Z`;
  const plug = `M${p(-44, -22)}L${p(-14, -20)}L${p(-10, -28)}L${p(2, -24)}L${p(2, 24)}L${p(-10, 28)}L${p(-14, 20)}L${p(-44, 22)}C${p(-48, 20)} ${p(-48, -20)} ${p(-44, -22)}Z`;
  return (
    form(pen, plug, {
      tone: pen.dark,
      matter: 'matt-plastic',
      round: 9,
      inner: line('#0c0d0f', `M${p(-30, -13)}L${p(-30, 13)}`, 5 * size, 0.8),
    }) +
    form(pen, socket, {
      tone: pen.dark,
      matter: 'matt-plastic',
      round: 10,
      inner: line('#0c0d0f', `M${p(8, -8)}L${p(28, 0)}L${p(8, 8)}`, 3 * size, 0.6),
    })
  );
}

/** A pea whistle on its cord. */
export function whistle(pen: Pen, x: number, y: number): string {
  return (
    tube(pen, `M${n(x)} ${n(y - 62)}C${n(x - 10)} ${n(y - 40)} ${n(x + 8)} ${n(y - 26)} ${n(x)} ${n(y - 6)}`, 4, {
      tone: pen.pale,
      matter: 'webbing',
    }) +
    form(
      pen,
      `M${n(x - 10)} ${n(y - 8)}L${n(x + 10)} ${n(y - 8)}L${n(x + 11)} ${n(y + 20)}C${n(x + 14)} ${n(y + 44)} ${n(x - 14)} ${n(y + 44)} ${n(x - 11)} ${n(y + 20)}Z`,
      {
        tone: CORAL,
        matter: 'plastic',
        round: 9,
        inner: line('#17191c', `M${n(x - 6)} ${n(y + 6)}L${n(x + 6)} ${n(y + 6)}`, 6, 0.7),
      },
    )
  );
}

/** Reflective tape, silver with a fine grid. */
export const tape = (d: string, wide = 30): string =>
  line('#9aa2a9', d, wide + 3) +
  line('#e6eaed', d, wide) +
  line('#bfc7cd', d, wide * 0.9, 0.6, ' stroke-dasharray="3 5"');

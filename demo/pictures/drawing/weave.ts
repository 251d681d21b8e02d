import { num } from './contour';
import type { Pen } from './pen';
import type { Tone } from './tone';

export type Weave = 'ripstop' | 'twill' | 'knit' | 'fleece' | 'mesh';
type Box = [x0: number, y0: number, x1: number, y1: number];

/** One repeat of each cloth, in relative steps, so that a whole field of them is one path. */
const tile: Record<Exclude<Weave, 'ripstop' | 'twill'>, { size: [number, number]; dark: string; light: string }> = {
  knit: { size: [10, 9], dark: 'l5 6l5 -6', light: '' },
  fleece: { size: [17, 14], dark: 'm1 3q2 2 4 0m3 5q2 2 4 0', light: 'm2 7q2 -2 3 0m3 -5q2 -2 4 0' },
  mesh: { size: [9, 9], dark: 'm1 2h2v2h-2zm4 4h2', light: '' },
};

function boxOf(d: string, [wx0, wy0, wx1, wy1]: Box): Box {
  const numbers = (d.match(/-?\d*\.?\d+/g) ?? []).map(Number);
  const xs = numbers.filter((_, i) => i % 2 === 0);
  const ys = numbers.filter((_, i) => i % 2);
  return [
    Math.max(wx0, Math.min(...xs)),
    Math.max(wy0, Math.min(...ys)),
    Math.min(wx1, Math.max(...xs)),
    Math.min(wy1, Math.max(...ys)),
  ];
}

function rows([x0, y0, x1, y1]: Box, step: number, lean: number): string {
  let d = '';
  if (lean) for (let x = x0 - (y1 - y0); x < x1; x += step) d += `M${num(x)} ${num(y1)}L${num(x + y1 - y0)} ${num(y0)}`;
  else {
    for (let x = x0; x < x1; x += step) d += `M${num(x)} ${num(y0)}V${num(y1)}`;
    for (let y = y0; y < y1; y += step) d += `M${num(x0)} ${num(y)}H${num(x1)}`;
  }
  return d;
}

function field([x0, y0, x1, y1]: Box, [w, h]: [number, number], one: string): string {
  if (!one) return '';
  let d = '';
  for (let y = y0; y < y1; y += h) for (let x = x0; x < x1; x += w) d += `M${Math.round(x)} ${Math.round(y)}${one}`;
  return d;
}

/**
 * Cloth structure; only seen close up, since at card size it would be noise that costs bytes. It is drawn thread by
 * thread within what the close-up shows: an SVG pattern costs librsvg a second a picture, this some milliseconds.
 */
export function weave(pen: Pen, kind: Weave, tone: Tone, over: string): string {
  if (!pen.window) return '';
  const box = boxOf(over, pen.window);
  if (box[0] >= box[2] || box[1] >= box[3]) return '';
  const one = kind === 'ripstop' || kind === 'twill' ? undefined : tile[kind];
  const step = kind === 'twill' ? 4 : 9;
  const dark = one ? field(box, one.size, one.dark) : rows(box, step, step === 4 ? 1 : 0);
  const light = one
    ? field(box, one.size, one.light)
    : rows([box[0] + 1, box[1] + 1, box[2], box[3]], step, step === 4 ? 1 : 0);
  const stroke = (d: string, ink: string, width: number, alpha: number) =>
    d &&
    `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-opacity="${alpha.toFixed(3)}" stroke-linejoin="bevel"/>`;
  return (
    stroke(dark, tone.shadeInk, 0.9, tone.shadeAlpha * 0.45) + stroke(light, tone.lightInk, 0.8, tone.lightAlpha * 0.3)
  );
}

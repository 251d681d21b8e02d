import { num } from './contour';
import type { Pen } from './pen';
import type { Tone } from './tone';
import { type Weave, weave } from './weave';

/**
 * Soft edges are stacks of translucent strokes, never SVG blur filters: a blur costs librsvg 60 ms a picture,
 * a stack of clipped strokes about one.
 */
export function feather(d: string, ink: string, width: number, alpha: number, dx = 0, dy = 0): string {
  const layers = Math.max(3, Math.min(9, Math.round(2.4 + width / 14)));
  const each = 1 - (1 - Math.min(0.98, alpha)) ** (1 / layers);
  let out = `<g fill="none" stroke="${ink}" stroke-opacity="${each.toFixed(4)}" stroke-linecap="round" stroke-linejoin="round"${dx || dy ? ` transform="translate(${num(dx)} ${num(dy)})"` : ''}>`;
  for (let i = 1; i <= layers; i += 1) out += `<path d="${d}" stroke-width="${num((width * i) / layers)}"/>`;
  return `${out}</g>`;
}

export type Fold = [x0: number, y0: number, cx: number, cy: number, x1: number, y1: number];

function lens([x0, y0, cx, cy, x1, y1]: Fold, width: number, offset: number): string {
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const nx = -(y1 - y0) / length;
  const ny = (x1 - x0) / length;
  // Widest near its start, where cloth is held, running out to nothing.
  const at = (x: number, y: number, far: number) => `${num(x + nx * far)} ${num(y + ny * far)}`;
  const near = [x0 + (cx - x0) * 0.45, y0 + (cy - y0) * 0.45] as const;
  const end = [x1 + (cx - x1) * 0.6, y1 + (cy - y1) * 0.6] as const;
  return (
    `M${num(x0)} ${num(y0)}C${at(...near, offset + width * 1.25)} ${at(...end, offset * 0.5 + width * 0.45)} ${num(x1)} ${num(y1)}` +
    `C${at(...end, offset * 0.5 - width * 0.45)} ${at(...near, offset - width * 1.25)} ${num(x0)} ${num(y0)}Z`
  );
}

/** A tapering crease: shadow on the side away from the light (which comes from the upper left), light on the other. */
export function fold(tone: Tone, at: Fold, width: number, strength = 1): string {
  const [x0, y0, , , x1, y1] = at;
  const lit = (x1 - x0) * 0.8 - (y1 - y0) * -0.6 > 0 ? -1 : 1;
  const layers = 5;
  const side = (ink: string, alpha: number, sign: number) => {
    let out = `<g fill="${ink}" fill-opacity="${(alpha / layers).toFixed(4)}">`;
    for (let i = 1; i <= layers; i += 1) out += `<path d="${lens(at, (width * 2 * i) / layers, sign * width * 0.9)}"/>`;
    return `${out}</g>`;
  };
  return (
    side(tone.shadeInk, tone.shadeAlpha * strength, -lit) + side(tone.lightInk, tone.lightAlpha * strength * 0.8, lit)
  );
}

export const folds = (tone: Tone, list: Fold[], width: number, strength = 1) =>
  list.map((at) => fold(tone, at, width, strength)).join('');

export const flipFold = ([x0, y0, cx, cy, x1, y1]: Fold, axis = 480): Fold => [
  2 * axis - x0,
  y0,
  2 * axis - cx,
  cy,
  2 * axis - x1,
  y1,
];

export type FormOptions = {
  tone?: Tone;
  /** Drawn on the surface and cut off at its edge. */
  inner?: string;
  /** How far the roundness reaches in from the edge; 0 is flat. */
  round?: number;
  edge?: number;
  weave?: Weave;
  /** Fill instead of the tone's own gradient. */
  fill?: string;
};

/** One solid piece of the product: fill, roundness, what lies on it, and its outline. */
export function form(pen: Pen, d: string, options: FormOptions = {}): string {
  const { tone = pen.main, inner = '', round = 46, edge = 1, fill } = options;
  const clip = pen.id();
  const ramp = pen.id();
  const r = round;
  return (
    `<clipPath id="${clip}"><path d="${d}"/></clipPath>` +
    (fill
      ? ''
      : `<linearGradient id="${ramp}" x1="0" y1="0" x2=".75" y2="1"><stop stop-color="${tone.light}"/><stop offset=".38" stop-color="${tone.base}"/><stop offset="1" stop-color="${tone.shade}"/></linearGradient>`) +
    `<path d="${d}" fill="${fill ?? `url(#${ramp})`}"/><g clip-path="url(#${clip})">` +
    (options.weave ? weave(pen, options.weave, tone, d) : '') +
    (r ? feather(d, tone.shadeInk, r * 1.5, tone.shadeAlpha * 0.95, -r * 0.22, -r * 0.26) : '') +
    (r ? feather(d, tone.lightInk, r * 0.75, tone.lightAlpha * 0.6, r * 0.2, r * 0.2) : '') +
    inner +
    '</g>' +
    (edge
      ? `<path d="${d}" fill="none" stroke="${tone.line}" stroke-width="${num(1.6 * edge)}" stroke-opacity=".55" stroke-linejoin="round"/>`
      : '')
  );
}

/** A vertical-ish sweep of light or shade across a surface. */
export function sheen(tone: Tone, d: string, width: number, strength = 1): string {
  return feather(d, tone.lightInk, width, tone.lightAlpha * strength);
}

export function shadeBand(tone: Tone, d: string, width: number, strength = 1): string {
  return feather(d, tone.shadeInk, width, tone.shadeAlpha * strength);
}

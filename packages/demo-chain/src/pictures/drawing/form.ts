import type { MatterName } from 'demo-chain/pictures/light/matters';
import { num } from './contour';
import { LEVEL, onBump, onColour, onPart, onSwell } from './layers';
import type { Pen, Volume } from './pen';
import type { Tone } from './tone';

/** A soft edge as a stack of translucent strokes: a blur of a filter costs librsvg 60 ms, this about one. */
export function softStroke(d: string, ink: string, width: number, alpha: number, dx = 0, dy = 0): string {
  const layers = Math.max(3, Math.min(9, Math.round(2.4 + width / 14)));
  const each = 1 - (1 - Math.min(0.98, alpha)) ** (1 / layers);
  let out = `<g fill="none" stroke="${ink}" stroke-opacity="${each.toFixed(4)}" stroke-linecap="round" stroke-linejoin="round"${dx || dy ? ` transform="translate(${num(dx)} ${num(dy)})"` : ''}>`;
  for (let i = 1; i <= layers; i += 1) out += `<path d="${d}" stroke-width="${num((width * i) / layers)}"/>`;
  return `${out}</g>`;
}

/** Colour that fades out to both sides of a path: wear, a printed glow, the dark inside of an opening. */
export const feather = (d: string, ink: string, width: number, alpha: number, dx = 0, dy = 0): string =>
  onColour(softStroke(d, ink, width, alpha, dx, dy));

/** A soft valley (`depth` 0–1) or, below zero, a soft ridge along a path. */
export const hollow = (d: string, width: number, depth: number): string =>
  onSwell(softStroke(d, depth > 0 ? '#000' : '#fff', width, Math.abs(depth)));

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

/** A tapering crease: a valley with a ridge beside it. */
export function fold(at: Fold, width: number, strength = 1): string {
  const layers = 5;
  const side = (ink: string, sign: number) => {
    let out = `<g fill="${ink}" fill-opacity="${Math.min(0.5, (0.42 * strength) / layers).toFixed(4)}">`;
    for (let i = 1; i <= layers; i += 1) out += `<path d="${lens(at, (width * 2 * i) / layers, sign * width * 0.9)}"/>`;
    return `${out}</g>`;
  };
  return onSwell(side('#000', -1) + side('#fff', 1));
}

export const folds = (list: Fold[], width: number, strength = 1) =>
  list.map((at) => fold(at, width, strength)).join('');

export const flipFold = ([x0, y0, cx, cy, x1, y1]: Fold, axis = 480): Fold => [
  2 * axis - x0,
  y0,
  2 * axis - cx,
  cy,
  2 * axis - x1,
  y1,
];

export interface Surface {
  tone?: Tone;
  matter?: MatterName;
  /** Turns the texture, in degrees. */
  grain?: number;
  /** Colour instead of the tone's: a hex value or a gradient's `url(#…)`. */
  fill?: string;
}

export interface FormOptions extends Surface {
  /** Drawn on the surface and cut off at its edge. */
  inner?: string | ((volume: Volume) => string);
  /** How far the roundness reaches in from the edge, in units; 0 is flat. */
  round?: number;
  /** How high it swells: 1 is half a circle of `round`, 0 flat. */
  bulge?: number;
  /** A body of revolution that stands upright: a can, a bottle. */
  turned?: boolean;
  /** Part of the roundness of another form instead of one of its own. */
  volume?: Volume;
  /** Strength of the outline. */
  edge?: number;
}

/** What lies on top hides the relief beneath it. */
const covered = (level: string) => onSwell(level) + onBump(level);

/**
 * One solid piece of the goods: what it is made of, how it is rounded, and what lies on it. Light and shade come later, from
 * the roundness (light/relief.ts), so nothing here paints any.
 */
export function form(pen: Pen, d: string, options: FormOptions = {}): string {
  const { tone = pen.main, matter = 'softshell', grain = 0, round = 46, bulge = 0.62, edge = 1 } = options;
  const volume = options.volume ?? { round, bulge, turned: options.turned };
  const inner = typeof options.inner === 'function' ? options.inner(volume) : options.inner;
  const clip = pen.id();
  const code = pen.part({ volume, matter, grain });
  return (
    onColour(`<path d="${d}" fill="${options.fill ?? tone.base}"/>`) +
    onPart(`<path d="${d}" fill="${code}" shape-rendering="crispEdges"/>`) +
    covered(`<path d="${d}" fill="${LEVEL}"/>`) +
    (inner ? `<clipPath id="${clip}"><path d="${d}"/></clipPath><g clip-path="url(#${clip})">${inner}</g>` : '') +
    (edge
      ? onColour(
          `<path d="${d}" fill="none" stroke="${tone.line}" stroke-width="${num(1.3 * edge)}" stroke-opacity=".5" stroke-linejoin="round"/>`,
        )
      : '')
  );
}

/** Another colour or matter on a form's surface, with its roundness: a yoke, a knee, a printed field. Goes into `inner`. */
export function panel(pen: Pen, d: string, volume: Volume, surface: Surface & { edge?: number } = {}): string {
  const { tone = pen.panel, matter = 'softshell', grain = 0, edge = 0.8 } = surface;
  const code = pen.part({ volume, matter, grain });
  return (
    onColour(`<path d="${d}" fill="${surface.fill ?? tone.base}"/>`) +
    onPart(`<path d="${d}" fill="${code}" shape-rendering="crispEdges"/>`) +
    (edge
      ? onBump(`<path d="${d}" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="${num(2.2 * edge)}"/>`)
      : '')
  );
}

/** A piece that lies on top, `height` units thick (a pocket, a patch, a strap): raised all over, with a stitched edge left to the caller. */
export function patch(
  pen: Pen,
  d: string,
  volume: Volume,
  { height = 3, ...surface }: Surface & { height?: number } = {},
): string {
  const step = Math.min(1, height / 14);
  return (
    panel(pen, d, volume, { edge: 0, tone: pen.main, ...surface }) +
    onBump(
      `<path d="${d}" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="5"/><path d="${d}" fill="#fff" fill-opacity="${step.toFixed(3)}"/>`,
    )
  );
}

/** A round bar along a path: frame, pole, handle, cord. */
export function tube(
  pen: Pen,
  d: string,
  width: number,
  {
    tone = pen.main,
    matter = 'matt-plastic',
    grain = 0,
    fill,
    bulge = 0.8,
    cap = 'round',
  }: Surface & {
    bulge?: number;
    cap?: 'round' | 'butt';
  } = {},
): string {
  const code = pen.part({ volume: { round: width / 2, bulge }, matter, grain });
  const stroke = (ink: string, extra = '', more = 0) =>
    `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${num(width + more)}" stroke-linecap="${cap}" stroke-linejoin="round"${extra}/>`;
  return (
    onColour(stroke(tone.line, ' stroke-opacity=".5"', 1.4) + stroke(fill ?? tone.base)) +
    onPart(stroke(code, ' shape-rendering="crispEdges"')) +
    covered(stroke(LEVEL))
  );
}

/** A sweep of painted light; the light itself makes most of it. */
export const sheen = (tone: Tone, d: string, width: number, strength = 1): string =>
  feather(d, tone.lightInk, width, tone.lightAlpha * strength * 0.5);

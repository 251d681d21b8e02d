import type { Random } from 'demo-chain/random';
import { num } from './contour';
import { form, softStroke } from './form';
import { onColour } from './layers';
import type { Pen } from './pen';
import { mix, toneOf } from './tone';
import { fill, line } from './trim';

/** Colours of a lens from the sky in it to the ground. */
export interface Tinting {
  top: string;
  horizon: string;
  ground: string;
  /** Shows what lies before it as a mirror does. */
  mirror: boolean;
}

const mirrors: Record<string, Tinting> = {
  fjord: { top: '#14305c', horizon: '#6fc3e6', ground: '#16324a', mirror: true },
  fire: { top: '#7a1420', horizon: '#ffb347', ground: '#5a1a1c', mirror: true },
  moss: { top: '#0f3d34', horizon: '#9fe0a0', ground: '#123a30', mirror: true },
  violet: { top: '#2c1a5e', horizon: '#e58ad0', ground: '#2a1c4c', mirror: true },
  silver: { top: '#3c4650', horizon: '#dfe6ea', ground: '#3a424a', mirror: true },
  gold: { top: '#5b3c10', horizon: '#ffe08a', ground: '#4a3414', mirror: true },
};
const plain: Record<string, Tinting> = {
  smoke: { top: '#1b1e22', horizon: '#3d4349', ground: '#4a5056', mirror: false },
  brown: { top: '#2a1a10', horizon: '#5f3d22', ground: '#7a5230', mirror: false },
  green: { top: '#141f1a', horizon: '#2f4438', ground: '#42584a', mirror: false },
};
const bright: Record<string, Tinting> = {
  rose: { top: '#b5566e', horizon: '#ffc9c2', ground: '#c07a86', mirror: true },
  amber: { top: '#c4821e', horizon: '#ffe6a0', ground: '#c99a44', mirror: true },
  ice: { top: '#5b8fb4', horizon: '#dff2fa', ground: '#7fa5ba', mirror: true },
};

export const darkMirrors = Object.values(mirrors);
export const plainTints = Object.values(plain);
export const brightMirrors = Object.values(bright);

export interface Box {
  x0: number;
  x1: number;
  y0: number;
  y1: number;
}

/** A ridge across the whole width, as it stands against the sky in the glass. */
function ridge(lot: Random, { x0, x1, y0, y1 }: Box, at: number, high: number): string {
  const steps = 9;
  let d = `M${num(x0)} ${num(y1)}`;
  for (let i = 0; i <= steps; i += 1) {
    const y = y0 + (y1 - y0) * (at - high * (i % 2 ? 0.35 + 0.65 * lot.next() : 0.4 * lot.next()));
    d += `L${num(x0 + ((x1 - x0) * i) / steps)} ${num(y)}`;
  }
  return `${d}L${num(x1)} ${num(y1)}Z`;
}

function mirrored(glow: string, lot: Random, box: Box, { top, horizon, ground }: Tinting): string {
  const { x0, x1, y0, y1 } = box;
  const sun = [x0 + (x1 - x0) * 0.66, y0 + (y1 - y0) * 0.5] as const;
  return (
    onColour(
      `<radialGradient id="${glow}" gradientUnits="userSpaceOnUse" cx="${num(sun[0])}" cy="${num(sun[1])}" r="${num((y1 - y0) * 0.5)}"><stop stop-color="#fff7e0" stop-opacity=".7"/><stop offset="1" stop-color="#fff7e0" stop-opacity="0"/></radialGradient>`,
    ) +
    fill(`url(#${glow})`, `M${num(x0)} ${num(y0)}H${num(x1)}V${num(y1)}H${num(x0)}Z`) +
    fill(mix(horizon, ground, 0.45), ridge(lot, box, 0.66, 0.3), 0.75) +
    fill(mix(ground, top, 0.3), ridge(lot, box, 0.76, 0.2), 0.9) +
    fill(mix(ground, '#000000', 0.25), ridge(lot, box, 0.9, 0.1))
  );
}

/** A lens within `outline`; `box` is what all lenses of the pair mirror together. */
export function lens(pen: Pen, outline: string, box: Box, tinting: Tinting, lot: Random): string {
  const id = pen.id();
  const { x0, x1, y0, y1 } = box;
  const stop = (at: number, colour: string) => `<stop offset="${at}" stop-color="${colour}"/>`;
  const gradient = onColour(
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${num(x0)}" y1="${num(y0)}" x2="${num(x0 + (x1 - x0) * 0.12)}" y2="${num(y1)}">${stop(0, tinting.top)}${stop(0.62, tinting.horizon)}${stop(1, tinting.ground)}</linearGradient>`,
  );
  const wide = (x1 - x0) * 0.1;
  const glance = `M${num(x0 + wide * 1.6)} ${num(y1)}L${num(x0 + wide * 3.4)} ${num(y0)}`;
  return (
    gradient +
    form(pen, outline, {
      tone: toneOf(tinting.top),
      fill: `url(#${id})`,
      matter: 'glass',
      round: 40,
      bulge: 0.22,
      inner:
        (tinting.mirror ? mirrored(pen.id(), lot, box, tinting) : '') +
        onColour(softStroke(glance, '#ffffff', wide * 0.8, tinting.mirror ? 0.2 : 0.13)) +
        line('#ffffff', glance, wide * 0.22, 0.16) +
        onColour(softStroke(outline, '#000000', 16, 0.22)),
    })
  );
}

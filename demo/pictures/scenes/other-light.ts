import type { DrawScene } from './scene';

/** Hue in degrees; saturation and lightness from 0 to 1. */
type Hsl = [hue: number, saturation: number, lightness: number];
export type Light = (colour: Hsl) => Hsl;

const COLOUR = /#[0-9a-f]{6}\b/gi;

/** A landscape at another hour or in another season: drawn from another place, each of its colours seen in that light. */
export function inOtherLight(draw: DrawScene, seed: number, light: Light, mirrored = false): DrawScene {
  return (size, { seed: from = 1, ...variant } = {}) => {
    const drawn = draw(size, { ...variant, seed: seed + from - 1 }).replace(COLOUR, (hex) => hexOf(light(hslOf(hex))));
    return mirrored ? `<g transform="translate(${size.w} 0) scale(-1 1)">${drawn}</g>` : drawn;
  };
}

function hslOf(hex: string): Hsl {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const most = Math.max(r, g, b);
  const span = most - Math.min(r, g, b);
  const lightness = most - span / 2;
  if (span === 0) return [0, 0, lightness];
  const sixth = most === r ? (g - b) / span : most === g ? (b - r) / span + 2 : (r - g) / span + 4;
  return [(sixth * 60 + 360) % 360, span / (1 - Math.abs(2 * lightness - 1)), lightness];
}

const within = (value: number) => Math.min(1, Math.max(0, value));

function hexOf([hue, saturation, lightness]: Hsl): string {
  const l = within(lightness);
  const reach = within(saturation) * Math.min(l, 1 - l);
  const part = (n: number) => {
    const k = (n + hue / 30 + 12) % 12;
    const value = l - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(0)}${part(8)}${part(4)}`;
}

const between = (hue: number, from: number, to: number) => hue >= from && hue <= to;

/** Birches and grass have turned. */
export const autumn: Light = ([h, s, l]) => (between(h, 55, 170) ? [22 + (h - 55) * 0.22, s * 1.15, l] : [h, s, l]);
/** What is rust in September is green in July. */
export const summer: Light = ([h, s, l]) => (between(h, 0, 48) ? [78 + h * 0.7, s * 0.62, l] : [h, s, l]);
export const frost: Light = ([h, s, l]) => (between(h, 60, 220) ? [212, s * 0.7 + 0.08, 0.22 + 0.76 * l] : [h, s, l]);
export const dusk: Light = ([h, s, l]) =>
  between(h, 20, 75) ? [(345 + (h - 20) * 0.4) % 360, s * 0.85, l * 0.9] : [228 + (h - 200) * 0.12, s * 0.9, l * 0.72];
export const violet: Light = ([h, s, l]) => (between(h, 110, 200) ? [h + 118, s * 0.75, l] : [h, s, l]);
export const blueHour: Light = ([h, s, l]) =>
  between(h, 30, 60) && l > 0.85 ? [h, s, l] : [222, Math.min(0.36, s * 0.5), l * 0.7];
export const day: Light = ([h, s, l]) =>
  between(h, 190, 290) ? [206, s * 0.95, 0.16 + 0.84 * l] : [42, s * 0.7, 0.1 + 0.9 * l];
export const rain: Light = ([h, s, l]) => [between(h, 100, 260) ? 214 : 200, s * 0.22, l * 0.86];

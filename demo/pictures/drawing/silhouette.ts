import type { Tint, View } from '@/demo/pictures/keys';
import { num } from './contour';
import { newPen, type Pen } from './pen';
import { lightnessOf, mix } from './tone';

export type Draw = (tint: Tint, view: View) => string;

export type Staging = {
  /** Where the close-up looks, and how close. */
  focus: [x: number, y: number, scale: number];
  /** The shadow on the ground: middle, height on the canvas, half width. Goods that float have a fainter one. */
  shadow: { x?: number; y: number; rx: number; strength?: number } | null;
  /** The reverse lies flat and casts its own shadow. */
  flatBack?: boolean;
  /** Size in the landscape; 1 fills the canvas as the front view does. */
  sceneScale?: number;
};

function groundShadow(pen: Pen, shadow: NonNullable<Staging['shadow']>, outdoors: boolean): string {
  const { x = 480, y, rx, strength = 1 } = shadow;
  const soft = pen.id();
  const ink = outdoors ? '#1b2430' : '#4a4438';
  const stops = [0.42, 0.36, 0.24, 0.11, 0.03, 0]
    .map((a, i) => `<stop offset="${i * 0.2}" stop-color="${ink}" stop-opacity="${num(a * strength * 100)}%"/>`)
    .join('');
  const ellipse = (wide: number, high: number, dx: number, alpha: number) =>
    `<ellipse cx="${num(x + dx)}" cy="${num(y)}" rx="${num(wide)}" ry="${num(high)}" fill="url(#${soft})" fill-opacity="${alpha}"/>`;
  return `<radialGradient id="${soft}">${stops}</radialGradient>${ellipse(rx * 1.25, Math.max(26, rx * 0.15), 18, 0.75)}${ellipse(rx * 0.96, Math.max(12, rx * 0.06), 6, 0.9)}`;
}

/** Warm paper that follows the goods a little, and is a shade deeper under white ones so that they stand out. */
function paper(pen: Pen, tint: Tint): string {
  const bright = Math.max(0, lightnessOf(tint.base) - 0.8) * 1.6;
  const middle = mix(mix('#f6f4f0', tint.base, 0.025), '#cfcac0', bright);
  const rim = mix(mix('#e9e5de', tint.base, 0.05), '#b9b3a7', bright * 0.9);
  const id = pen.id();
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="400" cy="480" r="900"><stop stop-color="${middle}"/><stop offset=".5" stop-color="${mix(middle, rim, 0.3)}"/><stop offset="1" stop-color="${rim}"/></radialGradient><rect width="960" height="1200" fill="url(#${id})"/>`;
}

/** A little more than what the close-up shows, for parts that stand turned. */
function windowOf([x, y, s]: Staging['focus']): NonNullable<Pen['window']> {
  const half = { x: 480 / s + 90, y: 600 / s + 90 };
  return [x - half.x, y - half.y, x + half.x, y + half.y];
}

/**
 * Makes a drawing into a picture. The `scene` view leaves its ground empty: the renderer lays it over a landscape that
 * is rasterised and blurred once for all goods, which is what keeps it affordable.
 */
export function silhouette(staging: Staging, body: (pen: Pen) => string): Draw {
  return (tint, view) => {
    const [x, y, s] = staging.focus;
    const pen = newPen(tint, view, windowOf(staging.focus));
    const shadow =
      staging.shadow && !(staging.flatBack && view === 'back')
        ? groundShadow(pen, staging.shadow, view === 'scene')
        : '';
    if (view === 'scene') {
      const k = staging.sceneScale ?? 0.82;
      return `<g transform="translate(${num(480 - 480 * k)} ${num(1130 - 1150 * k)}) scale(${k})">${shadow}${body(pen)}</g>`;
    }
    if (view === 'detail') {
      return `${paper(pen, tint)}<g transform="translate(${num(480 - x * s)} ${num(600 - y * s)}) scale(${s})">${body(pen)}</g>`;
    }
    return paper(pen, tint) + shadow + body(pen);
  };
}

import type { Pen } from './pen.ts';
import type { Tone } from './tone.ts';

export type Weave = 'ripstop' | 'twill' | 'knit' | 'fleece' | 'mesh';

const tile: Record<Weave, { size: [number, number]; dark: string; light: string; everywhere?: boolean }> = {
  ripstop: { size: [9, 9], dark: 'M0 0H9M0 0V9', light: 'M0 1H9M1 0V9' },
  twill: { size: [4, 4], dark: 'M0 4L4 0', light: 'M0 2L2 0M2 4L4 2' },
  knit: { size: [8, 7], dark: 'M0 0L4 5L8 0', light: 'M0 2L4 7L8 2' },
  fleece: { size: [13, 11], dark: 'M1 3q2 2 4 0M8 8q2 2 4 0M5 10q1 1 2 0', light: 'M2 7q2 -2 3 0M8 2q2 -2 4 0' },
  mesh: { size: [7, 7], dark: 'M1 2h2v2h-2zM4.5 5.5h2v1.5h-2z', light: 'M0 0h1' },
};

/** Cloth structure; only seen close up, since at card size it would be noise that costs bytes. */
export function weave(pen: Pen, kind: Weave, tone: Tone): string {
  if (!pen.fine) return '';
  const { size, dark, light } = tile[kind];
  const id = pen.id();
  return (
    `<pattern id="${id}" width="${size[0]}" height="${size[1]}" patternUnits="userSpaceOnUse">` +
    `<path d="${dark}" fill="none" stroke="${tone.shadeInk}" stroke-width=".9" stroke-opacity="${(tone.shadeAlpha * 0.45).toFixed(3)}"/>` +
    `<path d="${light}" fill="none" stroke="${tone.lightInk}" stroke-width=".8" stroke-opacity="${(tone.lightAlpha * 0.3).toFixed(3)}"/></pattern>` +
    `<rect width="960" height="1200" fill="url(#${id})"/>`
  );
}

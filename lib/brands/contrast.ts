import { luminanceOf } from '@/lib/pictures/luminance';

const bytes = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

export function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = bytes(hex);
  return luminanceOf(red, green, blue);
}

/** Returns the contrast of WCAG 2, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Mixes `share` of the second colour into the first. */
export function mix(first: string, second: string, share: number): string {
  const into = bytes(second);
  const mixed = bytes(first).map((byte, i) => Math.round(byte * (1 - share) + (into[i] ?? 0) * share));
  return `#${mixed.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

const STEPS = 50;

/** Moves a colour towards another in small steps until it contrasts enough with every ground. */
export function readable(color: string, towards: string, grounds: string[], least: number): string {
  for (let step = 0; step <= STEPS; step++) {
    const tried = mix(color, towards, step / STEPS);
    if (grounds.every((ground) => contrast(tried, ground) >= least)) return tried;
  }
  return towards;
}

export const isDark = (color: string) => contrast(color, '#ffffff') > contrast(color, '#000000');

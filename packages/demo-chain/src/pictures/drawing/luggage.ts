import { num } from './contour';
import { folds, form, hollow, tube } from './form';
import { asRead } from './handwear';
import { onBump, onColour } from './layers';
import { ring } from './outline';
import type { Pen } from './pen';
import type { Tone } from './tone';
import { line, mark, seam, stitch } from './trim';

/** A flat woven strap along a path. */
export const strap = (pen: Pen, d: string, width = 20, tone: Tone = pen.dark): string =>
  tube(pen, d, width, { tone, matter: 'webbing', bulge: 0.22, cap: 'butt' });

/** A side-release buckle. */
export function buckle(pen: Pen, x: number, y: number, size = 1, turn = 0, tone: Tone = pen.dark): string {
  return (
    `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${num(size)})">` +
    form(pen, 'M-19 -26L19 -26Q24 -26 24 -20L21 0L-21 0L-24 -20Q-24 -26 -19 -26Z', {
      tone,
      matter: 'matt-plastic',
      round: 8,
    }) +
    form(pen, 'M-22 2L22 2L20 26Q20 32 13 32L-13 32Q-20 32 -20 26Z', { tone, matter: 'matt-plastic', round: 8 }) +
    line('#fff', 'M-10 -18L10 -18M-9 22L9 22', 3, 0.22) +
    '</g>'
  );
}

/** A loop of strap that lies flat and is sewn on, as for an axe. */
export const loop = (pen: Pen, x: number, y: number, size = 1, tone: Tone = pen.accent): string =>
  line(
    tone.line,
    `M${x - 14 * size} ${y}V${y + 26 * size}Q${x} ${y + 48 * size} ${x + 14 * size} ${y + 26 * size}V${y}`,
    10,
  ) +
  line(
    tone.base,
    `M${x - 14 * size} ${y}V${y + 26 * size}Q${x} ${y + 48 * size} ${x + 14 * size} ${y + 26 * size}V${y}`,
    7,
  );

/** A row of loops sewn down at even steps, from top to bottom. */
export function daisyChain(
  pen: Pen,
  x: number,
  from: number,
  to: number,
  steps: number,
  tone: Tone = pen.dark,
): string {
  const bars = Array.from({ length: steps + 1 }, (_, i) => {
    const y = num(from + ((to - from) * i) / steps);
    return `M${x - 10} ${y}H${x + 10}`;
  }).join('');
  return (
    strap(pen, `M${x} ${from - 12}V${to + 12}`, 20, tone) +
    onBump(`<path d="${bars}" stroke="#000" stroke-width="7" stroke-opacity=".8"/>`) +
    onColour(`<path d="${bars}" stroke="${tone.line}" stroke-width="4"/>`)
  );
}

export interface Sack {
  x?: number;
  y?: number;
  long: number;
  /** Its diameter. */
  thick: number;
  tone?: Tone;
  turn?: number;
  straps?: number;
}

/** A stuffed sack lying on its side, its closed end to the right. */
export function stuffSack(
  pen: Pen,
  { x = 480, y = 900, long, thick, tone = pen.main, turn = 0, straps = 2 }: Sack,
): string {
  // No two are stuffed alike.
  const give = pen.lot('sack');
  const half = (thick * (97 + give.next() * 6)) / 200;
  const l = x - long / 2;
  const r = x + long / 2;
  const top = y - half;
  const low = y + half;
  const depth = thick * 0.17;
  const body = `M${num(l + 26)} ${num(top + 8)}C${num(l + long * 0.3)} ${num(top - 8)} ${num(l + long * 0.7)} ${num(top - 6)} ${num(r)} ${num(top)}C${num(r + depth * 1.5)} ${num(top + half * 0.4)} ${num(r + depth * 1.5)} ${num(low - half * 0.4)} ${num(r)} ${num(low)}C${num(l + long * 0.7)} ${num(low + 5)} ${num(l + long * 0.3)} ${num(low + 6)} ${num(l + 26)} ${num(low - 6)}C${num(l - 12)} ${num(low - half * 0.5)} ${num(l - 12)} ${num(top + half * 0.5)} ${num(l + 26)} ${num(top + 8)}Z`;
  const band = (share: number) => {
    const at = l + long * share;
    return `M${num(at)} ${num(top - 4)}C${num(at + depth)} ${num(top + half * 0.5)} ${num(at + depth)} ${num(low - half * 0.5)} ${num(at)} ${num(low + 3)}`;
  };
  const bands = Array.from({ length: straps }, (_, i) => (i + 0.7) / (straps + 0.4));
  return (
    `<g transform="rotate(${num(turn + give.next() * 2 - 1)} ${num(x)} ${num(y)})">` +
    form(pen, body, {
      tone,
      matter: 'shell',
      round: half,
      bulge: 0.8,
      inner:
        folds(
          bands.flatMap((share) => {
            const at = l + long * share;
            return [
              [at + 12, top + 10, at + 60, top + half * 0.7, at + 110, y] as const,
              [at - 6, low - 10, at - 56, low - half * 0.6, at - 90, y + 10] as const,
            ].map(([...f]) => f as [number, number, number, number, number, number]);
          }),
          14,
          0.8,
        ) + stitch(tone, band(0.93)),
    }) +
    form(pen, ring(r - depth * 0.1, y, depth * 1.05, half * 0.97), {
      tone,
      matter: 'shell',
      round: half * 0.4,
      bulge: 0.4,
      inner:
        seam(tone, ring(r - depth * 0.1, y, depth * 0.72, half * 0.7)) +
        hollow(`M${r} ${top + 30}V${low - 30}`, 20, 0.2),
    }) +
    strap(
      pen,
      `M${num(r - 2)} ${num(y - half * 0.34)}Q${num(r + depth * 1.5)} ${num(y)} ${num(r - 2)} ${num(y + half * 0.34)}`,
      15,
    ) +
    bands
      .map((share) => strap(pen, band(share), 22) + buckle(pen, l + long * share + depth * 0.7, y - half * 0.25, 0.7))
      .join('') +
    mark(pen, pen.accent.base, x + long * 0.06, y + half * 0.3, Math.min(2.2, thick / 110)) +
    '</g>'
  );
}

/** The mark, readable on goods that are drawn mirrored. */
export const markOn = (pen: Pen, ink: string, x: number, y: number, size: number, flipped: boolean): string =>
  `<g transform="translate(${num(x)} ${num(y)})">${asRead(flipped, mark(pen, ink, 0, 0, size))}</g>`;

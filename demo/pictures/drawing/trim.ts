import { num } from './contour';
import type { Pen } from './pen';
import type { Tone } from './tone';

/** A sewn or taped seam: a dark valley with a lit lip beside it. */
export function seam(tone: Tone, d: string, width = 2.4): string {
  return (
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${d}" stroke="${tone.lightInk}" stroke-opacity="${(tone.lightAlpha * 0.75).toFixed(3)}" stroke-width="${num(width)}" transform="translate(${num(width * 0.8)} ${num(width * 0.8)})"/>` +
    `<path d="${d}" stroke="${tone.line}" stroke-opacity=".8" stroke-width="${num(width)}"/></g>`
  );
}

export function stitch(tone: Tone, d: string, width = 1.5): string {
  const pale = tone.luminance < 0.45;
  return `<path d="${d}" fill="none" stroke="${pale ? tone.lightInk : tone.line}" stroke-opacity=".5" stroke-width="${num(width)}" stroke-dasharray="6 3.4" stroke-linecap="butt"/>`;
}

export function line(ink: string, d: string, width: number, alpha = 1, extra = ''): string {
  return `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${num(width)}"${alpha < 1 ? ` stroke-opacity="${num(alpha * 100)}%"` : ''} stroke-linecap="round" stroke-linejoin="round"${extra}/>`;
}

export function fill(ink: string, d: string, alpha = 1): string {
  return `<path d="${d}" fill="${ink}"${alpha < 1 ? ` fill-opacity="${num(alpha * 100)}%"` : ''}/>`;
}

export type ZipOptions = { width?: number; tape?: Tone; teeth?: string };

/** A zip along a path: tape, shadow, teeth. The puller is drawn with `puller`. */
export function zip(pen: Pen, d: string, { width = 13, tape = pen.panel, teeth }: ZipOptions = {}): string {
  const ink = teeth ?? (tape.luminance < 0.5 ? tape.lightInk : tape.line);
  return (
    line(tape.line, d, width + 3, 0.6) +
    line(tape.shade, d, width) +
    line(tape.lightInk, d, width * 0.34, 0.18, ` transform="translate(${num(-width * 0.26)} 0)"`) +
    `<path d="${d}" fill="none" stroke="${tape.deep}" stroke-width="${num(width * 0.5)}"/>` +
    `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${num(width * 0.42)}" stroke-dasharray="${pen.fine ? '2.4 2' : '3 2.6'}" stroke-opacity=".85"/>`
  );
}

/** A zip slider with its cord, hanging down from (x, y) and turned by `angle` degrees. */
export function puller(tone: Tone, x: number, y: number, angle = 0, size = 1): string {
  return (
    `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(angle)}) scale(${num(size)})">` +
    `<path d="M-6 -5Q0 -9 6 -5L5 7Q0 10 -5 7Z" fill="#8b9097" stroke="#4b5057" stroke-width="1"/>` +
    `<path d="M0 5L0 18" stroke="${tone.deep}" stroke-width="3.4" stroke-linecap="round"/>` +
    `<path d="M-4.6 16Q0 13 4.6 16L5.4 42Q0 47 -5.4 42Z" fill="${tone.base}" stroke="${tone.line}" stroke-width="1"/>` +
    `<path d="M-2.4 18L-3 41" stroke="${tone.lightInk}" stroke-opacity=".6" stroke-width="1.6"/></g>`
  );
}

/** The invented, wordless mark on our goods: two peaks and their fold. */
export function mark(ink: string, x: number, y: number, size = 1): string {
  return `<g transform="translate(${num(x)} ${num(y)}) scale(${num(size)})"><path d="M-17 10L-5 -11L3 3L8 -4L17 10L10 10L7.6 5.6L4.4 10L-1 10L-5 3L-9 10Z" fill="${ink}"/></g>`;
}

/** A short toggle cord with a lock, as on hems and hoods. */
export function cord(tone: Tone, x: number, y: number, length: number, lean = 0): string {
  return (
    line(
      tone.line,
      `M${num(x)} ${num(y)}Q${num(x + lean * 0.2)} ${num(y + length * 0.6)} ${num(x + lean)} ${num(y + length)}`,
      4.4,
    ) +
    line(
      tone.base,
      `M${num(x)} ${num(y)}Q${num(x + lean * 0.2)} ${num(y + length * 0.6)} ${num(x + lean)} ${num(y + length)}`,
      2.8,
    ) +
    `<rect x="${num(x + lean * 0.5 - 7)}" y="${num(y + length * 0.48)}" width="14" height="19" rx="4.5" fill="#34383e" stroke="#17191c" stroke-width="1"/>` +
    `<rect x="${num(x + lean * 0.5 - 4)}" y="${num(y + length * 0.48 + 3)}" width="3" height="12" rx="1.5" fill="#fff" fill-opacity=".25"/>`
  );
}

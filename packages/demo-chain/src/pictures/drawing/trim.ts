import { lineMark } from 'demo-chain/pictures/marks/marks';
import { num } from './contour';
import { onBump, onColour } from './layers';
import type { Pen } from './pen';
import type { Tone } from './tone';

const stroke = (ink: string, d: string, width: number, alpha = 1, extra = '') =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${num(width)}"${alpha < 1 ? ` stroke-opacity="${num(alpha * 100)}%"` : ''} stroke-linecap="round" stroke-linejoin="round"${extra}/>`;

/** Colour along a path, on the surface. */
export const line = (ink: string, d: string, width: number, alpha = 1, extra = ''): string =>
  onColour(stroke(ink, d, width, alpha, extra));

/** Colour within an outline, on the surface. */
export const fill = (ink: string, d: string, alpha = 1): string =>
  onColour(`<path d="${d}" fill="${ink}"${alpha < 1 ? ` fill-opacity="${num(alpha * 100)}%"` : ''}/>`);

/** A groove (`depth` 0–1) or, below zero, a lip along a path. */
export const groove = (d: string, width: number, depth = 0.6): string =>
  onBump(stroke(depth > 0 ? '#000' : '#fff', d, width, Math.abs(depth)));

/** A sewn or taped seam: a valley with a lip to both sides. */
export function seam(tone: Tone, d: string, width = 2.4): string {
  return (
    line(tone.line, d, width * 0.7, 0.55) +
    onBump(stroke('#fff', d, width * 3.4, 0.22) + stroke('#000', d, width, 0.75))
  );
}

export function stitch(tone: Tone, d: string, width = 1.5): string {
  const pale = tone.luminance < 0.45;
  const thread = ' stroke-dasharray="6 3.4"';
  const dashes = (ink: string, alpha: number, wide: number) =>
    `<path d="${d}" fill="none" stroke="${ink}" stroke-opacity="${alpha}" stroke-width="${num(wide)}"${thread}/>`;
  return (
    onColour(dashes(pale ? tone.lightInk : tone.line, 0.5, width)) +
    onBump(stroke('#000', d, width * 2, 0.35) + dashes('#fff', 0.6, width * 1.2))
  );
}

export type ZipOptions = { width?: number; tape?: Tone; teeth?: string };

/** A zip along a path: tape and teeth. The puller is drawn with `puller`. */
export function zip(_pen: Pen, d: string, { width = 13, tape = _pen.panel, teeth }: ZipOptions = {}): string {
  const ink = teeth ?? (tape.luminance < 0.5 ? tape.lightInk : tape.line);
  const chain = (colour: string, alpha: number) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(width * 0.42)}" stroke-dasharray="2.6 2.2" stroke-opacity="${alpha}"/>`;
  return (
    line(tape.line, d, width + 3, 0.6) +
    line(tape.shade, d, width) +
    line(tape.deep, d, width * 0.5) +
    onColour(chain(ink, 0.85)) +
    onBump(
      stroke('#000', d, width + 6, 0.3) +
        stroke('#fff', d, width, 0.25) +
        stroke('#000', d, width * 0.5, 0.5) +
        chain('#fff', 0.6),
    )
  );
}

/** A zip slider with its cord, hanging down from (x, y) and turned by `angle` degrees. */
export function puller(tone: Tone, x: number, y: number, angle = 0, size = 1): string {
  return onColour(
    `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(angle)}) scale(${num(size)})">` +
      `<path d="M-3 2L-4 46Q3 50 8 44L7 4Z" fill="#000" fill-opacity=".2"/>` +
      `<path d="M-6 -5Q0 -9 6 -5L5 7Q0 10 -5 7Z" fill="#8b9097" stroke="#4b5057" stroke-width="1"/>` +
      `<path d="M0 5L0 18" stroke="${tone.deep}" stroke-width="3.4" stroke-linecap="round"/>` +
      `<path d="M-4.6 16Q0 13 4.6 16L5.4 42Q0 47 -5.4 42Z" fill="${tone.base}" stroke="${tone.line}" stroke-width="1"/>` +
      `<path d="M-2.4 18L-3 41" stroke="${tone.lightInk}" stroke-opacity=".6" stroke-width="1.6"/></g>`,
  );
}

/** The mark of the goods' product line, printed or sewn at (x, y); at size 1 it is about 40 units wide. */
export const mark = (pen: Pen, ink: string, x: number, y: number, size = 1): string =>
  onColour(
    `<g transform="translate(${num(x)} ${num(y)}) scale(${pen.mirrored ? -size : size} ${size})">${lineMark(pen.subject.line, ink)}</g>`,
  );

/** A short toggle cord with a lock, as on hems and hoods. */
export function cord(tone: Tone, x: number, y: number, length: number, lean = 0): string {
  const path = `M${num(x)} ${num(y)}Q${num(x + lean * 0.2)} ${num(y + length * 0.6)} ${num(x + lean)} ${num(y + length)}`;
  return (
    line(tone.line, path, 4.4) +
    line(tone.base, path, 2.8) +
    onColour(
      `<rect x="${num(x + lean * 0.5 - 7)}" y="${num(y + length * 0.48)}" width="14" height="19" rx="4.5" fill="#34383e" stroke="#17191c" stroke-width="1"/>` +
        `<rect x="${num(x + lean * 0.5 - 4)}" y="${num(y + length * 0.48 + 3)}" width="3" height="12" rx="1.5" fill="#fff" fill-opacity=".25"/>`,
    )
  );
}

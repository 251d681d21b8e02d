import { num } from './contour';
import { feather, form } from './form';
import type { Pen } from './pen';
import type { Tone } from './tone';
import { fill, line } from './trim';

type Eyelet = [x: number, y: number, ridgeX: number, ridgeY: number];

/** Laces seen from the side: out of each eyelet, over the ridge of the tongue. */
export function laces(tone: Tone, eyelets: Eyelet[], width = 9, hooks = 0): string {
  let out = '';
  eyelets.forEach(([x, y, rx, ry], i) => {
    const next = eyelets[i + 1];
    if (next) {
      const cross = `M${num(x)} ${num(y)}Q${num((x + next[2]) / 2 - 6)} ${num((y + next[3]) / 2 - 8)} ${num(next[2])} ${num(next[3])}`;
      out +=
        line(tone.line, cross, width + 2.4, 0.75) +
        line(tone.shade, cross, width) +
        line(tone.light, cross, width * 0.3, 0.6);
    }
    const d = `M${num(x)} ${num(y)}Q${num((x + rx) / 2)} ${num((y + ry) / 2 - 7)} ${num(rx)} ${num(ry)}`;
    out += line(tone.line, d, width + 2.6, 0.85) + line(tone.base, d, width) + line(tone.light, d, width * 0.34, 0.8);
    out += `<path d="${d}" fill="none" stroke="${tone.shadeInk}" stroke-opacity=".22" stroke-width="${width}" stroke-dasharray="2 5"/>`;
    out +=
      i < eyelets.length - hooks
        ? `<circle cx="${num(x)}" cy="${num(y)}" r="${num(width * 0.9)}" fill="#6d7279" stroke="#2a2d31" stroke-width="1.4"/><circle cx="${num(x)}" cy="${num(y)}" r="${num(width * 0.42)}" fill="#23262a"/>`
        : `<path d="M${num(x - 9)} ${num(y + 5)}Q${num(x - 9)} ${num(y - 11)} ${num(x + 5)} ${num(y - 9)}L${num(x + 13)} ${num(y + 3)}Q${num(x + 4)} ${num(y + 12)} ${num(x - 9)} ${num(y + 5)}Z" fill="#9aa0a6" stroke="#34383d" stroke-width="1.4"/>`;
  });
  return out;
}

/** A bow with two loops and two loose ends, knotted at (x, y). */
export function bow(tone: Tone, x: number, y: number, size = 1): string {
  const strand = (d: string) => line(tone.line, d, 10.5, 0.8) + line(tone.base, d, 8) + line(tone.light, d, 2.4, 0.7);
  return `<g transform="translate(${num(x)} ${num(y)}) scale(${num(size)})">${strand('M0 0C-40 -34 -92 -14 -84 16C-76 36 -30 22 0 0')}${strand('M0 0C30 -22 74 -8 70 26C66 50 22 28 0 0')}${strand('M0 0C-20 30 -34 56 -30 92')}${strand('M0 0C18 34 22 60 40 88')}<ellipse rx="11" ry="9" fill="${tone.base}" stroke="${tone.line}" stroke-width="1.6"/></g>`;
}

const soleOutline =
  'M470 130C566 128 640 196 652 310C662 410 640 500 616 590C600 656 602 720 614 790C628 880 622 970 572 1022C530 1062 450 1064 404 1026C352 980 350 890 366 800C380 716 376 660 352 590C322 500 300 420 312 320C326 206 386 132 470 130Z';

export type Tread = { lug: Tone; ground: Tone; glow: Tone; pattern: 'boot' | 'trail' | 'wave' };

/** The sole from below. */
export function sole(pen: Pen, { lug, ground, glow, pattern }: Tread): string {
  let lugs = '';
  const block = (d: string) =>
    fill(ground.line, d, 0.9).replace('<path', '<path transform="translate(5 6)"') +
    fill(lug.base, d) +
    line(lug.lightInk, d, 1.6, 0.35);
  const step = pattern === 'trail' ? 66 : 78;
  for (let row = 0; row * step < 880; row += 1) {
    const y = 176 + row * step;
    const heel = y > 770;
    if (y > 640 && y < 770) {
      lugs += line(lug.lightInk, `M396 ${y}C440 ${y + 10} 540 ${y + 10} 590 ${y - 4}`, 5, 0.2);
      continue;
    }
    const half = heel ? 96 : 122 - Math.abs(y - 380) * 0.12;
    const x = heel ? 490 : 482;
    for (const s of [-1, 1]) {
      if (pattern === 'wave') {
        lugs += block(
          `M${x} ${y}C${x + s * 40} ${y - 20} ${x + s * 80} ${y + 26} ${x + s * (half + 12)} ${y}L${x + s * (half + 10)} ${y + 34}C${x + s * 80} ${y + 60} ${x + s * 40} ${y + 14} ${x} ${y + 34}Z`,
        );
        continue;
      }
      lugs += block(
        `M${x + s * (half * 0.62)} ${y}L${x + s * (half + 16)} ${y - 14}L${x + s * (half + 18)} ${y + 28}L${x + s * (half * 0.7)} ${y + 36}L${x + s * (half * 0.54)} ${y + 20}Z`,
      );
      lugs += block(
        pattern === 'boot'
          ? `M${x + s * 8} ${y + 8}L${x + s * 48} ${y - 6}L${x + s * 58} ${y + 18}L${x + s * 40} ${y + 44}L${x + s * 8} ${y + 36}Z`
          : `M${x} ${y + (heel ? 40 : -4)}L${x + s * 46} ${y + 18}L${x + s * 44} ${y + 40}L${x} ${y + (heel ? 16 : 20)}Z`,
      );
    }
  }
  const clip = pen.id();
  return (
    feather(soleOutline, '#3c372d', 70, 0.3, 16, 24) +
    form(pen, soleOutline, { tone: ground, round: 40 }) +
    `<clipPath id="${clip}"><path d="${soleOutline}"/></clipPath><g clip-path="url(#${clip})">` +
    lugs +
    feather(soleOutline, ground.shadeInk, 40, 0.5, -10, -12) +
    '</g>' +
    line(glow.base, soleOutline, 7, 0.95) +
    line(lug.line, soleOutline, 1.4, 0.8)
  );
}

/** Lugs along the lower edge of an outsole between two points, as path commands from right to left. */
export function lugEdge(from: number, to: number, y: number, depth: number, count: number, lean = 6): string {
  const step = (from - to) / count;
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const x = from - i * step;
    d += `L${num(x - lean * 0.2)} ${num(y + depth)}L${num(x - step * 0.76)} ${num(y + depth)}L${num(x - step * 0.8 - lean * 0.2)} ${num(y)}L${num(x - step)} ${num(y)}`;
  }
  return d;
}

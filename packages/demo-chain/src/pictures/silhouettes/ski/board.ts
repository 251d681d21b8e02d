import { num, whole } from 'demo-chain/pictures/drawing/contour';
import { form, panel } from 'demo-chain/pictures/drawing/form';
import { onBump } from 'demo-chain/pictures/drawing/layers';
import type { Pen, Volume } from 'demo-chain/pictures/drawing/pen';
import { type Tone, toneOf } from 'demo-chain/pictures/drawing/tone';
import { fill, groove, line, mark } from 'demo-chain/pictures/drawing/trim';
import type { SkiDesign } from './design';

/** The outline seen from above: tip at y = 0, the middle at x = 0. */
export function outlineOf({ length: l, waist, tip, tail, tipShape, tailShape, rocker }: SkiDesign): string {
  const [w, t, h] = [waist / 2, tip / 2, tail / 2];
  const wide = l * (rocker ? 0.15 : 0.1);
  const nose =
    tipShape === 'pointed'
      ? `M0 0C${num(t * 0.34)} ${num(t * 0.3)} ${num(t * 0.98)} ${num(wide * 0.5)} ${num(t)} ${num(wide)}`
      : tipShape === 'blunt'
        ? `M0 0C${num(t * 0.8)} 0 ${num(t * 0.94)} ${num(wide * 0.34)} ${num(t)} ${num(wide)}`
        : `M0 0C${num(t * 0.62)} 0 ${num(t * 0.98)} ${num(wide * 0.42)} ${num(t)} ${num(wide)}`;
  const side = `C${num(t)} ${num(l * 0.26)} ${num(w)} ${num(l * 0.36)} ${num(w)} ${num(l * 0.54)}C${num(w)} ${num(l * 0.72)} ${num(h)} ${num(l * 0.8)} ${num(h)} ${num(l * 0.93)}`;
  const end =
    tailShape === 'flat'
      ? `C${num(h)} ${num(l * 0.97)} ${num(h * 0.8)} ${num(l)} 0 ${num(l)}`
      : tailShape === 'round'
        ? `C${num(h * 0.96)} ${num(l * 0.98)} ${num(h * 0.5)} ${num(l + 6)} 0 ${num(l + 6)}`
        : `C${num(h)} ${num(l * 0.97)} ${num(h * 0.7)} ${num(l + 4)} ${num(h * 0.4)} ${num(l + 2)}C${num(h * 0.2)} ${num(l)} ${num(h * 0.1)} ${num(l - 10)} 0 ${num(l - 10)}`;
  return whole(nose + side + end, 0);
}

function graphics(pen: Pen, { graphics: kind, length: l, tip }: SkiDesign, volume: Volume): string {
  const w = tip;
  const area = (d: string, tone: Tone) => panel(pen, d, volume, { tone, matter: 'lacquer', edge: 0 });
  const across = (from: number, to: number, lean: number, tone: Tone) =>
    area(`M${-w} ${num(from + lean)}L${w} ${num(from - lean)}L${w} ${num(to - lean)}L${-w} ${num(to + lean)}Z`, tone);
  const second = pen.main.luminance > 0.6 ? pen.dark : toneOf(pen.main.deep);
  switch (kind) {
    case 'ridge': {
      const peaks = (y: number, high: number) =>
        `M${-w} ${l * y}L${num(-w * 0.36)} ${num(l * y - high)}L${num(-w * 0.1)} ${num(l * y - high * 0.4)}L${num(w * 0.22)} ${num(l * y - high * 1.3)}L${w} ${l * y}L${w} ${l + 20}L${-w} ${l + 20}Z`;
      return area(peaks(0.4, 90), pen.panel) + area(peaks(0.6, 110), pen.accent) + area(peaks(0.82, 90), second);
    }
    case 'chevrons':
      return [0.2, 0.27, 0.34, 0.68, 0.75]
        .map((y, i) =>
          area(
            `M${-w} ${num(l * y + 70)}L0 ${num(l * y)}L${w} ${num(l * y + 70)}L${w} ${num(l * y + 104)}L0 ${num(l * y + 34)}L${-w} ${num(l * y + 104)}Z`,
            i % 2 ? pen.panel : pen.accent,
          ),
        )
        .join('');
    case 'slant':
      return (
        across(l * 0.22, l * 0.44, 90, pen.accent) +
        across(l * 0.46, l * 0.48, 90, pen.accent) +
        across(l * 0.8, l * 1.2, 90, second)
      );
    case 'rails':
      return (
        area(`M${-w} -10L${num(-w * 0.13)} -10L${num(-w * 0.13)} ${l + 20}L${-w} ${l + 20}Z`, pen.accent) +
        line(second.base, `M${num(w * 0.1)} ${num(l * 0.1)}L${num(w * 0.1)} ${num(l * 0.94)}`, 5)
      );
    case 'contours':
      return Array.from({ length: 19 }, (_, i) => {
        const y = l * 0.12 + i * l * 0.045 + (i % 4) * 9;
        const ink = i % 2 ? pen.accent.base : second.base;
        return line(
          ink,
          `M${num(-w)} ${num(y)}C${num(-w * 0.3)} ${num(y + 60)} ${num(w * 0.1)} ${num(y - 70)} ${w} ${num(y + 30)}`,
          i % 4 === 1 ? 9 : 4,
        );
      }).join('');
    case 'blocks':
      return (
        across(-20, l * 0.2, 0, pen.accent) +
        across(l * 0.22, l * 0.25, 0, pen.accent) +
        across(l * 0.7, l * 0.73, 0, pen.accent) +
        across(l * 0.75, l * 1.1, 0, second)
      );
    case 'dawn':
      return (
        [0.58, 0.66, 0.73, 0.79, 0.84, 0.88]
          .map((y, i) => across(l * y, l * (y + 0.06 - i * 0.006), 0, pen.accent))
          .join('') + across(l * 0.91, l * 1.1, 0, pen.accent)
      );
    case 'shards':
      return (
        area(`M${-w} ${num(l * 0.12)}L${num(w * 0.16)} ${num(l * 0.34)}L${-w} ${num(l * 0.46)}Z`, pen.accent) +
        area(`M${w} ${num(l * 0.3)}L${num(-w * 0.06)} ${num(l * 0.44)}L${w} ${num(l * 0.62)}Z`, pen.panel) +
        area(`M${-w} ${num(l * 0.6)}L${num(w * 0.12)} ${num(l * 0.78)}L${-w} ${num(l * 0.94)}Z`, second) +
        area(`M${w} ${num(l * 0.72)}L${num(-w * 0.02)} ${num(l * 0.86)}L${w} ${num(l)}Z`, pen.accent)
      );
  }
}

/** The top sheet. */
export function board(pen: Pen, design: SkiDesign): string {
  const { length: l, waist, tip, steelEdge, sort } = design;
  const d = outlineOf(design);
  const ink = pen.main.luminance > 0.62 ? pen.dark.base : pen.pale.base;
  const sign = (y: number, size: number) =>
    `<g transform="translate(0 ${num(y)}) rotate(-90)">${mark(pen, ink, 0, 0, size)}</g>`;
  const mid = line(ink, `M${num(-waist * 0.34)} ${num(l * 0.54)}L${num(waist * 0.34)} ${num(l * 0.54)}`, 2.4, 0.7);
  return form(pen, d, {
    matter: 'lacquer',
    round: Math.min(16, waist * 0.3),
    bulge: 0.34,
    inner: (volume) =>
      graphics(pen, design, volume) +
      sign(l * (sort === 'track' ? 0.36 : 0.5), waist / (sort === 'track' || sort === 'mountain' ? 30 : 34)) +
      mark(pen, ink, 0, tip * 0.9, tip / 110) +
      mid +
      (steelEdge ? line('#aeb4ba', d, 4.5) + line('#2b2e33', d, 1.4, 0.5) : line(pen.dark.base, d, 2.4)) +
      onBump(`<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="9"/>`),
  });
}

function kickZone(pen: Pen, { hold, length: l, waist }: SkiDesign, volume: Volume): string {
  const [from, to] = [l * 0.36, l * 0.64];
  const w = waist * 0.36;
  const zone = `M${num(-w)} ${num(from + 16)}L0 ${num(from)}L${num(w)} ${num(from + 16)}L${num(w)} ${num(to)}L${num(-w)} ${num(to)}Z`;
  if (hold === 'skin') return panel(pen, zone, volume, { tone: toneOf('#c9b58f'), matter: 'pile' });
  if (hold === 'scales') {
    const rows = Array.from({ length: 26 }, (_, i) => from + 14 + i * ((to - from - 20) / 26));
    return groove(rows.map((y) => `M${num(-w)} ${num(y)}Q0 ${num(y + 12)} ${num(w)} ${num(y)}`).join(''), 3, 0.7);
  }
  return hold === 'wax' ? line('#5d646b', zone, 2, 0.9, ' stroke-dasharray="7 5"') : '';
}

/** The running base. */
export function base(pen: Pen, design: SkiDesign): string {
  const { length: l, waist, tip, tail, steelEdge, sort, baseColour } = design;
  const d = outlineOf(design);
  const black = toneOf('#26282c');
  const tone = baseColour === 'accent' && pen.accent.luminance > 0.4 ? pen.accent : black;
  const ink = tone === black ? (pen.accent.luminance > 0.4 ? pen.accent.base : pen.pale.base) : pen.dark.base;
  return form(pen, d, {
    tone,
    matter: 'matt-plastic',
    round: 6,
    bulge: 0.2,
    inner: (volume) =>
      (baseColour === 'split'
        ? panel(pen, `M${-tip} ${num(l * 0.66)}L${tip} ${num(l * 0.58)}L${tip} ${l + 20}L${-tip} ${l + 20}Z`, volume, {
            tone: pen.main,
            matter: 'matt-plastic',
            edge: 0,
          })
        : '') +
      `<g transform="translate(0 ${num(l * 0.24)}) rotate(-90)">${mark(pen, ink, 0, 0, (waist * 1.3) / 40)}</g>` +
      (design.hold === 'none'
        ? `<g transform="translate(0 ${num(l * 0.76)}) rotate(-90)">${mark(pen, ink, 0, 0, (waist * 1.5) / 40)}</g>`
        : '') +
      kickZone(pen, design, volume) +
      (sort === 'alpine'
        ? ''
        : groove(
            `M0 ${num(l * 0.16)}L0 ${num(l * 0.35)}M0 ${num(l * 0.66)}L0 ${num(l * 0.97)}`,
            sort === 'track' ? 6 : 8,
            0.7,
          )) +
      (steelEdge ? line('#c5cacf', d, 9) + line('#6b7178', d, 1.6) : '') +
      fill(
        '#ffffff',
        `M${num(-tail * 0.2)} ${num(l * 0.12)}L${num(tail * 0.02)} ${num(l * 0.12)}L${num(-tail * 0.1)} ${num(l * 0.92)}L${num(-tail * 0.2)} ${num(l * 0.92)}Z`,
        0.05,
      ),
  });
}

/** Seen from the side, sole to the left: the turned up tip and the arch. */
export function profile(pen: Pen, design: SkiDesign): string {
  const { length: l, rocker, sort } = design;
  const arch = sort === 'track' ? 26 : 15;
  const up = rocker ? 58 : 40;
  const thick = sort === 'track' ? 20 : 15;
  const curveAt = (dx: number, grow: number) =>
    `M${num(up + dx)} 0C${num(up * 0.3 + dx)} ${num(l * 0.04)} ${num(dx)} ${num(l * 0.08)} ${num(dx)} ${num(l * 0.17)}C${num(dx)} ${num(l * 0.3)} ${num(arch + dx + grow)} ${num(l * 0.4)} ${num(arch + dx + grow)} ${num(l * 0.54)}C${num(arch + dx + grow)} ${num(l * 0.7)} ${num(dx)} ${num(l * 0.8)} ${num(dx)} ${num(l * 0.93)}L${num(6 + dx)} ${num(l)}`;
  const body = `${curveAt(0, 0)}L${num(thick * 0.7 + 6)} ${num(l)}C${num(thick * 0.8)} ${num(l * 0.93)} ${num(thick * 0.7)} ${num(l * 0.8)} ${num(arch + thick * 1.7)} ${num(l * 0.62)}C${num(arch + thick * 1.9)} ${num(l * 0.56)} ${num(arch + thick * 1.9)} ${num(l * 0.46)} ${num(arch + thick * 1.5)} ${num(l * 0.4)}C${num(arch + thick * 0.7)} ${num(l * 0.3)} ${num(thick * 0.6)} ${num(l * 0.26)} ${num(thick * 0.5)} ${num(l * 0.17)}C${num(thick * 0.5)} ${num(l * 0.08)} ${num(up * 0.3 + thick * 0.5)} ${num(l * 0.04)} ${num(up + 5)} 2Z`;
  const edge = curveAt(2, 0);
  return form(pen, body, {
    matter: 'lacquer',
    round: 8,
    bulge: 0.6,
    inner:
      line(design.titanal ? '#9aa1a8' : '#c8a878', curveAt(7, 2), 7) +
      line('#202327', edge, 5) +
      (design.steelEdge ? line('#c5cacf', curveAt(1, 0), 3) : ''),
  });
}

import { form, hollow, patch } from 'demo-chain/pictures/drawing/form';
import { groove, line, puller, seam, zip } from 'demo-chain/pictures/drawing/trim';
import type { Bench } from './bench';
import { path, steps } from './curve';
import { MIDDLE } from './cut';
import type { Closure } from './design';
import { collarOf, DIP } from './neck';
import { button, topstitch } from './sewing';

/** From where it is open to where it ends, in units from the top. */
interface Span {
  top: number;
  low: number;
}

const down = ({ top, low }: Span, x = MIDDLE) => path`M${x} ${top}L${x} ${low}`;

function zipper({ pen, tones }: Bench, span: Span): string {
  return (
    hollow(down(span), 44, 0.3) +
    zip(pen, down(span), { width: 17, tape: tones.zip }) +
    puller(tones.pull, MIDDLE, span.top + 10, 0, 1.05)
  );
}

function zipped(bench: Bench, { top, low: foot }: Span): string {
  const { design, tones } = bench;
  const low = foot - design.vent;
  const flank = { top: Math.max(top, design.measures.neckY + DIP), low };
  return (
    zipper(bench, { top, low }) +
    topstitch(design, tones.main, down(flank, MIDDLE - 19)) +
    topstitch(design, tones.main, down(flank, MIDDLE + 19)) +
    (design.vent ? vent(bench, low) : '')
  );
}

function halfZipped(bench: Bench, { top }: Span): string {
  const [, low] = bench.cut.at(0, 0.52);
  const facing = path`M456 ${top + 20}L456 ${low + 12}L504 ${low + 12}L504 ${top + 20}`;
  return zipper(bench, { top, low }) + seam(bench.tones.main, facing, 1.8);
}

/** A flap over the zip, held by snaps or by hook and loop. */
function flapped(bench: Bench, span: Span): string {
  const { pen, design, tones, volume } = bench;
  const top = span.top - 4;
  const { low } = span;
  const outline = path`M448 ${top}L512 ${top}L512 ${low - 14}Q512 ${low - 3} 502 ${low - 3}L448 ${low - 3}Z`;
  const tone = design.blocking === 'plain' ? tones.second : tones.main;
  const held = (y: number) =>
    design.closure === 'snaps'
      ? button(492, Math.round(y), 9)
      : topstitch(design, tone, path`M462 ${y - 12}L498 ${y - 12}L498 ${y + 12}L462 ${y + 12}Z`, 1.2);
  return (
    hollow(down(span), 70, 0.25) +
    patch(pen, outline, volume, { tone, matter: design.matter, height: 7 }) +
    line(tones.main.line, path`M512 ${top}L512 ${low - 12}`, 1.6, 0.6) +
    topstitch(design, tone, path`M505 ${top}L505 ${low - 8}`) +
    steps(6, top + 26, low - 34)
      .map(held)
      .join('')
  );
}

/** Where a two-way zip is opened from below: its halves part, and show the lining or the skirt against snow. */
function vent({ pen, cut, design, tones }: Bench, from: number): string {
  const [, foot] = cut.at(0, 0.997);
  const far = design.vent * 0.3;
  const middle = from + design.vent * 0.5;
  const half = (side: number) =>
    path`M${MIDDLE} ${from}Q${MIDDLE + side * far * 0.3} ${middle} ${MIDDLE + side * far} ${foot}`;
  const gap = half(-1) + path`L${MIDDLE + far} ${foot}Q${MIDDLE + far * 0.3} ${middle} ${MIDDLE} ${from}Z`;
  const skirt = design.liftPass
    ? form(pen, path`M400 ${middle}L560 ${middle}L560 ${foot - 10}L400 ${foot - 10}Z`, {
        tone: tones.second,
        matter: 'light-shell',
        round: 8,
      }) +
      groove(path`M400 ${middle + 10}L560 ${middle + 10}M400 ${foot - 22}L560 ${foot - 22}`, 5, 0.4) +
      button(MIDDLE, Math.round((middle + foot) / 2), 7)
    : '';
  const { lining } = tones;
  return (
    form(pen, gap, { tone: lining, fill: lining.shade, matter: 'jersey', round: 16, bulge: -0.6, inner: skirt }) +
    [-1, 1].map((side) => zip(pen, half(side), { width: 12, tape: tones.zip })).join('') +
    puller(tones.pull, MIDDLE, from + 2, 0, 0.85)
  );
}

const ways: Record<Closure, (bench: Bench, span: Span) => string> = {
  zip: zipped,
  'half-zip': halfZipped,
  flap: flapped,
  snaps: flapped,
};

/** The middle of the front, below where it stands open. */
export function closure(bench: Bench): string {
  const { cut, design } = bench;
  const { neckY } = design.measures;
  const shut = design.hood.lies === 'up' ? neckY - 8 : collarOf(bench).low;
  const [, foot] = cut.at(0, 1);
  return ways[design.closure](bench, { top: design.open ? neckY + design.open : shut, low: foot - 2 });
}

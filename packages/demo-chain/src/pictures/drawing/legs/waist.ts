import { num } from 'demo-chain/pictures/drawing/contour';
import { form, hollow, patch, tube } from 'demo-chain/pictures/drawing/form';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { line, mark, seam, stitch, zip } from 'demo-chain/pictures/drawing/trim';
import type { MatterName } from 'demo-chain/pictures/light/matters';
import { type LegsDesign, toneFor, type Waist } from './design';
import { across, bothLegs, type Figure, lineOn } from './figure';
import { between, blunt, closed, type Point, smooth, steps } from './geometry';

const heights: Record<Waist['look'], number> = { band: 0.13, elastic: 0.15, high: 0.34, knit: 0.13 };
const matterOf = (look: Waist['look'], cloth: MatterName): MatterName =>
  look === 'elastic' || look === 'knit' ? 'rib' : cloth;

/** Inside of the back, which stands higher than the front; with the label. */
export function insideOf(pen: Pen, figure: Figure): string {
  if (pen.back) return '';
  const { cut } = figure;
  const back = steps(-1, 1, 6).map((u): Point => figure.place(480 + u * cut.waist, cut.top - 20 * (1 - u * u) - 6));
  const front = [...across(figure, 0.06)].reverse();
  const label = (x: number, y: number) => figure.place(480 + x, cut.top + y);
  const tone = toneFor(pen, 'deep');
  return form(pen, closed(back, front), {
    tone,
    matter: 'canvas',
    round: 8,
    inner: (volume) =>
      stitch(tone, smooth(back.map(([x, y]): Point => [x, y + 8]))) +
      patch(pen, blunt([label(-26, -22), label(26, -22), label(26, 22), label(-26, 22)], 3), volume, {
        tone: pen.pale,
        matter: 'canvas',
        height: 2,
      }),
  });
}

/** The band around the waist with what closes it. */
export function waistband(pen: Pen, figure: Figure, design: LegsDesign): string {
  const { waist } = design;
  const height = heights[waist.look] * (figure.end < 3 && waist.look !== 'high' ? 0.85 : 1);
  const tone = waist.look === 'band' || waist.look === 'high' ? pen.main : toneFor(pen, design.second);
  const top = across(figure, 0, 0.012);
  const foot = across(figure, height, 0.012).reverse();
  const matter = matterOf(waist.look, design.matter);
  const gathers =
    waist.look === 'elastic'
      ? bothLegs
          .flatMap((leg) => steps(0.06, 0.96, 8).map((u) => hollow(lineOn(figure, leg, [u, 0], [u, height]), 7, 0.4)))
          .join('')
      : '';
  const grain = matter === 'rib' ? figure.turn : 0;
  return (
    form(pen, closed(top, foot), {
      tone,
      matter,
      grain,
      round: 12,
      bulge: 0.5,
      inner:
        gathers +
        stitch(tone, smooth(across(figure, height * 0.88))) +
        (waist.look === 'high' ? '' : stitch(tone, smooth(across(figure, height * 0.12)))),
    }) +
    seam(pen.main, smooth(across(figure, height)), 2) +
    (waist.loops ? loops(pen, figure, design, height) : '') +
    (waist.tabs && !pen.back ? tabs(pen, figure, design, height) : '') +
    (waist.fly && !pen.back ? fly(pen, figure, height) : '') +
    (waist.cord && !pen.back ? drawcord(pen, figure, height) : '')
  );
}

function loops(pen: Pen, figure: Figure, design: LegsDesign, height: number): string {
  const tone = toneFor(pen, design.second);
  return bothLegs
    .flatMap((leg) =>
      [0.34, 0.8].map((u) =>
        tube(pen, lineOn(figure, leg, [u, -0.015], [u, height + 0.02]), 13, {
          tone,
          matter: design.matter,
          bulge: 0.4,
          cap: 'butt',
        }),
      ),
    )
    .join('');
}

function tabs(pen: Pen, figure: Figure, design: LegsDesign, height: number): string {
  const tone = toneFor(pen, design.second);
  return bothLegs
    .map((leg) => {
      const corner = (u: number, share: number) => figure.at(leg, u, height * share);
      return form(pen, blunt([corner(0.56, 0.22), corner(0.98, 0.2), corner(0.98, 0.8), corner(0.56, 0.8)], 8), {
        tone,
        matter: design.matter,
        round: 5,
        inner: stitch(tone, lineOn(figure, leg, [0.66, height * 0.2], [0.66, height * 0.8])),
      });
    })
    .join('');
}

function fly(pen: Pen, figure: Figure, height: number): string {
  const tone = pen.main;
  const [x, y] = figure.at('left', 0, height * 0.5);
  const curve = smooth([
    figure.at('right', 0.2, height),
    figure.at('right', 0.2, 0.5),
    figure.at('right', 0.12, 0.68),
    figure.at('right', 0, 0.76),
  ]);
  return (
    seam(tone, lineOn(figure, 'left', [0, height], [0, 0.8]), 3) +
    stitch(tone, curve) +
    form(pen, `M${num(x - 10)} ${num(y)}A10 10 0 1 1 ${num(x + 10)} ${num(y)}A10 10 0 1 1 ${num(x - 10)} ${num(y)}Z`, {
      tone: pen.steel,
      matter: 'steel',
      round: 8,
    })
  );
}

function drawcord(pen: Pen, figure: Figure, height: number): string {
  const [x, y] = figure.at('left', 0, height * 0.6);
  const eye = (dx: number) => line(pen.main.line, `M${num(x + dx - 3)} ${num(y)}L${num(x + dx + 3)} ${num(y)}`, 7);
  const tie = toneFor(pen, pen.main.luminance > 0.6 ? 'dark' : 'pale');
  const strand = (dx: number, length: number) => {
    const [ex, ey] = [x + dx * 0.7 + length * 0.1, y + length];
    const d = `M${num(x + dx)} ${num(y)}C${num(x + dx * 0.4)} ${num(y + 30)} ${num(ex - dx * 0.5)} ${num(y + length * 0.6)} ${num(ex)} ${num(ey)}`;
    return (
      tube(pen, d, 7, { tone: tie, matter: 'webbing' }) +
      tube(pen, `M${num(ex)} ${num(ey - 4)}L${num(ex + dx * 0.08)} ${num(ey + 14)}`, 9, {
        tone: pen.dark,
        matter: 'matt-plastic',
      })
    );
  };
  return eye(-20) + eye(20) + strand(-20, pen.lot('cord').int(96, 130)) + strand(20, pen.lot('cord').int(80, 110));
}

/** Braces: the loops behind, drawn before the legs, or the straps and the bib in front. */
export function braces(pen: Pen, figure: Figure, design: LegsDesign, where: 'behind' | 'before'): string {
  if (!design.braces) return '';
  const { look, ink } = design.braces;
  const { cut } = figure;
  const tone = toneFor(pen, ink);
  const bibTop = look === 'bib' && !pen.back ? cut.top - 96 : cut.top;
  const strap = (side: number, front: boolean): string => {
    const foot: Point = [480 + side * cut.waist * (front ? 0.52 : 0.2), front ? bibTop + 16 : cut.top + 8];
    const shoulder: Point = [480 + side * cut.waist * 0.62, cut.top - 236];
    const inward: Point = [480 + side * cut.waist * 0.42, cut.top - 250];
    const route: Point[] = front
      ? [foot, between(foot, shoulder, 0.55), shoulder, inward]
      : [foot, [480 + side * cut.waist * 0.12, cut.top - 120], inward, shoulder];
    const d = smooth(route.map(([x, y]) => figure.place(x, y)));
    return tube(pen, d, 30 * Math.min(1, figure.scale), { tone, matter: 'webbing', bulge: 0.1, cap: 'butt' });
  };
  const nearFront = (where === 'behind') === pen.back;
  const straps = strap(-1, nearFront) + strap(1, nearFront);
  if (where === 'behind' || pen.back) return straps;
  const buckle = (side: number) => {
    const [x, y] = figure.place(480 + side * cut.waist * 0.56, bibTop - 46);
    return form(
      pen,
      blunt(
        [
          [x - 20, y - 12],
          [x + 20, y - 12],
          [x + 20, y + 12],
          [x - 20, y + 12],
        ],
        5,
      ),
      { tone: pen.dark, matter: 'matt-plastic', round: 6 },
    );
  };
  return straps + (look === 'bib' ? bib(pen, figure, design) : '') + buckle(-1) + buckle(1);
}

function bib(pen: Pen, figure: Figure, design: LegsDesign): string {
  const { cut } = figure;
  const at = (x: number, y: number) => figure.place(480 + x * cut.waist, cut.top + y);
  const edge = [at(-1, 20), at(-0.86, -20), at(-0.66, -96)];
  const over = [at(-0.66, -96), at(0, -88), at(0.66, -96)];
  const down = [at(0.66, -96), at(0.86, -20), at(1, 20)];
  const [mx, my] = at(0, -46);
  return (
    form(pen, closed(edge, over, down), {
      matter: design.matter,
      round: 14,
      inner:
        stitch(pen.main, smooth([at(-0.66, -84), at(0, -76), at(0.66, -84)])) +
        mark(pen, toneFor(pen, 'pale').base, mx, my, 1.5 * figure.scale),
    }) + zip(pen, smooth([at(0, 30), at(0, 0)]), { width: 10 })
  );
}

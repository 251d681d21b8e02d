import { at } from 'demo-chain/random';
import { type Brush, darker, lighter, moved, n, shaded, shape, stroke } from './brush';

/** Things behind the glass, in metres, standing on the origin. */
export type Ware = (brush: Brush, colour: string) => string;

const rounded = (brush: Brush, d: string, colour: string) =>
  shaded(
    brush,
    'right',
    [
      [0, darker(colour, 0.3)],
      [0.3, lighter(colour, 0.22)],
      [0.55, colour],
      [1, darker(colour, 0.5)],
    ],
    (fill) => shape(d, fill),
  );

/** A jacket alone, its hem on the origin. */
export const jacket: Ware = (brush, colour) => {
  const yoke = brush.pick([darker(colour, 0.35), lighter(colour, 0.3), '#20262a']);
  const hood = brush.chance(0.7);
  const sleeve = 'M-.19 -.68C-.31 -.65 -.36 -.5 -.375 -.3L-.385 -.03Q-.33 .01 -.275 -.02L-.24 -.42Z';
  const arms =
    rounded(brush, sleeve, darker(colour, 0.12)) +
    `<g transform="scale(-1 1)">${rounded(brush, sleeve, darker(colour, 0.3))}</g>`;
  const body =
    'M-.19 -.69C-.26 -.66 -.285 -.56 -.28 -.38L-.265 .05Q0 .1 .265 .05L.28 -.38C.285 -.56 .26 -.66 .19 -.69L.08 -.76L-.08 -.76Z';
  const folds = Array.from(
    { length: 5 },
    () => `M${n(brush.between(-0.24, 0.1))} ${n(brush.between(-0.4, 0))}q.07 .03 .15 ${n(brush.between(-0.05, 0.05))}`,
  ).join('');
  return (
    arms +
    rounded(brush, body, colour) +
    shape(
      'M-.19 -.69C-.25 -.66 -.275 -.58 -.28 -.46Q0 -.38 .28 -.46C.275 -.58 .25 -.66 .19 -.69L.08 -.76L-.08 -.76Z',
      yoke,
      0.75,
    ) +
    stroke(folds, darker(colour, 0.7), 0.018, 0.25) +
    stroke('M0 -.74V.06', darker(colour, 0.75), 0.012, 0.9) +
    (hood
      ? rounded(brush, 'M-.12 -.74C-.17 -.93 .17 -.93 .12 -.74Q0 -.66 -.12 -.74Z', darker(colour, 0.1)) +
        shape('M-.08 -.75C-.1 -.88 .1 -.88 .08 -.75Q0 -.71 -.08 -.75Z', darker(colour, 0.75))
      : shape('M-.08 -.76Q0 -.82 .08 -.76L.06 -.71Q0 -.68 -.06 -.71Z', darker(colour, 0.6)))
  );
};

const bust: Ware = (brush, colour) =>
  stroke('M0 0V-.8', '#5d554b', 0.03) +
  shape('M-.16 0q.16 -.05 .32 0z', '#4a443c') +
  moved(0, 0.78, jacket(brush, colour));

const figure: Ware = (brush, colour) => {
  const trousers = brush.pick(['#2b2f33', '#4c4a3f', '#33404a', darker(colour, 0.6)]);
  return (
    rounded(brush, 'M-.23 -.9L-.2 -.06L-.04 -.06L0 -.72L.05 -.06L.21 -.06L.24 -.9Z', trousers) +
    shape('M-.24 0Q-.24 -.1 -.16 -.1L-.03 -.09V0ZM.24 0Q.24 -.1 .16 -.1L.04 -.09V0Z', '#2a2320') +
    moved(0, 0.92, jacket(brush, colour)) +
    rounded(brush, 'M-.09 -1.75C-.09 -1.92 .09 -1.92 .09 -1.75C.09 -1.64 -.09 -1.64 -.09 -1.75Z', '#d9d2c6') +
    (brush.chance(0.6)
      ? rounded(brush, 'M-.105 -1.78C-.12 -1.99 .12 -1.99 .105 -1.78Q0 -1.83 -.105 -1.78Z', lighter(trousers, 0.3))
      : '')
  );
};

const tent: Ware = (brush, colour) =>
  shaded(
    brush,
    'down',
    [
      [0, lighter(colour, 0.35)],
      [1, darker(colour, 0.12)],
    ],
    (fill) => shape('M-.98 0C-.86 -.5 -.5 -1.04 .02 -1.06C.52 -1.02 .86 -.48 .98 0Z', fill),
  ) +
  shape('M.02 -1.06C.52 -1.02 .86 -.48 .98 0H.5C.46 -.5 .3 -.86 .02 -1.06Z', darker(colour, 0.6), 0.35) +
  shape('M-.36 0C-.34 -.42 -.2 -.74 0 -.8C.2 -.74 .3 -.4 .32 0Z', darker(colour, 0.75), 0.85) +
  shape('M-.36 0C-.34 -.42 -.2 -.74 0 -.8L-.08 -.4L-.2 0Z', lighter(colour, 0.5), 0.8) +
  stroke(
    'M-.98 0C-.7 -.62 -.4 -1 .02 -1.06C.2 -.8 .44 -.4 .5 0M.98 0C.7 -.62 .4 -1 .02 -1.06C-.2 -.8 -.44 -.4 -.5 0',
    darker(colour, 0.6),
    0.02,
    0.7,
  );

export const rucksack: Ware = (brush, colour) =>
  rounded(brush, 'M-.2 0C-.25 -.2 -.24 -.46 -.19 -.6C-.12 -.68 .12 -.68 .19 -.6C.24 -.46 .25 -.2 .2 0Z', colour) +
  rounded(brush, 'M-.2 -.55C-.21 -.73 .21 -.73 .2 -.55Q0 -.48 -.2 -.55Z', darker(colour, 0.25)) +
  rounded(
    brush,
    'M-.14 -.04C-.16 -.2 -.14 -.33 -.12 -.35Q0 -.39 .12 -.35C.14 -.33 .16 -.2 .14 -.04Z',
    lighter(colour, 0.08),
  ) +
  stroke('M-.1 -.62V-.36M.1 -.62V-.36M-.2 -.14L-.14 -.16M.2 -.14L.14 -.16', '#1d2124', 0.022, 0.85) +
  stroke('M-.06 -.7Q0 -.78 .06 -.7', '#1d2124', 0.022);

const skis: Ware = (brush, colour) => {
  let out = '';
  for (let i = 0; i < 4; i += 1) {
    const x = -0.33 + i * 0.22;
    const tone = i % 2 ? colour : brush.pick(['#e8e4da', '#23303a', '#b3301c', '#d8a23a']);
    const tall = brush.between(1.55, 1.85);
    out += `<g transform="translate(${n(x)} 0) rotate(${n(brush.between(-1.6, 1.6))})">${shape(`M-.07 0V${n(-tall)}Q-.065 ${n(-tall - 0.13)} -.03 ${n(-tall - 0.15)}Q-.012 ${n(-tall - 0.1)} -.012 0Z`, tone)}${shape(`M.012 0V${n(-tall)}Q.02 ${n(-tall - 0.13)} .05 ${n(-tall - 0.15)}Q.07 ${n(-tall - 0.1)} .07 0Z`, darker(tone, 0.28))}${shape(`M-.07 -.82h.14v-.16h-.14z`, '#15181a', 0.85)}</g>`;
  }
  return out + shape('M-.5 0H.5V-.12H-.5Z', '#6b4c31');
};

const plinth = (brush: Brush, w: number, h: number) =>
  shaded(
    brush,
    'right',
    [
      [0, '#c29a68'],
      [1, '#7f5f3c'],
    ],
    (fill) => shape(`M${n(-w / 2)} 0h${n(w)}v${n(-h)}h${n(-w)}z`, fill),
  ) + shape(`M${n(-w / 2)} ${n(-h)}h${n(w)}v.03h${n(-w)}z`, '#e9cfa2');

export const boot = (colour: string) =>
  shape('M-.09 -.24H.02L.04 -.12Q.17 -.1 .18 -.03V0H-.1Z', colour) +
  shape('M-.1 0H.185V.025H-.1Z', '#1b1714') +
  stroke('M.03 -.2L-.01 -.19M.045 -.15L0 -.14', lighter(colour, 0.6), 0.012);

const boots: Ware = (brush, colour) =>
  plinth(brush, 0.62, 0.52) +
  moved(-0.17, 0.55, boot(colour)) +
  moved(0.17, 0.55, boot(brush.pick(['#5b3a22', '#3a4348', '#6f6a55'])));

const packs: Ware = (brush, colour) => plinth(brush, 0.6, 0.42) + moved(0, 0.43, rucksack(brush, colour));

/** A picture of a mountain on a hanging board, as shops have between the goods. */
const board: Ware = (brush, colour) =>
  shaded(
    brush,
    'down',
    [
      [0, lighter(colour, 0.72)],
      [1, lighter(colour, 0.3)],
    ],
    (fill) => shape('M-.5 -.55h1v-1.5h-1z', fill),
  ) +
  shape('M-.5 -.55V-1.1L-.3 -1.32L-.2 -1.22L.06 -1.62L.2 -1.38L.3 -1.46L.5 -1.14V-.55Z', darker(colour, 0.35)) +
  shape('M.06 -1.62L.2 -1.38L.13 -1.3L.08 -1.38L0 -1.3L-.05 -1.44Z', '#f3f1ea') +
  shape('M-.5 -.55V-.82Q-.1 -.98 .5 -.74V-.55Z', darker(colour, 0.6));

const wide: readonly Ware[] = [tent, skis, board];
const narrow: readonly Ware[] = [bust, figure, bust, figure, boots, packs];

const colours = ['#b3402a', '#2f6b5c', '#d9972e', '#2d5577', '#5c6b3c', '#8f3b54', '#3f7f8f', '#c9b48a', '#c96f2e'];

/** What a shop still has to show that is large: each of it stands in one of its windows. */
export const largeWares = (brush: Brush): Ware[] => brush.shuffle(wide);

/** A row of wares over a width, no colour twice beside itself. */
export function display(brush: Brush, width: number, large: Ware[]): string {
  const shades = brush.shuffle(colours);
  let out = '';
  let x = brush.between(0.05, 0.2);
  let i = 0;
  while (x < width - 0.55) {
    const roomy = width - x > 1.9 && brush.chance(0.5);
    const ware = (roomy ? large.pop() : undefined) ?? brush.pick(narrow);
    const step = ware === tent ? 2 : ware === skis || ware === board ? 1.15 : brush.between(0.72, 0.95);
    if (x + step > width + 0.2) break;
    out += moved(x + step / 2, ware === tent ? 0.12 : 0, ware(brush, at(shades, i)));
    x += step;
    i += 1;
  }
  return out;
}

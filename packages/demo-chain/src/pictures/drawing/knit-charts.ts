import type { Random } from 'demo-chain/random';
import { num } from './contour';
import type { Point } from './curve';
import { onColour } from './layers';

/** A knitting chart: rows from the top, `#` is the pattern's colour, `o` a third one. Repeats sideways. */
export type Chart = readonly string[];

/** Charts of our own. */
export const charts = {
  lice: ['#...', '....', '....', '....', '..#.', '....', '....', '....'],
  seeds: ['#.', '.#'],
  comb: ['#.#.', '#.#.', '####'],
  wave: ['..##....', '.#..#...', '#....#.#', '......#.'],
  peaks: ['...#...', '..###..', '.##.##.', '##...##', '#..#..#', '..###..'],
  frost: [
    '.....#.....',
    '.#...#...#.',
    '..#.###.#..',
    '...#.#.#...',
    '.##..#..##.',
    '#####o#####',
    '.##..#..##.',
    '...#.#.#...',
    '..#.###.#..',
    '.#...#...#.',
    '.....#.....',
  ],
  rose: [
    '##...#...##.',
    '###.###.###.',
    '.#########..',
    '..##.o.##...',
    '.##.ooo.##..',
    '###ooooo###.',
    '.##.ooo.##..',
    '..##.o.##...',
    '.#########..',
    '###.###.###.',
    '##...#...##.',
  ],
  spruce: ['....#....', '...###...', '..#####..', '....#....', '..#####..', '.#######.', '....#....', '....o....'],
  ladder: ['########', '.#...#..', '########'],
  steps: ['#.....', '##....', '###...', '.###..', '..###.', '...##.', '....#.'],
  herring: ['#...#.', '.#.#..', '..#...', '#...#.', '.#.#..', '..#...'],
} as const satisfies Record<string, Chart>;
export type ChartName = keyof typeof charts;

/** The stitch of the knitted matters (light/textures.ts): its width and height in units. */
export const STITCH = 8;

type Place = (column: number, row: number) => Point;

/** Coloured stitches are Vs, as knitting shows them; those that stand side by side are one line. */
function stitches(chart: Chart, sign: string, [first, last]: readonly [number, number], place: Place): string {
  const dip = 0.5;
  let d = '';
  for (const [row, text] of chart.entries()) {
    const isOn = (column: number) => text[((column % text.length) + text.length) % text.length] === sign;
    for (let column = first; column < last; column += 1) {
      if (!isOn(column)) continue;
      if (column === first || !isOn(column - 1)) d += `M${pair(place(column, row + 0.5))}L`;
      else d += ' ';
      d += `${pair(place(column + 0.5, row + 0.5 + dip))} ${pair(place(column + 1, row + 0.5))}`;
    }
  }
  return d;
}

const pair = ([x, y]: Point) => `${num(x)} ${num(y)}`;

const coloured = (chart: Chart, columns: readonly [number, number], place: Place, ink: string, third: string) => {
  const one = (sign: string, colour: string) => {
    const d = stitches(chart, sign, columns, place);
    return d && `<path d="${d}" fill="none" stroke="${colour}" stroke-width="6.2"/>`;
  };
  return one('#', ink) + one('o', third);
};

/** A band of a chart straight across, in the grid of the stitches; `half` is how far it reaches to both sides. */
export function chartBand(chart: Chart, y: number, half: number, ink: string, third: string, middle = 480): string {
  const top = Math.round(y / STITCH);
  const centre = Math.round(middle / STITCH);
  const reach = Math.ceil(half / STITCH);
  const offset = Math.floor((chart[0]?.length ?? 1) / 2);
  return onColour(
    coloured(
      chart,
      [-reach, reach],
      (column, row) => [(centre + column - offset) * STITCH, (top + row) * STITCH],
      ink,
      third,
    ),
  );
}

/** The same in the turned grid of a sleeve. */
export function turnedBand(chart: Chart, grain: number, at: Point, half: number, ink: string, third: string): string {
  const turn = (grain * Math.PI) / 180;
  const along = at[0] * Math.cos(turn) + at[1] * Math.sin(turn);
  const down = at[1] * Math.cos(turn) - at[0] * Math.sin(turn);
  return `<g transform="rotate(${num(grain)})">${chartBand(chart, down, half, ink, third, along)}</g>`;
}

/** A band around the neck: as many repeats all around, so that stitches narrow towards the collar. */
export function chartRing(
  chart: Chart,
  centre: Point,
  radius: number,
  flat: number,
  ink: string,
  third: string,
): string {
  const columns = chart[0]?.length ?? 1;
  const repeats = Math.round((Math.PI * 2 * (radius + chart.length * 4)) / (columns * STITCH * 1.06));
  const step = (Math.PI * 2) / (repeats * columns);
  const quarter = Math.ceil((repeats * columns) / 4) + 3;
  const offset = columns / 2;
  return onColour(
    coloured(
      chart,
      [-quarter, quarter],
      (column, row) => {
        const angle = (column - Math.floor(offset) - (columns % 2 ? 0.5 : 0)) * step;
        const r = radius + row * STITCH;
        return [centre[0] + Math.sin(angle) * r, centre[1] + Math.cos(angle) * r * flat];
      },
      ink,
      third,
    ),
  );
}

export const heightOf = (chart: Chart) => chart.length * STITCH;

/** A row of charts, one under the other, that no other article has: small ones around a large one. */
export function friezeBy(lot: Random, large: boolean): ChartName[] {
  const small = lot.shuffle(['seeds', 'comb', 'wave', 'ladder', 'herring'] as const);
  const big = lot.pick(['frost', 'rose', 'spruce', 'peaks', 'steps'] as const);
  const [one, two, three] = small as [ChartName, ChartName, ChartName];
  return large ? [one, two, big, one, three].slice(0, lot.int(3, 5)) : [one, two].slice(0, lot.int(1, 2));
}

import { type Brush, darker, lighter, n, rect, shaded, shape, stroke } from './brush';

export const metal = (brush: Brush, d: string, tone = '#9aa2a6') =>
  shaded(
    brush,
    'down',
    [
      [0, lighter(tone, 0.5)],
      [0.35, tone],
      [1, darker(tone, 0.55)],
    ],
    (fill) => shape(d, fill),
  );

const spanner = (brush: Brush, long: number) =>
  metal(
    brush,
    `M-.018 0H.018V${n(long)}Q.045 ${n(long + 0.02)} .04 ${n(long + 0.075)}L.015 ${n(long + 0.045)}H-.015L-.04 ${n(long + 0.075)}Q-.045 ${n(long + 0.02)} -.018 ${n(long)}ZM-.04 -.02a.04 .04 0 1 1 .08 0a.04 .04 0 1 1 -.08 0z`,
  );
const screwdriver = (brush: Brush, colour: string) =>
  metal(brush, 'M-.007 .11H.007V.27H-.007Z') +
  shape('M-.02 0Q0 -.015 .02 0L.018 .11H-.018Z', colour) +
  shape('M.004 0Q.014 -.01 .02 0L.018 .11H.004Z', '#000000', 0.3);
const pliers = (colour: string) =>
  stroke('M-.03 .24Q-.05 .12 -.005 .08M.03 .24Q.05 .12 .005 .08', colour, 0.022) +
  shape('M-.018 .09Q-.024 .02 0 -.02Q.024 .02 .018 .09Z', '#7d8588');
const brushTool = () =>
  shape('M-.02 0H.02V.16H-.02Z', '#b07d48') +
  shape('M-.045 .16H.045V.19H-.045Z', '#6d4a2c') +
  shape('M-.045 .19H.045L.05 .26H-.05Z', '#d9c48f');
const hammer = () =>
  shape('M-.013 .03H.013V.3H-.013Z', '#b07d48') + shape('M-.07 -.02H.05L.075 .01L.05 .04H-.07Z', '#5d6468');

/** Tools on a board with hooks, each on its painted outline. */
export function toolBoard(brush: Brush, x: number, y: number, w: number, h: number): string {
  let holes = '';
  for (let hx = x + 0.06; hx < x + w; hx += 0.07)
    for (let hy = y + 0.06; hy < y + h; hy += 0.07) holes += `M${n(hx)} ${n(-hy)}h.008`;
  let tools = '';
  const row = (height: number, make: readonly (() => string)[]) => {
    const step = (w - 0.2) / make.length;
    make.forEach((one, i) => {
      const at = `translate(${n(x + 0.1 + step * (i + 0.5))} ${n(-height)})`;
      tools += `<g transform="${at} translate(.02 .025)" opacity=".35">${shape('M-.03 0H.03V.26H-.03Z', '#000000')}</g><g transform="${at}">${one()}</g>`;
    });
  };
  row(
    y + h - 0.14,
    [0.2, 0.18, 0.16, 0.14, 0.12, 0.1]
      .map((long) => () => spanner(brush, long))
      .concat([() => hammer(), () => pliers('#b3402a')]),
  );
  row(y + h - 0.56, [
    () => screwdriver(brush, '#c98d2c'),
    () => screwdriver(brush, '#b3402a'),
    () => screwdriver(brush, '#2f6b5c'),
    () => pliers('#2d5577'),
    () => brushTool(),
    () => brushTool(),
    () => screwdriver(brush, '#23303a'),
  ]);
  return (
    rect({ x: x + 0.03, y: y - 0.04, w, h }, '#000000', 0.35) +
    shaded(
      brush,
      'downRight',
      [
        [0, '#c9a878'],
        [1, '#8a6a45'],
      ],
      (fill) => rect({ x, y, w, h }, fill),
    ) +
    stroke(holes, '#3a2a1a', 0.012, 0.55) +
    tools
  );
}

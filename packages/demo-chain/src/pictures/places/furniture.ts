import { type Brush, darker, halo, lighter, moved, n, rect, shape, stroke, under } from './brush';
import type { Light } from './light';
import type { View } from './view';

/** Things in the street, in metres, standing on the origin. */
export type Thing = (brush: Brush, light: Light) => string;

const wheel = (x: number) =>
  `<circle cx="${n(x)}" cy="-.34" r=".325" fill="none" stroke="#17191b" stroke-width=".045"/><circle cx="${n(x)}" cy="-.34" r=".3" fill="none" stroke="#9aa0a3" stroke-width=".014"/>` +
  stroke(
    Array.from({ length: 9 }, (_, i) => {
      const turn = (i * Math.PI) / 9;
      return `M${n(x - 0.3 * Math.cos(turn))} ${n(-0.34 - 0.3 * Math.sin(turn))}L${n(x + 0.3 * Math.cos(turn))} ${n(-0.34 + 0.3 * Math.sin(turn))}`;
    }).join(''),
    '#a9aeb0',
    0.006,
    0.8,
  );

export const bicycle = (colour: string) =>
  wheel(-0.52) +
  wheel(0.52) +
  stroke('M-.52 -.34L-.2 -.86L.34 -.84L-.06 -.34ZM-.2 -.86L-.06 -.34M-.06 -.34H-.52', colour, 0.038) +
  stroke('M-.2 -.86L.34 -.84', lighter(colour, 0.4), 0.012, 0.7) +
  stroke('M.52 -.34L.33 -.94M.33 -.94L.3 -1.0L.42 -1.02', '#2b2f31', 0.03) +
  stroke('M-.2 -.86L-.23 -.96', '#2b2f31', 0.03) +
  shape('M-.36 -.98Q-.24 -1.03 -.1 -.97Q-.22 -.93 -.36 -.98Z', '#241d19') +
  '<circle cx="-.06" cy="-.34" r=".08" fill="#2b2f31"/>' +
  stroke('M-.06 -.34L.02 -.22H.08', '#2b2f31', 0.022);

/** A stand of bent tubes with a bicycle or two in it. */
export const bicycleStand: Thing = (brush, { tint, snow }) => {
  let tubes = '';
  for (let i = 0; i < 4; i += 1) tubes += `M${n(i * 0.55 - 0.9)} 0v-.62q0 -.14 .14 -.14t.14 .14V0`;
  const bikes = brush
    .shuffle(['#a5342a', '#27536d', '#1f5a45', '#c98d2c', '#3a3d40', '#7d8f8a'])
    .slice(0, snow ? 1 : 2);
  return under(
    tint,
    stroke(tubes, '#7b8285', 0.045) +
      stroke(tubes, '#cfd6d8', 0.012, 0.7) +
      bikes.map((colour, i) => moved(-0.35 + i * 0.75, 0, bicycle(colour))).join(''),
  );
};

/** Standing on runners, pushed with a foot: what people in the snow go shopping with. */
export const kickSled: Thing = (_brush, { tint }) =>
  under(
    tint,
    stroke('M-.95 -.02H.5Q.66 -.03 .68 -.16', '#4a4f52', 0.03) +
      stroke('M-.18 -.02L-.3 -1M.3 -.04L.3 -.42M-.2 -.4H.34M-.24 -.66H-.05', '#8a5a30', 0.045) +
      stroke('M-.42 -1H-.2', '#3b2a1c', 0.04) +
      stroke('M-.2 -.42H.34M-.2 -.36H.34', '#c99a5e', 0.03),
  );

export const planter: Thing = (brush, { tint, snow }) => {
  let leaves = '';
  for (let i = 0; i < 40; i += 1) {
    const x = brush.between(-0.34, 0.34);
    const y = -0.5 - brush.next() * 0.42 * (1 - Math.abs(x));
    leaves += shape(
      `M${n(x)} ${n(y)}q.05 -.08 .1 0q-.05 .08 -.1 0z`,
      brush.pick(['#3e5f3a', '#5b7d45', '#2f4a33', '#7c9655']),
    );
  }
  const spruce = 'M0 -1.55L.12 -1.2H.06L.2 -.9H.1L.28 -.48H-.28L-.1 -.9H-.2L-.06 -1.2H-.12Z';
  return under(
    tint,
    (snow
      ? shape(spruce, '#2c4a3c') +
        shape(
          'M0 -1.55L.12 -1.2L.02 -1.26L-.06 -1.22ZM-.2 -.9L0 -1.02L.1 -.9L0 -.94ZM-.28 -.48L0 -.66L.2 -.5L0 -.56Z',
          '#eef3f8',
        )
      : leaves) +
      shape('M-.36 -.5H.36L.31 0H-.31Z', '#4b5154') +
      shape('M-.36 -.5H.36V-.44H-.36Z', '#6a7174') +
      shape('M.1 -.5H.36L.31 0H.12Z', '#0d1116', 0.25),
  );
};

export const bench: Thing = (_brush, { tint, snow }) =>
  under(
    tint,
    stroke('M-.75 0V-.44M.75 0V-.44M-.75 -.44L-.82 -.86M.75 -.44L.82 -.86', '#33383a', 0.06) +
      shape('M-.95 -.5H.95V-.42H-.95ZM-.98 -.9H.98V-.79H-.98ZM-.97 -.74H.97V-.63H-.97Z', '#96683c') +
      shape('M-.95 -.5H.95V-.48H-.95ZM-.98 -.9H.98V-.88H-.98Z', '#c99a66') +
      (snow ? shape('M-.95 -.5Q0 -.66 .95 -.5ZM-.98 -.9Q0 -1 .98 -.9Z', '#f1f5f9') : ''),
  );

export const lamp: Thing = (brush, { tint, inside }) =>
  under(
    tint,
    stroke('M0 0V-3.5', '#2a2f31', 0.09) +
      shape('M-.13 0H.13L.08 -.5H-.08Z', '#23282a') +
      stroke('M0 -3.5V-3.62', '#2a2f31', 0.05) +
      shape('M-.2 -4.1H.2L.26 -4.2L0 -4.42L-.26 -4.2Z', '#23282a'),
  ) +
  shape('M-.14 -3.62H.14L.2 -4.1H-.2Z', inside > 0.9 ? '#fff0c4' : under(tint, '#dfe6e6')) +
  (inside > 0.9 ? halo(brush, [0, -3.86], 1.7, '#ffd58c', 0.75) : '');

/** The tree of a shopping street: a crown of many small leaves, or bare twigs in winter. */
export const tree: Thing = (brush, { tint, snow }) => {
  const crown = ['#6b4a22', '#8f5f26', '#b97a2c', '#cf9438', '#e0b052'];
  const leaves = crown.map(() => '');
  let twigs = '';
  const leaf = (x: number, y: number) => {
    const lx = x + brush.between(-0.5, 0.5);
    const ly = y + brush.between(-0.42, 0.42);
    const r = brush.between(0.035, 0.075);
    const high = (y - ly) * 2.2 + (x - lx) * 1.4 + brush.between(0, 3.4);
    leaves[Math.max(0, Math.min(4, Math.floor(high)))] +=
      `M${n(lx - r)} ${n(ly)}q${n(r)} ${n(-r * 1.3)} ${n(r * 2)} 0q${n(-r)} ${n(r * 1.3)} ${n(-r * 2)} 0Z`;
  };
  const grow = (x: number, y: number, long: number, turn: number, thick: number, depth: number) => {
    const ex = x + long * Math.cos(turn);
    const ey = y + long * Math.sin(turn);
    twigs += stroke(`M${n(x)} ${n(y)}L${n(ex)} ${n(ey)}`, depth > 3 ? '#3f352d' : '#54453a', thick);
    if (depth === 0) {
      if (!snow) for (let i = 0; i < 26; i += 1) leaf(ex, ey);
      return;
    }
    const forks = depth > 3 ? 3 : 2;
    for (let i = 0; i < forks; i += 1)
      grow(ex, ey, long * brush.between(0.66, 0.86), turn + brush.between(-0.62, 0.62), thick * 0.66, depth - 1);
  };
  grow(0, 0, 2, -Math.PI / 2, 0.2, 5);
  return under(tint, twigs + leaves.map((d, i) => shape(d, crown[i] ?? '#b97a2c', 0.92)).join(''));
};

/** Tram wires hang across the street between its houses. */
export function tramWires(view: View, away: number): string {
  let d = '';
  for (const [z, sag] of [
    [away - 4, 0.22],
    [away + 6, 0.2],
    [away + 14, 0.16],
  ] as const) {
    const [ax, ay] = view.point(view.aside(-0.05, z), 6.6, z);
    const [bx, by] = view.point(view.aside(1.05, z), 6.9, z);
    d += `M${n(ax)} ${n(ay)}Q${n((ax + bx) / 2)} ${n(ay + sag * 2 * view.scale(z))} ${n(bx)} ${n(by)}`;
  }
  for (const x of [-1.1, 0.5]) {
    const [ax, ay] = view.point(x * 3.2, 5.8, away - 8);
    const [bx, by] = view.point(x, 5.8, away + 70);
    d += `M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}`;
  }
  return stroke(d, '#22282c', view.w / 1100, 0.75);
}

/** A poster stand on the pavement with the chain's green and a white mountain. */
export const signStand: Thing = (_brush, { tint }) =>
  under(
    tint,
    shape('M-.34 0L-.28 -1.05H.28L.34 0H.28L.26 -.12H-.26L-.28 0Z', '#2c3133') +
      rect({ x: -0.25, y: 0.2, w: 0.5, h: 0.8 }, '#17493d') +
      shape('M-.18 -.4L0 -.76L.07 -.62L.11 -.68L.19 -.4Z', '#f4efe2') +
      rect({ x: -0.17, y: 0.27, w: 0.34, h: 0.05 }, '#d9c48f') +
      shape('M-.25 -1L.25 -.2V-1Z', darker('#17493d', 0.2), 0.25),
  );

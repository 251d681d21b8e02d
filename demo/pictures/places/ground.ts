import { type Brush, darker, lighter, mix, n, polygon, shaded, shape, stroke, under } from './brush';
import type { Light } from './light';
import type { View } from './view';

export type Ground = 'paving' | 'setts' | 'asphalt' | 'snow';

const tones: Record<Ground, string> = { paving: '#a3a099', setts: '#7f7c78', asphalt: '#5d6064', snow: '#e6edf4' };

/** Stones of the pavement in rows that draw together with the distance. */
function stones(view: View, brush: Brush, colour: string, [wide, long]: readonly [number, number], from: number, to: number): string {
  const palette = [colour, lighter(colour, 0.08), darker(colour, 0.09), mix(colour, '#8b7f70', 0.15)];
  const faces = palette.map(() => '');
  let joints = '';
  let row = 0;
  for (let away = from; away < to; away += long, row += 1) {
    const end = Math.min(to, away + long);
    const left = view.aside(-0.02, end);
    const right = view.aside(1.02, end);
    for (let x = Math.floor(left / wide) * wide - (row % 2) * (wide / 2); x < right; x += wide) {
      const quad = polygon([view.point(x, 0, away), view.point(x, 0, end), view.point(x + wide, 0, end), view.point(x + wide, 0, away)]);
      faces[brush.int(0, palette.length - 1)] += quad;
      const [ax, ay] = view.point(x, 0, away);
      const [bx, by] = view.point(x, 0, end);
      joints += `M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}`;
    }
    const [, y] = view.point(0, 0, away);
    joints += `M0 ${n(y)}H${view.w}`;
  }
  return faces.map((d, i) => shape(d, palette[i] ?? colour)).join('') + stroke(joints, darker(colour, 0.55), view.w / 1500, 0.5);
}

function specks(view: View, brush: Brush, ink: string, count: number, alpha: number, from: number, to: number): string {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const away = from + (to - from) * brush.next() ** 1.6;
    const [x, y] = view.point(view.aside(brush.next(), away), 0, away);
    const r = view.scale(away) * brush.between(0.02, 0.16);
    d += `M${n(x - r)} ${n(y)}q${n(r)} ${n(-r * 0.3)} ${n(r * 2)} 0q${n(-r)} ${n(r * 0.3)} ${n(-r * 2)} 0Z`;
  }
  return shape(d, ink, alpha);
}

/** The pavement in front of the wall, its kerb, and the street up to the eye. */
export function pavement(view: View, brush: Brush, kind: Ground, light: Light, wall: number): string {
  const covered = light.snow ? 'snow' : kind;
  const colour = tones[covered];
  const kerb = wall - 2.7;
  const near = view.awayAt(view.h) * 0.97;
  const [, top] = view.point(0, 0, wall + 30);
  const base = shaded(
    brush,
    'down',
    [
      [0, darker(colour, 0.12)],
      [1, lighter(colour, 0.06)],
    ],
    (fill) => shape(`M0 ${n(top)}H${view.w}V${view.h}H0Z`, fill),
  );
  const sizes = covered === 'setts' ? ([0.24, 0.2] as const) : ([0.62, 0.45] as const);
  const [, kerbTop] = view.point(0, 0, kerb);
  const [, kerbFoot] = view.point(0, -0.13, kerb);
  const road = darker(kind === 'setts' ? '#77746f' : '#5a5d60', 0.05);
  const street = covered === 'snow'
    ? shape(`M0 ${n(kerbFoot)}H${view.w}V${view.h}H0Z`, '#d3dde8') + specks(view, brush, '#8fa3ba', 260, 0.35, near, kerb)
    : (kind === 'setts'
        ? stones(view, brush, road, [0.22, 0.18], near, kerb)
        : shape(`M0 ${n(kerbFoot)}H${view.w}V${view.h}H0Z`, road) + specks(view, brush, '#8a8d8e', 420, 0.25, near, kerb) + specks(view, brush, '#2f3133', 420, 0.3, near, kerb));
  const edge =
    shape(`M0 ${n(kerbTop)}H${view.w}V${n(kerbFoot)}H0Z`, covered === 'snow' ? '#c3cfdd' : '#7b7975') +
    shape(`M0 ${n(kerbTop - view.scale(kerb) * 0.05)}H${view.w}V${n(kerbTop)}H0Z`, covered === 'snow' ? '#f4f8fb' : '#b8b5ae');
  const walk =
    covered === 'snow'
      ? specks(view, brush, '#aebdd0', 200, 0.4, kerb, wall + 6)
      : covered === 'asphalt'
        ? specks(view, brush, '#8d9092', 260, 0.3, kerb, wall) 
        : stones(view, brush, colour, sizes, kerb, wall + 8);
  const [, wallFoot] = view.point(0, 0, wall);
  const contact = shaded(
    brush,
    'down',
    [
      [0, '#0d1116', 0.5],
      [1, '#0d1116', 0],
    ],
    (fill) => shape(`M0 ${n(wallFoot - 2)}H${view.w}v${n(view.scale(wall) * 0.3)}H0Z`, fill),
  );
  const falling = shaded(
    brush,
    'down',
    [
      [0, '#0d1116', 0],
      [1, '#0d1116', 0.3],
    ],
    (fill) => shape(`M0 ${n(kerbTop)}H${view.w}V${view.h}H0Z`, fill),
  );
  return under(light.tint, base + walk + street + edge) + contact + falling;
}

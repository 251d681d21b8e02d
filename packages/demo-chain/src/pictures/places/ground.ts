import { type Brush, darker, halo, lighter, mix, n, polygon, shaded, shape, stroke, under } from './brush';
import type { Light } from './light';
import type { View } from './view';

export type Ground = 'paving' | 'setts' | 'asphalt' | 'snow';

const tones: Record<Ground, string> = { paving: '#b5b1a8', setts: '#aaa59b', asphalt: '#777a7c', snow: '#e6edf4' };

/** Stones of the pavement in rows that draw together with the distance. */
function stones(
  view: View,
  brush: Brush,
  colour: string,
  [wide, long]: readonly [number, number],
  from: number,
  to: number,
): string {
  const palette = [colour, lighter(colour, 0.08), darker(colour, 0.09), mix(colour, '#8b7f70', 0.15)];
  const faces = palette.map(() => '');
  let joints = '';
  let row = 0;
  for (let away = from; away < to; away += long, row += 1) {
    const end = Math.min(to, away + long);
    const left = view.aside(-0.02, end);
    const right = view.aside(1.02, end);
    for (let x = Math.floor(left / wide) * wide - (row % 2) * (wide / 2); x < right; x += wide) {
      const quad = polygon([
        view.point(x, 0, away),
        view.point(x, 0, end),
        view.point(x + wide, 0, end),
        view.point(x + wide, 0, away),
      ]);
      faces[brush.int(0, palette.length - 1)] += quad;
      const [ax, ay] = view.point(x, 0, away);
      const [bx, by] = view.point(x, 0, end);
      joints += `M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}`;
    }
    const [, y] = view.point(0, 0, away);
    joints += `M0 ${n(y)}H${view.w}`;
  }
  return (
    faces.map((d, i) => shape(d, palette[i] ?? colour)).join('') +
    stroke(joints, darker(colour, 0.5), view.w / 2200, wide < 0.4 ? 0.28 : 0.5)
  );
}

function specks(view: View, brush: Brush, ink: string, count: number, alpha: number, from: number, to: number): string {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const away = from + (to - from) * brush.next() ** 1.6;
    const [x, y] = view.point(view.aside(brush.next(), away), 0, away);
    const r = view.scale(away) * brush.between(0.015, 0.07);
    d += `M${n(x - r)} ${n(y)}q${n(r)} ${n(-r * 0.3)} ${n(r * 2)} 0q${n(-r)} ${n(r * 0.3)} ${n(-r * 2)} 0Z`;
  }
  return shape(d, ink, alpha);
}

/** Snow that was trodden and blown: wide soft hollows. */
function drifts(view: View, brush: Brush, from: number, to: number): string {
  let out = '';
  for (let i = 0; i < 46; i += 1) {
    const away = from + (to - from) * brush.next();
    const at = view.point(view.aside(brush.next(), away), 0, away);
    out += halo(
      brush,
      at,
      view.scale(away) * brush.between(0.5, 1.7),
      brush.chance(0.5) ? '#ffffff' : '#9db1c9',
      brush.between(0.15, 0.4),
      0.13,
    );
  }
  return out;
}

/** Where cars have gone along the street. */
function tracks(view: View, brush: Brush, from: number, to: number): string {
  let out = '';
  for (let i = 0; i < 5; i += 1) {
    const away = from + (to - from) * brush.between(0.05, 0.85);
    const [, y] = view.point(0, 0, away);
    const thick = view.scale(away) * 0.05;
    const sway = () => n(brush.between(-3, 3));
    out +=
      stroke(
        `M-9 ${n(y)}q${n(view.w / 3)} ${sway()} ${n(view.w / 2)} 0t${n(view.w / 2 + 20)} 0`,
        '#93a8c2',
        thick,
        0.45,
      ) +
      stroke(
        `M-9 ${n(y + thick)}q${n(view.w / 3)} ${sway()} ${n(view.w / 2)} 0t${n(view.w / 2 + 20)} 0`,
        '#ffffff',
        thick * 0.5,
        0.5,
      );
  }
  return out;
}

function footprints(view: View, brush: Brush, from: number, to: number): string {
  let dark = '';
  for (let walk = 0; walk < 4; walk += 1) {
    let away = from + (to - from) * brush.between(0.2, 0.8);
    let x = view.aside(brush.between(-0.1, 0.8), away);
    for (let step = 0; step < 14; step += 1) {
      x += 0.62;
      away += brush.between(-0.08, 0.08);
      const [px, py] = view.point(x, 0, away + (step % 2) * 0.2);
      const r = view.scale(away) * 0.13;
      dark += `M${n(px - r)} ${n(py)}a${n(r)} ${n(r * 0.22)} 0 1 0 ${n(r * 2)} 0a${n(r)} ${n(r * 0.22)} 0 1 0 ${n(-r * 2)} 0Z`;
    }
  }
  return shape(dark, '#8fa4bf', 0.5);
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
  const road = darker(kind === 'setts' ? '#aca79d' : '#85888a', 0.05);
  const street =
    covered === 'snow'
      ? shape(`M0 ${n(kerbFoot)}H${view.w}V${view.h}H0Z`, '#dbe4ee') +
        drifts(view, brush, near, kerb) +
        tracks(view, brush, near, kerb)
      : kind === 'setts'
        ? stones(view, brush, road, [0.22, 0.18], near, kerb)
        : shape(`M0 ${n(kerbFoot)}H${view.w}V${view.h}H0Z`, road) +
          specks(view, brush, '#8a8d8e', 420, 0.25, near, kerb) +
          specks(view, brush, '#2f3133', 420, 0.3, near, kerb);
  const edge =
    shape(`M0 ${n(kerbTop)}H${view.w}V${n(kerbFoot)}H0Z`, covered === 'snow' ? '#c3cfdd' : '#7b7975') +
    shape(
      `M0 ${n(kerbTop - view.scale(kerb) * 0.05)}H${view.w}V${n(kerbTop)}H0Z`,
      covered === 'snow' ? '#f4f8fb' : '#b8b5ae',
    );
  const walk =
    covered === 'snow'
      ? drifts(view, brush, kerb, wall + 8) + footprints(view, brush, kerb, wall)
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
      [1, '#0d1116', 0.16],
    ],
    (fill) => shape(`M0 ${n(kerbTop)}H${view.w}V${view.h}H0Z`, fill),
  );
  return under(light.tint, base + walk + street + edge) + contact + falling;
}

/** Open ground up to the eye: a yard, a snowfield, a heath. */
export function openGround(view: View, brush: Brush, colour: string, light: Light, far: number): string {
  const [, top] = view.point(0, 0, far);
  const near = view.awayAt(view.h) * 0.97;
  const ground = shaded(
    brush,
    'down',
    [
      [0, lighter(colour, 0.1)],
      [0.5, colour],
      [1, darker(colour, 0.18)],
    ],
    (fill) => shape(`M0 ${n(top)}H${view.w}V${view.h}H0Z`, fill),
  );
  const texture = light.snow
    ? drifts(view, brush, near, Math.min(far, near * 3)) + drifts(view, brush, near, Math.min(far, near * 8))
    : specks(view, brush, lighter(colour, 0.3), 700, 0.28, near, near * 6) +
      specks(view, brush, darker(colour, 0.5), 700, 0.3, near, near * 6);
  return under(light.tint, ground + texture);
}

import { form, tube } from 'demo-chain/pictures/drawing/form';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import {
  angles,
  barOutline,
  curve,
  type Eye,
  hull,
  type Place,
  placed,
  polygon,
} from 'demo-chain/pictures/drawing/space';
import { groove, mark } from 'demo-chain/pictures/drawing/trim';
import type { SteeringSledgeDesign } from './design';

export const box = (
  eye: Eye,
  [x0, x1]: [number, number],
  [y0, y1]: [number, number],
  [z0, z1]: [number, number],
): string =>
  polygon(hull([x0, x1].flatMap((x) => [y0, y1].flatMap((y) => [z0, z1].map((z) => eye([x, y, z] as Place))))));

/** A runner with a turned up tip. */
export function runner(pen: Pen, eye: Eye, x: number, from: number, to: number, dark: boolean): string {
  const wide = 4.4;
  const row = (dx: number, lift: number) =>
    [
      [from, 0],
      [from + (to - from) * 0.4, 0],
      [to - 24, 0],
      [to - 15, -2],
      [to - 7, -6],
      [to, -12],
    ].map(([z = 0, y = 0]) => eye([x + dx, y - lift, z]));
  const top = polygon([...row(-wide, 2), ...row(wide, 2).reverse()]);
  const edge = polygon([...row(-wide, 2), ...row(-wide, -0.6).reverse()]);
  return (
    form(pen, edge, { tone: pen.dark, matter: 'plastic', round: 4 }) +
    form(pen, top, {
      tone: dark ? pen.dark : pen.accent,
      matter: 'plastic',
      round: 8,
      bulge: 0.4,
      inner: groove(curve(row(0, 2)), 5, 0.5),
    })
  );
}

export function wheel(pen: Pen, { spokes, length }: SteeringSledgeDesign, eye: Eye): string {
  const z0 = length * 0.22;
  const centre: Place = [0, -44, z0 - 6];
  const r = 14.5;
  // The rim leans back towards the rider.
  const rim = (a: number, k = 1): Place => [
    Math.cos(a) * r * k,
    centre[1] + Math.sin(a) * r * 0.66 * k,
    centre[2] + Math.sin(a) * r * 0.75 * k,
  ];
  const ring = curve(
    angles(26).map((a) => eye(rim(a))),
    true,
  );
  const arms = (spokes === 2 ? [0, 0.5] : [0.25, 0.58, 0.92])
    .map((t) => `${curve([eye(centre), eye(rim(t * Math.PI * 2))])}`)
    .join('');
  return (
    form(pen, barOutline(eye([0, -16, z0 + 8]), eye(centre), 34, 26), {
      tone: pen.dark,
      matter: 'plastic',
      round: 14,
    }) +
    tube(pen, arms, 18, { tone: pen.dark, matter: 'plastic' }) +
    tube(pen, ring, 21, { tone: pen.accent.luminance > 0.35 ? pen.accent : pen.dark, matter: 'rubber' }) +
    placed(
      form(pen, 'M-24 -15C-24 -22 24 -22 24 -15L24 15C24 22 -24 22 -24 15Z', {
        tone: pen.main,
        matter: 'plastic',
        round: 12,
        inner: mark(pen, pen.pale.base, 0, 0, 0.8),
      }),
      eye(centre),
    )
  );
}

export function legs(pen: Pen, { length }: SteeringSledgeDesign, eye: Eye, side: number): string {
  const leg = (z: number, x: number) =>
    form(pen, barOutline(eye([side * (x - 4), -14, z]), eye([side * x, -1, z]), 30, 24), {
      tone: pen.dark,
      matter: 'plastic',
      round: 10,
    });
  return leg(-length * 0.34, 19) + leg(-length * 0.06, 19);
}

export function brake(pen: Pen, { brakes, length }: SteeringSledgeDesign, eye: Eye, side: number): string {
  if (!brakes) return '';
  const z = length * 0.14;
  const pedal = box(eye, [side * 15, side * 25], [-12, -10], [z - 5, z + 5]);
  const claw = curve([eye([side * 20, -10, z - 4]), eye([side * 21, -4, z - 9]), eye([side * 21, 1, z - 12])]);
  return (
    tube(pen, claw, 12, { tone: pen.steel, matter: 'steel' }) +
    form(pen, pedal, {
      tone: pen.accent,
      matter: 'rubber',
      round: 6,
      inner: groove(curve([eye([side * 16, -12, z]), eye([side * 24, -12, z])]), 4, 0.5),
    })
  );
}

export function rope(pen: Pen, eye: Eye, { length }: SteeringSledgeDesign): string {
  const z = length * 0.52;
  const loop = curve([
    eye([0, -9, z]),
    eye([-8, -1, z + 12]),
    eye([-2, 1, z + 24]),
    eye([9, 1, z + 18]),
    eye([7, -2, z + 7]),
    eye([1, -9, z]),
  ]);
  return tube(pen, loop, 11, { tone: pen.accent.luminance < 0.35 ? pen.dark : pen.accent, matter: 'webbing' });
}

import { num } from 'demo-chain/pictures/drawing/contour';
import { form, panel, tube } from 'demo-chain/pictures/drawing/form';
import { boulder } from 'demo-chain/pictures/drawing/outdoors';
import type { Pen, Volume } from 'demo-chain/pictures/drawing/pen';
import type { Side } from 'demo-chain/pictures/drawing/silhouette';
import {
  angles,
  barOutline,
  between,
  circle,
  curve,
  type Eye,
  eyeOf,
  placed,
  polygon,
  readable,
  type Spot,
} from 'demo-chain/pictures/drawing/space';
import { fill, groove, line } from 'demo-chain/pictures/drawing/trim';
import type { MatterName } from 'demo-chain/pictures/light/matters';
import { crestAt, faces, openingOutline, rimAt, rimLine, type Shell, shellAt, strip } from './shell';

export const helmetBlockings = ['plain', 'lower', 'spine', 'rear', 'dots', 'stripes', 'flash', 'halves'] as const;
export type HelmetBlocking = (typeof helmetBlockings)[number];

const poses: Record<Side, { turn: number; tilt: number }> = {
  front: { turn: 36, tilt: 17 },
  angle: { turn: 88, tilt: 7 },
  back: { turn: 206, tilt: 10 },
  packed: { turn: 36, tilt: 17 },
};

export const helmetEye = (side: Side, scale = 3.1): Eye =>
  eyeOf({ ...poses[side], scale, at: [side === 'angle' ? 468 : 480, 640] });

/** What a helmet lies on outdoors, `top` units from the top of the drawing. */
export const helmetGround = (pen: Pen, top: number): string =>
  pen.view === 'scene' ? boulder(pen, top, top + 400, 560) : '';

/** The second colour of a helmet, on its shell. */
export function helmetBlocking(
  pen: Pen,
  kind: HelmetBlocking,
  matter: MatterName,
  shell: Shell,
  eye: Eye,
  volume: Volume,
): string {
  const surface = { tone: pen.accent, matter, edge: 0.5 } as const;
  const strips = (list: [number, number][], lengthwise: [number, number]) =>
    list
      .map((across) => strip(shell, eye, across, lengthwise))
      .map((d) => d && panel(pen, d, volume, surface))
      .join('');
  switch (kind) {
    case 'plain':
      return '';
    case 'lower': {
      const high = rimLine(shell, eye, 40);
      const low = rimLine(shell, eye, -60, 20).reverse();
      return (
        panel(pen, polygon([...high, ...low]), volume, { ...surface, tone: pen.panel }) +
        line(pen.accent.base, curve(high), 6)
      );
    }
    case 'spine':
      return strips([[-15, 15]], [-86, 86]);
    case 'rear':
      return strips(
        [
          [-88, -44],
          [-44, 0],
          [0, 44],
          [44, 88],
        ],
        [26, 88],
      );
    case 'halves':
      return strips(
        [
          [2, 45],
          [45, 89],
        ],
        [-86, 86],
      );
    case 'stripes':
      return strips(
        [
          [-64, -56],
          [-42, -34],
          [34, 42],
          [56, 64],
        ],
        [-50, 76],
      );
    case 'flash':
      return strips(
        [
          [-84, -68],
          [-56, -50],
          [50, 56],
          [68, 84],
        ],
        [-62, 54],
      );
    case 'dots':
      return [-66, -30, 30, 66]
        .flatMap((across, i) =>
          [-50, -18, 14, 46].map((along) => ({
            across,
            along: along + (i % 2) * 14,
            halfAcross: 7,
            halfAlong: 6,
            sharp: 1,
            taper: 0,
            slant: 0,
          })),
        )
        .filter(({ across, along }) => faces(shell, eye, crestAt(shell, across, along)))
        .map((dot) => panel(pen, openingOutline(shell, eye, dot), volume, { ...surface, edge: 0 }))
        .join('');
  }
}

/** What holds the helmet at the nape: a cradle in the shell with a dial to tighten it, and a lamp on that. */
export function cradle(pen: Pen, shell: Shell, eye: Eye, { dial, lamp }: { dial: boolean; lamp: boolean }): string {
  const low = (a: number) => rimAt(shell, a) + 30 * Math.max(0, -Math.cos(a)) - 6;
  const around = angles(18, 0.27, 0.73 + 0.46 / 17);
  const upper = around.map((a) => eye(shellAt(shell, a, low(a) - 12, -14)));
  const lower = around.map((a) => eye(shellAt(shell, a, low(a) + 12, -16)));
  const at = eye(shellAt(shell, Math.PI, low(Math.PI) + 2, -8));
  const flat = eyeOf({ turn: 0, at: [0, 0] });
  const ridges = angles(16)
    .map((a) => `M${num(Math.cos(a) * 28)} ${num(Math.sin(a) * 28)}L${num(Math.cos(a) * 46)} ${num(Math.sin(a) * 46)}`)
    .join('');
  const lens = 'M-22 -13C-22 -23 22 -23 22 -13L22 13C22 23 -22 23 -22 13Z';
  return (
    form(pen, polygon([...upper, ...[...lower].reverse()]), { tone: pen.dark, matter: 'matt-plastic', round: 14 }) +
    (dial
      ? placed(
          form(pen, circle(flat, [0, 0, 0], 42), {
            tone: pen.dark,
            matter: 'rubber',
            round: 14,
            inner: groove(ridges, 4, 0.6),
          }) +
            (lamp
              ? form(pen, lens, {
                  tone: pen.dark,
                  fill: '#d0201c',
                  matter: 'glass',
                  round: 10,
                  bulge: 0.5,
                  inner: fill('#ff9a8c', 'M-12 -8L8 -8L8 -3L-12 -3Z', 0.8),
                })
              : ''),
          at,
        )
      : '')
  );
}

/** Straps from both ears to the buckle under the chin. `ends` are turns about the head where they leave the shell. */
export function helmetStrap(
  pen: Pen,
  shell: Shell,
  eye: Eye,
  { ends, chin, magnet = false }: { ends: [number, number]; chin: number; magnet?: boolean },
): string {
  if (pen.view === 'scene') return '';
  const buckle: Spot = eye([14, chin, 34]);
  const side = (sign: number) => {
    const from = (turn: number): Spot => {
      const azimuth = sign * turn * Math.PI * 2;
      return eye(shellAt(shell, azimuth, rimAt(shell, azimuth) - 24, -8));
    };
    const fork = eye([sign * shell.width * 0.72, chin * 0.55, 12]);
    const low = eye([sign * shell.width * 0.34, chin * 0.94, 30]);
    const web = (spots: Spot[]) =>
      tube(pen, curve(spots), 28, { tone: pen.dark, matter: 'webbing', bulge: 0.2, cap: 'butt' });
    return (
      web([from(ends[0]), between(from(ends[0]), fork, 0.5), fork]) +
      web([from(ends[1]), between(from(ends[1]), fork, 0.5), fork]) +
      web([fork, low, buckle]) +
      form(pen, barOutline(between(fork, low, -0.12), between(fork, low, 0.28), 42), {
        tone: pen.dark,
        matter: 'matt-plastic',
        round: 8,
      })
    );
  };
  const clasp = magnet
    ? form(pen, 'M-52 -24L44 -24C58 -24 58 24 44 24L-52 24Z', { tone: pen.dark, matter: 'matt-plastic', round: 10 }) +
      form(pen, 'M-18 -16C-18 -24 30 -24 30 -16L30 16C30 24 -18 24 -18 16Z', {
        tone: pen.accent,
        matter: 'rubber',
        round: 8,
      })
    : form(pen, 'M-46 -20L30 -20C42 -20 42 20 30 20L-46 20Z', { tone: pen.dark, matter: 'matt-plastic', round: 10 }) +
      form(pen, 'M-56 -15L-24 -15L-24 15L-56 15Z', { tone: pen.accent, matter: 'matt-plastic', round: 7 });
  return side(-1) + side(1) + placed(clasp, buckle, readable(eye([-40, chin, 34]), eye([40, chin, 34])));
}

import { num } from 'demo-chain/pictures/drawing/contour';
import { form } from 'demo-chain/pictures/drawing/form';
import { onColour } from 'demo-chain/pictures/drawing/layers';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { angles, curve, type Eye, hull, placed, polygon, type Spot } from 'demo-chain/pictures/drawing/space';
import { fill, groove, line, mark } from 'demo-chain/pictures/drawing/trim';
import type { TorchDesign } from './design';

/** How near an ellipse (1) or a box (0) the face is. */
const rounding = { box: 0.3, round: 1, bar: 0.42, pod: 0.66 } as const;

const power = (v: number, e: number) => Math.sign(v) * Math.abs(v) ** e;

/** An oblong about (x, y) on a plane across the line of sight of whoever wears the lamp. */
function oblong(eye: Eye, [x, y]: Spot, [w, h]: Spot, z: number, e: number): Spot[] {
  return angles(28).map((a) => eye([x + w * power(Math.cos(a), e), y + h * power(Math.sin(a), e), z]));
}

function led(pen: Pen, eye: Eye, at: Spot, r: number, z: number, lit: boolean): string {
  const cup = curve(oblong(eye, at, [r, r], z, 1), true);
  const dish = curve(oblong(eye, at, [r * 0.7, r * 0.7], z - 2, 1), true);
  const [x, y] = eye([at[0], at[1], z - 2]);
  return (
    form(pen, cup, { tone: pen.steel, matter: 'steel', round: 8, bulge: -0.5 }) +
    form(pen, dish, {
      tone: pen.steel,
      fill: lit ? '#fffdf0' : '#c9cdd0',
      matter: lit ? 'flat' : 'glass',
      round: 14,
      bulge: 0.3,
      edge: 0.4,
    }) +
    (lit
      ? ''
      : placed(
          fill('#e8d26a', 'M-6 -6L6 -6L6 6L-6 6Z') + fill('#fff6c8', 'M-3 -4L3 -4L3 1L-3 1Z', 0.9),
          [x, y],
          0,
          r / 13,
        ))
  );
}

/** Where the lamps sit on the face, and how large. */
function lampPlan({ leds, shape, size: [w, h] }: TorchDesign): { at: Spot; r: number }[] {
  const r = Math.min(h * 0.72, (w * 0.92) / Math.max(1, leds));
  if (leds === 1) return [{ at: [shape === 'bar' ? -w * 0.3 : 0, 0], r }];
  if (shape === 'round' && leds === 3)
    return [-90, 30, 150].map((deg) => ({
      at: [Math.cos((deg * Math.PI) / 180) * w * 0.42, Math.sin((deg * Math.PI) / 180) * w * 0.42] as Spot,
      r: w * 0.38,
    }));
  if (shape === 'round')
    return [
      { at: [-w * 0.42, 0], r: w * 0.42 },
      { at: [w * 0.42, 0], r: w * 0.34 },
    ];
  return Array.from({ length: leds }, (_, i) => ({
    at: [w * ((2 * (i + 0.5)) / leds - 1) * 0.9, 0] as Spot,
    r: i === 0 ? r : r * 0.86,
  }));
}

/** The lamp itself, its back on the plane `z`. */
export function lamp(pen: Pen, design: TorchDesign, eye: Eye, z: number, lit: boolean): string {
  const {
    size: [w, h, depth],
    shape,
    bezel,
    red,
    fins,
  } = design;
  const e = rounding[shape];
  const back = oblong(eye, [0, 0], [w * 0.94, h * 0.94], z, e);
  const face = oblong(eye, [0, 0], [w, h], z + depth, e);
  const ringTone = bezel === 'accent' ? pen.accent : bezel === 'steel' ? pen.steel : pen.dark;
  const ribs = Array.from({ length: fins }, (_, i) =>
    curve(oblong(eye, [0, 0], [w * 1.02, h * 1.02], z + depth * (0.2 + 0.12 * i), e), true),
  ).join('');
  const [bx, by] = eye([design.button === 'top' ? 0 : -w * 0.5, -h * 0.98, z + depth * 0.5]);
  const redAt: Spot = [w * 0.82, h * 0.56];
  const [mx, my] = eye([0, h * 0.84, z + depth]);
  const body = form(pen, polygon(hull([...back, ...face])), {
    matter: 'anodised',
    round: 26,
    bulge: 0.6,
    inner: groove(ribs, 4, 0.6),
  });
  if (eye.depth([0, 0, 1]) < 0) return body;
  return (
    body +
    placed(
      form(pen, 'M-22 -8C-22 -16 22 -16 22 -8L20 6C16 10 -16 10 -20 6Z', {
        tone: pen.accent,
        matter: 'rubber',
        round: 9,
      }),
      [bx, by],
      0,
      1.1,
    ) +
    form(pen, curve(face, true), {
      tone: ringTone,
      matter: bezel === 'steel' ? 'steel' : 'anodised',
      round: 12,
      bulge: 0.5,
    }) +
    form(pen, curve(oblong(eye, [0, 0], [w * 0.88, h * 0.86], z + depth, e), true), {
      tone: pen.dark,
      fill: '#17191c',
      matter: 'plastic',
      round: 6,
      bulge: -0.2,
    }) +
    lampPlan(design)
      .map(({ at, r }) => led(pen, eye, at, r, z + depth, lit))
      .join('') +
    (red && shape !== 'round'
      ? form(pen, curve(oblong(eye, redAt, [3.4, 3.4], z + depth, 1), true), {
          tone: pen.dark,
          fill: '#c4201c',
          matter: 'glass',
          round: 5,
        })
      : red
        ? form(pen, curve(oblong(eye, [0, h * 0.76], [3.2, 3.2], z + depth, 1), true), {
            tone: pen.dark,
            fill: '#c4201c',
            matter: 'glass',
            round: 5,
          })
        : '') +
    (shape === 'round' ? '' : mark(pen, '#aab0b6', mx, my, 0.5))
  );
}

/** What comes out of a lamp in the dark: a glow about it, and a cone towards the eye's right. */
export function beam(pen: Pen, [x, y]: Spot): string {
  const glow = pen.id();
  const cone = pen.id();
  return onColour(
    `<radialGradient id="${glow}" gradientUnits="userSpaceOnUse" cx="${num(x)}" cy="${num(y)}" r="330"><stop stop-color="#fffbe6" stop-opacity=".85"/><stop offset=".18" stop-color="#fff3c4" stop-opacity=".4"/><stop offset="1" stop-color="#fff3c4" stop-opacity="0"/></radialGradient>` +
      `<linearGradient id="${cone}" gradientUnits="userSpaceOnUse" x1="${num(x)}" y1="${num(y)}" x2="${num(x + 620)}" y2="${num(y + 90)}"><stop stop-color="#fff6d2" stop-opacity=".55"/><stop offset="1" stop-color="#fff6d2" stop-opacity="0"/></linearGradient>` +
      `<path d="M${num(x)} ${num(y - 30)}L${num(x + 760)} ${num(y - 210)}L${num(x + 760)} ${num(y + 380)}L${num(x)} ${num(y + 34)}Z" fill="url(#${cone})"/>` +
      `<circle cx="${num(x)}" cy="${num(y)}" r="330" fill="url(#${glow})"/>`,
  );
}

export const cable = (pen: Pen, spots: readonly Spot[]): string =>
  line(pen.dark.line, curve(spots), 15) +
  line(pen.dark.base, curve(spots), 12) +
  line('#ffffff', curve(spots.map(([x, y]) => [x - 2, y - 3] as const)), 2, 0.18);

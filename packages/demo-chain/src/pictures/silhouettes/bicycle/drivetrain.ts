import { num } from 'demo-chain/pictures/drawing/contour';
import { form, tube } from 'demo-chain/pictures/drawing/form';
import { onBump } from 'demo-chain/pictures/drawing/layers';
import {
  angles,
  barOutline,
  circle,
  curve,
  hull,
  type Place,
  polygon,
  type Spot,
} from 'demo-chain/pictures/drawing/space';
import { line } from 'demo-chain/pictures/drawing/trim';
import type { Piece, Stand } from './stand';
import { dashed } from './wheel';

const CHAIN_LINE = 46;
const PITCH = 12.7;
/** Radius of a sprocket with this many teeth, in millimetres. */
const sprocket = (teeth: number) => (teeth * PITCH) / (2 * Math.PI);

export interface Gearing {
  rings: number[];
  cogs: number[];
}

/** Teeth of the rings, and of the cogs from the greatest. */
export function gearingOf({ design }: Pick<Stand, 'design'>): Gearing {
  const { rings, cogs, bar, geometry } = design;
  const child = geometry.radius < 320;
  const front = child ? (geometry.radius < 200 ? 25 : 30) : bar === 'drop' ? 40 : rings > 1 ? 46 : 34;
  const biggest = cogs === 1 ? 16 : cogs >= 10 ? (rings > 1 ? 36 : 50) : child ? 28 : 36;
  const smallest = cogs === 1 ? 16 : 11;
  return {
    rings: rings > 1 ? [front, front - 16] : [front],
    cogs: Array.from({ length: cogs }, (_, i) =>
      Math.round(biggest - ((biggest - smallest) * i) / Math.max(1, cogs - 1)),
    ),
  };
}

function toothed({ pen, eye, scale }: Stand, at: Place, teeth: number, dark: boolean): string {
  const r = sprocket(teeth);
  const tone = dark ? pen.dark : pen.steel;
  const step = PITCH * scale;
  return (
    line(
      dark ? '#25282c' : '#7d848b',
      circle(eye, at, r),
      8 * scale,
      1,
      dashed(`${num(step * 0.55)} ${num(step * 0.45)}`),
    ) + tube(pen, circle(eye, at, r - 8), 9 * scale, { tone, matter: 'steel', bulge: 0.3 })
  );
}

function cassette(stand: Stand): string {
  const { pen, points, eye, scale } = stand;
  const [x, y] = points.rear;
  const { cogs } = gearingOf(stand);
  const step = Math.max(1, Math.floor(cogs.length / 5));
  return cogs
    .filter((_, i) => i % step === 0)
    .map((teeth, i) => {
      const at: Place = [x, y, 22 + i * 5];
      const r = sprocket(teeth);
      return (
        (i === 0
          ? form(pen, circle(eye, at, r - 4), { tone: pen.dark, matter: 'steel', round: 6, bulge: 0.2 }) +
            onBump(
              `<path d="${circle(eye, at, r * 0.72)}" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="${num(r * 0.3 * scale)}" ${dashed('7 5')}/>`,
            )
          : '') + toothed(stand, at, teeth, i % 2 === 1)
      );
    })
    .join('');
}

function link(spots: Spot[], scale: number): string {
  const d = curve(spots);
  return (
    line('#202327', d, 11 * scale) +
    line('#8d949b', d, 7.5 * scale, 1, dashed(`${num(8 * scale)} ${num(4.7 * scale)}`)) +
    line('#2c3035', d, 2 * scale, 0.9)
  );
}

function derailleur({ pen, eye, scale, points }: Stand, upper: Place, lower: Place): string {
  const [x, y] = points.rear;
  const hanger = eye([x + 4, y + 12, 60]);
  const pulley = (at: Place) =>
    form(pen, circle(eye, at, 19), { tone: pen.dark, matter: 'plastic', round: 6 }) +
    form(pen, circle(eye, at, 6), { tone: pen.steel, matter: 'steel', round: 3, edge: 0.5 });
  const body = eye([(x + upper[0]) / 2 + 16, (y + upper[1]) / 2 + 8, 70]);
  return (
    pulley(upper) +
    pulley(lower) +
    form(pen, barOutline(eye(upper), eye(lower), 26 * scale, 18 * scale), {
      tone: pen.dark,
      matter: 'anodised',
      round: 6,
    }) +
    form(pen, barOutline(hanger, body, 24 * scale, 34 * scale), { tone: pen.dark, matter: 'anodised', round: 8 }) +
    form(pen, barOutline(body, eye(upper), 34 * scale, 24 * scale), { tone: pen.dark, matter: 'anodised', round: 8 }) +
    line(pen.accent.base, `M${num(body[0] - 4)} ${num(body[1] - 2)}L${num(body[0] + 4)} ${num(body[1] + 4)}`, 4 * scale)
  );
}

/** From ring to cog above, and back below over the pulleys of the derailleur, where there is one. */
function chain(stand: Stand): string {
  const { points, eye, scale } = stand;
  const [x, y] = points.rear;
  const { rings, cogs } = gearingOf(stand);
  const ring = sprocket(rings[0] ?? 32);
  const cog = sprocket(cogs[Math.floor(cogs.length / 2)] ?? 16);
  const z = CHAIN_LINE;
  const top = link([eye([0, -ring, z]), eye([x, y - cog, z - 8])], scale);
  const round = angles(6, 0.25, 0.75).map((a) => eye([x + Math.cos(a) * cog, y + Math.sin(a) * cog, z - 8]));
  if (cogs.length === 1) return top + link([eye([0, ring, z]), ...round, eye([x, y - cog, z])], scale);
  const low = sprocket(cogs[0] ?? 32);
  const upper: Place = [x + 14, y + low * 0.62 + 24, z];
  const lower: Place = [x + 46, y + low * 0.62 + 92, z];
  return (
    top +
    link([...round.reverse(), eye([x + 12, y + cog, z - 6]), eye([upper[0] + 12, upper[1] - 6, z])], scale) +
    link(
      [eye([upper[0] - 12, upper[1] + 8, z]), eye([lower[0] - 18, lower[1] - 4, z]), eye([lower[0], lower[1] + 18, z])],
      scale,
    ) +
    link([eye([lower[0], lower[1] + 18, z]), eye([0, ring, z])], scale) +
    derailleur(stand, upper, lower)
  );
}

function crankset(stand: Stand): string {
  const { pen, eye, scale, design } = stand;
  const { rings } = gearingOf(stand);
  const big = sprocket(rings[0] ?? 32);
  const arms = angles(design.geometry.radius < 320 ? 4 : 5, 0.08, 1.08)
    .map(
      (a) =>
        `M${eye([0, 0, CHAIN_LINE + 4])
          .map(num)
          .join(' ')}L${eye([Math.cos(a) * (big - 8), Math.sin(a) * (big - 8), CHAIN_LINE + 4])
          .map(num)
          .join(' ')}`,
    )
    .join('');
  return (
    rings.map((teeth) => toothed(stand, [0, 0, CHAIN_LINE], teeth, true)).join('') +
    tube(pen, arms, 15 * scale, { tone: pen.dark, matter: 'anodised', bulge: 0.5 })
  );
}

function pedal({ pen, eye, tones, design }: Stand, [x, y, z]: Place): string {
  const k = design.geometry.crank / 172;
  const side = Math.sign(z);
  const corners = [-48, 48].flatMap((dx) =>
    [-11, 11].flatMap((dy) => [0, 92].map((dz) => eye([x + dx * k, y + dy * k, z + side * dz * k] as Place))),
  );
  return form(pen, polygon(hull(corners)), {
    tone: tones.contact === pen.accent ? pen.accent : pen.dark,
    matter: 'matt-plastic',
    round: 5,
  });
}

function crankArm(stand: Stand, side: 1 | -1, turn: number): string {
  const { pen, eye, scale, design } = stand;
  const { crank } = design.geometry;
  const z = side * (CHAIN_LINE + 26);
  const end: Place = [Math.cos(turn) * crank * side, Math.sin(turn) * crank * side, z + side * 8];
  const arm = form(pen, barOutline(eye([0, 0, z]), eye(end), 36 * scale, 26 * scale), {
    tone: pen.dark,
    matter: 'anodised',
    round: 9,
  });
  return (
    arm +
    form(pen, circle(eye, [0, 0, z], 20), { tone: pen.dark, matter: 'anodised', round: 8 }) +
    form(pen, circle(eye, [0, 0, z + side], 8), { tone: pen.steel, matter: 'steel', round: 4, edge: 0.5 }) +
    form(pen, circle(eye, end, 14), { tone: pen.dark, matter: 'anodised', round: 6 }) +
    pedal(stand, end)
  );
}

function guard(stand: Stand): string {
  const { pen, eye, points, design, tones } = stand;
  if (design.chainGuard === 'none') return '';
  const [x, y] = points.rear;
  const ring = sprocket(gearingOf(stand).rings[0] ?? 30) + 14;
  const full = design.chainGuard === 'full';
  const z = CHAIN_LINE + 10;
  const about = (cx: number, cy: number, r: number) =>
    angles(20, full ? 0 : 0.47, full ? 1 : 1.02).map((a) => eye([cx + Math.cos(a) * r, cy + Math.sin(a) * r, z]));
  const spots = hull([...about(0, 0, ring), ...about(full ? x : x * 0.5, full ? y : y * 0.5, full ? 34 : ring * 0.6)]);
  return form(pen, polygon(spots), {
    tone: tones.second === pen.accent ? pen.main : pen.accent,
    matter: 'plastic',
    round: 9,
    inner: line(pen.pale.base, curve([eye([ring * 0.4, -ring * 0.2, z]), eye([x * 0.7, y * 0.7, z])]), 5, 0.85),
  });
}

/** What the rider's feet turn. */
export function drivetrain(stand: Stand): Piece[] {
  const turn = stand.pen.lot('crank').int(-14, 52) * (Math.PI / 180);
  return [
    [-70, crankArm(stand, -1, turn)],
    [34, cassette(stand)],
    [44, crankset(stand)],
    [48, chain(stand)],
    [58, guard(stand)],
    [70, crankArm(stand, 1, turn)],
  ];
}

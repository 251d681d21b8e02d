import { num } from 'demo-chain/pictures/drawing/contour';
import { form, tube } from 'demo-chain/pictures/drawing/form';
import { onBump } from 'demo-chain/pictures/drawing/layers';
import { angles, circle, type Place } from 'demo-chain/pictures/drawing/space';
import { line } from 'demo-chain/pictures/drawing/trim';
import type { Stand } from './stand';

const BUTT = ' style="stroke-linecap:butt"';
export const dashed = (pattern: string) => ` stroke-dasharray="${pattern}"${BUTT}`;

const ground = '#24272b';
const steps = { knobs: [8, 3.6], gravel: [5, 2.2], slick: [0, 0] } as const;

function tread({ design, scale, eye }: Stand, [x, y, z]: Place): { under: string; over: string } {
  const { radius, tyre } = design.geometry;
  const [block, height] = steps[design.tread];
  if (!block) return { under: '', over: line('#fff', circle(eye, [x, y, z], radius - tyre * 0.3), 1.2, 0.12) };
  const pattern = dashed(`${block} ${num(block * 0.72)}`);
  const shoulder = circle(eye, [x, y, z], radius - tyre * 0.2);
  return {
    under: line('#15171a', circle(eye, [x, y, z], radius + height * 0.2), height * scale * 2.6, 1, pattern),
    over:
      line('#111316', shoulder, tyre * 0.26 * scale, 0.75, pattern) +
      onBump(
        `<path d="${shoulder}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="${num(tyre * 0.26 * scale)}"${dashed(`${block * 0.72} ${block}`)}/>`,
      ),
  };
}

function sidewall({ design, scale, eye, pen }: Stand, at: Place): string {
  const { radius, tyre } = design.geometry;
  const { sidewall: kind } = design.look;
  if (kind === 'black') return '';
  return kind === 'tan'
    ? line('#b98a54', circle(eye, at, radius - tyre * 0.74), tyre * 0.42 * scale)
    : line(pen.accent.base, circle(eye, at, radius - tyre * 0.62), 2.2);
}

/** Each spoke leaves the hub at a tangent, as laced wheels do. */
function spokes({ design, eye }: Stand, [x, y, z]: Place, rim: number): string {
  return angles(design.look.spokes)
    .map((a, i) => {
      const from = a + (i % 4 < 2 ? 0.95 : -0.95);
      const side = i % 2 ? 24 : -24;
      const [hx, hy] = eye([x + Math.cos(from) * 21, y + Math.sin(from) * 21, z + side]);
      const [rx, ry] = eye([x + Math.cos(a) * rim, y + Math.sin(a) * rim, z]);
      return `M${num(hx)} ${num(hy)}L${num(rx)} ${num(ry)}`;
    })
    .join('');
}

/** The disc of a brake on the left of a hub. */
export function rotor({ pen, eye, scale }: Stand, [x, y]: Place, size: number): string {
  const at: Place = [x, y, -38];
  const r = size / 2;
  const arms = angles(6)
    .map((a) => {
      const [hx, hy] = eye([x + Math.cos(a) * 18, y + Math.sin(a) * 18, -38]);
      const [rx, ry] = eye([x + Math.cos(a + 0.35) * (r - 12), y + Math.sin(a + 0.35) * (r - 12), -38]);
      return `M${num(hx)} ${num(hy)}L${num(rx)} ${num(ry)}`;
    })
    .join('');
  return (
    tube(pen, arms, 7 * scale, { tone: pen.dark, matter: 'aluminium' }) +
    tube(pen, circle(eye, at, r - 8), 15 * scale, { tone: pen.steel, matter: 'steel', bulge: 0.1 }) +
    line('#4b5157', circle(eye, at, r - 8), 4 * scale, 0.9, dashed(`${num(4 * scale)} ${num(7 * scale)}`))
  );
}

export function wheel(stand: Stand, at: Place): string {
  const { pen, design, eye, scale, tones } = stand;
  const { radius, tyre } = design.geometry;
  const rim = radius - tyre - 9;
  const { under, over } = tread(stand, at);
  const small = radius < 300 ? 0.7 : 1;
  return (
    under +
    tube(pen, circle(eye, at, radius - tyre / 2), tyre * scale, {
      tone: { ...pen.dark, base: ground },
      matter: 'rubber',
    }) +
    sidewall(stand, at) +
    over +
    tube(pen, circle(eye, at, rim), 23 * scale, { tone: tones.rim, matter: 'anodised', bulge: 0.5 }) +
    line(
      pen.accent.base,
      circle(eye, at, rim - 1),
      3.4 * scale,
      0.9,
      dashed(`${num(110 * scale)} ${num(330 * scale)}`),
    ) +
    line('#6f767d', spokes(stand, at, rim - 10), Math.max(0.9, 2.2 * scale), 0.95) +
    form(pen, circle(eye, at, 27 * small), { tone: pen.dark, matter: 'anodised', round: 10 }) +
    form(pen, circle(eye, at, 10 * small), { tone: pen.steel, matter: 'steel', round: 4, edge: 0.6 })
  );
}

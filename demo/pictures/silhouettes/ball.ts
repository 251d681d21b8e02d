import { num } from '@/demo/pictures/drawing/contour';
import { feather, form } from '@/demo/pictures/drawing/form';
import type { Pen } from '@/demo/pictures/drawing/pen';
import { silhouette } from '@/demo/pictures/drawing/silhouette';
import { fill, line } from '@/demo/pictures/drawing/trim';

const R = 320;
const CX = 480;
const CY = 640;
const disc = `M${CX - R} ${CY}C${CX - R} ${CY - R * 0.5523} ${CX - R * 0.5523} ${CY - R} ${CX} ${CY - R}C${CX + R * 0.5523} ${CY - R} ${CX + R} ${CY - R * 0.5523} ${CX + R} ${CY}C${CX + R} ${CY + R * 0.5523} ${CX + R * 0.5523} ${CY + R} ${CX} ${CY + R}C${CX - R * 0.5523} ${CY + R} ${CX - R} ${CY + R * 0.5523} ${CX - R} ${CY}Z`;

type Vec = [number, number, number];
const phi = (1 + Math.sqrt(5)) / 2;
const unit = ([x, y, z]: Vec): Vec => {
  const l = Math.hypot(x, y, z);
  return [x / l, y / l, z / l];
};
const dot = (a: Vec, b: Vec) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Turns the ball so that no panel sits squarely in the middle. */
function turn([x, y, z]: Vec): Vec {
  const [ca, sa, cb, sb] = [Math.cos(0.5), Math.sin(0.5), Math.cos(0.34), Math.sin(0.34)];
  const [x1, z1] = [x * ca + z * sa, z * ca - x * sa];
  return [x1, y * cb - z1 * sb, y * sb + z1 * cb];
}

/** The twelve pentagons and the seams between them of a sewn ball: a truncated icosahedron on a sphere. */
const corners: Vec[] = [-1, 1].flatMap((a) =>
  [-phi, phi].flatMap((b): Vec[] => [turn(unit([0, a, b])), turn(unit([a, b, 0])), turn(unit([b, 0, a]))]),
);
const neighbours = (v: Vec) => corners.filter((w) => w !== v && dot(v, w) > 0.4);
const between = (a: Vec, b: Vec, s: number): Vec =>
  unit([a[0] + (b[0] - a[0]) * s, a[1] + (b[1] - a[1]) * s, a[2] + (b[2] - a[2]) * s]);
const spot = ([x, y]: Vec) => `${num(CX + x * R)} ${num(CY + y * R)}`;
const arc = (a: Vec, b: Vec) => [0.25, 0.5, 0.75, 1].map((s) => `L${spot(between(a, b, s))}`).join('');

function pentagon(v: Vec): Vec[] {
  const ring = neighbours(v).map((w) => between(v, w, 1 / 3));
  const first = ring[0];
  if (!first) return [];
  const u = unit([first[0] - v[0] * dot(first, v), first[1] - v[1] * dot(first, v), first[2] - v[2] * dot(first, v)]);
  const w: Vec = [v[1] * u[2] - v[2] * u[1], v[2] * u[0] - v[0] * u[2], v[0] * u[1] - v[1] * u[0]];
  return ring.sort((a, b) => Math.atan2(dot(a, w), dot(a, u)) - Math.atan2(dot(b, w), dot(b, u)));
}

/** The sewn surface lit from the upper left, as a ball is. */
function round(pen: Pen, surface: string): string {
  const t = pen.main;
  const dusk = pen.id();
  const spark = pen.id();
  return form(pen, disc, {
    round: 0,
    inner:
      surface +
      `<radialGradient id="${dusk}" gradientUnits="userSpaceOnUse" cx="400" cy="530" r="430"><stop offset=".2" stop-color="#141820" stop-opacity="0"/><stop offset=".62" stop-color="#141820" stop-opacity=".14"/><stop offset=".88" stop-color="#141820" stop-opacity=".42"/><stop offset="1" stop-color="#141820" stop-opacity=".56"/></radialGradient><path d="${disc}" fill="url(#${dusk})"/>` +
      `<radialGradient id="${spark}" gradientUnits="userSpaceOnUse" cx="390" cy="470" r="170"><stop stop-color="#fff" stop-opacity=".6"/><stop offset=".4" stop-color="#fff" stop-opacity=".22"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient><path d="${disc}" fill="url(#${spark})"/>` +
      feather(disc, t.shadeInk, 26, 0.3, -4, -5),
  });
}

export const ball = silhouette(
  {
    rest: 'stands',
    floor: 956,
    details: [
      { at: [420, 600], zoom: 1.8 },
      { at: [420, 720], zoom: 1.44 },
    ],
  },
  (pen: Pen) => {
    const t = pen.main;
    let panels = '';
    let seams = '';
    for (const v of corners) {
      for (const w of neighbours(v)) {
        if (v[2] + w[2] < -0.1 || corners.indexOf(v) > corners.indexOf(w)) continue;
        const a = between(v, w, 1 / 3);
        const b = between(v, w, 2 / 3);
        seams += `M${spot(a)}${arc(a, b)}`;
      }
      if (v[2] < -0.35) continue;
      const ring = pentagon(v);
      const d = ring.map((p, i) => (i ? '' : `M${spot(p)}`) + arc(p, ring[(i + 1) % ring.length] ?? p)).join('');
      panels += fill(pen.accent.base, `${d}Z`) + line(t.line, `${d}Z`, 5, 0.75);
    }
    return round(
      pen,
      panels +
        line(t.lightInk, seams, 9, t.lightAlpha * 0.7, ' transform="translate(2.5 3)"') +
        line(t.line, seams, 4.5, 0.8),
    );
  },
);

/** Where a point of the surface is seen; what lies behind is drawn to the rim. */
function seen([x, y, z]: Vec): string {
  const l = z < 0 ? Math.hypot(x, y) || 1 : 1;
  return spot([x / l, y / l, z]);
}

/** Six faces of three strips each, as volleyballs are sewn, each face across its neighbours. */
export const volleyball = silhouette(
  {
    rest: 'stands',
    floor: 956,
    details: [
      { at: [420, 600], zoom: 1.8 },
      { at: [420, 720], zoom: 1.44 },
    ],
  },
  (pen: Pen) => {
    const t = pen.main;
    let panels = '';
    let seams = '';
    const steps = Array.from({ length: 17 }, (_, i) => i / 8 - 1);
    for (let axis = 0; axis < 3; axis += 1) {
      for (const sign of [-1, 1]) {
        const at = (across: number, along: number): Vec => {
          const v: Vec = [0, 0, 0];
          v[axis] = sign;
          v[(axis + 1) % 3] = across;
          v[(axis + 2) % 3] = along;
          return turn(unit(v));
        };
        if (at(0, 0)[2] < -0.3) continue;
        const edge = (across: number, back = false) =>
          (back ? [...steps].reverse() : steps).map((along) => seen(at(across, along)));
        const third = 1 / 3;
        panels += fill(pen.accent.base, `M${[...edge(-third), ...edge(third, true)].join('L')}Z`);
        for (const across of [-1, -third, third, 1]) {
          const visible = steps.map((along) => at(across, along)).filter(([, , z]) => z > -0.02);
          if (visible.length > 1) seams += `M${visible.map(seen).join('L')}`;
        }
      }
    }
    return round(
      pen,
      panels +
        line(t.lightInk, seams, 11, t.lightAlpha * 0.6, ' transform="translate(3 4)"') +
        line(t.line, seams, 5, 0.85),
    );
  },
);

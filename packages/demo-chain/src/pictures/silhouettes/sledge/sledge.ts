import { form, tube } from 'demo-chain/pictures/drawing/form';
import { snowfield } from 'demo-chain/pictures/drawing/outdoors';
import type { Pen, Volume } from 'demo-chain/pictures/drawing/pen';
import { type Side, silhouette } from 'demo-chain/pictures/drawing/silhouette';
import { curve, type Eye, fitted, type Place, placed, readable, type Spot } from 'demo-chain/pictures/drawing/space';
import { fill, groove, mark } from 'demo-chain/pictures/drawing/trim';
import { type BoardShape, type SledgeDesign, sledgeDesignOf } from './design';
import { heightAt, rowAt, shell, type Trough } from './trough';

/** Half plans for a board a hundred centimetres long. */
const plans: Record<BoardShape, readonly Spot[]> = {
  tub: [
    [0, 50],
    [12, 49],
    [20, 43],
    [23, 28],
    [23, 0],
    [23, -28],
    [21, -44],
    [14, -50],
    [0, -51],
  ],
  arrow: [
    [0, 54],
    [6, 50],
    [14, 38],
    [20, 16],
    [23, -10],
    [24, -34],
    [22, -46],
    [12, -48],
    [0, -44],
  ],
  bean: [
    [0, 50],
    [13, 47],
    [20, 36],
    [19, 14],
    [17, -4],
    [21, -24],
    [24, -40],
    [17, -50],
    [0, -52],
  ],
  plank: [
    [0, 52],
    [15, 51],
    [18, 46],
    [18, 20],
    [18, 0],
    [18, -24],
    [18, -46],
    [15, -51],
    [0, -52],
  ],
};

const troughOf = ({ shape, length }: SledgeDesign): Trough => {
  const k = length / 100;
  return {
    plan: plans[shape].map(([x, z]) => [x * (0.6 + 0.4 * k), z * k] as const),
    side: shape === 'plank' ? 4 : 9,
    bow: shape === 'plank' ? 34 : 16,
    floor: shape === 'plank' ? 0.9 : 0.76,
  };
};

function ribs(trough: Trough, { ribs: kind, length }: SledgeDesign, eye: Eye): string {
  const half = length / 2;
  const along = (x: number, from: number, to: number, spread = 0) =>
    curve([eye([x + spread, 0, from]), eye([x, 0, (from + to) / 2]), eye([x - spread * 0.4, 0, to])]);
  const reach = Math.min(16, Math.max(...trough.plan.map(([x]) => x)) * 0.6);
  if (kind === 'cross')
    return groove(
      Array.from({ length: 7 }, (_, i) => {
        const z = -half * 0.66 + (i * half * 1.1) / 6;
        return curve([eye([-reach, 0, z]), eye([0, 0, z + 3]), eye([reach, 0, z])]);
      }).join(''),
      9,
      0.5,
    );
  return groove(
    [-0.8, -0.3, 0.3, 0.8].map((x) => along(x * reach, half * 0.5, -half * 0.7, kind === 'fan' ? -x * 6 : 0)).join(''),
    10,
    0.5,
  );
}

function handle(pen: Pen, { handles }: SledgeDesign, trough: Trough, eye: Eye, side: 1 | -1): string {
  const wide = Math.max(...trough.plan.map(([x]) => x));
  const y = heightAt(trough, 0);
  const at = (out: number, up: number, z: number) => eye([side * (wide * 0.97 + out), y - up, z]);
  switch (handles) {
    case 'loops':
      return tube(pen, curve([at(0, 0, 14), at(4, 5, 8), at(4, 5, -6), at(0, 0, -12)]), 17, {
        tone: pen.dark,
        matter: 'rubber',
      });
    case 'rails':
      return tube(pen, curve([at(0, 0, 26), at(1, 4, 20), at(1, 4, -20), at(0, 0, -26)]), 20, {
        tone: pen.accent,
        matter: 'plastic',
      });
    case 'holes':
      return form(
        pen,
        curve([at(-3, -1, 12), at(0, 0, 12), at(1, 0, 0), at(0, 0, -12), at(-3, -1, -12), at(-2, -1, 0)], true),
        { tone: pen.dark, fill: '#17191c', matter: 'flat', round: 3 },
      );
  }
}

/** The rope from one side of the bow to the other, as it lies on the ground. */
function ropePlaces(trough: Trough, { length }: SledgeDesign): Place[] {
  const front = length / 2;
  const y = heightAt(trough, front);
  return [
    [-9, y + 2, front - 4],
    [-12, y + 12, front + 10],
    [-6, 0, front + 24],
    [6, 0, front + 26],
    [15, 0, front + 16],
    [12, y + 10, front + 8],
    [9, y + 2, front - 4],
  ];
}

function rope(pen: Pen, trough: Trough, eye: Eye, design: SledgeDesign): string {
  const places = ropePlaces(trough, design);
  const knot = (place: Place) =>
    placed(
      form(pen, 'M-9 -8C-9 -12 9 -12 9 -8L9 8C9 12 -9 12 -9 8Z', { tone: pen.accent, matter: 'webbing', round: 7 }),
      eye(place),
    );
  const tone = pen.accent.luminance < 0.35 ? pen.dark : pen.accent;
  const ends = places.filter((_, i) => i === 0 || i === places.length - 1);
  return tube(pen, curve(places.map((p) => eye(p))), 12, { tone, matter: 'webbing' }) + ends.map(knot).join('');
}

function sledgeAs(pen: Pen, camera: { turn: number; tilt: number }): string {
  const design = sledgeDesignOf(pen.subject);
  const trough = troughOf(design);
  const eye = fitted(camera, [...rowAt(trough, 1, 1), ...ropePlaces(trough, design)], { width: 850, height: 800 });
  const far = camera.turn > 0 ? 1 : -1;
  const rim = design.rim === 'accent' ? pen.accent : design.rim === 'dark' ? pen.dark : pen.main;
  const ink = pen.main.luminance > 0.62 ? pen.dark.base : pen.pale.base;
  const [from, to] = [eye([-10, 0, design.length * 0.16]), eye([10, 0, design.length * 0.16])];
  const inside = (_: Volume) =>
    ribs(trough, design, eye) +
    placed(mark(pen, ink, 0, 0, 3), eye([0, 0, design.length * 0.2]), readable(from, to)) +
    fill(
      pen.dark.base,
      curve(
        [eye([-13, 0, -6]), eye([-13, 0, -30]), eye([0, 0, -36]), eye([13, 0, -30]), eye([13, 0, -6]), eye([0, 0, -1])],
        true,
      ),
      design.handles === 'rails' ? 0.9 : 0.16,
    );
  return (
    handle(pen, design, trough, eye, far) +
    shell(pen, trough, eye, {
      tone: pen.main,
      rim,
      matter: design.glassFibre ? 'lacquer' : 'plastic',
      rimWidth: design.shape === 'plank' ? 12 : 20,
      inside,
    }) +
    handle(pen, design, trough, eye, far === 1 ? -1 : 1) +
    (design.rope ? rope(pen, trough, eye, design) : '')
  );
}

const turnOf = (pen: Pen) => pen.lot('pose').pick([36, 26, 48, -34, -24, -46]);
const bodies: Record<Side, (pen: Pen) => string> = {
  front: (pen) =>
    pen.view === 'scene'
      ? snowfield(pen, 560) + sledgeAs(pen, { turn: turnOf(pen), tilt: 22 })
      : sledgeAs(pen, { turn: turnOf(pen), tilt: 42 }),
  angle: (pen) => sledgeAs(pen, { turn: 76, tilt: 14 }),
  back: (pen) => sledgeAs(pen, { turn: 215, tilt: 36 }),
  packed: (pen) => sledgeAs(pen, { turn: 8, tilt: 66 }),
};

export const sledge = silhouette(
  {
    rest: 'lies',
    floor: 860,
    details: [
      { of: 'packed', at: [480, 820], zoom: 2 },
      { of: 'packed', at: [420, 420], zoom: 2 },
    ],
    outdoors: 0.8,
  },
  (pen, side) => bodies[side](pen),
);

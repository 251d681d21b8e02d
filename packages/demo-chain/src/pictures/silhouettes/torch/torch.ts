import { form, tube } from 'demo-chain/pictures/drawing/form';
import { bandSpot, headband, type Ring } from 'demo-chain/pictures/drawing/headband';
import { boulder } from 'demo-chain/pictures/drawing/outdoors';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { type Side, silhouette } from 'demo-chain/pictures/drawing/silhouette';
import { curve, type Eye, eyeOf, hull, type Place, placed, polygon } from 'demo-chain/pictures/drawing/space';
import { fill, groove, line, mark, stitch } from 'demo-chain/pictures/drawing/trim';
import { type TorchDesign, torchDesignOf } from './design';
import { beam, cable, lamp } from './lamp';

const SCALE = 4.3;
const BROW = 78;

const ringOf = (eye: Eye, { lumens }: TorchDesign): Ring => ({
  eye,
  scale: SCALE,
  halfWidth: 84,
  front: BROW,
  back: 104,
  middle: 0,
  height: lumens >= 800 ? 34 : 28,
});

const isBehind = (turn: number) => Math.cos((turn * Math.PI) / 180) < 0;

/** The block by which band and lamp are joined, and the lamp tilts. */
function mount(pen: Pen, { size: [w, h] }: TorchDesign, eye: Eye): string {
  const box = [-1, 1].flatMap((x) =>
    [-1, 1].flatMap((y) => [BROW - 4, BROW + 9].map((z) => eye([x * w * 1.06, y * h * 0.9 + 3, z] as Place))),
  );
  return form(pen, polygon(hull(box)), { tone: pen.dark, matter: 'rubber', round: 12 });
}

function overCrown(pen: Pen, eye: Eye): string {
  const arch = Array.from({ length: 11 }, (_, i) => {
    const a = (i / 10) * Math.PI;
    return eye([0, -Math.sin(a) * 96 - 8, -8 + Math.cos(a) * 86]);
  });
  return (
    tube(pen, curve(arch), 24 * 1.6, { tone: pen.dark, matter: 'webbing', bulge: 0.18, cap: 'butt' }) +
    line(pen.accent.base, curve(arch), 4)
  );
}

function pack(pen: Pen, design: TorchDesign, eye: Eye): string {
  const box = [-1, 1].flatMap((x) => [-22, 20].flatMap((y) => [-100, -128].map((z) => eye([x * 34, y, z] as Place))));
  const [x, y] = eye([0, 0, -128]);
  return (
    form(pen, polygon(hull(box)), { matter: 'matt-plastic', round: 20 }) +
    (design.charging === 'usb'
      ? placed(fill('#0d0e10', 'M-16 -5C-16 -10 16 -10 16 -5L16 5C16 10 -16 10 -16 5Z'), [x, y + 40])
      : '') +
    placed(line('#6fd18b', 'M-24 0l.1 0', 9) + line('#3b4046', 'M-4 0l.1 0M16 0l.1 0', 9), [x, y - 30])
  );
}

function onHead(pen: Pen, design: TorchDesign, eye: Eye, turn: number, lit: boolean): string {
  const ring = ringOf(eye, design);
  const style = { pattern: design.band, tone: design.band === 'plain' ? pen.main : pen.dark };
  const behind = isBehind(turn);
  // Half of the band is seen from outside, the other half from inside.
  const edge = -0.25 - turn / 360;
  const inner = headband(pen, ring, edge + 0.5, edge + 1, { inside: true });
  const outer = headband(pen, ring, edge, edge + 0.5, style);
  const strap = design.topStrap ? overCrown(pen, eye) : '';
  const slide = bandSpot(ring, edge + (turn < 0 ? 0.36 : 0.15), 0);
  const buckle = placed(
    form(pen, 'M-26 -66L26 -66L26 66L-26 66Z', {
      tone: pen.dark,
      matter: 'matt-plastic',
      round: 10,
      inner: groove('M-12 -66L-12 66M12 -66L12 66', 4, 0.6),
    }),
    slide,
    0,
    ring.height / 28,
  );
  const head = mount(pen, design, eye) + lamp(pen, design, eye, BROW + 8, lit);
  const rear = design.rearPack ? pack(pen, design, eye) : '';
  return behind ? head + inner + strap + outer + buckle + rear : rear + inner + strap + outer + buckle + head;
}

/** A lamp on hook-and-loop straps, with its battery on a cable. */
function forHelmet(pen: Pen, design: TorchDesign, eye: Eye, turn: number, lit: boolean): string {
  const behind = isBehind(turn);
  const webbing = (y: number) => {
    const row = (dy: number) =>
      [-118, -70, 0, 70, 118].map((x) => eye([x, y + dy + Math.abs(x) * 0.12, BROW - 26 - (x * x) / 260]));
    return form(pen, polygon([...row(-13), ...row(13).reverse()]), {
      tone: pen.dark,
      matter: 'webbing',
      round: 8,
      inner: stitch(pen.dark, curve(row(-9)), 1.6) + stitch(pen.dark, curve(row(9)), 1.6),
    });
  };
  const base = [-1, 1].flatMap((x) =>
    [16, 40].flatMap((y) => [BROW - 22, BROW + 10].map((z) => eye([x * 34, y, z] as Place))),
  );
  const plate = form(pen, polygon(hull(base)), { tone: pen.dark, matter: 'rubber', round: 12 });
  const side = turn < 0 ? -1 : 1;
  const [px, py] = [480 - 218 * side, 740];
  const battery = placed(
    form(pen, 'M-130 -74C-130 -92 130 -92 130 -74L130 74C130 92 -130 92 -130 74Z', {
      tone: pen.dark,
      matter: 'cordura',
      round: 40,
      bulge: 0.7,
      inner:
        stitch(pen.dark, 'M-112 -62L112 -62L112 62L-112 62Z', 2) +
        mark(pen, pen.accent.base, 0, 0, 2) +
        line('#6fd18b', 'M84 48l.1 0', 10),
    }),
    [px, py],
    -6,
  );
  const from = eye([0, 8, BROW + 6]);
  const cord = cable(pen, [
    from,
    [from[0] - 130 * side, from[1] + 90],
    [from[0] - 80 * side, from[1] + 210],
    [px + 190 * side, py + 40],
    [px + 124 * side, py + 8],
  ]);
  const head = lamp(pen, design, eye, BROW + 6, lit);
  return behind ? head + plate + webbing(38) + cord + battery : webbing(38) + plate + cord + battery + head;
}

const poses: Record<Side, { turn: number; tilt: number }> = {
  front: { turn: 0, tilt: 17 },
  angle: { turn: 4, tilt: 8 },
  back: { turn: 205, tilt: 18 },
  packed: { turn: 34, tilt: 17 },
};

function torchAs(pen: Pen, side: Side): string {
  const design = torchDesignOf(pen.subject);
  const outdoors = pen.view === 'scene';
  const turn = poses[side].turn || design.turn;
  const eye = eyeOf({ ...poses[side], turn, scale: SCALE, at: design.onHelmet ? [470, 520] : [462, 600] });
  const torch = (design.onHelmet ? forHelmet : onHead)(pen, design, eye, turn, outdoors);
  if (!outdoors) return torch;
  const rest = design.onHelmet ? 800 : 690;
  return boulder(pen, rest, rest + 420, 640) + torch + beam(pen, eye([0, 0, BROW + 8 + design.size[2]]));
}

export const torch = silhouette((pen) => {
  const { onHelmet } = torchDesignOf(pen.subject);
  return {
    rest: 'lies',
    floor: onHelmet ? 880 : 800,
    details: [
      { at: onHelmet ? [640, 520] : [650, 660], zoom: 2.3 },
      onHelmet ? { at: [290, 740], zoom: 2.2 } : { of: 'back', at: [560, 600], zoom: 2 },
    ],
    outdoors: 0.62,
  };
}, torchAs);

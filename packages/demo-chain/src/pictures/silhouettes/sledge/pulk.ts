import { folds, form, panel, tube } from 'demo-chain/pictures/drawing/form';
import { snowfield } from 'demo-chain/pictures/drawing/outdoors';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { type Side, silhouette } from 'demo-chain/pictures/drawing/silhouette';
import {
  between,
  curve,
  type Eye,
  fitted,
  hull,
  type Place,
  placed,
  polygon,
  readable,
  type Spot,
} from 'demo-chain/pictures/drawing/space';
import { fill, groove, line, mark, puller, stitch, zip } from 'demo-chain/pictures/drawing/trim';
import { type PulkDesign, pulkDesignOf } from './design';
import { heightAt, rowAt, type Trough } from './trough';

const troughOf = ({ length, width }: PulkDesign): Trough => {
  const [h, w] = [length / 2, width / 2];
  return {
    plan: [
      [0, h],
      [w * 0.42, h * 0.96],
      [w * 0.78, h * 0.78],
      [w * 0.96, h * 0.45],
      [w, 0],
      [w, -h * 0.5],
      [w * 0.95, -h * 0.86],
      [w * 0.6, -h * 0.97],
      [0, -h],
    ],
    side: 17,
    bow: 26,
    floor: 0.72,
  };
};

function hullOf(pen: Pen, design: PulkDesign, trough: Trough, eye: Eye): string {
  const top = rowAt(trough, 1, 1).map((p) => eye(p));
  const foot = rowAt(trough, trough.floor, 0).map((p) => eye(p));
  const spread = design.runners === 2 ? [-0.5, 0.5] : [-0.6, 0, 0.6];
  const runner = (x: number) => {
    const w = (design.width / 2) * trough.floor * x;
    const h = design.length / 2;
    return tube(
      pen,
      curve([eye([w, 1.5, -h * 0.7]), eye([w, 2, 0]), eye([w, 1, h * 0.55]), eye([w * 0.8, -8, h * 0.84])]),
      11,
      { tone: design.steelRunners ? pen.steel : pen.dark, matter: design.steelRunners ? 'steel' : 'plastic' },
    );
  };
  return (
    spread.map(runner).join('') +
    form(pen, polygon(hull([...top, ...foot])), {
      matter: design.glassFibre ? 'lacquer' : 'plastic',
      round: 34,
      bulge: 0.6,
    }) +
    tube(pen, curve(top, true), 15, { tone: pen.dark, matter: 'rubber' })
  );
}

function cover(pen: Pen, design: PulkDesign, trough: Trough, eye: Eye, side: number): string {
  const edge = rowAt(trough, 0.98, 1, 1);
  const ridge = (z: number): Place => [0, heightAt(trough, z) - 15 * Math.cos((z / design.length) * Math.PI) - 2, z];
  const h = design.length / 2;
  const crest = [-0.9, -0.5, 0, 0.4, 0.8].map((t) => eye(ridge(t * h)));
  const bright = pen.accent.luminance > 0.35;
  const tone = design.cover === 'main' ? pen.panel : design.cover === 'accent' && bright ? pen.accent : pen.dark;
  const outline = hull([...edge.map((p) => eye(p)), ...crest]);
  const across = (z: number) => {
    const w = (design.width / 2) * (z > h * 0.5 ? 0.82 : 0.99);
    return curve([
      eye([-w, heightAt(trough, z), z]),
      eye([-w * 0.55, heightAt(trough, z) - 11, z]),
      eye(ridge(z)),
      eye([w * 0.55, heightAt(trough, z) - 11, z]),
      eye([w, heightAt(trough, z), z]),
    ]);
  };
  const stripAt = (i: number) => -h * 0.72 + (i * h * 1.36) / Math.max(1, design.straps - 1);
  const zipLine = curve([-0.82, -0.4, 0, 0.35, 0.66].map((t) => eye(ridge(t * h))));
  const near = (z: number): Spot => eye([side * design.width * 0.3, heightAt(trough, z) - 9, z]);
  const sign = placed(
    mark(
      pen,
      pen.accent.luminance > 0.4 && tone !== pen.accent
        ? pen.accent.base
        : tone === pen.accent
          ? pen.dark.base
          : pen.pale.base,
      0,
      0,
      2.4,
    ),
    between(near(h * 0.3), near(-h * 0.1), 0.5),
    readable(near(h * 0.3), near(-h * 0.1)),
  );
  const body = form(pen, polygon(outline), {
    tone,
    matter: 'cordura',
    round: 70,
    bulge: 0.55,
    inner: (volume) =>
      (design.cover === 'split'
        ? panel(
            pen,
            polygon([
              ...[-0.12, 0.4, 1.2].map((t) => eye([-design.width, 0, t * h])),
              ...[1.2, 0.4, -0.12].map((t) => eye([design.width, -40, t * h])),
            ]),
            volume,
            { tone: pen.accent.luminance > 0.35 ? pen.accent : pen.panel, matter: 'cordura' },
          )
        : '') +
      folds(
        [0.5, 0.1, -0.3, -0.6].map(
          (t) =>
            [
              ...eye([side * design.width * 0.48, heightAt(trough, t * h), t * h]),
              ...eye([side * design.width * 0.3, heightAt(trough, t * h) - 8, t * h + 8]),
              ...eye([0, heightAt(trough, t * h) - 14, t * h - 6]),
            ] as [number, number, number, number, number, number],
        ),
        14,
        0.8,
      ) +
      (design.zip ? zip(pen, zipLine, { width: 13, tape: pen.dark }) : '') +
      stitch(tone, curve(edge.slice(0, 9).map((p) => eye([p[0] * 0.9, p[1] - 3, p[2]] as Place))), 1.6),
  });
  const straps = Array.from({ length: design.straps }, (_, i) => {
    const d = across(stripAt(i));
    const at = eye([side * design.width * 0.36, heightAt(trough, stripAt(i)) - 8, stripAt(i)]);
    return (
      tube(pen, d, 13, { tone: pen.dark, matter: 'webbing', bulge: 0.25, cap: 'butt' }) +
      placed(
        form(pen, 'M-16 -12L16 -12L16 12L-16 12Z', {
          tone: pen.dark,
          matter: 'matt-plastic',
          round: 6,
          inner: groove('M-6 -12L-6 12', 3, 0.5),
        }),
        at,
        side * 18,
      )
    );
  }).join('');
  const [px, py] = crest[3] ?? [480, 600];
  return body + straps + (design.zip ? puller(pen.accent, px, py, 30, 0.8) : '') + sign;
}

/** Two rods to the walker's hips, and the belt on them. */
function shafts(pen: Pen, design: PulkDesign, trough: Trough, eye: Eye, folded: boolean): string {
  if (!design.shafts) return '';
  const h = design.length / 2;
  const bow = heightAt(trough, h * 0.86);
  const reach = folded ? -h * 0.7 : h + SHAFT;
  const high = folded ? heightAt(trough, 0) - 20 : -40;
  const rod = (side: number) => {
    const root: Place = [side * design.width * 0.3, bow + 4, h * 0.86];
    const end: Place = [side * (folded ? 10 : 17), high, reach];
    const joint = between(eye(root), eye(end), 0.5);
    return (
      tube(pen, curve([eye(root), eye(end)]), 13, { tone: pen.steel, matter: 'aluminium' }) +
      form(
        pen,
        polygon(
          hull([
            [joint[0] - 14, joint[1] - 12],
            [joint[0] + 14, joint[1] - 12],
            [joint[0] + 14, joint[1] + 12],
            [joint[0] - 14, joint[1] + 12],
          ]),
        ),
        { tone: pen.dark, matter: 'rubber', round: 8 },
      ) +
      placed(form(pen, 'M-14 -12L14 -12L14 12L-14 12Z', { tone: pen.accent, matter: 'anodised', round: 8 }), eye(root))
    );
  };
  const belt = () => {
    const around = curve(
      Array.from({ length: 11 }, (_, i) => {
        const a = ((i - 5) / 5) * 1.7;
        return eye([Math.sin(a) * 19, high, reach + 16 - Math.cos(a) * 17]);
      }),
    );
    return tube(pen, around, 62, { tone: pen.dark, matter: 'foam', bulge: 0.35 }) + line(pen.accent.base, around, 5);
  };
  return rod(1) + rod(-1) + (design.harness ? belt() : '');
}

const SHAFT = 74;

function pulkAs(pen: Pen, camera: { turn: number; tilt: number }, folded = false): string {
  const design = pulkDesignOf(pen.subject);
  const trough = troughOf(design);
  const reach = folded ? 0 : SHAFT + 20;
  const belt: Place[] = [-20, 20].map((x) => [x, -40, design.length / 2 + reach]);
  const eye = fitted(camera, [...rowAt(trough, 1, 1), ...rowAt(trough, trough.floor, 0), ...belt], {
    width: 880,
    height: 820,
    at: [480, 620],
    most: folded ? 6 : 5.3,
  });
  const near = camera.turn > 0 ? -1 : 1;
  const reflector = placed(
    fill('#f4f6f8', 'M-26 -5L26 -5L26 5L-26 5Z'),
    eye([near * design.width * 0.47, -11, -design.length * 0.36]),
    near * 22,
  );
  return (
    hullOf(pen, design, trough, eye) +
    cover(pen, design, trough, eye, near) +
    shafts(pen, design, trough, eye, folded) +
    reflector
  );
}

const turnOf = (pen: Pen) => pen.lot('pose').pick([30, 40, 24, -30, -40, -24]);

const bodies: Record<Side, (pen: Pen) => string> = {
  front: (pen) =>
    pen.view === 'scene'
      ? snowfield(pen, 560) + pulkAs(pen, { turn: turnOf(pen), tilt: 20 })
      : pulkAs(pen, { turn: turnOf(pen), tilt: 34 }),
  angle: (pen) => pulkAs(pen, { turn: 80, tilt: 12 }),
  back: (pen) => pulkAs(pen, { turn: 215, tilt: 30 }),
  packed: (pen) => pulkAs(pen, { turn: 34, tilt: 44 }, true),
};

export const pulk = silhouette(
  {
    rest: 'lies',
    floor: 760,
    details: [
      { of: 'packed', at: [560, 700], zoom: 2 },
      { of: 'angle', at: [800, 600], zoom: 2.4 },
    ],
    outdoors: 0.86,
  },
  (pen, side) => bodies[side](pen),
);

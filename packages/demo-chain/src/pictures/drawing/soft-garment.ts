import type { MatterName } from 'demo-chain/pictures/light/matters';
import { num, whole } from './contour';
import { form } from './form';
import { hangerOn, peg, ropeAcross } from './hung';
import type { Pen, Volume } from './pen';
import type { Side } from './silhouette';
import { type Arm, armOf, foresOf, type Pose, sleevesOf } from './soft-arms';
import { type Build, backNeck, folded, type Neckline, torsoOf } from './soft-build';
import { drape } from './soft-trim';
import type { Tone } from './tone';

/** A garment for the upper body, for one of its sides: its measures, and what makes it this one. */
export interface SoftGarment {
  build: Build;
  side: Side;
  neckline: Neckline;
  tone: Tone;
  matter: MatterName;
  poses: readonly [Pose, Pose];
  /** Where the sleeve ends: 1 at the wrist, about 0.35 for a short one, 0 for none. */
  sleeve: number;
  armTone?: Tone;
  bulge?: number;
  creases?: number;
  /** What holds it out of doors. */
  hung: 'hanger' | 'pegs' | 'elsewhere';
  /** How far it lies out of the straight, in degrees. */
  turn?: number;
  /** Without an outline at the shoulder, for what is knitted round. */
  seamless?: boolean;
  onBody(volume: Volume, build: Build): string;
  onArm?(arm: Arm, volume: Volume): string;
  /** Of the neck: what is seen inside, and the collar before it. */
  behind?(build: Build): string;
  before?(build: Build): string;
}

const ROUND = 74;

export function softGarment(pen: Pen, g: SoftGarment): string {
  const packed = g.side === 'packed';
  const build = packed ? folded(g.build) : g.build;
  const back = g.side === 'back';
  const outdoors = pen.view === 'scene';
  const volume: Volume = { round: ROUND, bulge: packed ? 0.3 : (g.bulge ?? 0.5) };
  const poses: readonly [Pose, Pose] = outdoors ? ['down', 'easy'] : back ? (['easy', 'easy'] as const) : g.poses;
  const arms =
    packed || g.sleeve === 0 ? [] : [armOf(build, poses[0], true, g.sleeve), armOf(build, poses[1], false, g.sleeve)];
  const style = { tone: g.armTone ?? g.tone, matter: g.matter, volume, on: g.onArm, creases: g.creases };
  const drawn =
    (outdoors && g.hung === 'hanger' ? hangerOn(pen, build.top + 14, build.shoulder - 22, build.top - 236) : '') +
    (outdoors && g.hung === 'pegs' ? ropeAcross(pen, build.top + 16) : '') +
    (packed ? turnedUnder(pen, build, g) : '') +
    (back ? '' : (g.behind?.(build) ?? '')) +
    sleevesOf(pen, build, arms, style) +
    form(pen, torsoOf(build, back ? backNeck : g.neckline), {
      tone: g.tone,
      matter: g.matter,
      volume,
      edge: g.seamless ? 0 : 1,
      inner: (v) => g.onBody(v, build) + drape(build, pen.lot(`drape ${g.side}`), packed ? 0.2 : (g.creases ?? 0.44)),
    }) +
    (g.before?.(build) ?? '') +
    (back ? '' : foresOf(pen, arms, style)) +
    (outdoors && g.hung === 'pegs' ? pegged(pen, build) : '');
  return g.turn && !outdoors && !packed ? `<g transform="rotate(${g.turn} 480 600)">${drawn}</g>` : drawn;
}

const pegged = (pen: Pen, b: Build) => {
  const out = b.neck + 44;
  return peg(pen, 480 - out, b.top + 14, -3) + peg(pen, 480 + out, b.top + 14, 4);
};

/** The edges of the cloth that lies beneath a folded garment. */
function turnedUnder(pen: Pen, b: Build, { tone, armTone = tone, matter }: SoftGarment): string {
  const x = (half: number) => num(480 + half);
  const layer = (half: number, low: number, layerTone: Tone) =>
    form(
      pen,
      whole(
        `M480 ${num(b.armpit)}L${x(half)} ${num(b.armpit - 60)}L${x(half)} ${num(low - 26)}C${x(half)} ${num(low)} ${x(half - 8)} ${num(low)} ${x(half - 30)} ${num(low)}L480 ${num(low + 4)}`,
      ),
      { tone: layerTone, matter, round: 18, bulge: 0.7 },
    );
  return layer(b.hem - 6, b.hemAt + 54, tone) + layer(b.hem + 8, b.hemAt + 28, armTone);
}

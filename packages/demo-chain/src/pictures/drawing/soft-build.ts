import { isForChildren, isForWomen, type Subject } from 'demo-chain/pictures/subject';
import { num, whole } from './contour';

/** The measures of a garment's body: half widths from the middle line, and heights on the canvas. */
export interface Build {
  /** Where neck and shoulder meet. */
  top: number;
  neck: number;
  shoulder: number;
  slope: number;
  chest: number;
  /** How far the armhole cuts in. */
  scye: number;
  armpit: number;
  waist: number;
  waistAt: number;
  hem: number;
  hemAt: number;
  /** How far the middle of the hem hangs below its sides. */
  tail: number;
  arm: number;
  /** Half widths of the sleeve below the shoulder, at the elbow and at the wrist. */
  sleeve: readonly [number, number, number];
}

export type Fit = 'close' | 'normal' | 'loose';

export interface Cut {
  fit: Fit;
  /** Length of the body, 1 is usual. */
  length: number;
  tail: number;
  top?: number;
  /** Larger or smaller than life beside other goods, to fill the picture. */
  size?: number;
}

const men: Build = {
  top: 290,
  neck: 84,
  shoulder: 200,
  slope: 48,
  chest: 204,
  scye: 28,
  armpit: 490,
  waist: 196,
  waistAt: 730,
  hem: 202,
  hemAt: 960,
  tail: 8,
  arm: 610,
  sleeve: [62, 52, 37],
};
const women: Build = {
  ...men,
  neck: 76,
  shoulder: 178,
  slope: 50,
  chest: 184,
  armpit: 478,
  waist: 158,
  waistAt: 680,
  hem: 190,
  hemAt: 930,
  arm: 580,
  sleeve: [54, 45, 32],
};
const children: Build = {
  ...men,
  top: 330,
  neck: 88,
  shoulder: 186,
  slope: 42,
  chest: 200,
  armpit: 510,
  waist: 202,
  waistAt: 700,
  hem: 206,
  hemAt: 880,
  arm: 450,
  sleeve: [66, 56, 42],
};

const widened: Record<Fit, number> = { close: -14, normal: 0, loose: 14 };

export function buildOf(subject: Subject, { fit, length, tail, top, size }: Cut): Build {
  const child = isForChildren(subject);
  const base = child ? children : isForWomen(subject) ? women : men;
  const wide = widened[fit];
  const scale = size ?? (child ? 1.1 : 1);
  const upper = top ?? base.top;
  const at = (y: number, stretch = 1) => upper + (y - base.top) * stretch * scale;
  return {
    top: upper,
    neck: base.neck * scale,
    shoulder: (base.shoulder + wide * 0.4) * scale,
    slope: base.slope * scale,
    chest: (base.chest + wide) * scale,
    scye: base.scye,
    armpit: at(base.armpit),
    waist: (base.waist + wide * (fit === 'close' ? 1.3 : 1.1)) * scale,
    waistAt: at(base.waistAt, length),
    hem: (base.hem + wide) * scale,
    hemAt: at(base.hemAt, length),
    tail,
    arm: base.arm * scale,
    sleeve: base.sleeve.map((half) => (half + wide * 0.3) * scale) as [number, number, number],
  };
}

/** The same garment with sleeves laid behind and its lower half turned under. */
export const folded = (build: Build): Build => ({
  ...build,
  top: 330,
  shoulder: 206,
  slope: 26,
  chest: 222,
  scye: 0,
  armpit: 530,
  waist: 222,
  waistAt: 700,
  hem: 222,
  hemAt: 870,
  tail: 0,
});

export type Neckline = { cut: 'round' | 'vee'; dip: number };
export const backNeck: Neckline = { cut: 'round', dip: 16 };

function neckHalf({ top, neck }: Build, { cut, dip }: Neckline): string {
  const y = top + dip;
  return cut === 'vee'
    ? `M480 ${num(y)}C${num(480 + neck * 0.3)} ${num(y - dip * 0.36)} ${num(480 + neck * 0.8)} ${num(top + dip * 0.3)} ${num(480 + neck)} ${num(top)}`
    : `M480 ${num(y)}C${num(480 + neck * 0.58)} ${num(y)} ${num(480 + neck * 0.9)} ${num(top + dip * 0.56)} ${num(480 + neck)} ${num(top)}`;
}

export function torsoOf(b: Build, neckline: Neckline): string {
  const x = (half: number) => num(480 + half);
  const n = num;
  return whole(
    neckHalf(b, neckline) +
      `C${x(b.neck + 32)} ${n(b.top + 8)} ${x(b.shoulder - 44)} ${n(b.top + b.slope - 15)} ${x(b.shoulder)} ${n(b.top + b.slope)}` +
      `C${x(b.shoulder - b.scye * 0.43)} ${n(b.top + b.slope + 70)} ${x(b.chest - b.scye)} ${n(b.armpit - 60)} ${x(b.chest)} ${n(b.armpit)}` +
      `C${x(b.chest - 4)} ${n(b.armpit + 70)} ${x(b.waist)} ${n(b.waistAt - 90)} ${x(b.waist)} ${n(b.waistAt)}` +
      `C${x(b.waist)} ${n(b.waistAt + 80)} ${x(b.hem)} ${n(b.hemAt - 110)} ${x(b.hem)} ${n(b.hemAt - 8)}` +
      `C${x(b.hem)} ${n(b.hemAt)} ${x(b.hem - 4)} ${n(b.hemAt + 4)} ${x(b.hem - 14)} ${n(b.hemAt + 5)}` +
      `C${x(b.hem * 0.72)} ${n(b.hemAt + b.tail * 0.8 + 8)} ${x(b.hem * 0.36)} ${n(b.hemAt + b.tail + 8)} 480 ${n(b.hemAt + b.tail + 8)}`,
  );
}

/** A line across the front from side to side: `y` at the sides, lower by `sag` in the middle. Starts and ends outside. */
export const acrossBody = (y: number, sag: number, half = 290): string =>
  `M${num(480 - half)} ${num(y)}C${num(480 - half * 0.5)} ${num(y + sag * 0.9)} ${num(480 - half * 0.25)} ${num(y + sag)} 480 ${num(y + sag)}C${num(480 + half * 0.25)} ${num(y + sag)} ${num(480 + half * 0.5)} ${num(y + sag * 0.9)} ${num(480 + half)} ${num(y)}`;

/** Everything of the body between two such lines. */
export function zoneOf(from: number, to: number, sag: number, half = 290): string {
  const upper = acrossBody(from, sag, half);
  const [x0, x1] = [num(480 - half), num(480 + half)];
  return `${upper}L${x1} ${num(to)}C${num(480 + half * 0.5)} ${num(to + sag * 0.9)} ${num(480 + half * 0.25)} ${num(to + sag)} 480 ${num(to + sag)}C${num(480 - half * 0.25)} ${num(to + sag)} ${num(480 - half * 0.5)} ${num(to + sag * 0.9)} ${x0} ${num(to)}Z`;
}

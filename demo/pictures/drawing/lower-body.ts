import { flip, num, whole } from './contour';
import { type Fold, flipFold, folds, sheen } from './form';
import type { Tone } from './tone';

/** Half widths measured from the middle, and heights, of a pair of legs. */
export type Legs = {
  top: number;
  waist: number;
  hip: number;
  knee: number;
  ankle: number;
  inner: number;
  rise: number;
  hem: number;
};

export function legsPath({ top, waist, hip, knee, ankle, inner, rise, hem }: Legs): string {
  const x = (half: number) => num(480 + half);
  const y = num;
  const length = hem - rise;
  return whole(
    `M480 ${y(top + 10)}C${x(waist * 0.4)} ${y(top + 10)} ${x(waist * 0.8)} ${y(top + 5)} ${x(waist)} ${y(top)}` +
      `C${x(waist + (hip - waist) * 0.6)} ${y(top + 70)} ${x(hip)} ${y(top + 150)} ${x(hip)} ${y(rise - 10)}` +
      `C${x(hip)} ${y(rise + length * 0.2)} ${x(knee + 8)} ${y(rise + length * 0.34)} ${x(knee)} ${y(rise + length * 0.5)}` +
      `C${x(knee - 4)} ${y(rise + length * 0.66)} ${x(ankle + 2)} ${y(rise + length * 0.85)} ${x(ankle)} ${y(hem)}` +
      `C${x(ankle - (ankle - inner) * 0.3)} ${y(hem + 13)} ${x(inner + (ankle - inner) * 0.3)} ${y(hem + 15)} ${x(inner)} ${y(hem + 8)}` +
      `C${x(inner - 4)} ${y(rise + length * 0.7)} ${x(inner * 0.62 + 12)} ${y(rise + length * 0.4)} ${x(14)} ${y(rise + 18)}` +
      `C${x(10)} ${y(rise + 4)} ${x(4)} ${y(rise)} 480 ${y(rise)}`,
  );
}

/** Creases of worn legs: out of the crotch, around the knee, and stacked above the hem. */
export function legCreases(tone: Tone, { top, hip, knee, ankle, inner, rise, hem }: Legs, strength = 0.6): string {
  const k = rise + (hem - rise) * 0.46;
  const left: Fold[] = [
    [478, rise, 440, rise - 20, 480 - hip * 0.7, rise - 74],
    [474, rise + 14, 430, rise + 30, 480 - hip * 0.76, rise + 14],
    [466, rise + 60, 430, rise + 90, 480 - hip * 0.72, rise + 104],
    [480 - knee - 10, k - 34, 480 - knee * 0.7, k - 10, 480 - knee * 0.32, k - 30],
    [480 - inner * 0.5, k + 20, 480 - knee * 0.55, k + 40, 480 - knee * 0.86, k + 16],
    [480 - knee - 8, k + 70, 480 - knee * 0.7, k + 88, 480 - knee * 0.45, k + 64],
    [480 - ankle - 8, hem - 90, 480 - ankle * 0.7, hem - 70, 480 - inner * 0.95, hem - 96],
    [480 - inner + 4, hem - 40, 480 - ankle * 0.7, hem - 22, 480 - ankle * 0.94, hem - 44],
  ];
  const shine = `M${num(480 - hip * 0.62)} ${num(top + 60)}C${num(480 - hip * 0.66)} ${num(rise)} ${num(480 - knee * 0.72)} ${num(k)} ${num(480 - ankle * 0.74)} ${num(hem)}`;
  const right: Fold[] = left.map((f, i) =>
    flipFold([f[0], f[1] + (i % 3) * 9, f[2], f[3] + 6, f[4], f[5] - (i % 2) * 12]),
  );
  return folds([...left, ...right], 13, strength) + sheen(tone, shine, 64, 0.22) + sheen(tone, flip(shine), 50, 0.12);
}

import type { Row } from './http-load';

export const RUNS = Number(process.env.BENCH_RUNS ?? 5);

export const round = (value: number, digits = 0) => Number(value.toFixed(digits));

const at = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? Number.NaN;

export const median = (values: number[]) => at(values, 0.5);
export const p95 = (values: number[]) => at(values, 0.95);

/** The median, how far the runs lie apart, and the ratio to the bare page of the same run of the bench. */
export function beside(name: string, values: number[], bare: number[], digits = 0): Row {
  const [least, most] = [Math.min(...values), Math.max(...values)].map((value) => round(value, digits));
  return {
    [name]: round(median(values), digits),
    [`${name} from–to`]: `${least}–${most}`,
    [`${name} × bare`]: round(median(values) / median(bare), 2),
  };
}

export interface Field {
  width: number;
  height: number;
}

/** A box blur along both axes, three times: near enough to a Gaussian. */
export function blurred(values: Float32Array, { width, height }: Field, radius: number, times = 3): Float32Array {
  const r = Math.round(radius);
  if (r < 1) return values;
  let from: Float32Array = values;
  let to: Float32Array = new Float32Array(values.length);
  const sweep = (lines: number, length: number, along: number, across: number) => {
    const share = 1 / (2 * r + 1);
    for (let line = 0; line < lines; line += 1) {
      const start = line * across;
      const first = from[start] ?? 0;
      const last = from[start + (length - 1) * along] ?? 0;
      let sum = first * r;
      for (let k = 0; k < r; k += 1) sum += from[start + Math.min(k, length - 1) * along] ?? 0;
      for (let k = 0; k < length; k += 1) {
        sum += k + r < length ? (from[start + (k + r) * along] as number) : last;
        to[start + k * along] = sum * share;
        sum -= k - r >= 0 ? (from[start + (k - r) * along] as number) : first;
      }
    }
    const spare = from === values ? new Float32Array(values.length) : from;
    from = to;
    to = spare;
  };
  for (let i = 0; i < times; i += 1) {
    sweep(height, width, 1, width);
    sweep(width, height, width, 1);
  }
  return from;
}

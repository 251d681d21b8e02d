/** Mulberry32: the same seed gives the same numbers on every machine. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const TABLE = 256;

/** Smooth noise from 0 to 1; `at` takes any place and gives the same value there each time. */
export class Field {
  readonly #values: Float32Array;

  constructor(seed: number) {
    const random = randomFrom(seed);
    this.#values = Float32Array.from({ length: TABLE * TABLE }, random);
  }

  at(x: number, y: number): number {
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [smooth(x - column), smooth(y - row)];
    const upper = this.#mix(column, row, u);
    return upper + (this.#mix(column, row + 1, u) - upper) * v;
  }

  /** Octaves of ever finer noise, each half as strong. */
  fractal(x: number, y: number, octaves: number): number {
    let [sum, strength, whole, scale] = [0, 1, 0, 1];
    for (let i = 0; i < octaves; i += 1) {
      sum += this.at(x * scale + i * 17.3, y * scale + i * 9.1) * strength;
      whole += strength;
      strength /= 2;
      scale *= 2;
    }
    return sum / whole;
  }

  cell(column: number, row: number): number {
    return this.#values[(row & (TABLE - 1)) * TABLE + (column & (TABLE - 1))] ?? 0;
  }

  #mix(column: number, row: number, u: number): number {
    const left = this.cell(column, row);
    return left + (this.cell(column + 1, row) - left) * u;
  }
}

const smooth = (t: number) => t * t * (3 - 2 * t);

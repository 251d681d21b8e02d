export type Ink = [red: number, green: number, blue: number];

export const ink = (hex: string): Ink => {
  const n = Number.parseInt(hex.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
};

export const blend = (a: Ink, b: Ink, t: number): Ink => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

/** Colours with room above white, and how far away each of them is. */
export interface Canvas {
  w: number;
  h: number;
  rgb: Float32Array;
  /** Metres; sky is endless, water negative. */
  depth: Float32Array;
}

export const canvasOf = (w: number, h: number): Canvas => ({
  w,
  h,
  rgb: new Float32Array(w * h * 3),
  depth: new Float32Array(w * h).fill(Number.POSITIVE_INFINITY),
});

export type Fade = readonly (readonly [at: number, colour: string])[];

/** Colours along a line, looked up by their share of it. */
export function fadeOf(stops: Fade): (share: number) => Ink {
  const inks = stops.map(([at, colour]) => [at, ink(colour)] as const);
  return (share) => {
    let before = inks[0] as readonly [number, Ink];
    for (const stop of inks) {
      if (stop[0] >= share) {
        const span = stop[0] - before[0];
        const t = span > 0 ? (share - before[0]) / span : 1;
        return blend(before[1], stop[1], t * t * (3 - 2 * t) * 0.4 + t * 0.6);
      }
      before = stop;
    }
    return before[1];
  };
}

/** Bytes, with a breath of grain so that skies do not fall into bands. */
export function developed({ w, h, rgb }: Canvas): Uint8Array {
  const out = new Uint8Array(w * h * 3);
  let grain = 1;
  for (let i = 0; i < out.length; i += 3) {
    grain = (Math.imul(grain, 1664525) + 1013904223) >>> 0;
    const by = (grain >>> 16) / 65536 - 0.5;
    for (let c = 0; c < 3; c += 1) {
      const v = (rgb[i + c] as number) + by;
      // A soft shoulder keeps bright snow and suns from tearing.
      const bright = v > 225 ? 225 + 30 * (1 - Math.exp((225 - v) / 30)) : v;
      out[i + c] = Math.max(0, bright + 0.5);
    }
  }
  return out;
}

export type Rgb = readonly [red: number, green: number, blue: number];

export const rgb = (hex: string): Rgb => [channel(hex, 1), channel(hex, 3), channel(hex, 5)];

const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);

export const mix = (a: Rgb, b: Rgb, share: number): Rgb => {
  const t = Math.min(1, Math.max(0, share));
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
};

export const lit = (colour: Rgb, by: number): Rgb => [colour[0] * by, colour[1] * by, colour[2] * by];

/** What is painted pixel by pixel: three bytes each. */
export interface Sheet {
  width: number;
  height: number;
  bytes: Buffer;
}

export function paint(width: number, height: number, colourAt: (x: number, y: number) => Rgb): Sheet {
  const bytes = Buffer.allocUnsafe(width * height * 3);
  const points = new Uint8ClampedArray(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let y = 0, i = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, i += 3) points.set(colourAt(x, y), i);
  }
  return { width, height, bytes };
}

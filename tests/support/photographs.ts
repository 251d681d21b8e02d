import sharp, { type Sharp } from 'sharp';

/** What a camera would have taken, made by a program. */
type Size = { width: number; height: number };

/** Noise of several sizes, as leaves, waves and stones are, with that of a sensor on it. */
async function noise({ width, height }: Size, sigma: number): Promise<Buffer> {
  const layer = async (share: number, strength: number) => {
    const size = { width: Math.ceil(width * share), height: Math.ceil(height * share) };
    const grain = { type: 'gaussian', mean: 128, sigma: strength } as const;
    const { data } = await sharp({ create: { ...size, channels: 3, background: '#808080', noise: grain } })
      .resize(width, height, { fit: 'fill', kernel: share === 1 ? 'nearest' : 'cubic' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return data;
  };
  const base = await layer(1, sigma);
  for (const [share, strength] of [
    [1 / 4, sigma],
    [1 / 16, sigma * 1.5],
    [1 / 64, sigma * 1.5],
  ] as const) {
    const more = await layer(share, strength);
    for (let at = 0; at < base.length; at++) base[at] = ((base[at] as number) + (more[at] as number)) >> 1;
  }
  return base;
}

const svg = ({ width, height }: Size, inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`);

const overlaid = async (drawing: Buffer, size: Size, sigma: number): Promise<Sharp> => {
  const raw = { ...size, channels: 3 as const };
  const grained = await sharp(drawing)
    .removeAlpha()
    .composite([{ input: await noise(size, sigma), raw, blend: 'soft-light' }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return sharp(grained, { raw });
};

/** A fjord under a sky, rough all over. */
export const landscape = (size: Size = { width: 6000, height: 4000 }, sigma = 40): Promise<Sharp> =>
  overlaid(
    svg(
      size,
      `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#9dbad4"/><stop offset="1" stop-color="#e8e2d4"/></linearGradient></defs>
      <rect width="100%" height="100%" fill="url(#s)"/>
      <g transform="scale(${size.width / 600} ${size.height / 400})"><path d="M0 220 90 90l60 70 80-110 120 150 70-60 180 110v150H0Z" fill="#4c5d4a"/>
      <path d="M0 290h600v110H0Z" fill="#3c5a70"/><circle cx="470" cy="310" r="26" fill="#c2361f"/></g>`,
    ),
    size,
    sigma,
  );

/** A red box on a white ground, away from the middle. */
export const goodsOnWhite = (
  size: Size = { width: 1200, height: 900 },
  at = { left: 700, top: 300, width: 200, height: 300 },
): Sharp =>
  sharp({ create: { ...size, channels: 3, background: '#ffffff' } }).composite([
    {
      input: { create: { width: at.width, height: at.height, channels: 3, background: '#c2361f' } },
      left: at.left,
      top: at.top,
    },
  ]);

export const plain = (background: string, size: Size = { width: 800, height: 600 }): Sharp =>
  sharp({ create: { ...size, channels: 3, background } });

/** Its left half is red, its right half blue. */
export const twoHalves = (size: Size = { width: 800, height: 400 }): Sharp =>
  plain('#d01010', size).composite([
    {
      input: { create: { width: size.width / 2, height: size.height, channels: 3, background: '#1010d0' } },
      left: size.width / 2,
      top: 0,
    },
  ]);

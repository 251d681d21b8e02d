import sharp from 'sharp';
import type { CleanSvg } from './clean-svg';

/** Outside of this share of the side, a phone may cut a maskable icon off. */
const SAFE = 0.8;
export const SHARE = { width: 1200, height: 630 };
const PIXELS = 40_000_000;
const PNG = { compressionLevel: 9, palette: true } as const;

/** A drawing as a program without style sheets sees it. */
export interface Drawing {
  bytes: Buffer;
  /** Of its own box: width over height. */
  shape: number;
}

export const openPicture = (bytes: Buffer, density = 72) => sharp(bytes, { density, limitInputPixels: PIXELS });

/** @param names what `currentColor` and `var(--name)` mean on this ground */
export function drawnSvg({ inner, inherited, viewBox }: CleanSvg, names: Readonly<Record<string, string>>): string {
  const plain = (text: string) =>
    text
      .replace(/currentColor/gi, names.ink ?? '#000000')
      .replace(/var\(\s*--([\w-]+)\s*(?:,[^)]*)?\)/g, (_, name) => names[name] ?? names.ink ?? '#000000');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox.join(' ')}"${plain(inherited)}>${plain(inner)}</svg>`;
}

/** Draws at a size inside of a box; vectors are drawn at that size, never enlarged from a small picture. */
async function fitted({ bytes, shape }: Drawing, width: number, height: number): Promise<Buffer> {
  const wide = Math.max(1, Math.round(Math.min(width, height * shape)));
  const high = Math.max(1, Math.round(Math.min(height, width / shape)));
  const { format, width: own = wide } = await openPicture(bytes).metadata();
  const density = format === 'svg' ? Math.min(2400, Math.max(1, (72 * wide) / own)) : 72;
  return openPicture(bytes, density).resize(wide, high, { fit: 'fill' }).toColourspace('srgb').png().toBuffer();
}

async function onGround(drawing: Drawing, box: { width: number; height: number }, ground: string, share: number) {
  const inner = await fitted(drawing, box.width * share, box.height * share);
  return sharp({ create: { ...box, channels: 3, background: ground } }).composite([{ input: inner }]);
}

/** Returns the colour at an icon's edge, which fills what lies around it; undefined where it is transparent there. */
async function edgeOf(icon: Drawing): Promise<string | undefined> {
  const side = 64;
  const { data } = await openPicture(await fitted(icon, side, side))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray((side * 2 + side / 2) * 4);
  if (alpha < 255) return undefined;
  return `#${[red, green, blue].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** A logo that stands for an icon, on the brand's colour. */
export const logoAsIcon = async (logo: Drawing, ground: string): Promise<Drawing> => ({
  bytes: await (await onGround(logo, { width: 1024, height: 1024 }, ground, 0.7)).png().toBuffer(),
  shape: 1,
});

/** Makes what phones and old browsers want. @param paper what transparent icons lie on where phones allow no transparence */
export async function iconsOf(icon: Drawing, paper: string): Promise<Record<string, Buffer>> {
  const ground = (await edgeOf(icon)) ?? paper;
  // Phones round the corners themselves.
  const square = async (side: number, share: number) =>
    (await onGround(icon, { width: side, height: side }, ground, share)).png(PNG).toBuffer();
  const plain = async (side: number) =>
    sharp(await fitted(icon, side, side))
      .png(PNG)
      .toBuffer();
  return {
    'icon-180.png': await square(180, 1),
    'icon-192.png': await plain(192),
    'icon-512.png': await plain(512),
    'icon-maskable.png': await square(512, SAFE),
    'favicon.ico': ico(await plain(32), 32),
  };
}

/** The picture of shared links that have none of their own. */
export const shareOf = async (logo: Drawing, paper: string): Promise<Buffer> => {
  const inner = await fitted(logo, SHARE.width * 0.5, SHARE.height * 0.34);
  return sharp({ create: { ...SHARE, channels: 3, background: paper } })
    .composite([{ input: inner }])
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer();
};

function ico(image: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}

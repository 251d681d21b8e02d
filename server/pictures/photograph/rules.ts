import { EVEN, INK_FROM, luminanceOf, WHITE_UP_TO } from '@/lib/pictures/luminance';
import { type PhotographShape, SHAPE_SIZES, WORDS_PLACE } from '@/lib/pictures/photographs';
import type { Box, Focal, Pixels, Size } from './types';

export const MOST_MEGAPIXELS = 100;
const MEGA = 1e6;

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** Says what a file is by what is in it, whatever its name says; undefined for what we know no picture of. */
export function typeOfBytes(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (/^GIF8[79]a/.test(ascii(bytes, 0, 6))) return 'gif';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (/^(?:II\*\0|MM\0\*)/.test(ascii(bytes, 0, 4))) return 'tiff';
  if (ascii(bytes, 4, 8) === 'ftyp') return /^avi[fs]/.test(ascii(bytes, 8, 12)) ? 'avif' : 'heic';
  const start = new TextDecoder().decode(bytes.subarray(0, 65_536));
  return /<svg[\s>]/i.test(start) ? 'svg' : undefined;
}

const SCRIPT = /<script|\bon[a-z]+\s*=|javascript:|<foreignObject|<!ENTITY/i;

/** Why a file is no photograph that can be taken, as the end of a sentence that begins with its name. */
export function unfitFile(bytes: Uint8Array): string | undefined {
  if (bytes.length === 0) return 'is empty (0 bytes)';
  const type = typeOfBytes(bytes);
  if (type === undefined) return 'is no picture: what is in it is neither JPEG, PNG, WebP, AVIF, TIFF nor GIF';
  if (type === 'heic') return 'is HEIC, which cannot be read here; export it as JPEG';
  if (type !== 'svg') return undefined;
  const script = SCRIPT.test(new TextDecoder().decode(bytes));
  return script
    ? 'is an SVG drawing that holds a script; export it as PNG'
    : 'is an SVG drawing, no photograph; export it as PNG, at least 1600 pixels wide';
}

export function tooLarge({ width, height }: Size): string | undefined {
  const megapixels = (width * height) / MEGA;
  if (megapixels <= MOST_MEGAPIXELS) return undefined;
  return `has ${width} × ${height} pixels, ${Math.ceil(megapixels)} megapixels; the most is ${MOST_MEGAPIXELS}`;
}

const aspectOf = (shape: PhotographShape) => SHAPE_SIZES[shape].width / SHAPE_SIZES[shape].height;
const between = (least: number, value: number, most: number) => Math.min(Math.max(least, value), Math.max(least, most));

/** The largest cut of the shape, around the focal point as far as the edges allow. */
export function cutAround(shape: PhotographShape, { width, height }: Size, [x, y]: Focal): Box {
  const aspect = aspectOf(shape);
  const w = Math.min(width, height * aspect);
  const h = w / aspect;
  const left = between(0, x * width - w / 2, width - w);
  const top = between(0, y * height - h / 2, height - h);
  return { left, top, width: w, height: h };
}

/** What is left free around goods, as a share of the frame on each side. */
const MARGIN = 0.06;

/** A frame of the shape around the goods. It stays inside the photograph where it can; else it reaches beyond, into more ground. */
export function frameAround(shape: PhotographShape, { width, height }: Size, goods: Box): Box {
  const aspect = aspectOf(shape);
  const inner = 1 - 2 * MARGIN;
  const w = Math.max(goods.width / inner, (goods.height / inner) * aspect);
  const h = w / aspect;
  const middleX = goods.left + goods.width / 2;
  const middleY = goods.top + goods.height / 2;
  const left = w <= width ? between(0, middleX - w / 2, width - w) : middleX - w / 2;
  const top = h <= height ? between(0, middleY - h / 2, height - h) : middleY - h / 2;
  return { left, top, width: w, height: h };
}

export type Colour = [red: number, green: number, blue: number];

export const hexOf = (colour: Colour) =>
  `#${colour.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** `at` is where its first byte is. */
function eachPixel({ width }: Size, box: Box, see: (x: number, y: number, at: number) => void): void {
  for (let y = box.top; y < box.top + box.height; y++)
    for (let x = box.left; x < box.left + box.width; x++) see(x, y, (y * width + x) * 3);
}

const byte = (data: Uint8Array, at: number) => data[at] as number;

function apart(data: Uint8Array, at: number, [red, green, blue]: Colour): number {
  return Math.max(
    Math.abs(byte(data, at) - red),
    Math.abs(byte(data, at + 1) - green),
    Math.abs(byte(data, at + 2) - blue),
  );
}

export function averageOf(pixels: Pixels, box: Box = { left: 0, top: 0, ...pixels }): Colour {
  const sum: Colour = [0, 0, 0];
  eachPixel(pixels, box, (_x, _y, at) => {
    for (const channel of [0, 1, 2] as const) sum[channel] += byte(pixels.data, at + channel);
  });
  const count = Math.max(1, box.width * box.height);
  return sum.map((value) => value / count) as Colour;
}

/** How wide the rim is that tells whether the ground is plain, as a share of the shorter side. */
const RIM = 0.025;
/** So much of the rim is of one colour, but for so much in each channel. */
const PLAIN_SHARE = 0.97;
const PLAIN_APART = 12;
/** What is further from the ground than this is of the goods. Compression leaves waves of less around them. */
const GOODS_APART = 18;
/** A row or column with fewer pixels of goods than this share has dust only. */
const DUST = 0.004;

function rimOf({ width, height }: Size): Box[] {
  const thick = Math.max(2, Math.round(Math.min(width, height) * RIM));
  return [
    { left: 0, top: 0, width, height: thick },
    { left: 0, top: height - thick, width, height: thick },
    { left: 0, top: thick, width: thick, height: height - 2 * thick },
    { left: width - thick, top: thick, width: thick, height: height - 2 * thick },
  ];
}

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** The colour of a ground that is plain all around; undefined where goods or a place reach the rim. */
export function plainGround(pixels: Pixels): Colour | undefined {
  if (Math.min(pixels.width, pixels.height) < 16) return undefined;
  const places: number[] = [];
  for (const side of rimOf(pixels)) eachPixel(pixels, side, (_x, _y, at) => void places.push(at));
  const colour = [0, 1, 2].map((channel) => median(places.map((at) => byte(pixels.data, at + channel)))) as Colour;
  const near = places.filter((at) => apart(pixels.data, at, colour) <= PLAIN_APART).length;
  return near >= places.length * PLAIN_SHARE ? colour : undefined;
}

function extent(counts: number[], least: number): [from: number, to: number] | undefined {
  const from = counts.findIndex((count) => count > least);
  return from < 0 ? undefined : [from, counts.findLastIndex((count) => count > least) + 1];
}

/** Where the goods are on a plain ground; undefined on one that has nothing on it. */
export function goodsOn(pixels: Pixels, ground: Colour): Box | undefined {
  const { width, height, data } = pixels;
  const columns = new Array<number>(width).fill(0);
  const rows = new Array<number>(height).fill(0);
  eachPixel(pixels, { left: 0, top: 0, width, height }, (x, y, at) => {
    if (apart(data, at, ground) <= GOODS_APART) return;
    columns[x] = (columns[x] ?? 0) + 1;
    rows[y] = (rows[y] ?? 0) + 1;
  });
  const [x, y] = [extent(columns, height * DUST), extent(rows, width * DUST)];
  return x && y && { left: x[0], top: y[0], width: x[1] - x[0], height: y[1] - y[0] };
}

/** So much of the words' place has to carry them. */
const CALM_SHARE = 0.99;

/** The colour of the place of words on a scene that was cut, and whether they can be read all over it (rule 18.23). */
export function wordsPlace(scene: Pixels, shape: Exclude<PhotographShape, 'goods'>): { colour: Colour; calm: boolean } {
  const share = WORDS_PLACE[shape];
  const box = {
    ...{ left: 0, top: 0 },
    width: Math.max(1, Math.round(scene.width * share.width)),
    height: Math.max(1, Math.round(scene.height * share.height)),
  };
  const colour = averageOf(scene, box);
  const light = luminanceOf(...colour) <= EVEN;
  let readable = 0;
  eachPixel(scene, box, (_x, _y, at) => {
    const luminance = luminanceOf(byte(scene.data, at), byte(scene.data, at + 1), byte(scene.data, at + 2));
    if (light ? luminance <= WHITE_UP_TO : luminance >= INK_FROM) readable += 1;
  });
  return { colour, calm: readable >= box.width * box.height * CALM_SHARE };
}

const KB = 1024;
/** Bytes for a pixel: 20 cards of 600 px in 400 KB. */
const PER_PIXEL = 0.0425;
/** The largest picture of a page on a phone is no wider than 1600 px. */
const MOST_ON_A_PHONE = 58 * KB;

export interface Quality {
  best: number;
  least: number;
  /** So many steps of quality halve the bytes of a rough picture. */
  halves: number;
  /** What a picture of these pixels may weigh. */
  most(size: Size): number;
}

export const QUALITIES: Record<'avif' | 'webp', Quality> = {
  avif: {
    ...{ best: 54, least: 16, halves: 10 },
    most: ({ width, height }) =>
      Math.min(width * height * PER_PIXEL, width <= 1600 ? MOST_ON_A_PHONE : Number.POSITIVE_INFINITY),
  },
  /** For the few browsers without AVIF, and for who looks closely. */
  webp: { ...{ best: 76, least: 30, halves: 20 }, most: ({ width, height }) => width * height * PER_PIXEL * 1.6 },
};

/** The quality to try next, after one that weighed too much; undefined when there is no lower one. */
export function lowerQuality({ least, halves }: Quality, quality: number, excess: number): number | undefined {
  if (quality <= least) return undefined;
  return Math.max(least, quality - Math.max(3, Math.ceil(Math.log2(excess) * halves)));
}

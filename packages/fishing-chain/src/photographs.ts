import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Ground, grounds } from '@/packages/fishing-chain/src/paint/grounds';
import { type LandscapeName, landscapes, paintLandscape } from '@/packages/fishing-chain/src/paint/landscapes';
import { randomFrom } from '@/packages/fishing-chain/src/paint/random';
import { fjordScenery, lakeScenery, riverScenery } from '@/packages/fishing-chain/src/paint/scenery';
import type { Sheet } from '@/packages/fishing-chain/src/paint/sheet';
import type { Drawing } from '@/packages/fishing-chain/src/paint/svg';
import { box, flies, reel, rod, spool, spoon } from '@/packages/fishing-chain/src/paint/tackle';
import { jacket, supper, waders } from '@/packages/fishing-chain/src/paint/worn';

interface Photograph {
  file: string;
  on: { ground: Ground } | { landscape: LandscapeName };
  drawing: Drawing;
  /** Taken with the camera on its side: the file lies, and EXIF says how to turn it. */
  upright?: boolean;
  displayP3?: boolean;
  /** Where it was taken, as phones note it. */
  gps?: { latitude: string; longitude: string };
  /** How much the sensor adds; with it the file weighs what a camera's does. */
  grain: number;
}

const photographs: Photograph[] = [
  {
    file: 'river.jpg',
    on: { landscape: 'river' },
    drawing: riverScenery(),
    gps: { latitude: '61/1 32/1 1200/100', longitude: '8/1 58/1 4800/100' },
    grain: 13,
  },
  { file: 'fjord.jpg', on: { landscape: 'fjord' }, drawing: fjordScenery(), displayP3: true, grain: 13 },
  { file: 'lake.jpg', on: { landscape: 'lake' }, drawing: lakeScenery(), grain: 13 },
  { file: 'rod.jpg', on: { ground: 'planks' }, drawing: rod(), grain: 12 },
  { file: 'reel.jpg', on: { ground: 'paper' }, drawing: reel(), grain: 13 },
  { file: 'line.jpg', on: { ground: 'paper' }, drawing: spool(), grain: 13 },
  { file: 'spoon.jpg', on: { ground: 'pebbles' }, drawing: spoon(), grain: 12 },
  { file: 'flies.jpg', on: { ground: 'moss' }, drawing: flies(), grain: 12 },
  { file: 'box.jpg', on: { ground: 'paper' }, drawing: box(), grain: 13 },
  { file: 'waders.jpg', on: { ground: 'paper' }, drawing: waders(), upright: true, grain: 13 },
  { file: 'jacket.jpg', on: { ground: 'paper' }, drawing: jacket(), upright: true, grain: 13 },
  { file: 'supper.jpg', on: { ground: 'planks' }, drawing: supper(), grain: 12 },
];

export const photographNames: readonly string[] = photographs.map(({ file }) => file);

const CAMERA = { long: 6000, short: 4000 };
/** Painted at this part of a camera's size: a lens is no sharper. */
const PAINTED = 0.4;

type Size = { width: number; height: number };

/**
 * Writes the twelve photographs, at camera size or smaller by `scale`, and of each as many more takes as `takes` names files of. The
 * same bytes each time on one version of libvips.
 */
export async function takePhotographs(
  folder: string,
  scale = 1,
  takes: ReadonlyMap<string, readonly string[]> = new Map(),
): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [i, photograph] of photographs.entries()) {
    const sheet = await exposed(photograph, sizeOf(photograph, scale));
    for (const [take, file] of [photograph.file, ...(takes.get(photograph.file) ?? [])].entries())
      await writeFile(join(folder, file), await develop(photograph, sheet, i + 1 + take * photographs.length));
  }
}

function sizeOf({ upright }: Photograph, scale: number): Size {
  const [long, short] = [Math.round(CAMERA.long * scale), Math.round(CAMERA.short * scale)];
  return upright ? { width: short, height: long } : { width: long, height: short };
}

async function develop(photograph: Photograph, { width, height, bytes }: Sheet, seed: number): Promise<Buffer> {
  let picture = sharp(grained(bytes, seed, photograph.grain), { raw: { width, height, channels: 3 } });
  if (photograph.upright) picture = picture.rotate(270).withMetadata({ orientation: 6 });
  if (photograph.displayP3) picture = picture.withIccProfile('p3');
  return picture.withExif(exifOf(photograph)).jpeg({ quality: 90 }).toBuffer();
}

const exifOf = ({ gps }: Photograph) => ({
  IFD0: { Make: 'Vakringen', Model: 'VK-24', Software: 'fishing-chain' },
  ...(gps && {
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: gps.latitude, GPSLongitudeRef: 'E', GPSLongitude: gps.longitude },
  }),
});

/** The scene with the goods on it and their shadow, enlarged to the camera's size. */
async function exposed({ on, drawing }: Photograph, full: Size): Promise<Sheet> {
  const size = { width: Math.round(full.width * PAINTED), height: Math.round(full.height * PAINTED) };
  const goods = await drawn(drawing, size);
  const layers = 'ground' in on ? [{ input: await shadowOf(goods, size) }, { input: goods }] : [{ input: goods }];
  const back = background(on, size);
  const painted = await sharp(back.bytes, { raw: { width: back.width, height: back.height, channels: 3 } })
    .resize(size.width, size.height)
    .png({ compressionLevel: 0 })
    .toBuffer();
  const flat = await sharp(painted).composite(layers).removeAlpha().raw().toBuffer();
  const { data, info } = await sharp(flat, { raw: { ...size, channels: 3 } })
    .resize(full.width, full.height, { kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, bytes: data };
}

/** Paper has no detail: it is painted small. */
function background(on: Photograph['on'], { width, height }: Size): Sheet {
  if ('landscape' in on)
    return paintLandscape(landscapes[on.landscape], Math.round(width * 0.75), Math.round(height * 0.75));
  const part = on.ground === 'paper' ? 0.1 : 0.75;
  return grounds[on.ground](Math.round(width * part), Math.round(height * part));
}

function drawn({ defs = '', body }: Drawing, { width, height }: Size): Promise<Buffer> {
  const box = width > height ? '0 0 1500 1000' : '0 0 1000 1500';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}"><defs>${defs}</defs>${body}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
}

async function shadowOf(goods: Buffer, { width, height }: Size): Promise<Buffer> {
  const small = { width: Math.round(width / 5), height: Math.round(height / 5) };
  const alpha = await sharp(goods).extractChannel('alpha').resize(small.width, small.height).raw().toBuffer();
  const black = Buffer.alloc(small.width * small.height * 4);
  const [right, down] = [Math.round(width / 300), Math.round(width / 200)];
  for (let y = down; y < small.height; y += 1) {
    for (let x = right; x < small.width; x += 1) {
      black[(y * small.width + x) * 4 + 3] = (alpha[(y - down) * small.width + x - right] ?? 0) * 0.55;
    }
  }
  return sharp(black, { raw: { ...small, channels: 4 } })
    .blur(Math.max(0.5, width / 500))
    .resize(width, height)
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Adds the noise of a camera's sensor to each pixel: mostly in brightness, a little in colour. */
function grained(bytes: Buffer, seed: number, grain: number): Buffer {
  const random = randomFrom(seed);
  const table = Float32Array.from({ length: 65_536 }, () => (random() + random() + random() - 1.5) * grain);
  let state = seed * 2_654_435_761;
  const points = new Uint8ClampedArray(bytes);
  for (let i = 0; i + 2 < points.length; i += 3) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const light = table[state >>> 16] ?? 0;
    const colour = (table[state & 0xffff] ?? 0) * 0.22;
    points[i] = (points[i] ?? 0) + light + colour;
    points[i + 1] = (points[i + 1] ?? 0) + light;
    points[i + 2] = (points[i + 2] ?? 0) + light - colour;
  }
  return Buffer.from(points.buffer);
}

import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { type PhotographFile, photographBase, readPhotographFile, SHAPE_SIZES } from '@/lib/pictures/photographs';
import { withNamedProfile } from '@/server/pictures/colour/rules';
import { derivedName, identityOf, masterName, originalName } from '@/server/pictures/rules';
import type { Pictures } from '@/server/ports/pictures';
import {
  averageOf,
  cutAround,
  frameAround,
  goodsOn,
  hexOf,
  lowerQuality,
  MOST_MEGAPIXELS,
  plainGround,
  QUALITIES,
  tooLarge,
  typeOfBytes,
  unfitFile,
  wordsPlace,
} from './rules';
import type { Box, Cut, Developed, Focal, Outcome, Pixels, Size, Workshop } from './types';

/** What was read of an original. */
interface Read {
  bytes: Buffer;
  size: Size;
  failOn: 'warning' | 'error';
  note: string | null;
}

const WHITE = '#ffffff';
/** Wide enough to find goods and faces, and quick. */
const SMALL = 640;

/** For the worker's process: whatever a file claims to be, no other reader ever sees it. */
export function allowFewFormats(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  const formats = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif', 'Tiff'];
  sharp.unblock({ operation: formats.map((name) => `VipsForeignLoad${name}`) });
}

const upright = ({ bytes, failOn }: Pick<Read, 'bytes' | 'failOn'>) =>
  sharp(bytes, { failOn, limitInputPixels: MOST_MEGAPIXELS * 1e6, sequentialRead: true })
    .autoOrient()
    .flatten({ background: WHITE })
    .toColourspace('srgb');

const CUT_OFF = /premature end|unexpected end|truncat|end of (?:file|stream|image)|read error|not enough/i;
/** Some cameras write a few bytes too many, which do no harm. */
const HARMLESS = /extraneous bytes/i;

function damage(error: unknown): string {
  const [first = ''] = (error as Error).message.split('\n');
  if (CUT_OFF.test(first)) return 'is cut off: the file ends in the middle of the picture';
  return `is damaged and cannot be read (${first.replace(/^Input (?:buffer|file) /, '').slice(0, 120)})`;
}

async function read(original: Buffer): Promise<Read | { problem: string }> {
  const unfit = unfitFile(original);
  if (unfit) return { problem: unfit };
  try {
    const found = await sharp(original, { limitInputPixels: false }).metadata();
    const { width, height } = found.autoOrient;
    const problem = tooLarge({ width, height });
    if (problem) return { problem };
    const bytes = typeOfBytes(original) === 'jpeg' ? withNamedProfile(original, found) : original;
    const note = (found.pages ?? 1) > 1 ? 'is animated; its first frame is shown' : null;
    return { bytes, size: { width, height }, failOn: 'warning', note };
  } catch (error) {
    return { problem: damage(error) };
  }
}

async function smallCopy(photograph: Read): Promise<Pixels> {
  const { data, info } = await upright(photograph)
    .resize(SMALL, SMALL, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const ofPixels = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 3 } });

/** Where one looks first, as far as the shape leaves a choice. */
async function attention(small: Pixels, shape: Cut['shape']): Promise<Focal> {
  const cut = cutAround(shape, small, [0.5, 0.5]);
  const size = { width: Math.max(1, Math.round(cut.width)), height: Math.max(1, Math.round(cut.height)) };
  const { info } = await ofPixels(small)
    .resize({ ...size, fit: 'cover', position: sharp.strategy.attention })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = (offset: number | undefined, length: number, whole: number) => (length / 2 - (offset ?? 0)) / whole;
  return [middle(info.cropOffsetLeft, size.width, small.width), middle(info.cropOffsetTop, size.height, small.height)];
}

const scaled = (box: Box, by: number): Box => ({
  ...{ left: box.left * by, top: box.top * by },
  ...{ width: box.width * by, height: box.height * by },
});

interface Framed {
  box: Box;
  focal: Focal;
  /** What the cut is filled up with beyond the photograph's edges. */
  ground: string;
  plain: boolean;
}

async function frame({ size }: Read, small: Pixels, { shape, focal }: Cut): Promise<Framed> {
  const ground = shape === 'goods' ? plainGround(small) : undefined;
  const goods = ground && !focal && goodsOn(small, ground);
  if (ground && goods) {
    const box = scaled(frameAround(shape, small, goods), size.width / small.width);
    const middle = [
      (goods.left + goods.width / 2) / small.width,
      (goods.top + goods.height / 2) / small.height,
    ] as const;
    return { box, focal: middle, ground: hexOf(ground), plain: true };
  }
  const point = focal ?? (await attention(small, shape));
  return { box: cutAround(shape, size, point), focal: point, ground: WHITE, plain: ground !== undefined };
}

const MASTER = { quality: 93, chromaSubsampling: '4:4:4' } as const;

/** The cut in its largest width. Nothing is enlarged. */
async function cutOut(photograph: Read, { box, ground }: Framed, { shape }: Cut): Promise<Buffer> {
  const scale = Math.min(1, SHAPE_SIZES[shape].width / box.width);
  const aspect = SHAPE_SIZES[shape].width / SHAPE_SIZES[shape].height;
  const whole = {
    width: Math.max(1, Math.round(photograph.size.width * scale)),
    height: Math.max(1, Math.round(photograph.size.height * scale)),
  };
  const width = Math.max(1, Math.round(box.width * scale));
  const height = Math.max(1, Math.round(width / aspect));
  const [left, top] = [Math.round(box.left * scale), Math.round(box.top * scale)];
  const inside = {
    left: Math.min(Math.max(0, left), whole.width - 1),
    top: Math.min(Math.max(0, top), whole.height - 1),
  };
  const part = {
    ...inside,
    width: Math.max(1, Math.min(left + width, whole.width) - inside.left),
    height: Math.max(1, Math.min(top + height, whole.height) - inside.top),
  };
  const around = { left: Math.max(0, inside.left - left), top: Math.max(0, inside.top - top) };
  return upright(photograph)
    .resize({ ...whole, fit: 'fill' })
    .extract(part)
    .extend({
      ...around,
      right: Math.max(0, width - around.left - part.width),
      bottom: Math.max(0, height - around.top - part.height),
      background: ground,
    })
    .jpeg(MASTER)
    .toBuffer();
}

/** Letters show it small. */
const IN_LETTERS = { quality: 82, progressive: false } as const;

const encode = (pixels: Pixels, format: 'avif' | 'webp', quality: number) =>
  (format === 'avif'
    ? ofPixels(pixels).avif({ quality, effort: 2, chromaSubsampling: '4:2:0' })
    : ofPixels(pixels).webp({ quality, effort: 4 })
  ).toBuffer();

/** As good as its weight allows: noise costs more than anybody sees. */
async function weighed(pixels: Pixels, format: 'avif' | 'webp'): Promise<Buffer> {
  const qualities = QUALITIES[format];
  const most = qualities.most(pixels);
  for (let quality = qualities.best; ; ) {
    const made = await encode(pixels, format, quality);
    const lower = made.length > most ? lowerQuality(qualities, quality, made.length / most) : undefined;
    if (lower === undefined) return made;
    quality = lower;
  }
}

/** Nothing is enlarged. */
export async function fileOf(master: Buffer, { width, format }: PhotographFile): Promise<Buffer> {
  const image = sharp(master).resize({ width, withoutEnlargement: true });
  if (format === 'jpg') return image.jpeg(IN_LETTERS).toBuffer();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return weighed({ data, width: info.width, height: info.height }, format);
}

async function describe(
  master: Buffer,
  { shape }: Cut,
): Promise<Pick<Parameters<typeof photographBase>[0], 'colour' | 'calm'>> {
  const { data, info } = await sharp(master)
    .resize({ width: 320, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels: Pixels = { data, width: info.width, height: info.height };
  if (shape === 'goods') return { colour: hexOf(averageOf(pixels)), calm: false };
  const { colour, calm } = wordsPlace(pixels, shape);
  return { colour: hexOf(colour), calm };
}

const sha256 = (data: string) => createHash('sha256').update(data).digest('hex');

export function createWorkshop({ pictures }: { pictures: Pictures }): Workshop {
  async function cutPhotograph(hash: string, photograph: Read, cut: Cut): Promise<Developed> {
    const small = await smallCopy(photograph);
    const framed = await frame(photograph, small, cut);
    const master = await cutOut(photograph, framed, cut);
    const id = sha256(identityOf(hash, cut.shape, cut.focal)).slice(0, 24);
    const name = { id, shape: cut.shape, plain: framed.plain, ...(await describe(master, cut)) };
    const base = photographBase(name);
    await pictures.put(masterName(base) as string, master);
    const { size, note } = photograph;
    return { base, size, note, colour: name.colour, focal: framed.focal, box: framed.box };
  }

  return {
    async develop(hash, cut): Promise<Outcome> {
      const original = await pictures.get(originalName(hash));
      if (!original) return { problem: 'is not kept any more; bring it again' };
      const photograph = await read(original);
      if ('problem' in photograph) return photograph;
      const attempt = (failOn: Read['failOn']) => cutPhotograph(hash, { ...photograph, failOn }, cut);
      try {
        return await attempt('warning').catch((error: Error) => {
          if (HARMLESS.test(error.message)) return attempt('error');
          throw error;
        });
      } catch (error) {
        if (!isAboutThePicture(error)) throw error;
        return { problem: damage(error) };
      }
    },

    async derive(path) {
      const asked = readPhotographFile(path);
      if (!asked) return false;
      const name = derivedName(path) as string;
      // Another instance may have made it.
      if (await pictures.has(name)) return true;
      const master = await pictures.get(masterName(asked.base) as string);
      if (!master) return false;
      await pictures.put(name, await fileOf(master, asked.file));
      return true;
    },
  };
}

/** What the keeper of pictures throws, a full disk say, is no fault of the photograph. */
const isAboutThePicture = (error: unknown) => error instanceof Error && !('code' in error) && !('$metadata' in error);

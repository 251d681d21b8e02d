import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { PICTURE_WIDTHS, pictureBase, SCENE_WIDTHS, sceneBase } from './keys.ts';
import { surroundingsOf } from './landscapes.ts';
import { backdropSvg, type PictureRequest, type Raster, rasterOf, sharpOf, svgOfRequest } from './raster.ts';

export type { PictureRequest } from './raster.ts';

/** Raise when the encoder settings change; changed drawings are noticed by themselves. */
const RENDERER_VERSION = 1;
const AVIF = { quality: 52, effort: 1, chromaSubsampling: '4:2:0' } as const;
const WEBP = { quality: 74, effort: 2, smartSubsample: false } as const;
const MANIFEST_EVERY = 60;

export type RenderProgress = { done: number; total: number; rendered: number; base: string };
export type RenderOptions = {
  requests: PictureRequest[];
  /** The public folder: files land under `<outDir>/pictures`. */
  outDir: string;
  onProgress?: (progress: RenderProgress) => void;
  jobs?: number;
};
export type RenderResult = { rendered: number; skipped: number; files: number; bytes: number };

type Manifest = { version: number; pictures: Record<string, string> };

export function baseOf(request: PictureRequest): string {
  return request.type === 'scene'
    ? sceneBase(request.name, request.shape)
    : pictureBase(request.kind, request.base, request.accent, request.view);
}

export const widthsOf = (request: PictureRequest): readonly number[] =>
  request.type === 'scene' ? SCENE_WIDTHS[request.shape] : PICTURE_WIDTHS;

const probes = [
  { base: '#24425f', accent: '#d9a441' },
  { base: '#efe9dc', accent: '#8c2f2f' },
];

/**
 * What a picture is made from. The drawing stands in by what it draws in two probe colours, not by its source text, so
 * this works from a bundle too and a change in any shared stroke is noticed.
 */
function fingerprinter(): (request: PictureRequest) => string {
  const drawn = new Map<string, string>();
  const remember = (key: string, text: () => string) => {
    const known = drawn.get(key);
    if (known) return known;
    const hash = createHash('sha1').update(text()).digest('hex');
    drawn.set(key, hash);
    return hash;
  };
  return (request) => {
    const hash = createHash('sha1').update(JSON.stringify([RENDERER_VERSION, AVIF, WEBP, widthsOf(request), baseOf(request)]));
    if (request.type === 'scene') {
      hash.update(remember(baseOf(request), () => svgOfRequest(request)));
    } else {
      const { kind, view } = request;
      hash.update(remember(`${kind}/${view}`, () => probes.map((tint) => svgOfRequest({ ...request, ...tint })).join('')));
      if (view === 'scene') hash.update(remember(`behind/${surroundingsOf(kind)}`, () => backdropSvg(surroundingsOf(kind))));
    }
    return hash.digest('hex').slice(0, 20);
  };
}

async function readManifest(file: string): Promise<Manifest> {
  try {
    const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
    if (manifest.version === RENDERER_VERSION) return manifest;
  } catch {
    // Missing or damaged: everything is rendered anew.
  }
  return { version: RENDERER_VERSION, pictures: {} };
}

let writes = 0;
/** Written beside its place and moved there, so that an interrupted run leaves whole files or none. */
async function writeWhole(file: string, data: Buffer | string): Promise<void> {
  writes += 1;
  const draft = `${file}.${process.pid}-${writes}.tmp`;
  try {
    await writeFile(draft, data);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function encode(raster: Raster, base: string, widths: readonly number[], outDir: string): Promise<number> {
  let bytes = 0;
  await mkdir(dirname(join(outDir, base)), { recursive: true });
  for (const width of widths) {
    let sized = raster;
    if (width !== raster.raw.width) {
      const { data, info } = await sharpOf(raster).resize(width).raw().toBuffer({ resolveWithObject: true });
      sized = { data, raw: { width: info.width, height: info.height, channels: 3 } };
    }
    const avif = await sharpOf(sized).avif(AVIF).toBuffer();
    const webp = await sharpOf(sized).webp(WEBP).toBuffer();
    await writeWhole(join(outDir, `${base}-${width}.avif`), avif);
    await writeWhole(join(outDir, `${base}-${width}.webp`), webp);
    bytes += avif.length + webp.length;
  }
  return bytes;
}

export async function renderPictures({ requests, outDir, onProgress, jobs }: RenderOptions): Promise<RenderResult> {
  const folder = join(outDir, 'pictures');
  await mkdir(folder, { recursive: true });
  const manifestFile = join(folder, 'manifest.json');
  const manifest = await readManifest(manifestFile);
  const present = new Set((await readdir(folder, { recursive: true })).map((f) => `/pictures/${f.replaceAll('\\', '/')}`));
  const fingerprint = fingerprinter();

  const unique = new Map(requests.map((request) => [baseOf(request), request]));
  const due = [...unique].filter(([base, request]) => {
    if (manifest.pictures[base] !== fingerprint(request)) return true;
    return widthsOf(request).some((w) => !present.has(`${base}-${w}.avif`) || !present.has(`${base}-${w}.webp`));
  });
  const result: RenderResult = { rendered: 0, skipped: unique.size - due.length, files: 0, bytes: 0 };
  if (!due.length) return result;

  const workers = Math.max(1, Math.min(jobs ?? availableParallelism(), due.length));
  const before = sharp.concurrency();
  // Several pictures at once beat several threads inside one picture.
  sharp.concurrency(1);
  let next = 0;
  let failed = false;
  const work = async () => {
    for (let item = due[next++]; item && !failed; item = due[next++]) {
      const [base, request] = item;
      try {
        result.bytes += await encode(await rasterOf(request), base, widthsOf(request), outDir);
      } catch (error) {
        failed = true;
        throw new Error(`Could not render the picture ${base}: ${error instanceof Error ? error.message : error}`, { cause: error });
      }
      manifest.pictures[base] = fingerprint(request);
      result.rendered += 1;
      result.files += widthsOf(request).length * 2;
      onProgress?.({ done: result.skipped + result.rendered, total: unique.size, rendered: result.rendered, base });
      if (result.rendered % MANIFEST_EVERY === 0) await writeWhole(manifestFile, JSON.stringify(manifest));
    }
  };
  try {
    const settled = await Promise.allSettled(Array.from({ length: workers }, work));
    const broken = settled.find((s) => s.status === 'rejected');
    if (broken) throw broken.reason;
  } finally {
    sharp.concurrency(before);
    await writeWhole(manifestFile, JSON.stringify(manifest));
  }
  return result;
}

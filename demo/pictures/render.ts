import { mkdir, readdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { encode, writeWhole } from './encode';
import { fingerprinter, readManifest } from './manifest';
import { baseOf, type PictureRequest, rasterOf, widthsOf } from './raster';

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

export async function renderPictures({ requests, outDir, onProgress, jobs }: RenderOptions): Promise<RenderResult> {
  const folder = join(outDir, 'pictures');
  await mkdir(folder, { recursive: true });
  const manifestFile = join(folder, 'manifest.json');
  const manifest = await readManifest(manifestFile);
  const present = new Set(
    (await readdir(folder, { recursive: true })).map((f) => `/pictures/${f.replaceAll('\\', '/')}`),
  );
  const fingerprint = fingerprinter();
  const drawn = new Set([...present].map((file) => file.replace(/-\d+\.(avif|webp)$/, '')));
  for (const base of Object.keys(manifest.pictures)) if (!drawn.has(base)) delete manifest.pictures[base];

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
        throw new Error(`Could not render the picture ${base}: ${error instanceof Error ? error.message : error}`, {
          cause: error,
        });
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

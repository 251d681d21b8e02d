import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { putOnEasel } from './easel';
import { openManifest } from './manifest';
import { baseOf, type PictureFile, type PictureRequest } from './request';

const SAVE_EVERY = 60;

export type RenderProgress = { done: number; total: number; rendered: number; base: string };
export type RenderOptions = {
  requests: PictureRequest[];
  /** The public folder: files land under `<outDir>/pictures`. */
  outDir: string;
  onProgress?: (progress: RenderProgress) => void;
  jobs?: number;
};
export type RenderResult = { rendered: number; skipped: number; files: number; bytes: number };

/** Draws all of these pictures that have to be drawn, as quickly as it can (painter.ts: one by one, as they are asked for). */
export async function renderPictures({ requests, outDir, onProgress, jobs }: RenderOptions): Promise<RenderResult> {
  const manifest = await openManifest(outDir);
  const unique = new Map(requests.map((request) => [baseOf(request), request]));
  const due: { request: PictureRequest; files: PictureFile[] }[] = [];
  for (const [base, request] of unique) {
    const files = await manifest.due(request).catch((error: unknown) => failed(base, error));
    if (files.length > 0) due.push({ request, files });
  }
  const result: RenderResult = { rendered: 0, skipped: unique.size - due.length, files: 0, bytes: 0 };

  const before = sharp.concurrency();
  // Several pictures at once beat several threads inside one picture.
  sharp.concurrency(1);
  let broken = false;
  const work = async () => {
    for (let next = due.shift(); next && !broken; next = due.shift()) {
      const { request, files } = next;
      const base = baseOf(request);
      try {
        const draw = await putOnEasel(request, outDir);
        for (const file of files) result.bytes += await draw(file);
      } catch (error) {
        broken = true;
        failed(base, error);
      }
      manifest.note(request);
      result.rendered += 1;
      result.files += files.length;
      onProgress?.({ done: result.skipped + result.rendered, total: unique.size, rendered: result.rendered, base });
      if (result.rendered % SAVE_EVERY === 0) await manifest.save();
    }
  };
  try {
    const settled = await Promise.allSettled(Array.from({ length: jobs ?? availableParallelism() }, work));
    const first = settled.find((one) => one.status === 'rejected');
    if (first) throw first.reason;
  } finally {
    sharp.concurrency(before);
    await manifest.save();
  }
  return result;
}

function failed(base: string, error: unknown): never {
  const reason = error instanceof Error ? error.message : error;
  throw new Error(`Could not render the picture ${base}: ${reason}`, { cause: error });
}

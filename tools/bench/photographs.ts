import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PhotographShape } from '@/lib/pictures/photographs';
import { createFolderPictures } from '@/server/adapters/pictures/folder';
import type { Developed } from '@/server/pictures/photograph/types';
import { derivedName, originalName } from '@/server/pictures/rules';
import { landscape, studio } from '@/tests/support/photographs';
import { openPhotographWorker, photographProcess } from '@/tools/shop/photograph-worker';
import { within } from './http-load';

const PHOTOGRAPHS = Number(process.env.BENCH_PHOTOGRAPHS ?? 40);
/** Half of the goods on a white ground, half outdoors, and one for the top of the home page. */
const makerOf = (seed: number) => (seed % 2 === 0 ? studio : landscape);

interface Measured {
  ms: number;
  bytes: number;
}

const FILES: [name: string, shape: PhotographShape, width: number][] = [
  ['card of a list on a phone, 600 avif', 'goods', 600],
  ['picture of a product on a phone, 960 avif', 'goods', 960],
  ['top of the home page on a phone, 1200 avif', 'tall', 1200],
];

function figures(measured: Measured[]) {
  const sorted = (of: (one: Measured) => number) => measured.map(of).sort((a, b) => a - b);
  const kilobytes = (share: number) =>
    Math.round(
      within(
        sorted(({ bytes }) => bytes),
        share,
      ) / 102.4,
    ) / 10;
  return {
    count: measured.length,
    'ms p50': Math.round(
      within(
        sorted(({ ms }) => ms),
        0.5,
      ),
    ),
    'ms p95': Math.round(
      within(
        sorted(({ ms }) => ms),
        0.95,
      ),
    ),
    'KB median': kilobytes(0.5),
    'KB most': kilobytes(1),
    'KB of 20': Math.round(kilobytes(0.5) * 20),
  };
}

/** 40 photographs of 24 megapixels through the worker's own process. */
export async function benchPhotographs(): Promise<Record<string, ReturnType<typeof figures>>> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-photographs-'));
  const pictures = createFolderPictures({ folder });
  const worker = openPhotographWorker({ start: photographProcess({ folder, s3: undefined }) });
  const rows = new Map<string, Measured[]>();
  const note = (name: string, one: Measured) => rows.set(name, [...(rows.get(name) ?? []), one]);
  const timed = async <T>(work: Promise<T>) => {
    const started = performance.now();
    const found = await work;
    return { found, ms: performance.now() - started };
  };
  try {
    for (let seed = 0; seed < PHOTOGRAPHS; seed++) {
      const original = await (await makerOf(seed)(undefined, { seed })).jpeg({ quality: 88 }).toBuffer();
      const hash = createHash('sha256').update(original).digest('hex');
      await pictures.put(originalName(hash), original);
      for (const [name, shape, width] of seed % 4 === 1 ? FILES : FILES.slice(0, 2)) {
        const cut = await timed(worker.develop(hash, { shape, focal: null }));
        note(`taken in, ${shape}`, { ms: cut.ms, bytes: original.length });
        const path = `${(cut.found as Developed).base}-${width}.avif`;
        const { ms } = await timed(worker.derive(path));
        note(name, { ms, bytes: (await pictures.get(derivedName(path) as string))?.length ?? 0 });
      }
    }
  } finally {
    await worker.close();
    await rm(folder, { recursive: true, force: true });
  }
  return Object.fromEntries([...rows].map(([name, measured]) => [name, figures(measured)]));
}

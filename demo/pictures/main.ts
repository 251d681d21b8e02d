import { parseArgs } from 'node:util';
import sharp, { type OverlayOptions } from 'sharp';
import { type SceneShape, type SilhouetteKind, sceneNames, silhouetteKinds, type View, viewsOf } from './keys';
import { rasterOf, sharpOf } from './raster';
import { renderPictures } from './render';
import type { PictureRequest } from './request';

const tints = {
  navy: ['#1f3a5f', '#e8b04a'],
  black: ['#17181a', '#c8452d'],
  cream: ['#f7f5f0', '#2f5d8a'],
  orange: ['#c8592b', '#22303c'],
  green: ['#2f5a44', '#e0c068'],
  yellow: ['#f2c230', '#2b2e33'],
  pink: ['#e58fa6', '#7a2440'],
} as const;

const { values } = parseArgs({
  options: {
    sheet: { type: 'string' },
    out: { type: 'string' },
    kinds: { type: 'string' },
    tints: { type: 'string' },
    views: { type: 'string' },
    scenes: { type: 'boolean', default: false },
    width: { type: 'string', default: '240' },
    jobs: { type: 'string' },
  },
});

const kinds = (values.kinds?.split(',') as SilhouetteKind[] | undefined) ?? [...silhouetteKinds];
const chosen = (values.tints?.split(',') ?? ['navy', 'cream', 'orange', 'black']) as (keyof typeof tints)[];
const views = values.views?.split(',') as View[] | undefined;
const shapes: SceneShape[] = ['wide', 'tall', 'card'];

function requestsOf(kind: SilhouetteKind): PictureRequest[] {
  return chosen.flatMap((name) => {
    const [base, accent] = tints[name];
    return viewsOf(kind)
      .filter((view) => !views || views.includes(view))
      .map((view): PictureRequest => ({ type: 'product', kind, base, accent, view }));
  });
}

const sceneRequests = () =>
  sceneNames.flatMap((name) => shapes.map((shape): PictureRequest => ({ type: 'scene', name, shape })));

async function contactSheet(file: string, cell: number): Promise<void> {
  const rows: PictureRequest[][] = values.scenes
    ? sceneNames.map((name) => shapes.map((shape) => ({ type: 'scene', name, shape })))
    : kinds.map(requestsOf);
  const high = Math.round(cell * 1.25);
  const tiles: OverlayOptions[] = [];
  for (const [y, row] of rows.entries()) {
    for (const [x, request] of row.entries()) {
      const input = await sharpOf(await rasterOf(request))
        .resize(cell, high, { fit: 'contain', background: '#fff' })
        .png()
        .toBuffer();
      tiles.push({ input, left: x * cell, top: y * high });
    }
    const first = row[0];
    if (first) console.log(`row ${y + 1}: ${first.type === 'scene' ? first.name : first.kind} (${row.length})`);
  }
  const width = cell * Math.max(...rows.map((r) => r.length));
  await sharp({ create: { width, height: high * rows.length, channels: 3, background: '#fff' } })
    .composite(tiles)
    .png()
    .toFile(file);
}

if (values.sheet) await contactSheet(values.sheet, Number(values.width));
if (values.out) {
  const started = performance.now();
  const cpu = process.cpuUsage();
  const requests = [...kinds.flatMap(requestsOf), ...(values.scenes ? sceneRequests() : [])];
  const result = await renderPictures({
    requests,
    outDir: values.out,
    jobs: values.jobs ? Number(values.jobs) : undefined,
  });
  const { user, system } = process.cpuUsage(cpu);
  console.log(result, `${Math.round(performance.now() - started)} ms, ${Math.round((user + system) / 1000)} ms CPU`);
}
if (!values.sheet && !values.out)
  console.log(
    'node main.ts [--sheet file.png] [--out dir] [--kinds a,b] [--tints navy,…] [--views front,…] [--scenes]',
  );

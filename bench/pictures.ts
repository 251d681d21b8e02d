import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { articleRow } from '@/demo/article-row';
import { articles } from '@/demo/articles';
import { categories } from '@/demo/categories';
import { demoPictureRequests } from '@/demo/picture-requests';
import { renderPictures } from '@/demo/pictures/render';
import { pictureSet } from '@/lib/pictures/pictures';

const CARDS = 20;
/** A card is 46 of 100 of a phone's width (components/catalogue/article-card.tsx). */
const SHARE = 0.46;

/** The file a phone takes for a card. */
function widthPicked(cssWidth: number, dots: number): number {
  const widths = [...pictureSet('').avif.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
  return widths.find((width) => width >= cssWidth * SHARE * dots) ?? Math.max(...widths);
}

async function kilobytes(bases: string[], width: number, format: string): Promise<number> {
  const sizes = await Promise.all(bases.map((base) => stat(join('public', `${base}-${width}.${format}`))));
  return Math.round(sizes.reduce((sum, { size }) => sum + size, 0) / 1024);
}

/** KB of pictures in each category's first twenty cards, on phones of 390 px. Reads what `npm start` has drawn. */
export async function benchPictureBytes(): Promise<Record<string, Record<string, number>>> {
  const now = new Date();
  const rows: Record<string, Record<string, number>> = {};
  for (const { id, name } of categories) {
    const fronts = articles
      .filter(({ groupId }) => Math.floor(groupId / 100) === id)
      .map((article) => articleRow(article, now))
      .sort((a, b) => (a.bestseller?.qtyRank ?? Infinity) - (b.bestseller?.qtyRank ?? Infinity) || a.id - b.id)
      .slice(0, CARDS)
      .flatMap(({ image }) => image ?? []);
    const row: Record<string, number> = {};
    for (const dots of [2, 3])
      for (const format of ['avif', 'webp'])
        row[`@${dots}x ${format}`] = await kilobytes(fronts, widthPicked(390, dots), format);
    rows[name] = row;
  }
  return rows;
}

/** Draws everything into a folder of its own, as the first start does. */
export async function benchDrawing() {
  const outDir = await mkdtemp(join(tmpdir(), 'nordvidda-pictures-'));
  const started = performance.now();
  const cpu = process.cpuUsage();
  try {
    const { rendered, bytes } = await renderPictures({ requests: demoPictureRequests(), outDir });
    const { user, system } = process.cpuUsage(cpu);
    return {
      'all pictures': {
        pictures: rendered,
        MB: Math.round(bytes / 1e6),
        s: Math.round((performance.now() - started) / 1000),
        'CPU s': Math.round((user + system) / 1e6),
      },
    };
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

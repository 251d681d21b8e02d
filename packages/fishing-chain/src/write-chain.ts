import { appendFile, cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { addDays, osloDay, startOfDay } from '@/lib/dates/dates';
import { shiftDay } from '@/lib/norway/holidays';
import { takePhotographs } from './photographs';
import { postcodesCsv } from './postcodes';

const sources = join(dirname(fileURLToPath(import.meta.url)), '..', 'chain');

interface Options {
  /** The day the chain is written for, 'YYYY-MM-DD' in Oslo: its campaigns run, its posts are new. */
  day?: string;
  /** 1 is a camera's size: 6000 × 4000 pixels. */
  scale?: number;
  /**
   * Forty photographs beside the twelve, for weighing: each article has one of its own, the first category holds all of them, and the
   * home page is the one that a brand has that says nothing of it, with banners in more of its places.
   */
  own?: boolean;
}

/** Writes the fishing chain as a folder that a shop opens (docs/your-own-shop.md). */
export async function writeChain(
  folder: string,
  { day = osloDay(new Date()), scale = 1, own = false }: Options = {},
): Promise<void> {
  await cp(sources, folder, { recursive: true });
  for (const file of await readdir(sources)) {
    if (!file.endsWith('.jsonl')) continue;
    await writeFile(join(folder, file), dated(await readFile(join(sources, file), 'utf8'), day));
  }
  await writeFile(join(folder, 'postcodes.csv'), postcodesCsv());
  const pictures = join(folder, 'pictures');
  await takePhotographs(pictures, scale, own ? await withOwnPhotographs(folder) : undefined);
  await sharp(join(pictures, 'river.jpg'))
    .resize(1200, 630)
    .jpeg({ quality: 82 })
    .toFile(join(folder, 'brands', 'vakringen', 'share.jpg'));
}

/** Rewrites what is in the folder; answers of which photographs there are which further takes. */
async function withOwnPhotographs(folder: string): Promise<Map<string, string[]>> {
  const takes = new Map<string, string[]>();
  const articles = join(folder, 'articles.jsonl');
  const lines = (await readFile(articles, 'utf8')).trimEnd().split('\n');
  const rewritten = lines.map((line) => {
    const { articleNo, image, groupId } = JSON.parse(line);
    const [, file = ''] = (image.src ?? image).split('/');
    takes.set(file, [...(takes.get(file) ?? []), `${articleNo}.jpg`]);
    const text = line.replaceAll(`"pictures/${file}"`, `"pictures/${articleNo}.jpg"`);
    return groupId === FIRST_GROUP ? text : `${text.slice(0, -1)},"alsoInGroups":[${FIRST_GROUP}]}`;
  });
  await writeFile(articles, `${rewritten.join('\n')}\n`);
  const brand = join(folder, 'brands', 'vakringen', 'brand.json');
  const { home: _own, ...facts } = JSON.parse(await readFile(brand, 'utf8'));
  await writeFile(brand, JSON.stringify(facts, null, 2));
  const banners = Object.entries(MORE_BANNERS).flatMap(([slot, files]) => files.map((file) => [slot, file]));
  const rows = banners.map(([slot, file], i) => {
    const title = `Bilde ${i + 1}`;
    return JSON.stringify({
      id: 100 + i,
      brand: 'vakringen',
      slot,
      title,
      image: `pictures/${file}`,
      position: 100 + i,
    });
  });
  await appendFile(join(folder, 'banners.jsonl'), `${rows.join('\n')}\n`);
  return takes;
}

const FIRST_GROUP = 111;
const MORE_BANNERS = {
  hero: ['lake.jpg'],
  newspaper: ['spoon.jpg', 'supper.jpg', 'flies.jpg'],
  'popular-left': ['rod.jpg'],
  'popular-right': ['box.jpg'],
};

const WHEN = /"@(day)?([+-]\d+)(?:T(\d\d):(\d\d))?"/g;

/** In the sources `"@-5"` is the beginning of the day five days ago, `"@-5T18:30"` a time on it, and `"@day+4"` a date. */
export function dated(text: string, day: string): string {
  const midnight = startOfDay(day);
  return text.replace(WHEN, (_, isDay?: string, days?: string, hours = '0', minutes = '0') => {
    if (isDay) return JSON.stringify(shiftDay(day, Number(days)));
    const at = addDays(midnight, Number(days)).getTime() + (Number(hours) * 60 + Number(minutes)) * 60_000;
    return JSON.stringify(new Date(at).toISOString());
  });
}

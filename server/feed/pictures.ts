import { Unreadable } from '@/server/feed/reading/lines';
import type { WrittenRow } from '@/server/feed/reading/rows';
import { FeedError } from './errors';
import { quoted } from './fields';
import type { Report } from './report';

/** What a picture is cut to (docs/pictures.md). */
type Shape = 'goods' | 'wide' | 'tall' | 'card';
type Focal = readonly [x: number, y: number];
type Fields = Record<string, unknown>;

/** Problem and note end a sentence that begins with the source. */
type Taken = { base: string; note: string | null } | { problem: string };

export interface PictureTaker {
  take(source: { src: string; focal?: Focal | undefined; shape: Shape }): Promise<Taken>;
  finish(): Promise<void>;
}

/** Who takes the photographs that rows name. */
export interface PictureRoom {
  openTaker(opening: { folder?: string; dryRun?: boolean }): PictureTaker;
}

export interface RunPictures {
  taker: PictureTaker;
  taken: number;
  failed: number;
}

type ShapeOf = Shape | ((row: Fields) => Shape) | { each: Record<string, ShapeOf> };

const GOODS = { image: 'goods', images: 'goods' } as const;
/** The slots as wide as the page; the others are tiles (docs/feed.md). */
const WIDE_SLOTS = ['hero', 'campaign-promo', 'store-search', 'popular-bottom'];
const isWide = ({ slot }: Fields) => WIDE_SLOTS.includes(String(slot));

/** The fields that hold pictures, by kind. A test compares them with the schemas. */
export const PICTURE_FIELDS: Record<string, Record<string, ShapeOf>> = {
  articles: { ...GOODS, variants: { each: GOODS } },
  categories: { banner: 'wide' },
  shops: { picture: 'wide' },
  campaigns: { image: 'wide', imageMobile: 'tall' },
  polls: { bannerDesktop: 'wide', bannerMobile: 'tall' },
  'blog-posts': { featuredImage: 'wide' },
  banners: {
    image: (row) => (isWide(row) ? 'wide' : 'card'),
    imageMobile: (row) => (isWide(row) ? 'tall' : 'card'),
  },
  'social-posts': { fullPicture: 'card' },
};

/** A phone's picture is cut from the other's photograph where none of its own is given. */
const FOR_PHONES: Record<string, readonly [from: string, to: string]> = {
  campaigns: ['image', 'imageMobile'],
  polls: ['bannerDesktop', 'bannerMobile'],
  banners: ['image', 'imageMobile'],
};

interface Place {
  holder: Fields | unknown[];
  key: string | number;
  field: string;
  shape: Shape;
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function placesIn(row: Fields, fields: Record<string, ShapeOf>, before = ''): Place[] {
  return Object.entries(fields).flatMap(([name, of]): Place[] => {
    const value = row[name];
    const field = before + name;
    if (typeof of === 'object') {
      const items = Array.isArray(value) ? value : [];
      return items.flatMap((item, i) => (isObject(item) ? placesIn(item, of.each, `${field}[${i}].`) : []));
    }
    const shape = typeof of === 'function' ? of(row) : of;
    if (!Array.isArray(value)) return [{ holder: row, key: name, field, shape }];
    return value.map((_item, key) => ({ holder: value, key, field: `${field}[${key}]`, shape }));
  });
}

/** A photograph that an import takes: a file of the feed's folder, an address, or one that was sent before. */
export const isSource = (src: unknown): src is string =>
  typeof src === 'string' && /^(?:https:\/\/|pictures\/|upload:[0-9a-f]{64}$)/.test(src);

interface Asked extends Place {
  src: string;
  focal: Focal | undefined;
}

const isShare = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 1;
const isFocal = (value: unknown): value is Focal => Array.isArray(value) && value.length === 2 && value.every(isShare);

/** What holds pictures of a page (docs/pages.md). */
interface PicturedPage {
  path: string;
  hero?: { src: string; alt: string };
  blocks: { type: string; src?: string; items?: unknown[] }[];
}

/** Does the same for the pages of a brand, whose pictures stand in texts: one that cannot be had is left out of its page. */
export async function takePagePictures(
  pictures: RunPictures | undefined,
  { file, report }: Pick<Told, 'file' | 'report'>,
  pages: readonly PicturedPage[],
): Promise<void> {
  if (!pictures) return;
  const taken = async ({ path }: PicturedPage, src: string, shape: Shape) => {
    if (!isSource(src)) return src;
    const found = await pictures.taker.take({ src, shape }).catch(stop);
    const failed = 'problem' in found;
    pictures[failed ? 'failed' : 'taken'] += 1;
    if (!failed) return found.base;
    report.add({ file, line: null, field: path, reason: `${src} ${found.problem}` });
    return undefined;
  };
  for (const page of pages) {
    const hero = page.hero && (await taken(page, page.hero.src, 'wide'));
    if (page.hero && hero) page.hero.src = hero;
    else delete page.hero;
    for (const block of page.blocks) {
      if (block.type === 'picture' && block.src) Object.assign(block, { src: await taken(page, block.src, 'wide') });
      for (const item of block.type === 'links' ? (block.items ?? []) : [])
        if (isObject(item) && typeof item.src === 'string') {
          const src = await taken(page, item.src, 'card');
          if (src) item.src = src;
          else delete item.src;
        }
    }
    const kept = page.blocks.filter(({ type, src }) => type !== 'picture' || src !== undefined);
    page.blocks.splice(0, page.blocks.length, ...kept);
  }
}

interface Told {
  file: string;
  report: Pick<Report, 'add'>;
  warn(text: string): void;
}

/** Takes `{ "src": "pictures/rod.jpg", "focal": [0.5, 0.3] }` apart, and leaves its text in the row for what is no photograph. */
function read({ line, place }: { line: number; place: Place }, { file, report, warn }: Told): Asked[] {
  const { holder, key, field } = place;
  const value = (holder as Fields)[key];
  if (!isObject(value) || typeof value.src !== 'string')
    return isSource(value) ? [{ ...place, src: value, focal: undefined }] : [];
  const { src, focal, ...others } = value;
  (holder as Fields)[key] = src;
  for (const other of Object.keys(others))
    warn(`line ${line}: the field "${field}.${other}" is unknown and was not read`);
  const right = focal === undefined || focal === null || isFocal(focal);
  if (!right) {
    const reason = `must be two numbers from 0 to 1, such as [0.5, 0.3], is ${quoted(focal)}; the picture is shown without it`;
    report.add({ file, line, field: `${field}.focal`, reason });
  }
  return isSource(src) ? [{ ...place, src, focal: isFocal(focal) ? focal : undefined }] : [];
}

function forPhones(row: Fields, [from, to]: readonly [string, string]): void {
  const value = row[from];
  const src = isObject(value) ? value.src : value;
  if (isSource(src) && (row[to] === undefined || row[to] === null || row[to] === ''))
    row[to] = isObject(value) ? { ...value } : value;
}

const AT_ONCE = 6;

async function inTurns<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const left = items.entries();
  const results: R[] = [];
  const one = async () => {
    for (const [i, item] of left) results[i] = await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, items.length) }, one));
  return results;
}

/**
 * Puts the address that the shop shows in the place of each photograph that these rows name. One that cannot be had is told, and is
 * left out: the row is imported without it, and the shop shows its placeholder.
 */
export async function takePictures(
  pictures: RunPictures | undefined,
  kind: string,
  rows: readonly WrittenRow[],
  told: Told,
): Promise<void> {
  const fields = PICTURE_FIELDS[kind];
  if (!pictures || !fields) return;
  const phones = FOR_PHONES[kind];
  const asked = rows.flatMap(({ line, fields: row }) => {
    if (row instanceof Unreadable || row.deleted === true) return [];
    if (phones) forPhones(row, phones);
    return placesIn(row, fields).flatMap((place) => read({ line, place }, told).map((one) => ({ ...one, line })));
  });
  const found = await inTurns(asked, ({ src, focal, shape }) => pictures.taker.take({ src, focal, shape }).catch(stop));
  const lists = new Set<unknown[]>();
  for (const [i, { line, holder, key, field, src }] of asked.entries()) {
    const taken = found[i] as Taken;
    const failed = 'problem' in taken;
    pictures[failed ? 'failed' : 'taken'] += 1;
    if (failed) told.report.add({ file: told.file, line, field, reason: `${src} ${taken.problem}` });
    else if (taken.note) told.warn(`line ${line}: ${field}: ${src} ${taken.note}`);
    if (Array.isArray(holder)) lists.add(holder);
    (holder as Fields)[key] = failed ? null : taken.base;
  }
  for (const list of lists) list.splice(0, list.length, ...list.filter((one) => one !== null));
}

function stop(error: Error): never {
  if (isOfDatabase(error)) throw error;
  throw new FeedError(
    `Photographs cannot be kept (${error.message}); what was written stays, so run the import again when they can.`,
  );
}

/** Errors of PostgreSQL and of its connection, which the import tells in its own words. */
const isOfDatabase = (error: Error) =>
  error.name === 'PostgresError' ||
  /^(?:CONNECTION_|CONNECT_TIMEOUT)/.test((error as NodeJS.ErrnoException).code ?? '');

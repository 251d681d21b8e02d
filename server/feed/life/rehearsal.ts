import { ArticleIndex } from '@/server/feed/articles/index-of-articles';
import type { FeedArticleRow } from '@/server/feed/articles/schema';
import { ChangeLog } from '@/server/feed/changes';
import { rowChecker } from '@/server/feed/check-row';
import type { FeedFile, FoundFiles } from '@/server/feed/folder';
import { fileReason, rowsOf } from '@/server/feed/import-file';
import { takePictures } from '@/server/feed/pictures';
import type { ReportEntry } from '@/server/feed/report';
import { Known, type Run } from '@/server/feed/run';
import { Journal } from '@/server/feed/versions/journal';
import type { Sql } from '@/server/platform/db/connection';
import { GoodsAfter, type PlacedRow } from './goods-after';
import { type Death, deathsOf, isRefused, type Standing, waysOf } from './rules';
import { hasGoods, hasMoreGoodsThan, isEmpty, standingNow } from './standing';

/** The kinds that decide whether a shop lives, and before them those that articles refer to. */
const REFERRED = ['product-lines', 'color-groups', 'colors', 'genders', 'categories', 'subcategories', 'groups'];
const DECIDING = ['shops', 'shipping-methods', 'articles', 'stock'];
/** So many articles are looked at first: most feeds have one in stock among them. */
const FIRST_LOOK = 500;
const MOST_TOLD = 1_000;
/** The shortest rows there are, in bytes: how many a file can hold at most. */
const SHORTEST = { articles: 22, stock: 18 };
/** Counting more articles than this costs more than reading the file. */
const MOST_COUNTED = 20_000;

export interface Rehearsed {
  before: Death[];
  after: Death[];
  /** The shop would be dead, and is not yet. */
  refused: boolean;
  /** Rows that would be refused, of the kinds that decide. */
  problems: ReportEntry[];
}

/**
 * Tells whether the shop would live after an import, before anything is written: by what the feed cannot touch, else by the first
 * goods for sale that it brings, else by reading all of it. Memory is that of the import itself.
 */
export async function rehearse(
  sql: Sql,
  found: FoundFiles,
  { payable, signal }: { payable: boolean; signal?: AbortSignal | undefined },
): Promise<Rehearsed> {
  const standing = await standingNow(sql, payable);
  const before = deathsOf(standing, await hasGoods(sql, standing));
  const brings = new Set(found.files.map(({ kind }) => kind.name));
  const asIs = { before, after: before, refused: false, problems: [] };
  if (!DECIDING.some((kind) => brings.has(kind))) return asIs;
  const wholeChain = brings.has('articles') && brings.has('shops') && (await isEmpty(sql));
  if (await cannotEmpty(sql, standing, found)) return asIs;
  const first = await pass(sql, found, { standing, signal, most: FIRST_LOOK });
  const last = first.goods ? first : await pass(sql, found, { standing, signal, most: Number.POSITIVE_INFINITY });
  const after = deathsOf(last.standing, last.goods);
  return { before, after, refused: isRefused(before, after, wholeChain), problems: last.problems };
}

/** Whether the feed has fewer rows than there are articles for sale, each of which a row could end at most. */
async function cannotEmpty(sql: Sql, standing: Standing, { files }: FoundFiles): Promise<boolean> {
  if (files.some(({ kind }) => kind.name === 'shops' || kind.name === 'shipping-methods')) return false;
  const rows = files.reduce((sum, { kind, bytes }) => {
    const shortest = SHORTEST[kind.name as keyof typeof SHORTEST];
    return shortest ? sum + Math.ceil(bytes / shortest) : sum;
  }, 0);
  return rows <= MOST_COUNTED && (await hasMoreGoodsThan(sql, standing, rows));
}

interface Pass {
  standing: Standing;
  signal: AbortSignal | undefined;
  /** Articles for sale to read before looking at their stock. */
  most: number;
}

/** Reads the deciding kinds as an import would. `goods` is proven when true; when false, only if all was read. */
async function pass(sql: Sql, found: FoundFiles, { standing: now, signal, most }: Pass) {
  const run = dryRun(sql, signal);
  const problems: ReportEntry[] = [];
  const files = new Map(found.files.map((file) => [file.kind.name, file]));
  const rows = <Row>(kind: string) => checkedRows<Row>(run, files.get(kind), problems);
  const shops = new Map(now.shops.map(({ id, door }) => [id, door]));
  const methods = new Set(now.methods);
  if (files.has('articles')) for (const kind of REFERRED) for await (const _ of rows(kind));
  for await (const { row, removed } of rows<{ id: number; webShop: boolean }>('shops')) {
    if (removed) shops.delete(row.id);
    else shops.set(row.id, !row.webShop);
  }
  for await (const { row, removed } of rows<{ id: string }>('shipping-methods')) {
    if (removed) methods.delete(row.id);
    else methods.add(row.id);
  }
  const standing = { ...now, shops: [...shops].map(([id, door]) => ({ id, door })), methods: [...methods] };
  const goods = new GoodsAfter(sql, waysOf(standing), shops);
  let whole = true;
  for await (const { row, removed } of rows<FeedArticleRow>('articles')) {
    if (removed) goods.hide(row.id);
    else goods.put(row);
    if (goods.forSale >= most) {
      whole = false;
      break;
    }
  }
  const stock = files.has('stock') ? rows<PlacedRow>('stock') : undefined;
  return { standing, goods: await goods.anyHad(stock, whole), problems };
}

function dryRun(sql: Sql, signal: AbortSignal | undefined): Run {
  let index: Promise<ArticleIndex> | undefined;
  const articles = () => {
    index ??= ArticleIndex.load(sql);
    return index;
  };
  const silent = { add() {} };
  const [changes, journal] = [new ChangeLog(sql, 0), new Journal(undefined)];
  return {
    sql,
    dryRun: true,
    known: new Known(sql),
    report: silent,
    changes,
    journal,
    signal,
    articles,
    pictures: undefined,
  };
}

/** Takes each photograph for granted: no shop dies of one. */
const anyPicture = () => ({
  ...{ taken: 0, failed: 0 },
  taker: { take: async () => ({ base: '/pictures/some', note: null }), finish: async () => {} },
});

interface CheckedRow<Row> {
  row: Row;
  removed: boolean;
}

/** The good rows of a file; the others are told. */
async function* checkedRows<Row>(
  run: Run,
  file: FeedFile | undefined,
  problems: ReportEntry[],
): AsyncGenerator<CheckedRow<Row>> {
  if (!file) return;
  const tell = (entry: ReportEntry) => void (problems.length < MOST_TOLD && problems.push(entry));
  const check = rowChecker(file.kind, await file.kind.open(run, file), () => {});
  try {
    for await (const block of rowsOf(file, () => {})) {
      if (run.signal?.aborted) return;
      await takePictures(anyPicture(), file.kind.name, block.rows, { file: file.name, report: run.report, warn() {} });
      for (const written of block.rows) {
        const { row, removed = false, problems: faults } = check(written);
        for (const fault of faults) tell({ file: file.name, line: written.line, ...fault });
        if (row && faults.length === 0) yield { row: row as Row, removed };
      }
    }
  } catch (error) {
    tell({ file: file.name, line: null, field: null, reason: fileReason(error) });
  }
}

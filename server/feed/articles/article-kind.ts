import { createHash } from 'node:crypto';
import { slugify } from '@/lib/text/slug';
import type { Problem } from '@/server/feed/errors';
import { quoted } from '@/server/feed/fields';
import type { FeedKind, Importer, Run } from '@/server/feed/run';
import type { Columns } from '@/server/platform/db/rows';
import type { articles } from '@/server/platform/db/schema/catalogue';
import { articleChanges, articleImages } from './article-images';
import type { ArticleIndex } from './index-of-articles';
import { articleSchema, type FeedArticleRow } from './schema';
import { type ArticleToWrite, writeArticles } from './write-articles';

export const articleKind: FeedKind = {
  name: 'articles',
  schema: articleSchema,
  key: ['id'],
  csv: false,
  batchRows: 500,
  images: (sql, keys) =>
    articleImages(
      sql,
      keys.map(({ id }) => id as number),
    ),
  open: openArticles,
};

const REFERENCED = ['product_lines', 'groups', 'genders', 'colors'];
const MOST_PROBLEMS = 20;

/** `toWrite` is what `check` found for `write`; a row without it is unchanged. */
type CheckedRow = FeedArticleRow & { toWrite?: Omit<ArticleToWrite, 'row' | 'line'> };

async function openArticles(run: Run): Promise<Importer<CheckedRow>> {
  const index = await run.articles();
  for (const table of REFERENCED) await run.known.load(table);
  if (run.dryRun) await run.known.load('articles');

  return {
    check(row, line) {
      const digest = createHash('sha256').update(JSON.stringify(row)).digest('hex');
      const before = index.byId.get(row.id);
      if (before?.digest === digest) return [];
      const slug = row.slug ?? before?.slug ?? newSlug(row, index);
      const problems = [...referenceProblems(row, run), ...uniqueProblems(row, slug, index)];
      if (problems.length > 0) return problems.slice(0, MOST_PROBLEMS);
      index.rewrite(
        row.id,
        { articleNo: row.articleNo, slug, digest },
        row.variants.map(({ ean }) => ean),
        line,
      );
      if (run.dryRun) run.known.add('articles', row.id);
      row.toWrite = { slug, digest, isNew: before === undefined };
      return [];
    },

    async write(tx, rows) {
      const toWrite = rows.flatMap(({ line, row }) => (row.toWrite ? [{ ...row.toWrite, row, line }] : []));
      const inserted = toWrite.filter(({ isNew }) => isNew).length;
      if (toWrite.length > 0 && !run.dryRun) {
        if (run.journal.isOpen) await run.journal.note(tx, 'articles', await articleChanges(tx, toWrite));
        await writeArticles(tx, toWrite, index.sizes);
      }
      return { inserted, updated: toWrite.length - inserted };
    },

    async remove(tx, keys) {
      const ids = keys.map(({ id }) => id as number);
      if (run.dryRun) return (await tx`select 1 from articles where id = any(${ids}::int[]) and visible`).length;
      // Without its digest, the article becomes visible again with the same row as before.
      const hidden = await tx<Columns<typeof articles, 'id'>[]>`
        update articles set visible = false, feed_digest = null where id = any(${ids}::int[]) and visible returning id`;
      const changes = hidden.map(({ id }) => ({ key: [id], before: { visible: true }, after: { visible: false } }));
      await run.journal.note(tx, 'articles', changes);
      return hidden.length;
    },
  };
}

function referenceProblems(row: FeedArticleRow, { known }: Run): Problem[] {
  return [
    ...known.problems('product_lines', 'productLineId', row.productLineId),
    ...known.problems('groups', 'groupId', row.groupId),
    ...row.alsoInGroups.flatMap((id) => known.problems('groups', 'alsoInGroups', id)),
    ...row.genders.flatMap((id) => known.problems('genders', 'genders', id)),
    ...row.variants.flatMap(({ colorId }, i) => known.problems('colors', `variants[${i}].colorId`, colorId)),
  ];
}

function uniqueProblems(row: FeedArticleRow, slug: string, index: ArticleIndex): Problem[] {
  const problems: Problem[] = [];
  const unlessOwn = (field: string, value: string, owner: number | undefined) => {
    if (owner === undefined || owner === row.id) return;
    problems.push({ field, reason: `${quoted(value)} belongs to article ${owner} already` });
  };
  unlessOwn('articleNo', row.articleNo, index.byNo.get(row.articleNo));
  unlessOwn('slug', slug, index.slugOwner(slug));
  for (const [i, { ean }] of row.variants.entries()) {
    const other = index.otherOwner(ean, row.id);
    if (!other) continue;
    const where = other.line === undefined ? '' : ` (line ${other.line})`;
    problems.push({ field: `variants[${i}].ean`, reason: `${ean} belongs to article ${other.id} already${where}` });
  }
  return problems;
}

/** Makes a slug of the name and the number; for numbers that differ only in punctuation, with the id behind them. */
function newSlug(row: FeedArticleRow, index: ArticleIndex): string {
  const slug = slugify(`${row.name} ${row.articleNo}`).slice(0, 200);
  const owner = index.slugOwner(slug);
  return slug !== '' && (owner === undefined || owner === row.id) ? slug : [slug, row.id].filter(Boolean).join('-');
}

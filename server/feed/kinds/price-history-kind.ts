import { z } from 'zod';
import type { Tx } from '@/server/feed/changes';
import type { Problem } from '@/server/feed/errors';
import * as f from '@/server/feed/fields';
import type { FeedKind, Importer, Refusal, Run } from '@/server/feed/run';
import type { Columns, Computed, Renamed } from '@/server/platform/db/rows';
import type { priceHistory } from '@/server/platform/db/schema/catalogue';
import { systemClock } from '@/server/ports/clock';

const schema = z
  .object({
    articleNo: f.name,
    price: f.ore,
    kind: z.enum(['normal', 'campaign', 'club']),
    from: f.moment,
    to: f.moment,
  })
  .refine(({ from, to }) => to > from, { path: ['to'], error: 'must be after from' })
  .refine(({ to }) => to <= systemClock().toISOString(), { path: ['to'], error: 'lies in the future' });

type PriceRow = z.output<typeof schema>;

interface Period {
  from: number;
  to: number;
}

type Kept = Columns<typeof priceHistory, 'id' | 'price' | 'kind'> &
  Renamed<typeof priceHistory, { article: 'articleId' }> &
  Computed<{
    from: number;
    to: number;
    /** The first price the database kept by itself, when the article came. */
    opening: boolean;
  }>;

/** Prices from before the first import. Stored prices are proof and stay, except the very first one, whose start is a guess. */
export const priceHistoryKind: FeedKind = {
  name: 'price-history',
  schema,
  key: ['articleNo', 'kind', 'from'],
  csv: true,
  batchRows: 2_000,
  open: openPriceHistory,
};

async function openPriceHistory(run: Run): Promise<Importer<PriceRow>> {
  const articles = await run.articles();
  const idOf = (row: PriceRow) => articles.byNo.get(row.articleNo) ?? 0;
  return {
    check(row): Problem[] {
      return idOf(row) === 0 ? [{ field: 'articleNo', reason: `there is no article ${f.quoted(row.articleNo)}` }] : [];
    },

    async write(tx, rows) {
      const kept = await keptPrices(tx, [...new Set(rows.map(({ row }) => idOf(row)))]);
      const refused: Refusal[] = [];
      const added: Kept[] = [];
      const fed = new Set<number>();
      const shortened = new Set<Kept>();
      for (const { line, row } of rows) {
        const article = idOf(row);
        const all = kept.get(article) ?? [];
        const others = all.filter(({ kind }) => kind === row.kind);
        const whole = { from: Date.parse(row.from), to: Date.parse(row.to) };
        const news = unknownParts(whole, row.price, others).map(
          (part): Kept => ({ ...{ ...row, ...part, id: 0, article, opening: false } }),
        );
        const clash = news.flatMap((part) => clashing(part, others))[0];
        if (clash) {
          refused.push({ line, field: 'from', reason: `overlaps a price of ${clash.price} øre that is kept already` });
          continue;
        }
        for (const part of news) {
          const opening = others.find((other) => isOpeningOf(other, part));
          if (opening) {
            opening.from = part.to;
            shortened.add(opening);
          }
        }
        if (news.length > 0) fed.add(line);
        added.push(...news);
        kept.set(article, [...all, ...news]);
      }
      if (added.length > 0 && !run.dryRun) {
        await writePrices(tx, added, [...shortened]);
        await run.changes.log(tx, new Set(added.map(({ article }) => article)));
      }
      return { inserted: fed.size, updated: 0, refused };
    },
  };
}

/** An article has one ordinary price at a time, but offers may run beside each other. */
const isInTheWay = (other: Kept, price: Kept) =>
  price.kind === 'normal' ? other.from < price.to && other.to > price.from : other.from === price.from;

/** Of a period what no kept row says already: a feed of tomorrow repeats that of today, a day later. */
function unknownParts(whole: Period, price: number, others: readonly Kept[]): Period[] {
  const same = others.filter((other) => !other.opening && other.price === price);
  return same.reduce<Period[]>(
    (parts, known) =>
      parts.flatMap(({ from, to }) => {
        if (known.from >= to || known.to <= from) return [{ from, to }];
        return [
          { from, to: known.from },
          { from: known.to, to },
        ].filter((part) => part.from < part.to);
      }),
    [whole],
  );
}

/** The guessed beginning of the first price gives way to what a feed knows. */
const isOpeningOf = (other: Kept, price: Kept) => other.opening && other.to > price.to && isInTheWay(other, price);

const clashing = (price: Kept, others: readonly Kept[]) =>
  others.filter((other) => isInTheWay(other, price) && !isOpeningOf(other, price));

/** Leaves out offers mirrored from a campaign: they may overlap anything. */
async function keptPrices(tx: Tx, articles: number[]): Promise<Map<number, Kept[]>> {
  const rows = await tx<Kept[]>`
    select id::float8 as id, article_id as article, kind, price, extract(epoch from valid_from)::float8 * 1000 as from,
      extract(epoch from coalesce(valid_to, 'infinity'))::float8 * 1000 as to,
      kind = 'normal' and id = min(id) filter (where kind = 'normal') over (partition by article_id) as opening
    from price_history where article_id = any(${articles}::int[]) and shop_id is null and campaign_article_id is null`;
  return Map.groupBy(rows, ({ article }) => article);
}

async function writePrices(tx: Tx, added: Kept[], shortened: Kept[]): Promise<void> {
  const times = (prices: Kept[], of: (price: Kept) => number) =>
    prices.map((price) => new Date(of(price)).toISOString());
  await tx`
    update price_history t set valid_from = s.at
    from unnest(${shortened.map(({ id }) => id)}::bigint[], ${times(shortened, ({ from }) => from)}::timestamptz[]) as s(id, at)
    where t.id = s.id`;
  await tx`
    insert into price_history (article_id, price, kind, valid_from, valid_to)
    select * from unnest(${added.map(({ article }) => article)}::int[], ${added.map(({ price }) => price)}::int[],
      ${added.map(({ kind }) => kind)}::text[], ${times(added, ({ from }) => from)}::timestamptz[],
      ${times(added, ({ to }) => to)}::timestamptz[])`;
}

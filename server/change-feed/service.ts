import type { Sql } from '@/server/db/connection';
import type { SearchEngine } from '@/server/ports/search-engine';

/** What an instance must do when the database says that something changed. */
export interface LiveTargets {
  catalogue: { changes(ids: number[]): Promise<Parameters<SearchEngine['update']>[0]> };
  engine: Pick<SearchEngine, 'update'>;
  /** Builds the whole search index again. */
  reindex(): Promise<void>;
  expire(tags: string[]): void;
  expireAll(): void;
  log(message: string, error?: unknown): void;
}

interface Change {
  id: string;
  kind: 'article' | 'stock' | 'campaign' | 'shop' | 'content' | 'all';
  ref: number | null;
}

/** A render in flight when the change came would store the old page; the second expiry takes that one too. */
const SECOND_EXPIRY_MS = 2000;
const POLL_MS = 5000;
const MAX_SINGLE_CHANGES = 5000;

/**
 * Keeps this instance fresh: listens to `shop_changes`, reads the rows of `changes` after the last one seen, updates
 * the search index, and takes the affected pages out of the cache. Polls as well, so that a lost notification
 * (a dropped connection) delays a change by seconds and never loses it. Returns a function that stops it.
 */
export async function followChanges(sql: Sql, targets: LiveTargets): Promise<() => Promise<void>> {
  const seen = new Set((await recent()).map((change) => change.id));
  let lookedAt = new Date();
  let running = false;
  let again = false;

  const expire = (act: () => void) => {
    act();
    setTimeout(act, SECOND_EXPIRY_MS).unref();
  };

  /**
   * Rows get their number before their transaction commits, so a lower number may appear after a higher one: a window
   * of time is read, not everything after the last number.
   */
  function recent(): Promise<Change[]> {
    return sql<Change[]>`
      select id::text as id, kind, ref from changes where at > now() - interval '2 minutes' order by id`;
  }

  /** Campaigns and banners that began or ended by the clock since the last look: nobody writes a row for that. */
  async function boundaries(): Promise<Change[]> {
    const from = lookedAt;
    const to = new Date();
    lookedAt = to;
    return sql<Change[]>`
      select '' as id, 'campaign' as kind, id as ref from campaigns
        where (starts_at > ${from} and starts_at <= ${to}) or (ends_at > ${from} and ends_at <= ${to})
      union all
      select '', 'content', null from banners
        where (starts_at > ${from} and starts_at <= ${to}) or (ends_at > ${from} and ends_at <= ${to})`;
  }

  async function apply(changes: Change[]) {
    const ids = (kind: Change['kind']) => [
      ...new Set(changes.filter((change) => change.kind === kind).map((change) => change.ref as number)),
    ];
    const campaigns = ids('campaign');
    const offered = campaigns.length
      ? (await sql`select distinct article_id as id from campaign_articles where campaign_id in ${sql(campaigns)}`).map(
          (row) => row.id as number,
        )
      : [];
    const articles = [...new Set([...ids('article'), ...offered])];
    const stock = ids('stock').filter((id) => !articles.includes(id));
    const whole =
      changes.some((change) => change.kind === 'all' || change.kind === 'content' || change.kind === 'shop') ||
      articles.length + stock.length > MAX_SINGLE_CHANGES;
    if (changes.some((change) => change.kind === 'all') || articles.length + stock.length > MAX_SINGLE_CHANGES) {
      await targets.reindex();
    } else if (articles.length + stock.length > 0) {
      await targets.engine.update(await targets.catalogue.changes([...articles, ...stock]));
    }
    if (whole) return expire(() => targets.expireAll());
    const tags = [
      ...[...articles, ...stock].map((id) => `article:${id}`),
      ...(articles.length > 0 ? ['lists'] : []),
      ...(campaigns.length > 0 ? ['campaigns'] : []),
    ];
    if (tags.length > 0) expire(() => targets.expire(tags));
  }

  async function catchUp() {
    if (running) {
      again = true;
      return;
    }
    running = true;
    try {
      do {
        again = false;
        const rows = await recent();
        const changes = [...rows.filter((change) => !seen.has(change.id)), ...(await boundaries())];
        if (changes.length === 0) continue;
        await apply(changes);
        seen.clear();
        for (const change of rows) seen.add(change.id);
        again = true;
      } while (again);
    } catch (error) {
      targets.log('Following changes failed; trying again shortly', error);
    } finally {
      running = false;
    }
  }

  const listener = await sql.listen(
    'shop_changes',
    () => void catchUp(),
    () => void catchUp(),
  );
  const poll = setInterval(() => void catchUp(), POLL_MS);
  poll.unref();
  return async () => {
    clearInterval(poll);
    await listener.unlisten();
  };
}

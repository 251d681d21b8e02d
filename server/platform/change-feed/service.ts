import type { Sql } from '@/server/platform/db/connection';
import { runEvery } from '@/server/ports/clock';
import * as rules from './rules';
import * as store from './store';
import type { Change, ChangeTargets, Position } from './types';

type News = Awaited<ReturnType<typeof store.changesSince>>;

const POLL_MS = 5000;

/** Returns the changed articles, and those whose stock alone has changed; undefined when a new index is cheaper. */
async function articlesIn(sql: Sql, changes: Change[]): Promise<{ articles: number[]; stock: number[] } | undefined> {
  if (rules.isWhole(changes)) return undefined;
  const most = rules.mostShown(changes);
  const shown = most > 0 ? await store.articlesOf(sql, (kind) => rules.refsOf(changes, kind), most + 1) : [];
  if (shown.length > most) return undefined;
  const articles = [...new Set([...rules.refsOf(changes, 'article'), ...shown])];
  const known = new Set(articles);
  return { articles, stock: rules.refsOf(changes, 'stock').filter((id) => !known.has(id)) };
}

/** Returns the articles changed since `position`; undefined when the changes are deleted, or a new index is cheaper. */
export async function articlesChangedSince(sql: Sql, position: Position): Promise<number[] | undefined> {
  const { changes, lost } = await store.changesSince(sql, position, rules.MOST_CHANGED + 1);
  const about = lost ? undefined : await articlesIn(sql, changes);
  return about && [...about.articles, ...about.stock];
}

/** Rebuilds the index beside the current one when search words have changed. */
function createWordReader(sql: Sql, targets: ChangeTargets) {
  let due = false;
  let building: Promise<void> | undefined;

  async function build() {
    try {
      while (due) {
        due = false;
        await targets.reindex(await store.currentPosition(sql));
        targets.expire(['lists']);
      }
    } catch (error) {
      due = true;
      targets.log('Building the index with new words failed; trying again shortly', error);
    }
  }

  return {
    async read() {
      if (await targets.readWords()) due = true;
      targets.expire(['lists']);
    },
    /** The engine takes other changes into both indices meanwhile. */
    reindexBeside() {
      if (!due) return;
      building ??= build().finally(() => {
        building = undefined;
      });
    },
    async rebuild(mark: Position) {
      await targets.readWords();
      await targets.reindex(mark);
      due = false;
      targets.expireAll();
    },
    ended: async () => building,
  };
}

type WordReader = ReturnType<typeof createWordReader>;

async function apply(sql: Sql, targets: ChangeTargets, words: WordReader, { changes, position }: News) {
  if (rules.touchesBrands(changes)) await targets.readBrands();
  const about = await articlesIn(sql, changes);
  if (!about) {
    // Prices and stock of pages come from the database: they need not wait for the index, of which lists and searches are made.
    targets.expireAll();
    return words.rebuild(position);
  }
  if (changes.some(({ kind }) => kind === 'search-words')) await words.read();
  const { articles, stock } = about;
  const ids = [...articles, ...stock];
  if (ids.length > 0)
    await targets.engine.update(await targets.catalogue.changes(ids), position, { stockAlone: articles.length === 0 });
  if (rules.touchesAllPages(changes)) return targets.expireAll();
  const tags = rules.tagsOf(changes, articles, stock);
  if (tags.length > 0) targets.expire(tags);
}

/** Opens or builds the index. Returns its position in the change log. */
async function openIndex(sql: Sql, targets: ChangeTargets, words: WordReader): Promise<Position> {
  await targets.readWords();
  const known = await targets.open();
  if (known) {
    // Pages of an earlier life may show what has changed since.
    targets.expireAll();
    return known;
  }
  const start = await store.currentPosition(sql);
  await words.rebuild(start);
  return start;
}

/**
 * Keeps this instance's index and pages fresh, by `shop_changes` and by polling, as notifications get lost. The position moves
 * after the index and cache have a change: a failure delays it and never loses it. Returns a function that stops it.
 */
export async function watchChanges(sql: Sql, targets: ChangeTargets): Promise<() => Promise<void>> {
  const words = createWordReader(sql, targets);
  let position: Position | undefined;
  let looking: Promise<void> | undefined;
  let again = false;

  async function look(): Promise<boolean> {
    if (!position) {
      position = await openIndex(sql, targets, words);
      return true;
    }
    const news = await store.changesSince(sql, position, rules.MOST_CHANGED + 1);
    if (news.lost) {
      await targets.readBrands();
      await words.rebuild(news.position);
    } else if (news.changes.length > 0) await apply(sql, targets, words, news);
    position = news.position;
    return news.lost || news.changes.length > 0;
  }

  async function lookUntilNothing() {
    try {
      let more = true;
      while (more) {
        again = false;
        more = (await look()) || again;
        words.reindexBeside();
      }
      targets.caughtUp?.();
    } catch (error) {
      targets.log('Following changes failed; trying again shortly', error);
    }
  }

  const catchUp = () => {
    again = true;
    looking ??= lookUntilNothing().finally(() => {
      looking = undefined;
    });
  };

  await look();
  targets.caughtUp?.();
  const listener = await sql.listen('shop_changes', catchUp, catchUp);
  const poll = runEvery(catchUp, POLL_MS);
  poll.unref();
  return async () => {
    clearInterval(poll);
    await listener.unlisten();
    await looking;
    await words.ended();
  };
}

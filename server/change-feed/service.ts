import type { Sql } from '@/server/db/connection';
import * as rules from './rules';
import * as store from './store';
import type { Change, ChangeTargets, Position } from './types';

/** A render in flight when the change came would store the old page; the second expiry takes that one too. */
const SECOND_EXPIRY_MS = 2000;
const POLL_MS = 5000;

/**
 * Builds this instance's search index and keeps it and its pages fresh from there on. Where it stands in the change log
 * is noted before the index is built, and moves on only when what came after is in the index and out of the cache: a
 * failure, an outage or a slow build delays a change and never loses it. `shop_changes` wakes it; it also looks every
 * few seconds, as a notification can be lost with its connection. Resolves when the index is there.
 * @returns a function that stops it
 */
export async function followChanges(sql: Sql, targets: ChangeTargets): Promise<() => Promise<void>> {
  let position: Position | undefined;
  let looking: Promise<void> | undefined;
  let again = false;

  const expire = (act: () => void) => {
    act();
    setTimeout(act, SECOND_EXPIRY_MS).unref();
  };

  async function rebuild() {
    await targets.reindex();
    expire(() => targets.expireAll());
  }

  async function apply(changes: Change[]) {
    if (rules.isWhole(changes)) return rebuild();
    const most = rules.mostShown(changes);
    const shown = most > 0 ? await store.articlesOf(sql, (kind) => rules.refsOf(changes, kind), most + 1) : [];
    if (shown.length > most) return rebuild();
    const articles = [...new Set([...rules.refsOf(changes, 'article'), ...shown])];
    const known = new Set(articles);
    const stock = rules.refsOf(changes, 'stock').filter((id) => !known.has(id));
    const ids = [...articles, ...stock];
    if (ids.length > 0) await targets.engine.update(await targets.catalogue.changes(ids));
    if (rules.touchesAllPages(changes)) return expire(() => targets.expireAll());
    const tags = rules.tagsOf(changes, articles, stock);
    if (tags.length > 0) expire(() => targets.expire(tags));
  }

  /** One step forward; true when there was something to do. */
  async function look(): Promise<boolean> {
    if (!position) {
      const start = await store.currentPosition(sql);
      await rebuild();
      position = start;
      return true;
    }
    const news = await store.changesSince(sql, position, rules.MOST_CHANGED + 1);
    if (news.lost) await rebuild();
    else if (news.changes.length > 0) await apply(news.changes);
    position = news.position;
    return news.lost || news.changes.length > 0;
  }

  async function lookUntilNothing() {
    try {
      do again = false;
      while ((await look()) || again);
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
  const listener = await sql.listen('shop_changes', catchUp, catchUp);
  const poll = setInterval(catchUp, POLL_MS);
  poll.unref();
  return async () => {
    clearInterval(poll);
    await listener.unlisten();
    await looking;
  };
}

import { watchChanges } from '@/server/platform/change-feed/service';
import type { ChangeTargets } from '@/server/platform/change-feed/types';
import type { Sql } from '@/server/platform/db/connection';

/** Every article with what it costs now, as 'A 100'. */
const lines = (sql: Sql) => sql<{ id: number; line: string }[]>`
  select a.id, a.name || ' ' || least(a.price, (select min(ca.price) from campaign_articles ca
    join campaigns c on c.id = ca.campaign_id where ca.article_id = a.id and c.starts_at <= now() and c.ends_at > now())) as line
  from articles a`;

/**
 * An instance of the shop as the change feed sees it: its index is what it has read of the database, `did` what it has
 * done. What `failing` names fails, as often as it stands there. `during` runs while an index is being built, after
 * the database has been read.
 */
export async function startInstance(sql: Sql, { during = async () => {} }: { during?: () => Promise<void> } = {}) {
  let index = new Map<number, string>();
  const did: string[] = [];
  let words = '';
  const failing: ('read' | 'index' | 'reindex')[] = [];
  let wake = () => {};
  const note = (what: string) => {
    did.push(what);
    wake();
  };
  const mayFail = (what: (typeof failing)[number]) => {
    const at = failing.indexOf(what);
    if (at >= 0) failing.splice(at, 1);
    if (at >= 0) throw new Error(`${what} failed`);
  };
  const read = new Map<number, string>();
  const targets: ChangeTargets = {
    catalogue: {
      async changes(ids) {
        mayFail('read');
        for (const { id, line } of await lines(sql)) read.set(id, line);
        return ids.map((id) => ({ id, article: null }));
      },
    },
    engine: {
      async update(changes) {
        mayFail('index');
        for (const { id } of changes) index.set(id, read.get(id) ?? 'gone');
        note(`index ${changes.map(({ id }) => id).sort()}`);
      },
    },
    async readBrands() {
      note('brands');
    },
    async readWords() {
      const before = words;
      const found = await sql<{ terms: string[] }[]>`select terms from search_synonyms order by id`;
      words = found.map(({ terms }) => terms.join('=')).join(' ');
      if (words !== before) note(`words ${words}`);
      return words !== before;
    },
    open: async () => undefined,
    async reindex() {
      mayFail('reindex');
      const made = new Map((await lines(sql)).map(({ id, line }) => [id, line]));
      const building = during();
      wake();
      await building;
      index = made;
      note('reindex');
    },
    expire: (tags) => note(`expire ${tags.join(' ')}`),
    expireAll: () => note('expire all'),
    log: (message, error) => note(`${message}: ${error}`),
  };
  const stop = await watchChanges(sql, targets);
  return {
    did,
    failing,
    stop,
    /** Resolves when the instance has done what it is looked for; it is looked at each time it does something. */
    async until(isSo: () => boolean) {
      while (!isSo())
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    },
    line: (id: number) => index.get(id),
  };
}

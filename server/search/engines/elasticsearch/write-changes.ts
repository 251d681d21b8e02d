import { createHash } from 'node:crypto';
import type { Client, estypes } from '@elastic/elasticsearch';
import type { ArticleChange, IndexedArticle, IndexMark } from '@/server/ports/search-engine';
import { type ArticleDocument, articleDocument, columnsOf, textDigest } from './article-document';
import { patient, Refused } from './client';
import { type IndexLife, versionOf } from './index-life';
import type { OpenIndex } from './index-words';

const perBulk = 500;
const attempts = 5;
const mostNamed = 20;

type Kept = Pick<ArticleDocument, 'whole' | 'text' | 'at' | 'extra' | 'heldSizes'>;
interface Known extends Partial<Kept> {
  seqNo?: number;
  term?: number;
}

/**
 * Writes the last state of each changed article: nothing, only columns, or all, as needed. Refreshes before it returns or throws
 * Refused, which names the refused articles; the others are written.
 */
export async function writeChanges(
  client: Client,
  life: IndexLife,
  index: OpenIndex,
  changes: ArticleChange[],
  mark?: IndexMark,
) {
  const at = mark ? versionOf(mark) : 0;
  const last = [...new Map(changes.map((change) => [change.id, change])).values()];
  let reworded = false;
  const faults: string[] = [];
  for (let from = 0; from < last.length; from += perBulk) {
    let left = last.slice(from, from + perBulk);
    for (let attempt = 1; left.length; attempt++) {
      const written = await writeSome(client, life, index, left, at);
      reworded ||= written.reworded;
      left = left.filter(({ id }) => written.refused.has(id));
      if (attempt >= attempts && left.length) {
        faults.push(...left.map(({ id }) => `${id} (${written.refused.get(id)})`));
        break;
      }
    }
  }
  await client.indices.refresh({ index: index.name }, patient);
  index.sizes.clear();
  index.labels = undefined;
  if (reworded) index.met.clear();
  if (faults.length) throw new Refused(`Elasticsearch refused changes to ${faults.slice(0, mostNamed).join(', ')}`);
}

async function writeSome(client: Client, life: IndexLife, index: OpenIndex, changes: ArticleChange[], at: number) {
  const known = await read(client, index, changes);
  const operations: unknown[] = [];
  const ids: number[] = [];
  let reworded = false;
  for (const { id, article } of changes) {
    const before = known.get(id) ?? {};
    if (at && (before.at ?? 0) > at) continue;
    const only = before.seqNo === undefined ? {} : { if_seq_no: before.seqNo, if_primary_term: before.term };
    const target = { _index: index.name, _id: String(id), ...only };
    if (!article) {
      if (before.seqNo !== undefined) {
        operations.push({ delete: target });
        ids.push(id);
      }
      continue;
    }
    const whole: IndexedArticle = {
      ...article,
      eans: article.eans ?? before.extra?.eans ?? [],
      material: article.material ?? before.extra?.material ?? '',
      held: article.held ?? before.heldSizes,
    };
    const columns = columnsOf(whole, at);
    if (columns.whole === before.whole) continue;
    ids.push(id);
    if (before.text === textDigest(whole)) {
      operations.push({ update: target }, { doc: columns });
      continue;
    }
    reworded = true;
    const analysed = index.words.analyser.article(whole);
    const news = index.words.learn(whole, analysed);
    if (news) {
      const piece = { kind: 'news' as const, news };
      await life.putNews(index.name, createHash('sha1').update(JSON.stringify(news)).digest('hex'), piece);
    }
    operations.push(
      before.seqNo === undefined ? { create: target } : { index: target },
      articleDocument(whole, analysed, at),
    );
  }
  const refused = new Map<number, string>();
  if (ids.length) {
    const answer = await client.bulk({ operations: operations as estypes.BulkRequest['operations'] }, patient);
    answer.items.forEach((item, i) => {
      const [result] = Object.values(item);
      const gone = item.delete && result?.status === 404;
      if (result?.error && !gone) refused.set(ids[i] as number, result.error.reason ?? result.error.type);
    });
  }
  return { refused, reworded };
}

async function read(client: Client, { name }: OpenIndex, changes: ArticleChange[]): Promise<Map<number, Known>> {
  const { docs } = await client.mget<Kept>(
    { index: name, ids: changes.map(({ id }) => String(id)), _source: ['whole', 'text', 'at', 'extra', 'heldSizes'] },
    patient,
  );
  const known = new Map<number, Known>();
  for (const doc of docs) {
    if (!('found' in doc) || !doc.found) continue;
    known.set(Number(doc._id), { ...doc._source, seqNo: doc._seq_no, term: doc._primary_term });
  }
  return known;
}

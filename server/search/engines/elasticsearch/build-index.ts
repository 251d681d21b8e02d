import type { Client } from '@elastic/elasticsearch';
import type { SynonymTable } from '@/lib/search/synonym-table';
import type { IndexedArticle, IndexMark, IndexSource } from '@/server/ports/search-engine';
import { learnWords } from '@/server/search/engines/learn-words';
import { slices } from '@/server/search/engines/yielding';
import { type ArticleDocument, articleDocument } from './article-document';
import { patient, patiently } from './client';
import { type IndexLife, versionOf } from './index-life';
import { IndexWords, type OpenIndex, openIndex } from './index-words';
import { searchArticles } from './search-articles';

const flushBytes = 2_000_000;
const mostNamed = 20;
/** Articles that must be found by their names before the index is used. */
const golden = 12;

interface Build {
  client: Client;
  life: IndexLife;
  synonyms?: SynonymTable;
  mark?: IndexMark;
  onProgress?: (done: number) => void;
  stillOurs: () => void;
}

/** Builds an index beside the others, proved but not used yet. Throws and cleans up when it does not hold what was read. */
export async function buildIndex(catalogue: IndexSource, build: Build): Promise<OpenIndex> {
  const { client, life, synonyms } = build;
  const words = new IndexWords(await learnWords(catalogue), synonyms);
  const name = await life.create();
  try {
    const { ids, samples } = await fill(catalogue, name, words, build);
    words.size = ids.size;
    words.analyser.forgetTexts();
    await life.putWords(name, words);
    if (build.mark) await life.putMark(name, build.mark);
    words.addSynonyms();
    await client.indices.refresh({ index: name }, patient);
    const made = openIndex(name, words);
    await prove(client, made, ids.size, samples);
    return made;
  } catch (error) {
    await life.remove([name]).catch(() => undefined);
    throw error;
  }
}

async function fill(catalogue: IndexSource, index: string, words: IndexWords, build: Build) {
  const { client, onProgress, stillOurs, mark } = build;
  const at = mark ? versionOf(mark) : 0;
  const refused = new Map<string, ArticleDocument>();
  const samples: IndexedArticle[] = [];
  const ids = new Set<number>();
  const pause = slices();
  let version = 0;
  async function* documents() {
    for await (const batch of catalogue.articles()) {
      for (const article of batch) {
        const analysed = words.analyser.article(article);
        words.learn(article, analysed);
        ids.add(article.id);
        if (samples.length < golden || version % 997 === 0) samples[version % golden] = article;
        yield { version: ++version, document: articleDocument(article, analysed, at) };
        if (version % 1000 === 0) {
          stillOurs();
          onProgress?.(version);
        }
        await pause();
      }
    }
  }
  await client.helpers.bulk<{ version: number; document: ArticleDocument }>(
    {
      datasource: documents(),
      onDocument: ({ version: own, document }) => [
        { index: { _index: index, _id: String(document.id), version: own, version_type: 'external' } },
        document as unknown as { version: number; document: ArticleDocument },
      ],
      onDrop: ({ status, document }) => {
        const dropped = document as unknown as ArticleDocument;
        if (status !== 409) refused.set(String(dropped.id), dropped);
      },
      flushBytes,
      concurrency: 2,
      retries: 5,
      wait: 1000,
    },
    { ...patient },
  );
  await retry(client, index, refused);
  onProgress?.(version);
  return { ids, samples: samples.filter(Boolean) };
}

async function retry(client: Client, index: string, refused: Map<string, ArticleDocument>) {
  const faults: string[] = [];
  for (const [id, document] of refused) {
    await client
      .index({ index, id, document }, patient)
      .catch((error: Error) => faults.push(`${id} (${error.message.split('\n')[0]})`));
  }
  if (!faults.length) return;
  const named = faults.slice(0, mostNamed).join(', ');
  throw new Error(`Elasticsearch refused ${faults.length} articles, so the index before stays: ${named}`);
}

/** Proves as many articles as were read, and each sample found by its name. */
async function prove(client: Client, index: OpenIndex, expected: number, samples: IndexedArticle[]) {
  const { count } = await client.count({ index: index.name }, patient);
  if (count !== expected)
    throw new Error(`The new index holds ${count} articles instead of ${expected}; the one before stays.`);
  const slowly = patiently(client);
  for (const { id, name } of samples) {
    const { total } = await searchArticles(slowly, index, { text: name, filters: { ids: [id] }, take: 0 });
    if (/\p{L}{3}/u.test(name) && total === 0)
      throw new Error(`The new index does not find ${id} by its name "${name}"; the one before stays.`);
  }
}

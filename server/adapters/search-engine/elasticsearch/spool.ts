import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import type { IndexedArticle } from '@/server/ports/search-engine';

/** The catalogue in a file, as it is read twice (for its words, then for its articles) and may not fit in memory. */
export async function spoolArticles(batches: AsyncIterable<IndexedArticle[]>, each: (article: IndexedArticle) => void) {
  const folder = await mkdtemp(join(tmpdir(), 'nordvidda-index-'));
  const path = join(folder, 'articles.ndjson');
  const remove = () => rm(folder, { recursive: true, force: true });
  const out = createWriteStream(path);
  try {
    for await (const batch of batches) {
      let full = false;
      for (const article of batch) {
        each(article);
        full = !out.write(`${JSON.stringify(article)}\n`);
      }
      if (full) await once(out, 'drain');
    }
    out.end();
    await finished(out);
  } catch (error) {
    out.destroy();
    await remove();
    throw error;
  }
  async function* read(): AsyncGenerator<IndexedArticle> {
    for await (const line of createInterface({ input: createReadStream(path) }))
      yield JSON.parse(line) as IndexedArticle;
  }
  return { read, remove };
}

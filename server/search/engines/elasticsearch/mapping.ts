import { createHash } from 'node:crypto';
import type { estypes } from '@elastic/elasticsearch';
import { sizeValues } from '@/lib/lists/size-kind-of';
import { createAnalyser } from '@/lib/search/analyser';
import type { SynonymTable } from '@/lib/search/synonym-table';
import { saturation } from '@/server/search/engines/weights';

/** Repetitions of a token for a weight of 1. */
export const repeatsPerWeight = 2;

export const mostValues = 10_000;
export const resultWindow = 10_000;

const keyword = { type: 'keyword' } as const;
const unread = { type: 'object', enabled: false } as const;
const kept = { type: 'keyword', index: false, doc_values: false } as const;

/** Needs no Norwegian analysers on the server. */
export const articleIndex = {
  settings: {
    number_of_shards: 1,
    auto_expand_replicas: '0-1',
    // Writers refresh before they drop pages.
    refresh_interval: '30s',
    // An older state that arrives late must not bring back a removed article.
    gc_deletes: '10m',
    max_result_window: resultWindow,
    similarity: { tokens: { type: 'BM25', k1: saturation * repeatsPerWeight, b: 0 } },
  },
  mappings: {
    dynamic: 'strict',
    properties: {
      id: { type: 'integer' },
      price: { type: 'integer' },
      rank: { type: 'integer' },
      created: { type: 'long' },
      boost: { type: 'float', index: false },
      nameKey: { type: 'keyword' },
      number: keyword,
      eans: keyword,
      genders: keyword,
      colors: keyword,
      brands: keyword,
      shops: keyword,
      groups: keyword,
      subcategories: keyword,
      categories: keyword,
      campaigns: keyword,
      sizes: keyword,
      ratings: keyword,
      unisex: { type: 'byte' },
      held: keyword,
      heldSizes: unread,
      things: { type: 'text', analyzer: 'whitespace', index_options: 'docs', norms: false, similarity: 'boolean' },
      strong: { type: 'text', analyzer: 'whitespace', index_options: 'freqs', norms: false, similarity: 'tokens' },
      weak: { type: 'text', analyzer: 'whitespace', index_options: 'docs', norms: false, similarity: 'boolean' },
      article: unread,
      extra: unread,
      whole: kept,
      text: kept,
      at: { type: 'long', index: false, doc_values: false },
    },
  },
} as const satisfies Pick<estypes.IndicesCreateRequest, 'settings' | 'mappings'>;

export const wordsIndex = {
  settings: { number_of_shards: 1, auto_expand_replicas: '0-1', refresh_interval: '30s' },
  mappings: { dynamic: 'strict', properties: { kind: keyword, piece: unread } },
} as const satisfies Pick<estypes.IndicesCreateRequest, 'settings' | 'mappings'>;

const probes =
  'vinterjakkene regnbukse barn ullundertøy fjellsko str 43 skihjelm turryggsekk 50l bikkjesele ulltroye hodelykter skor støvlar ' +
  'gore-tex t-skjorte 3-mannstelt svart lue raud padleåre langrennsski under 1000 kr xl 42 2/3 8 år lyseblå anorakk';

const sized = [
  ['Alpint', 'Alpinstøvler', 1],
  ['Sko', 'Fjellsko', 4],
  ['Votter og hansker', 'Votter', 11],
  ['Ballsport', 'Fotballer', 10],
  ['Jakker', 'Skalljakker', 2],
  ['Barneklær', 'Jakker', 4],
  ['Ryggsekker', 'Tursekker', 10],
] as const;
const sizesTried = ['3', '23', '42', 'M', '92', '110 cm', '60-80 kg', 'Én størrelse'];

/** Identifies the analysis: an index of another is never read, so two versions of the shop have an index each. */
export function analysisHash(synonyms?: SynonymTable): string {
  const analyser = createAnalyser({ words: [], brands: ['tindra'], kinds: [], shelves: [] }, synonyms);
  const hash = createHash('sha256').update(JSON.stringify([articleIndex, wordsIndex, analyser.synonyms()]));
  for (const [group2, group3, gender] of sized)
    hash.update(JSON.stringify(sizeValues({ group2, group3, genders: [gender] }, sizesTried)));
  const words = probes.split(' ');
  words.forEach((word, i) => {
    hash.update(JSON.stringify(analyser.query(`${word} ${words[i + 1] ?? ''}`)));
  });
  return hash.digest('hex').slice(0, 8);
}

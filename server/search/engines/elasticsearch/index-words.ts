import { type Analyser, createAnalyser } from '@/lib/search/analyser';
import type { ArticleWords } from '@/lib/search/article-tokens';
import type { Learnt } from '@/lib/search/learn';
import type { Surface } from '@/lib/search/read-text';
import type { SynonymTable } from '@/lib/search/synonym-table';
import type { IndexedArticle } from '@/server/ports/search-engine';
import { Names } from '@/server/search/engines/category-and-brand-names';
import { type PackedEntry, Vocabulary } from '@/server/search/engines/vocabulary';

type PackedToken = [token: string, named: number, described: number, thing: 0 | 1];

/** Words kept beside an index, so that an instance starts without reading articles. */
export type WordPiece =
  | { kind: 'learnt'; learnt: Learnt; size: number }
  | { kind: 'surfaces'; surfaces: PackedEntry[] }
  | { kind: 'tokens'; tokens: PackedToken[] }
  | { kind: 'names'; names: ReturnType<Names['packed']> }
  | { kind: 'news'; news: News };

export interface News {
  surfaces: Surface[];
  named: string[];
  described: string[];
  things: string[];
  article: Pick<IndexedArticle, 'articleGroup2ID' | 'group2' | 'articleGroup3ID' | 'group3' | 'brands' | 'brand'>;
}

const perPiece = 5000;

/** Holds the words of one index with their counts, to read and score queries as the embedded engine does. */
export class IndexWords {
  readonly analyser: Analyser;
  readonly vocabulary = new Vocabulary();
  readonly names = new Names();
  readonly named = new Map<string, number>();
  readonly described = new Map<string, number>();
  readonly things = new Set<string>();
  size = 0;
  private readonly learnt: Learnt | undefined;

  constructor(learnt?: Learnt, synonyms?: SynonymTable) {
    this.learnt = learnt;
    this.analyser = createAnalyser(learnt, synonyms);
  }

  /** Adds an article's words; returns the new ones, if any. */
  learn(article: IndexedArticle, { fields, things, surfaces }: ArticleWords): News | undefined {
    const { description, ...strong } = fields;
    const named = new Set(Object.values(strong).flat());
    const described = new Set(description);
    const called = [...things].filter((thing) => named.has(thing));
    const news: News = {
      surfaces: surfaces.filter(({ folded }) => !this.vocabulary.isOwn(folded)),
      named: [...named].filter((token) => !this.named.has(token)),
      described: [...described].filter((token) => !this.described.has(token)),
      things: called.filter((token) => !this.things.has(token)),
      article: namesOf(article),
    };
    const renamed = this.names.learn(article);
    this.size++;
    for (const token of named) this.named.set(token, (this.named.get(token) ?? 0) + 1);
    for (const token of described) this.described.set(token, (this.described.get(token) ?? 0) + 1);
    for (const thing of called) this.things.add(thing);
    this.vocabulary.add(surfaces);
    const { surfaces: words, named: tokens, described: texts, things: kinds } = news;
    return renamed || words.length || tokens.length || texts.length || kinds.length ? news : undefined;
  }

  /** Adds words that only shoppers use, last of all. */
  addSynonyms() {
    this.vocabulary.addForeign(this.analyser.synonyms().filter(({ token }) => this.named.has(token)));
  }

  /** Packs all of it, before `addSynonyms`. */
  *pieces(): Generator<WordPiece> {
    yield { kind: 'learnt', learnt: this.learnt ?? emptyLearnt(), size: this.size };
    for (const surfaces of chunks(this.vocabulary.packed())) yield { kind: 'surfaces', surfaces };
    for (const tokens of chunks(this.packedTokens())) yield { kind: 'tokens', tokens };
    yield { kind: 'names', names: this.names.packed() };
  }

  private *packedTokens(): Generator<PackedToken> {
    for (const token of new Set([...this.named.keys(), ...this.described.keys(), ...this.things]))
      yield [token, this.named.get(token) ?? 0, this.described.get(token) ?? 0, this.things.has(token) ? 1 : 0];
  }

  static restore(pieces: WordPiece[], synonyms?: SynonymTable): IndexWords | undefined {
    const learnt = pieces.find((piece) => piece.kind === 'learnt');
    if (!learnt) return undefined;
    const words = new IndexWords(learnt.learnt, synonyms);
    words.size = learnt.size;
    for (const piece of pieces) {
      if (piece.kind === 'surfaces') words.vocabulary.restore(piece.surfaces);
      if (piece.kind === 'names') words.names.restore(piece.names);
      if (piece.kind === 'tokens') for (const packed of piece.tokens) words.restoreToken(packed);
    }
    for (const piece of pieces) if (piece.kind === 'news') words.takeNews(piece.news);
    words.addSynonyms();
    return words;
  }

  private restoreToken([token, named, described, thing]: PackedToken) {
    if (named) this.named.set(token, named);
    if (described) this.described.set(token, described);
    if (thing) this.things.add(token);
  }

  private takeNews({ surfaces, named, described, things, article }: News) {
    this.vocabulary.add(surfaces.filter(({ folded }) => !this.vocabulary.isOwn(folded)));
    for (const token of named) if (!this.named.has(token)) this.named.set(token, 1);
    for (const token of described) if (!this.described.has(token)) this.described.set(token, 1);
    for (const token of things) this.things.add(token);
    this.names.learn(article);
  }
}

const emptyLearnt = (): Learnt => ({ words: [], brands: [], kinds: [], shelves: [] });

const namesOf = ({ articleGroup2ID, group2, articleGroup3ID, group3, brands, brand }: IndexedArticle) => ({
  articleGroup2ID, group2, articleGroup3ID, group3, brands, brand,
}); // biome-ignore format: a row

function* chunks<T>(items: Iterable<T>): Generator<T[]> {
  let chunk: T[] = [];
  for (const item of items) {
    chunk.push(item);
    if (chunk.length === perPiece) {
      yield chunk;
      chunk = [];
    }
  }
  if (chunk.length) yield chunk;
}

export interface OpenIndex {
  /** Never an alias: words and articles belong together. */
  name: string;
  words: IndexWords;
  met: Map<string, boolean>;
  labels?: Promise<Labels>;
  sizes: Map<string, Promise<PlaceCounts>>;
}

export interface Labels {
  sizes: string[];
  shops: string[];
}

/** Articles by `level:id`. */
export type PlaceCounts = ReadonlyMap<string, number>;

export const openIndex = (name: string, words: IndexWords): OpenIndex => ({
  name,
  words,
  met: new Map(),
  sizes: new Map(),
});

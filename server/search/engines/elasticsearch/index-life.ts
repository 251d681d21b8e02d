import { type Client, errors } from '@elastic/elasticsearch';
import type { SynonymTable } from '@/lib/search/synonym-table';
import { systemClock } from '@/server/ports/clock';
import type { IndexMark } from '@/server/ports/search-engine';
import { patient } from './client';
import { IndexWords, type OpenIndex, openIndex, type WordPiece } from './index-words';
import { articleIndex, wordsIndex } from './mapping';

const page = 50;

export interface IndexScope {
  prefix: string;
  hash: string;
}

/**
 * The indices of one analysis: `<prefix>-articles-<hash>-<time>`, their words in `<prefix>-words-…`; the alias
 * `<prefix>-articles-<hash>` names the one in use.
 */
export class IndexLife {
  private readonly client: Client;
  private readonly prefix: string;
  private readonly alias: string;

  constructor(client: Client, { prefix, hash }: IndexScope) {
    this.client = client;
    this.prefix = prefix;
    this.alias = `${prefix}-articles-${hash}`;
  }

  private wordsOf(name: string): string {
    return name.replace(`${this.prefix}-articles-`, `${this.prefix}-words-`);
  }

  async current(): Promise<string | undefined> {
    const found = await this.client.indices.getAlias({ name: this.alias }, { ignore: [404], ...patient });
    return Object.entries(found).find(([, { aliases }]) => aliases && this.alias in aliases)?.[0];
  }

  list(): Promise<string[]> {
    return this.named(`${this.alias}-*`);
  }

  private async named(index: string): Promise<string[]> {
    return Object.keys(await this.client.indices.get({ index, allow_no_indices: true }, patient)).sort();
  }

  async create(): Promise<string> {
    const name = `${this.alias}-${systemClock().toISOString().replace(/\D/g, '')}`;
    await this.client.indices.create({ index: name, ...articleIndex }, patient);
    await this.client.indices.create({ index: this.wordsOf(name), ...wordsIndex }, patient);
    return name;
  }

  remove(names: string[]) {
    return Promise.all(
      names
        .flatMap((name) => [name, this.wordsOf(name)])
        .map((index) => this.client.indices.delete({ index, ignore_unavailable: true }, patient)),
    );
  }

  async putWords(name: string, words: IndexWords) {
    let place = 0;
    for (const piece of words.pieces()) {
      const id = `built-${String(place++).padStart(6, '0')}`;
      await this.client.index({ index: this.wordsOf(name), id, document: { kind: piece.kind, piece } }, patient);
    }
  }

  async putNews(name: string, id: string, piece: WordPiece) {
    const document = { kind: piece.kind, piece };
    await this.client.index({ index: this.wordsOf(name), id: `news-${id}`, document }, patient);
  }

  async putMark(name: string, mark: IndexMark) {
    // An instance that lags behind does not set the mark back.
    const version = { version: versionOf(mark), version_type: 'external' } as const;
    const document = { kind: 'mark', piece: { kind: 'mark', mark } };
    await this.client.index(
      { index: this.wordsOf(name), id: 'mark', ...version, document },
      { ...patient, ignore: [409] },
    );
  }

  async mark(name: string): Promise<IndexMark | undefined> {
    const found = await this.client.get<{ piece: { mark: IndexMark } }>(
      { index: this.wordsOf(name), id: 'mark' },
      { ...patient, ignore: [404] },
    );
    return found._source?.piece.mark;
  }

  async open(name: string, synonyms?: SynonymTable): Promise<OpenIndex | undefined> {
    const index = this.wordsOf(name);
    await this.client.indices.refresh({ index }, patient);
    const pieces: WordPiece[] = [];
    const read = this.client.helpers.scrollDocuments<{ piece: WordPiece }>(
      {
        index,
        query: { bool: { must_not: { term: { kind: 'mark' } } } },
        sort: ['_doc'],
        scroll: '1m',
        size: page,
      },
      { ...patient },
    );
    for await (const { piece } of read) pieces.push(piece);
    const words = IndexWords.restore(pieces, synonyms);
    return words && openIndex(name, words);
  }

  async swap(name: string) {
    const before = await this.current();
    const { alias } = this;
    await this.client.indices.updateAliases(
      {
        actions: [
          ...(before && before !== name ? [{ remove: { index: before, alias } }] : []),
          { add: { index: name, alias } },
        ],
      },
      patient,
    );
  }

  /** Keeps the index in use, the one before it, and two of other versions of the shop. */
  async clean() {
    const [now, own, all] = [await this.current(), await this.list(), await this.named(`${this.prefix}-articles-*`)];
    const older = own.filter((name) => now !== undefined && name < now);
    const others = all.filter((name) => !name.startsWith(`${this.alias}-`));
    others.sort((a, b) => (timeOf(a) < timeOf(b) ? -1 : 1));
    await this.remove([...older.slice(0, -1), ...others.slice(0, -2)]);
  }
}

const timeOf = (name: string) => name.slice(name.lastIndexOf('-') + 1);

export const versionOf = ({ at }: IndexMark): number => {
  const micros = /\.\d{3}(\d{1,3})/.exec(at)?.[1] ?? '';
  return Date.parse(at) * 1000 + Number(micros.padEnd(3, '0'));
};

export const isMissing = (error: unknown) => error instanceof errors.ResponseError && error.statusCode === 404;

import { type Client, errors } from '@elastic/elasticsearch';
import type { SynonymTable } from '@/lib/search/synonym-table';
import { systemClock } from '@/server/ports/clock';
import type { IndexMark } from '@/server/ports/search-engine';
import { patient } from './client';
import { IndexWords, type WordPiece } from './index-words';
import { articleIndex, wordsIndex } from './mapping';
import { type OpenIndex, openIndex } from './open-index';

const page = 50;

/**
 * The indices of one way of analysing. Articles lie in `<prefix>-articles-<hash>-<time>`, their words in `<prefix>-words-…` under the
 * same time; the alias `<prefix>-articles-<hash>` names the one that is searched.
 */
export function indexLife(client: Client, { prefix, hash }: { prefix: string; hash: string }) {
  const alias = `${prefix}-articles-${hash}`;
  const wordsOf = (name: string) => name.replace(`${prefix}-articles-`, `${prefix}-words-`);

  /** The index that is searched by this version of the shop. */
  async function current(): Promise<string | undefined> {
    const found = await client.indices.getAlias({ name: alias }, { ignore: [404], ...patient });
    return Object.entries(found).find(([, { aliases }]) => aliases && alias in aliases)?.[0];
  }

  /** All of this way of analysing, the oldest first. */
  async function list(): Promise<string[]> {
    const found = await client.indices.get({ index: `${alias}-*`, allow_no_indices: true }, patient);
    return Object.keys(found).sort();
  }

  async function create(): Promise<string> {
    const name = `${alias}-${systemClock().toISOString().replace(/\D/g, '')}`;
    await client.indices.create({ index: name, ...articleIndex }, patient);
    await client.indices.create({ index: wordsOf(name), ...wordsIndex }, patient);
    return name;
  }

  const remove = (names: string[]) =>
    Promise.all(
      names
        .flatMap((name) => [name, wordsOf(name)])
        .map((index) => client.indices.delete({ index, ignore_unavailable: true }, patient)),
    );

  async function putWords(name: string, words: IndexWords) {
    let place = 0;
    for (const piece of words.pieces()) {
      const id = `built-${String(place++).padStart(6, '0')}`;
      await client.index({ index: wordsOf(name), id, document: { kind: piece.kind, piece } }, patient);
    }
  }

  /** Words an index has got since; the same from several instances are one. */
  const putNews = (name: string, id: string, piece: WordPiece) =>
    client.index({ index: wordsOf(name), id: `news-${id}`, document: { kind: piece.kind, piece } }, patient);

  async function putMark(name: string, mark: IndexMark) {
    const piece = { kind: 'mark', mark };
    // An instance that lags behind others does not set the mark back.
    const version = versionOf(mark);
    const options = { ...patient, ignore: [409] };
    await client.index(
      { index: wordsOf(name), id: 'mark', version, version_type: 'external', document: { kind: 'mark', piece } },
      options,
    );
  }

  async function mark(name: string): Promise<IndexMark | undefined> {
    const found = await client.get<{ piece: { mark: IndexMark } }>(
      { index: wordsOf(name), id: 'mark' },
      { ...patient, ignore: [404] },
    );
    return found._source?.piece.mark;
  }

  /** An index with its words; undefined when it was never finished. */
  async function open(name: string, synonyms?: SynonymTable): Promise<OpenIndex | undefined> {
    await client.indices.refresh({ index: wordsOf(name) }, patient);
    const pieces: WordPiece[] = [];
    // One state of it to its end, on one copy: news come in meanwhile, and there may be more of them than can be paged through.
    const read = client.helpers.scrollDocuments<{ piece: WordPiece }>(
      {
        index: wordsOf(name),
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

  /** From now on this one is searched; who searches another still can. */
  async function swap(name: string) {
    const before = await current();
    await client.indices.updateAliases(
      {
        actions: [
          ...(before && before !== name ? [{ remove: { index: before, alias } }] : []),
          { add: { index: name, alias } },
        ],
      },
      patient,
    );
    return before;
  }

  /** Keeps the one that is searched and the one before it, and one of other versions of the shop, which may run still. */
  async function clean() {
    const [now, own] = [await current(), await list()];
    const older = own.filter((name) => now !== undefined && name < now);
    const all = Object.keys(
      await client.indices.get({ index: `${prefix}-articles-*`, allow_no_indices: true }, patient),
    );
    const others = all.filter((name) => !name.startsWith(`${alias}-`)).sort((a, b) => (timeOf(a) < timeOf(b) ? -1 : 1));
    await remove([...older.slice(0, -1), ...others.slice(0, -2)]);
  }

  return { alias, current, list, create, remove, putWords, putNews, putMark, mark, open, swap, clean };
}

export type IndexLife = ReturnType<typeof indexLife>;

const timeOf = (name: string) => name.slice(name.lastIndexOf('-') + 1);

/** Microseconds since 1970 of the database's clock: what was read later has the higher version. */
export const versionOf = ({ at }: IndexMark): number => {
  const micros = /\.\d{3}(\d{1,3})/.exec(at)?.[1] ?? '';
  return Date.parse(at) * 1000 + Number(micros.padEnd(3, '0'));
};

export const isMissing = (error: unknown) => error instanceof errors.ResponseError && error.statusCode === 404;

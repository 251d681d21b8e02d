import type { ArticleListItem } from '@/lib/contracts/catalogue';
import { Bitset } from '@/lib/lists/bitset';
import type { Filterable } from '@/lib/lists/filter-sets';
import type { ValueFilter } from '@/lib/lists/values';
import { compareNames } from '@/lib/norway/norwegian-order';
import type { Analyser } from '@/lib/search/analyser';
import type { ArticleChange, IndexedArticle } from '@/server/ports/search-engine';
import { Codes } from './codes';
import { Columns } from './columns';
import { Names } from './names';
import { Orders } from './order';
import { Postings } from './postings';
import { Scratch } from './score-buffers';
import { Vocabulary } from './vocabulary';
import { slices, sortInSlices } from './yielding';

type Extra = Pick<IndexedArticle, 'eans' | 'material'>;

/** One finished index: everything a search reads. A document is a place in it; a reindexed article gets a new place. */
export class CatalogueIndex implements Filterable {
  readonly analyser: Analyser;
  readonly articles: (ArticleListItem | undefined)[] = [];
  readonly alive = new Bitset();
  readonly columns = new Columns();
  readonly postings = new Postings();
  readonly vocabulary = new Vocabulary();
  readonly codes = new Codes();
  readonly names = new Names();
  readonly orders: Orders;
  readonly scratch = new Scratch();
  size = 0;
  private readonly ids: number[] = [];
  private readonly docs = new Map<number, number>();
  private readonly extras = new Map<number, Extra>();
  /** Documents in Norwegian order of name, and each document's place in it. */
  private byName: number[] = [];
  private namePlaces = new Int32Array(0);

  constructor(analyser: Analyser) {
    this.analyser = analyser;
    this.orders = new Orders({
      docs: () => this.ids.length,
      id: (doc) => this.ids[doc] as number,
      price: (doc) => this.columns.prices[doc] as number,
      bestseller: (doc) => this.columns.ranks[doc] as number,
      name: (doc) => this.namePlaces[doc] as number,
    });
  }

  get all(): Bitset {
    return this.alive;
  }

  get prices() {
    return this.columns.prices;
  }

  values(filter: ValueFilter): ReadonlyMap<number | string, Bitset> {
    return this.columns.values(filter);
  }

  docOf(id: number): number | undefined {
    return this.docs.get(id);
  }

  article(doc: number): ArticleListItem {
    return this.articles[doc] as ArticleListItem;
  }

  /** Adds without keeping the name order; `orderNames` follows. */
  add(article: IndexedArticle): number {
    const { eans, material, ...listed } = article;
    const doc = this.articles.push(listed) - 1;
    this.ids.push(listed.id);
    this.docs.set(listed.id, doc);
    if (eans || material) this.extras.set(doc, { eans, material });
    this.alive.add(doc);
    this.size++;
    this.columns.set(doc, listed);
    this.names.learn(listed);
    const { fields, surfaces } = this.analyser.article(article);
    this.postings.add(doc, fields);
    this.vocabulary.add(surfaces);
    this.codes.add(doc, listed.articleNo, eans ?? []);
    return doc;
  }

  /** Words only a shopper uses, where they find something. */
  addSynonyms() {
    const foreign = this.analyser.synonyms().filter(({ folded }) => !this.vocabulary.has(folded));
    this.vocabulary.add(foreign.filter(({ token }) => this.postings.of(token, false)[0]));
  }

  async orderNames(pause = slices()) {
    const docs = [...this.docs.values()];
    this.byName = await sortInSlices(docs, (a, b) => compareNames(this.article(a).name, this.article(b).name), pause);
    this.placeNames();
    this.postings.trim();
  }

  apply({ id, article }: ArticleChange) {
    const doc = this.docs.get(id);
    if (!article) {
      if (doc !== undefined) this.remove(doc);
      return;
    }
    const before = doc === undefined ? undefined : this.article(doc);
    const extra = doc === undefined ? undefined : this.extras.get(doc);
    const whole = { ...article, eans: article.eans ?? extra?.eans, material: article.material ?? extra?.material };
    if (doc === undefined || !before) return this.insert(whole);
    if (textOf(before, extra) !== textOf(whole, whole)) {
      this.remove(doc);
      return this.insert(whole);
    }
    const { eans: _, material: __, ...listed } = article;
    this.articles[doc] = listed;
    this.columns.set(doc, listed, before);
    if (before.price !== listed.price) this.orders.changed('price');
    if (before.bestsellerQty !== listed.bestsellerQty) this.orders.changed('bestseller');
  }

  private insert(article: IndexedArticle) {
    const doc = this.add(article);
    let low = 0;
    let high = this.byName.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compareNames(this.article(this.byName[middle] as number).name, article.name) <= 0) low = middle + 1;
      else high = middle;
    }
    this.byName.splice(low, 0, doc);
    this.placeNames(doc);
    this.orders.changed('docs');
  }

  private remove(doc: number) {
    const article = this.article(doc);
    this.codes.remove(doc, article.articleNo, this.extras.get(doc)?.eans ?? []);
    this.columns.remove(doc, article);
    this.alive.delete(doc);
    this.docs.delete(article.id);
    this.extras.delete(doc);
    this.byName.splice(this.byName.indexOf(doc), 1);
    this.articles[doc] = undefined;
    this.size--;
  }

  /** Equal names get equal places, so that their ids decide. */
  private placeNames(added?: number) {
    const before = this.namePlaces;
    const places = new Int32Array(this.ids.length);
    let place = 0;
    for (let i = 1; i < this.byName.length; i++) {
      const [last, doc] = [this.byName[i - 1] as number, this.byName[i] as number];
      const placed = added !== undefined && added !== last && added !== doc;
      const same = placed
        ? before[last] === before[doc]
        : compareNames(this.article(last).name, this.article(doc).name) === 0;
      if (!same) place = i;
      places[doc] = place;
    }
    this.namePlaces = places;
  }
}

/** All that postings, vocabulary and codes are made of. */
function textOf(article: ArticleListItem, extra: Extra | undefined): string {
  const { name, description, articleNo, brand, group2, group3, genders, sizes, season, colors, colorGroups } = article;
  return JSON.stringify([
    name, description, articleNo, brand, group2, group3, genders, sizes, season,
    colors.map((color) => color.name), colorGroups.map((group) => [group.name, group.label]),
    extra?.eans ?? [], extra?.material ?? '',
  ]); // biome-ignore format: a row
}

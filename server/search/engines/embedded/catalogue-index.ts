import type { ArticleListItem } from '@/lib/contracts/catalogue';
import { Bitset } from '@/lib/lists/bitset';
import type { Filterable } from '@/lib/lists/filter-sets';
import { isOfKind } from '@/lib/lists/size-kinds';
import type { ValueFilter } from '@/lib/lists/values';
import type { Analyser } from '@/lib/search/analyser';
import type { SearchableArticle } from '@/lib/search/article-tokens';
import type { ArticleChange, IndexedArticle } from '@/server/ports/search-engine';
import { textOf } from '@/server/search/engines/article-text';
import { Names } from '@/server/search/engines/category-and-brand-names';
import { Vocabulary } from '@/server/search/engines/vocabulary';
import { slices } from '@/server/search/engines/yielding';
import { Codes } from './codes';
import { Columns } from './columns';
import { NameOrder, Orders } from './order';
import { Postings } from './postings';
import { Scratch } from './score-buffers';

/** An index in memory. A document is a place in it; a reworded article gets a new one. */
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
  private readonly materials: (string | undefined)[] = [];
  private readonly withHeld = new Bitset();
  private readonly nameOrder = new NameOrder((doc) => this.articles[doc]?.name);

  constructor(analyser: Analyser) {
    this.analyser = analyser;
    this.orders = new Orders({
      docs: () => this.ids.length,
      id: (doc) => this.ids[doc] as number,
      price: (doc) => this.columns.prices[doc] as number,
      bestseller: (doc) => this.columns.ranks[doc] as number,
      name: (doc) => this.nameOrder.placeOf(doc),
      newest: (doc) => this.columns.created[doc] as number,
    });
  }

  get all(): Bitset {
    return this.alive;
  }

  get held() {
    return this.columns.held;
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

  /** `finish` must follow. */
  add(article: IndexedArticle): number {
    const { eans, material, held, ...listed } = article;
    const doc = this.articles.push(listed) - 1;
    this.ids.push(listed.id);
    this.docs.set(listed.id, doc);
    if (material) this.materials[doc] = material;
    if (held) this.withHeld.add(doc);
    this.alive.add(doc);
    this.size++;
    this.columns.set(doc, listed, held);
    this.names.learn(listed);
    const words = this.analyser.article(article);
    this.postings.add(doc, words);
    this.vocabulary.add(words.surfaces);
    this.codes.add(doc, listed.articleNo, eans ?? []);
    return doc;
  }

  addSynonyms() {
    this.vocabulary.addForeign(this.analyser.synonyms().filter(({ token }) => this.postings.named(token)));
  }

  async finish(pause = slices()) {
    await this.nameOrder.make([...this.docs.values()], pause);
    this.postings.trim();
    this.analyser.forgetTexts();
    this.codes.finish();
  }

  apply({ id, article }: ArticleChange) {
    const doc = this.docs.get(id);
    if (!article) {
      if (doc !== undefined) this.forgetWords(doc, this.remove(doc));
      return;
    }
    const before = doc === undefined ? undefined : this.article(doc);
    if (doc === undefined || !before) return this.insert(article);
    const [eans, material] = [this.codes.eansOf(doc), this.materials[doc]];
    const whole = {
      ...article,
      eans: article.eans ?? eans,
      material: article.material ?? material,
      held:
        article.held ?? (this.withHeld.has(doc) ? this.held.of(doc).filter(({ size }) => !isOfKind(size)) : undefined),
    };
    if (textOf(before, { eans, material }) !== textOf(whole, whole)) {
      const removed = this.remove(doc);
      this.insert(whole);
      // Last, so that a kept word keeps its place.
      return this.forgetWords(doc, removed);
    }
    const { eans: _, material: __, held: ___, ...listed } = whole;
    this.articles[doc] = listed;
    if (whole.held) this.withHeld.add(doc);
    this.columns.set(doc, listed, whole.held, before);
    if (before.price !== listed.price) this.orders.changed('price');
    if (before.bestsellerQty !== listed.bestsellerQty) this.orders.changed('bestseller');
    if (before.dateCreated !== listed.dateCreated) this.orders.changed('newest');
  }

  private insert(article: IndexedArticle) {
    this.nameOrder.add(this.add(article));
    this.orders.changed('docs');
  }

  private remove(doc: number): SearchableArticle {
    const [article, material] = [this.article(doc), this.materials[doc]];
    this.codes.remove(doc, article.articleNo);
    this.columns.remove(doc, article);
    this.alive.delete(doc);
    this.docs.delete(article.id);
    this.materials[doc] = undefined;
    this.withHeld.delete(doc);
    this.articles[doc] = undefined;
    this.size--;
    return { ...article, material };
  }

  private forgetWords(doc: number, article: SearchableArticle) {
    const words = this.analyser.article(article);
    this.postings.remove(doc, words);
    if (this.vocabulary.remove(words.surfaces)) this.addSynonyms();
  }
}

import { EanTable } from '@/server/feed/flat-tables';
import type { Sql } from '@/server/platform/db/connection';
import type { Columns, Renamed } from '@/server/platform/db/rows';
import type { articles, sizes } from '@/server/platform/db/schema/catalogue';

/** `digest` is of the feed row it was last written from. */
export type IndexedArticle = Columns<typeof articles, 'articleNo' | 'slug'> &
  Renamed<typeof articles, { digest: 'feedDigest' }>;

/** Articles by number, slug and EAN as this feed leaves them, in memory (300 bytes each, 24 a variant), also for dry runs. */
export class ArticleIndex {
  readonly byId = new Map<number, IndexedArticle>();
  readonly byNo = new Map<string, number>();
  readonly sizes = new Map<string, number>();
  readonly #bySlug = new Map<string, number>();
  readonly #owners: EanTable;
  /** Articles this feed has rewritten, and the EANs it wrote, with the line: what they held before is free. */
  readonly #rewritten = new Map<number, number>();
  readonly #written = new EanTable();

  private constructor(owners: EanTable) {
    this.#owners = owners;
  }

  static async load(sql: Sql): Promise<ArticleIndex> {
    const index = new ArticleIndex(await EanTable.load(sql, 'article_id'));
    const found = sql<(Columns<typeof articles, 'id'> & IndexedArticle)[]>`
      select id, article_no, slug, feed_digest as digest from articles`;
    await found.cursor(5_000, (rows) => {
      for (const { id, ...article } of rows) {
        index.byId.set(id, article);
        index.byNo.set(article.articleNo, id);
        index.#bySlug.set(article.slug, id);
      }
    });
    for (const { id, name } of await sql<Columns<typeof sizes, 'id' | 'name'>[]>`select id, name from sizes`)
      index.sizes.set(name, id);
    return index;
  }

  slugOwner = (slug: string): number | undefined => this.#bySlug.get(slug);

  /** Returns the article an EAN belongs to, unless that is `id` itself or was rewritten without it. */
  otherOwner(ean: string, id: number): { id: number; line: number | undefined } | undefined {
    const owner = this.#owners.get(ean);
    if (owner === 0 || owner === id) return undefined;
    const line = this.#rewritten.get(owner);
    return line !== undefined && this.#written.get(ean) === 0 ? undefined : { id: owner, line };
  }

  isKnownEan = (ean: string): boolean => this.#owners.get(ean) !== 0;

  rewrite(id: number, article: IndexedArticle, eans: string[], line: number): void {
    const before = this.byId.get(id);
    if (before && this.byNo.get(before.articleNo) === id) this.byNo.delete(before.articleNo);
    if (before && this.#bySlug.get(before.slug) === id) this.#bySlug.delete(before.slug);
    this.byId.set(id, article);
    this.byNo.set(article.articleNo, id);
    this.#bySlug.set(article.slug, id);
    for (const ean of eans) {
      this.#owners.set(ean, id);
      this.#written.set(ean, line);
    }
    this.#rewritten.set(id, line);
  }
}

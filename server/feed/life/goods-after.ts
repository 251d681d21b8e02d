import type { FeedArticleRow } from '@/server/feed/articles/schema';
import { EanTable, PairTable } from '@/server/feed/flat-tables';
import type { StockPlace } from '@/server/feed/kinds/stock-kind';
import type { Sql } from '@/server/platform/db/connection';
import type { Columns, Renamed } from '@/server/platform/db/rows';
import type { articles, variants } from '@/server/platform/db/schema/catalogue';
import type { stock } from '@/server/platform/db/schema/shops';
import { canBeHad, type Ways } from './rules';
import { forSale } from './standing';

export interface PlacedRow {
  ean: string;
  place?: StockPlace;
}

const [SENDABLE, COLLECTED_ONLY, NOT_FOR_SALE] = [1, 2, 3];
/** Stock rows to look at when only the first articles are known. */
const FIRST_LOOK = 200_000;
const PIECE = 20_000;

/** What would be for sale and in stock after an import: its rows, and what they leave of the database. */
export class GoodsAfter {
  /** Articles of the feed that are for sale. */
  forSale = 0;
  readonly #sql: Sql;
  readonly #ways: Ways;
  /** Shop → whether it has a door. */
  readonly #shops: ReadonlyMap<number, boolean>;
  readonly #touched = new Set<number>();
  readonly #fed = new EanTable();

  constructor(sql: Sql, ways: Ways, shops: ReadonlyMap<number, boolean>) {
    this.#sql = sql;
    this.#ways = ways;
    this.#shops = shops;
  }

  hide(article: number): void {
    this.#touched.add(article);
  }

  put(row: FeedArticleRow): void {
    this.#touched.add(row.id);
    const sold = row.visible && row.canPurchase && row.price > 0;
    for (const { ean, canPurchase } of row.variants)
      this.#fed.set(ean, sold && canPurchase ? (row.onlyCC ? COLLECTED_ONLY : SENDABLE) : NOT_FOR_SALE);
    if (sold && row.variants.some(({ canPurchase }) => canPurchase)) this.forSale += 1;
  }

  /** Whether anything could be had. `whole`: every article of the feed has been put; else only its first ones are looked at. */
  async anyHad(stockRows: AsyncIterable<{ row: PlacedRow }> | undefined, whole: boolean): Promise<boolean> {
    if (!stockRows) return this.#inDatabase(whole, undefined);
    const kept = whole ? await this.#untouched() : new EanTable();
    const stateOf = (ean: string) => this.#fed.get(ean) || kept.get(ean);
    const places = new Places();
    let read = 0;
    for await (const { row } of stockRows) {
      if (!row.place) continue;
      const { shop, qty } = row.place;
      if (qty && this.#isHad(stateOf(row.ean), shop)) return true;
      if (whole) places.note(row.ean, shop);
      else if (++read > FIRST_LOOK) return false;
    }
    return whole && this.#inDatabase(true, places);
  }

  #isHad(state: number, shop: number): boolean {
    const door = this.#shops.get(shop);
    if (door === undefined || (state !== SENDABLE && state !== COLLECTED_ONLY)) return false;
    return canBeHad(this.#ways, { door, onlyCC: state === COLLECTED_ONLY });
  }

  /** Variants for sale in the database, without those of articles that the feed rewrites. */
  async #untouched(): Promise<EanTable> {
    const table = new EanTable();
    const sql = this.#sql;
    const rows = sql<(Columns<typeof variants, 'ean' | 'articleId'> & Columns<typeof articles, 'onlyCC'>)[]>`
      select v.ean, v.article_id, a.only_cc as "onlyCC" from variants v join articles a on a.id = v.article_id
      where ${forSale(sql)}`;
    await rows.cursor(20_000, (found) => {
      for (const { ean, articleId, onlyCC } of found)
        if (!this.#touched.has(articleId)) table.set(ean, onlyCC ? COLLECTED_ONLY : SENDABLE);
    });
    return table;
  }

  /** Looks at the stock that is kept, except in `replaced` places. */
  async #inDatabase(whole: boolean, replaced: Places | undefined): Promise<boolean> {
    const kept = whole ? await this.#untouched() : new EanTable();
    for (let last = { variant: 0, shop: 0 }; ; ) {
      const rows = await this.#sql<(Columns<typeof variants, 'ean'> & Shelf)[]>`
        select v.ean, s.variant_id as variant, s.shop_id as shop from stock s join variants v on v.id = s.variant_id
        where s.qty > 0 and (s.variant_id, s.shop_id) > (${last.variant}, ${last.shop})
        order by s.variant_id, s.shop_id limit ${PIECE}`;
      for (const { ean, shop } of rows)
        if (this.#isHad(this.#fed.get(ean) || kept.get(ean), shop) && !replaced?.has(ean, shop)) return true;
      if (rows.length < PIECE) return false;
      last = rows.at(-1) as Shelf;
    }
  }
}

type Shelf = Renamed<typeof stock, { variant: 'variantId'; shop: 'shopId' }>;

/** (EAN, shop) that the feed gives stock for: 24 bytes each. */
class Places {
  readonly #numbers = new EanTable();
  readonly #pairs = new PairTable();

  note(ean: string, shop: number): void {
    if (this.#numbers.get(ean) === 0) this.#numbers.set(ean, this.#numbers.size + 1);
    this.#pairs.first(this.#numbers.get(ean), shop, 1);
  }

  has(ean: string, shop: number): boolean {
    const number = this.#numbers.get(ean);
    return number !== 0 && this.#pairs.first(number, shop, 2) === 1;
  }
}

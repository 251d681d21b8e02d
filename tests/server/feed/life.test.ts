import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { canBeHad, deathsOf, isRefused, type Standing } from '@/server/feed/life/rules';
import { exitCode, tooManyRefused } from '@/server/feed/progress';
import { openTestDatabase } from '@/tests/support/database';
import {
  article,
  ean,
  emptyTables,
  type Files,
  fingerprint,
  importFiles,
  shop,
  smallFeed,
  variant,
} from './small-feed';

describe('what a shop dies of (rule 16.12)', () => {
  const door = { id: 1, door: true };
  const web = { id: 9, door: false };
  const standing = (over: Partial<Standing> = {}): Standing => ({
    ...{ shops: [door], methods: ['collect'], payable: true, ...over },
  });

  it.each<[string, Partial<Standing>, boolean, string[]]>([
    ['one that sells', {}, true, []],
    ['nothing for sale', {}, false, ['no_goods']],
    ['no shop', { shops: [] }, false, ['no_shop', 'no_goods']],
    ['no shipping method', { methods: [] }, true, ['no_way']],
    ['only collecting, and no door', { shops: [web] }, true, ['no_way']],
    ['only sending, and nobody takes money', { methods: ['delivery'], payable: false }, true, ['no_payment']],
    ['sending and collecting, and nobody takes money', { methods: ['delivery', 'collect'], payable: false }, true, []],
    ['a web shop that sends', { shops: [web], methods: ['delivery'] }, true, []],
  ])('%s', (_what, over, goods, deaths) => expect(deathsOf(standing(over), goods)).toEqual(deaths));

  it('what is only collected is not had from the web shop, nor by sending', () => {
    expect(canBeHad({ collect: true, send: true }, { door: false, onlyCC: true })).toBe(false);
    expect(canBeHad({ collect: false, send: true }, { door: true, onlyCC: true })).toBe(false);
    expect(canBeHad({ collect: true, send: true }, { door: true, onlyCC: true })).toBe(true);
  });

  it.each<[string, Parameters<typeof isRefused>, boolean]>([
    ['a new reason', [[], ['no_goods'], false], true],
    ['another reason', [['no_way'], ['no_goods'], false], true],
    ['the same reason', [['no_way', 'no_goods'], ['no_way'], false], false],
    ['a whole chain that is dead', [['no_shop', 'no_goods'], ['no_way'], true], true],
    ['a whole chain that lives', [['no_shop', 'no_goods'], [], true], false],
  ])('refused is %s', (_what, asked, refused) => expect(isRefused(...asked)).toBe(refused));
});

describe('an import that would end the shop', () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let sql: typeof database.sql;
  beforeAll(async () => {
    database = await openTestDatabase();
    sql = database.sql;
  });
  beforeEach(() => emptyTables(sql));
  afterAll(() => database.close());

  const importing = (files: Files, options = {}) => importFiles(sql, files, { force: false, ...options });
  const without = (...names: string[]) =>
    Object.fromEntries(Object.entries(smallFeed()).filter(([name]) => !names.includes(name)));
  const stock = (...rows: [number, number][]) =>
    `ean,shopId,qty\n${rows.map(([n, qty]) => `${ean(n)},1,${qty}`).join('\n')}\n`;

  it('a whole chain that sells is taken over', async () => {
    expect(await importing(smallFeed())).toMatchObject({ dead: [], turnedDown: false, changed: 18 });
  });

  it.each<[string, Files, string[]]>([
    ['no way to get the goods', without('shipping-methods.jsonl'), ['no_way']],
    ['no stock', without('stock.jsonl'), ['no_goods']],
    [
      'hidden articles',
      { ...smallFeed(), 'articles.jsonl': [article(1, { visible: false }), article(2, { visible: false })] },
      ['no_goods'],
    ],
    [
      'articles without a price',
      { ...smallFeed(), 'articles.jsonl': [article(1, { price: 0 }), article(2, { price: 0 })] },
      ['no_goods'],
    ],
    [
      'only a web shop, and collecting',
      { ...smallFeed(), 'shops.jsonl': [shop(1, { webShop: true }), shop(2, { webShop: true })] },
      ['no_way'],
    ],
  ])('a new chain with %s is refused, and nothing is written', async (_what, files, dead) => {
    const before = await fingerprint(sql);
    expect(await importing(files)).toMatchObject({ turnedDown: true, dead, changed: 0, kinds: {} });
    expect(await fingerprint(sql)).toEqual(before);
    expect(await sql`select from feed_runs`).toHaveLength(0);
  });

  it('the rows that are to blame are told', async () => {
    const files = { ...smallFeed(), 'shipping-methods.jsonl': [{ id: 'klikk-og-hent', name: 'Hent', price: 0 }] };
    const { rejected, turnedDown } = await importing(files);
    expect(turnedDown).toBe(true);
    expect(rejected).toEqual([
      {
        ...{ file: 'shipping-methods.jsonl', line: 1, field: 'id' },
        reason: 'must be collect, pickup_point or delivery (or delivery_… for another way to send), is "klikk-og-hent"',
      },
    ]);
  });

  it('where nobody takes money, a chain that only sends is refused', async () => {
    const files = { ...smallFeed(), 'shipping-methods.jsonl': [{ id: 'delivery', name: 'Hjem', price: 0 }] };
    expect(await importing(files, { payable: false })).toMatchObject({ turnedDown: true, dead: ['no_payment'] });
    expect(await importing(files)).toMatchObject({ turnedDown: false, dead: [] });
  });

  it.each<[string, Files]>([
    ['the last stock is sold out', { 'stock.csv': stock([10, 0], [20, 0]) }],
    [
      'the last articles go',
      {
        'articles.jsonl': [
          { id: 1, deleted: true },
          { id: 2, deleted: true },
        ],
      },
    ],
    [
      'the variants in stock go',
      { 'articles.jsonl': [article(1, { variants: [variant(11)] }), article(2, { canPurchase: false })] },
    ],
    ['the shops become web shops', { 'shops.jsonl': [shop(1, { webShop: true }), shop(2, { webShop: true })] }],
    ['the last way goes', { 'shipping-methods.jsonl': [{ id: 'collect', deleted: true }] }],
    [
      'stock moves to what is no longer sold',
      { 'articles.jsonl': [article(1, { visible: false })], 'stock.csv': stock([10, 9], [20, 0]) },
    ],
  ])('a shop that lives is kept when %s', async (_what, files) => {
    await importing(smallFeed());
    const before = await fingerprint(sql);
    expect(await importing(files)).toMatchObject({ turnedDown: true, changed: 0 });
    expect(await fingerprint(sql)).toEqual(before);
    expect(await importing(files, { dryRun: true })).toMatchObject({ turnedDown: true });
    expect((await importing(files, { force: true })).changed).toBeGreaterThan(0);
  });

  it.each<[string, Files]>([
    ['one article of two goes', { 'articles.jsonl': [{ id: 1, deleted: true }] }],
    ['one is sold out, the other is not named', { 'stock.csv': stock([10, 0]) }],
    ['stock moves to another article', { 'stock.csv': stock([10, 0], [20, 0], [21, 4]) }],
    [
      'a new article brings the only stock',
      {
        'articles.jsonl': [article(1, { visible: false }), article(2, { visible: false }), article(3)],
        'stock.csv': stock([10, 0], [20, 0], [30, 1]),
      },
    ],
  ])('is taken over when %s', async (_what, files) => {
    await importing(smallFeed());
    expect(await importing(files)).toMatchObject({ turnedDown: false, dead: [], refused: 0 });
  });

  it('a shop that is dead already may become less so, and it is said', async () => {
    await importing(without('shipping-methods.jsonl', 'stock.jsonl'), { force: true });
    const better = await importing({ 'stock.csv': stock([10, 4]) });
    expect(better).toMatchObject({ turnedDown: false, dead: ['no_way'] });
    expect(exitCode(better, 1)).toBe(1);
    const ways = [{ id: 'collect', name: 'Hent', price: 0 }];
    expect(await importing({ 'shipping-methods.jsonl': ways })).toMatchObject({ dead: [] });
  });

  it('parts of a chain may come one after another into an empty shop', async () => {
    expect(await importing({ 'genders.jsonl': [{ id: 1, name: 'Herre' }] })).toMatchObject({ turnedDown: false });
  });
});

describe('how the command ends', () => {
  const tally = (rows: number, refused: number) => ({
    ...{ kinds: { articles: { rows, refused, inserted: 0, updated: 0, unchanged: 0, deleted: 0 } }, refused },
  });
  it.each([
    [1000, 10, 1, false],
    [1000, 11, 1, true],
    [1000, 11, 2, false],
    [10, 1, 1, true],
    [10, 0, 0, false],
    [0, 1, 50, true],
  ])('of %i rows %i refused are too many at %f per cent: %s', (rows, refused, share, many) =>
    expect(tooManyRefused(tally(rows, refused), share)).toBe(many),
  );

  it('a brand that was refused is no row among a thousand: none of its changes is taken over', () => {
    const { kinds } = tally(1000, 0);
    const brands = { ...kinds.articles, rows: 2, refused: 1 };
    expect(tooManyRefused({ kinds: { ...kinds, brands }, refused: 1 }, 50)).toBe(true);
  });
});

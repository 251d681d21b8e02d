import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '@/tests/support/database';
import { article, ean, type Files, fingerprint, importFiles, shop, smallFeed, variant } from './small-feed';

let database: Awaited<ReturnType<typeof openTestDatabase>>;

beforeAll(async () => {
  database = await openTestDatabase();
  const { refused } = await importFiles(database.sql, smallFeed());
  expect(refused).toBe(0);
});
afterAll(() => database.close());

const good = article(1);
const line = (row: unknown) => JSON.stringify(row);
const latin1 = Buffer.from(`${line({ id: 1, name: 'Fjelltind' })}\n${line({ id: 2, name: 'Bjørnø' })}\n`, 'latin1');
const nestedJson = `{"brand":"nordvidda","key":"x","value":${'['.repeat(5000)}${']'.repeat(5000)}}`;

interface Refusal {
  line: number | null;
  field: string | null;
  reason: string | RegExp;
}

const cases: [string, Files, string, Refusal[]][] = [
  [
    'broken JSON',
    { 'articles.jsonl': `{"id": 3, "name": \n${line(good)}\n` },
    'articles.jsonl',
    [{ line: 1, field: null, reason: /^is not valid JSON: / }],
  ],
  [
    'a line that is no object',
    { 'articles.jsonl': '"hei"\n' },
    'articles.jsonl',
    [{ line: 1, field: null, reason: 'is not a JSON object' }],
  ],
  [
    'one JSON array',
    { 'articles.jsonl': `\n[${line(article(3))}]` },
    'articles.jsonl',
    [{ line: null, field: null, reason: 'is one JSON array; the feed has one object on each line' }],
  ],
  [
    'a wrong EAN check digit',
    { 'articles.jsonl': [article(3, { variants: [variant(30), variant(31, { ean: '7040000000310', size: 'L' })] })] },
    'articles.jsonl',
    [
      {
        line: 1,
        field: 'variants[1].ean',
        reason: `has the wrong check digit: 7040000000310 should end in ${ean(31)[12]}`,
      },
    ],
  ],
  [
    'an unknown EAN, a wrong one and an unknown shop in stock',
    { 'stock.csv': `ean;shopId;qty\n${ean(99)};1;1\n7040000000310;1;1\n${ean(10)};9;1\n${ean(10)};1;3\n` },
    'stock.csv',
    [
      { line: 2, field: 'ean', reason: `there is no variant with EAN ${ean(99)}` },
      { line: 3, field: 'ean', reason: `has the wrong check digit: 7040000000310 should end in ${ean(31)[12]}` },
      { line: 4, field: 'shopId', reason: 'there is no shop 9' },
    ],
  ],
  [
    'an EAN that is the right number but not the right digits',
    { 'stock.jsonl': [` ${ean(10)}`, `0${ean(10)}`, `${ean(10)}.0`].map((each) => ({ ean: each, shopId: 1, qty: 9 })) },
    'stock.jsonl',
    [` ${ean(10)}`, `0${ean(10)}`, `${ean(10)}.0`].map((each, i) => ({
      line: i + 1,
      field: 'ean',
      reason: `is no EAN of 13 digits: "${each}"`,
    })),
  ],
  [
    'columns with names every object has',
    { 'genders.csv': 'id,constructor,__proto__\n9,x,y\n' },
    'genders.csv',
    [{ line: 2, field: 'name', reason: 'is missing' }],
  ],
  [
    'a price of −1',
    { 'articles.jsonl': [article(1, { price: -1 })] },
    'articles.jsonl',
    [{ line: 1, field: 'price', reason: 'must be from 0 to 2147483647 øre, is -1' }],
  ],
  [
    'stock below zero, and none at all',
    {
      'stock.jsonl': [
        { ean: ean(10), shopId: 1, qty: -1 },
        { ean: ean(10), shopId: 1 },
      ],
    },
    'stock.jsonl',
    [
      { line: 1, field: 'qty', reason: 'must be from 0 to 2147483647, is -1' },
      { line: 2, field: 'qty', reason: 'is missing' },
    ],
  ],
  [
    'UTF-16 with a mark',
    { 'articles.jsonl': Buffer.from(`\uFEFF${line(article(3))}\n`, 'utf16le') },
    'articles.jsonl',
    [{ line: null, field: null, reason: 'is UTF-16; save it as UTF-8' }],
  ],
  [
    'UTF-16 without a mark',
    { 'stock.csv': Buffer.from('ean;shopId;qty\n', 'utf16le') },
    'stock.csv',
    [{ line: null, field: null, reason: /^holds NUL bytes, so it is UTF-16/ }],
  ],
  [
    'Latin-1: the lines that are the same in UTF-8 are read, the others refused',
    { 'product-lines.jsonl': latin1 },
    'product-lines.jsonl',
    [{ line: 2, field: null, reason: /^is not UTF-8 \(byte 0xf8 after ".*Bj"\); is the file Latin-1/ }],
  ],
  [
    'a value of the wrong type, a missing one and one too many',
    {
      'articles.jsonl': [
        { ...article(3), price: '100', name: undefined, groupId: 77, variants: [variant(30, { colorId: 8 })] },
      ],
    },
    'articles.jsonl',
    [
      { line: 1, field: 'name', reason: 'is missing' },
      { line: 1, field: 'price', reason: 'must be a whole number, is "100"' },
    ],
  ],
  [
    'references that lead nowhere',
    {
      'articles.jsonl': [
        article(3, { groupId: 77, genders: [5], productLineId: 9, variants: [variant(30, { colorId: 8 })] }),
      ],
    },
    'articles.jsonl',
    [
      { line: 1, field: 'productLineId', reason: 'there is no product line 9' },
      { line: 1, field: 'groupId', reason: 'there is no group 77' },
      { line: 1, field: 'genders', reason: 'there is no gender 5' },
      { line: 1, field: 'variants[0].colorId', reason: 'there is no color 8' },
    ],
  ],
  [
    'an EAN, a number and a slug of another article',
    { 'articles.jsonl': [article(3, { articleNo: 'A2', slug: 'jakke-2-a2', variants: [variant(20)] })] },
    'articles.jsonl',
    [
      { line: 1, field: 'articleNo', reason: '"A2" belongs to article 2 already' },
      { line: 1, field: 'slug', reason: '"jakke-2-a2" belongs to article 2 already' },
      { line: 1, field: 'variants[0].ean', reason: `${ean(20)} belongs to article 2 already` },
    ],
  ],
  [
    'the same EAN, and the same size and colour, twice in an article',
    { 'articles.jsonl': [article(3, { variants: [variant(30), variant(30, { size: 'L' }), variant(31)] })] },
    'articles.jsonl',
    [
      { line: 1, field: 'variants[1].ean', reason: 'is also that of variants[0]' },
      { line: 1, field: 'variants[2].size', reason: 'size and colour are also those of variants[0]' },
    ],
  ],
  [
    'a key that was on an earlier line',
    {
      'shops.jsonl': [shop(1), shop(2), shop(1, { name: 'Another' })],
      'stock.jsonl': [
        { ean: ean(10), shopId: 1, qty: 3 },
        { ean: ean(10), shopId: 1, qty: 4 },
      ],
    },
    'shops.jsonl',
    [{ line: 3, field: 'id', reason: 'is the same as on line 1' }],
  ],
  [
    'a name that another row has',
    { 'colors.jsonl': [{ id: 2, name: 'Marine', colorGroupId: 1 }] },
    'colors.jsonl',
    [{ line: 1, field: 'name', reason: '"Marine" belongs to color 1 already' }],
  ],
  [
    'an organisation number that fails MOD11, hours and coordinates that are none',
    { 'shops.jsonl': [shop(1, { orgNo: '987654321', latitude: 99, email: 'nobody' })] },
    'shops.jsonl',
    [
      { line: 1, field: 'orgNo', reason: 'is no organisation number (nine digits, MOD11): "987654321"' },
      { line: 1, field: 'email', reason: 'is no e-mail address: "nobody"' },
      { line: 1, field: 'latitude', reason: 'must be within ±90, is 99' },
    ],
  ],
  [
    'characters that cannot be stored',
    { 'product-lines.jsonl': '{"id":5,"name":"a\\u0000b"}\n{"id":6,"name":"a\\ud800b"}\n' },
    'product-lines.jsonl',
    [
      { line: 1, field: 'name', reason: 'holds a character that cannot be stored (NUL or half a surrogate pair)' },
      { line: 2, field: 'name', reason: 'holds a character that cannot be stored (NUL or half a surrogate pair)' },
    ],
  ],
  [
    'a setting nested without end',
    { 'settings.jsonl': nestedJson },
    'settings.jsonl',
    [{ line: 1, field: 'value', reason: 'is nested too deeply or holds a character that cannot be stored' }],
  ],
  [
    'a picture from a script, a date without offset, an end before the start',
    {
      'campaigns.jsonl': [
        { id: 1, name: 'K', start: '2026-02-01T00:00:00Z', end: '2026-01-01T00:00:00Z' },
        { id: 2, name: 'L', start: '2026-02-01', end: '2026-03-01T00:00:00+01:00', image: 'javascript:alert(1)' },
      ],
    },
    'campaigns.jsonl',
    [
      { line: 1, field: 'end', reason: 'must be after start' },
      { line: 2, field: 'start', reason: 'must be ISO 8601 with an offset, is "2026-02-01"' },
      {
        line: 2,
        field: 'image',
        reason: expect.stringMatching(/^must be https:\/\/…, a file .+, is "javascript:alert\(1\)"$/),
      },
    ],
  ],
  [
    'CSV without a column of its key',
    { 'stock.csv': 'ean,qty\n1,2\n' },
    'stock.csv',
    [{ line: null, field: null, reason: 'has no column "shopId"; its first line names ean, qty' }],
  ],
  [
    'a CSV row of another width',
    { 'stock.csv': `ean,shopId,qty\n${ean(10)},1\n${ean(10)},1,3,\n` },
    'stock.csv',
    [
      { line: 2, field: null, reason: 'has 2 cells where the first line names 3 columns' },
      { line: 3, field: null, reason: 'has 4 cells where the first line names 3 columns' },
    ],
  ],
  [
    'a CSV quote that is never closed costs its own line only',
    { 'genders.csv': 'id,name\n1,Herre\n7,"Gutt\n2,Dame\n' },
    'genders.csv',
    [{ line: 3, field: null, reason: 'has a quote that is never closed' }],
  ],
  [
    'both forms of one kind',
    { 'genders.csv': 'id,name\n9,X\n', 'genders.jsonl': [{ id: 9, name: 'Y' }] },
    'genders.jsonl',
    [{ line: null, field: null, reason: 'is there twice: genders.jsonl and genders.csv; keep one' }],
  ],
  [
    'articles as CSV',
    { 'articles.csv': 'id\n1\n' },
    'articles.csv',
    [{ line: null, field: null, reason: 'cannot be CSV: the rows hold lists of objects; write JSON lines' }],
  ],
  [
    'a row still in use is not deleted',
    { 'groups.jsonl': [{ id: 1, deleted: true }] },
    'groups.jsonl',
    [{ line: 1, field: null, reason: 'cannot be deleted: articles still refer to it' }],
  ],
  [
    '`deleted` that is neither true nor false',
    { 'groups.jsonl': [{ id: 1, subcategoryId: 1, name: 'Skalljakker', deleted: 'yes' }] },
    'groups.jsonl',
    [{ line: 1, field: 'deleted', reason: 'must be true or false' }],
  ],
];

describe('a refused row is reported with file, line, field and reason, and changes nothing', () => {
  it.each(cases)('%s', async (_name, files, file, expected) => {
    const before = await fingerprint(database.sql);
    const { rejected, changed } = await importFiles(database.sql, files);
    const entries = rejected.filter((entry) => entry.file === file);
    expect(entries).toEqual(
      expected.map(({ reason, ...place }) => ({
        file,
        ...place,
        reason: reason instanceof RegExp ? expect.stringMatching(reason) : reason,
      })),
    );
    expect(changed).toBe(0);
    expect(await fingerprint(database.sql)).toEqual(before);
  });
});

describe('what is no feed cannot be imported, in one sentence', () => {
  it.each<[string, Files, RegExp]>([
    [
      'an empty folder',
      {},
      /^The folder \S+ is empty; a feed holds articles\.jsonl, stock\.csv and so on \(see docs\/feed\.md\)\.$/,
    ],
    ['a folder with other things', { 'holiday.jpg': 'x' }, /^The folder \S+ holds no file of a feed: /],
  ])('%s', async (_name, files, message) => {
    await expect(importFiles(database.sql, files)).rejects.toThrow(message);
  });

  it('a folder that is not there', async () => {
    await expect(importFiles(database.sql, {}, { folder: '/nowhere/at/all' })).rejects.toThrow(
      'There is no folder /nowhere/at/all.',
    );
  });

  it('a report that cannot be written', async () => {
    await expect(importFiles(database.sql, smallFeed(), { report: '/nowhere/r.jsonl' })).rejects.toThrow(
      /cannot be written to \/nowhere\/r\.jsonl \(ENOENT\)/,
    );
  });
});

describe('what is odd but harmless is said once and does not refuse', () => {
  it('unknown fields, unknown columns and files that belong to no kind', async () => {
    const files = {
      'genders.jsonl': [
        { id: 1, name: 'Herre', nmae: 1 },
        { id: 2, name: 'Dame', nmae: 2 },
      ],
      'stock.csv': `ean,shopId,qty,price\n${ean(10)},1,3,5\n`,
      'articles.jsonl': [article(1, { variants: [variant(10, { weight: 1 }), variant(11, { size: 'L' })] })],
      'products.jsonl': 'x',
      'shops.csv': '',
    };
    const { warnings, refused, changed } = await importFiles(database.sql, files);
    expect({ refused, changed }).toEqual({ refused: 0, changed: 0 });
    expect(warnings).toEqual([
      'shops.csv is empty',
      'products.jsonl is no file of the feed and was not read',
      'genders.jsonl: line 1: the field "nmae" is unknown and was not read',
      'articles.jsonl: line 1: the field "variants.weight" is unknown and was not read',
      'stock.csv: the column "price" is unknown and was not read',
    ]);
  });
});

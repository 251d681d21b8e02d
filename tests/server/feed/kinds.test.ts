import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kinds } from '@/server/feed/kinds/kinds';
import { openTestDatabase } from '@/tests/support/database';
import { type Files, fingerprint, importFiles, smallFeed } from './small-feed';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let sql: typeof database.sql;

beforeAll(async () => {
  database = await openTestDatabase();
  sql = database.sql;
});
afterAll(() => database.close());

const period = { start: '2026-02-01T00:00:00+01:00', end: '2026-03-01T00:00:00+01:00' };

/** Every kind of docs/feed.md, as many as can be in CSV. */
const wholeFeed = (): Files => ({
  ...smallFeed(),
  'categories.csv': 'id;name;banner;bannerLink;position\n1;Klær;/pictures/scenes/fjell;/kampanje/vår;3\n',
  'categories.jsonl': '',
  'shops.csv': `\uFEFFid;no;name;fullName;orgNo;openingHours;postNo;postPlace;address;email;phone;latitude;longitude;webShop\r
1;001;"Oslo ""S""";"Nordvidda Oslo;\nsentrum";987654325;Man-Fre: 10-20, Lør: 10-18;0155;OSLO;Storgata 1;a@b.example;22000000;59,91;10,7;0\r
2;002;Bergen;Nordvidda Bergen AS;987654325;Man-Fre: 10-20;5003;BERGEN;Torget 2;a@b.example;22000000;60.4;5.3;true\r
`,
  'shops.jsonl': '',
  'shop-exceptions.jsonl': [
    { shopId: 1, date: '2026-12-24', hours: '10-14' },
    { shopId: 1, date: '2026-12-25', hours: 'stengt', note: 'Jul' },
  ],
  'shipping-methods.jsonl': '',
  'shipping-methods.csv': 'id,name,price\ndelivery,Hjemlevering,19900\n',
  'postcodes.csv': 'code,place,latitude,longitude,approximate\n0155,OSLO,59.9,10.7,false\n9179,"LONGYEARBYEN",,,\n',
  'settings.jsonl': [{ brand: 'nordvidda', key: 'chain', value: { name: 'Nordvidda', since: [1987] } }],
  'price-history.csv':
    'articleNo,price,kind,from,to\nA1,12000,normal,2025-06-01T00:00:00Z,2026-02-01T00:00:00Z\nA1,9000,campaign,2025-08-01T00:00:00Z,2025-08-20T00:00:00Z\n',
  'campaigns.jsonl': [{ id: 1, name: 'Vinter', ...period, labelText: 'Salg' }],
  'campaign-articles.jsonl': [
    { campaignId: 1, articleId: 1, price: 7_000, labelType: 'percent', labelData: { percent: 30 } },
  ],
  'reviews.jsonl': [
    { id: 500, articleId: 1, content: 'Varm og god', rating: 5, trueToSize: -1, createdAt: period.start },
  ],
  'promo-codes.csv': `id,code,name,validFrom,validTo,fixed,amount\n1,VINTER10,Vinter,${period.start},${period.end},false,1000\n`,
  'polls.jsonl': [
    {
      id: 1,
      name: 'Fjellvett',
      questions: [
        {
          id: 1,
          text: 'Hvor mange regler?',
          options: [
            { id: 1, text: 'Ni', correct: true },
            { id: 2, text: 'Ti' },
          ],
        },
      ],
    },
  ],
  'blog-categories.jsonl': [{ id: 1, name: 'Tips' }],
  'blog-posts.csv': `id,title,body,mainArticleId,relatedArticles,categories,publishedAt\n1,Ut på tur,"Første.\n\n## Mer\nAndre.",1,2|1,1,${period.start}\n`,
  'banners.jsonl': [{ id: 1, brand: 'nordvidda', slot: 'hero', title: 'Vår', text: 'Ut', link: '/klær', ...period }],
  'social-posts.jsonl': [
    { id: 'p1', message: 'Hei', createdTime: period.start, permalinkUrl: 'https://social.example/p1' },
  ],
});

/** A file left empty above stands for the form not used; it is not written. */
const written = (files: Files) => Object.fromEntries(Object.entries(files).filter(([, content]) => content !== ''));

describe('every kind of the feed', () => {
  it('is imported, is unchanged the second time, and a dry run foretold it', async () => {
    const files = written(wholeFeed());
    const pretended = await importFiles(sql, files, { dryRun: true });
    const first = await importFiles(sql, files);
    expect(first.rejected).toEqual([]);
    expect(Object.keys(first.kinds)).toEqual(kinds.map(({ name }) => name));
    for (const [kind, { rows, inserted }] of Object.entries(first.kinds))
      expect({ kind, inserted }).toEqual({ kind, inserted: rows });
    expect(pretended.kinds).toEqual(first.kinds);
    const before = await fingerprint(sql);
    expect((await importFiles(sql, files)).changed).toBe(0);
    expect(await fingerprint(sql)).toEqual(before);
  });

  it('CSV with semicolons, quotes, line breaks, decimal commas and a byte-order mark is read as meant', async () => {
    const [row] = await sql`select name, full_name, latitude, web_shop, slug from shops where id = 1`;
    expect(row).toEqual({
      name: 'Oslo "S"',
      fullName: 'Nordvidda Oslo;\nsentrum',
      latitude: 59.91,
      webShop: false,
      slug: 'oslo-s',
    });
    expect(await sql`select place, approximate from postcodes where code = '9179'`).toEqual([
      { place: 'LONGYEARBYEN', approximate: true },
    ]);
    expect(await sql`select array_agg(article_id order by position) as ids from blog_post_articles`).toEqual([
      { ids: [2, 1] },
    ]);
  });

  it('a price from before the first import shortens the first price the database guessed, and no other', async () => {
    const read = async () =>
      (
        await sql`select price, to_char(valid_from at time zone 'UTC', 'YYYY-MM-DD') as from, to_char(valid_to at time zone 'UTC', 'YYYY-MM-DD') as to
      from price_history where article_id = 1 and kind = 'normal' order by valid_from`
      ).map(({ price, from, to }) => [price, from, to]);
    expect(await read()).toEqual([
      [12_000, '2025-06-01', '2026-02-01'],
      [10_000, '2026-02-01', null],
    ]);
    const row = { articleNo: 'A1', price: 1, kind: 'normal', from: '2026-01-01T00:00:00Z', to: '2026-02-10T00:00:00Z' };
    const { rejected } = await importFiles(sql, {
      'price-history.jsonl': [
        row,
        { ...row, articleNo: 'A9' },
        { ...row, to: '2999-01-01T00:00:00Z', from: '2026-01-02T00:00:00Z' },
      ],
    });
    expect(rejected.map(({ field, reason }) => [field, reason])).toEqual([
      ['articleNo', 'there is no article "A9"'],
      ['to', 'lies in the future'],
      ['from', 'overlaps a price of 12000 øre that is kept already'],
    ]);
    expect(await read()).toHaveLength(2);
  });

  it('a review by a customer of the shop is never overwritten, and new ones get ids above those of the feed', async () => {
    const [next] =
      await sql`insert into reviews (article_id, content, rating, created_at) values (1, 'Fin', 4, now()) returning id`;
    expect(next?.id).toBeGreaterThan(500);
    await sql`insert into customers (id, firstname, surname, email, phone, password_hash) values (1, 'Kari', 'N', 'k@n.example', '40000000', 'x')`;
    await sql`update reviews set customer_id = 1 where id = ${next?.id}`;
    const row = { articleId: 1, content: 'Annet', rating: 1, createdAt: period.start };
    const { kinds: counted, rejected } = await importFiles(sql, {
      'reviews.jsonl': [
        { id: 500, ...row },
        { id: next?.id, ...row },
      ],
    });
    expect(counted.reviews).toMatchObject({ updated: 1, refused: 1 });
    expect(rejected[0]?.reason).toBe('a customer of the shop wrote this review; a feed leaves it alone');
  });

  it('a poll that changes keeps the answers to what it still asks', async () => {
    await sql`insert into poll_answers (question_id, option_id, visitor) values (1, 1, 'a')`;
    const questions = [
      {
        id: 1,
        text: 'Hvor mange fjellvettregler?',
        options: [
          { id: 1, text: 'Ni', correct: true },
          { id: 3, text: 'Elleve' },
        ],
      },
    ];
    const { kinds: counted } = await importFiles(sql, { 'polls.jsonl': [{ id: 1, name: 'Fjellvett', questions }] });
    expect(counted.polls).toMatchObject({ updated: 1 });
    expect(await sql`select option_id from poll_answers`).toEqual([{ optionId: 1 }]);
    expect(await sql`select id from poll_options order by position`).toEqual([{ id: 1 }, { id: 3 }]);
    const stolen = await importFiles(sql, { 'polls.jsonl': [{ id: 2, name: 'Annen', questions }] });
    expect(stolen.rejected[0]).toMatchObject({ field: 'questions[0].id', reason: '1 belongs elsewhere already' });
  });

  it('tables without a trigger tell the instances too', async () => {
    const [last] = await sql`select max(id)::int as id from changes`;
    await importFiles(sql, {
      'blog-categories.jsonl': [{ id: 1, name: 'Råd' }],
      'social-posts.jsonl': [{ id: 'p1', deleted: true }],
    });
    expect(await sql`select kind from changes where id > ${last?.id}`).toEqual([
      { kind: 'content' },
      { kind: 'content' },
    ]);
  });

  it('names swap through a third only: what another row still has is refused, what an earlier row gave up is free', async () => {
    const { rejected } = await importFiles(sql, {
      'genders.jsonl': [
        { id: 1, name: 'Uni' },
        { id: 2, name: 'Herre' },
        { id: 4, name: 'Uni' },
      ],
    });
    expect(rejected).toMatchObject([{ line: 3, field: 'name', reason: '"Uni" belongs to gender 1 already' }]);
  });

  it('a slug not given is made once, unique, and stays', async () => {
    const rows = [
      { id: 7, subcategoryId: 1, name: 'Dunjakker' },
      { id: 8, subcategoryId: 1, name: '日本' },
    ];
    await importFiles(sql, { 'groups.jsonl': rows });
    await importFiles(sql, { 'groups.jsonl': [{ ...rows[0], name: 'Andre' }] });
    expect(await sql`select slug from groups where id in (7, 8) order by id`).toEqual([
      { slug: 'dunjakker-7' },
      { slug: '8' },
    ]);
  });
});

describe('the docs', () => {
  it('docs/feed.md names the kinds in the order of import, and no other', async () => {
    const text = await readFile('docs/feed.md', 'utf8');
    const named = [...text.matchAll(/^\| `([a-z-]+)` +\| |^## (articles)$/gm)].map(
      ([, kind, heading]) => kind ?? heading,
    );
    expect(named).toEqual(kinds.map(({ name }) => name));
  });
});

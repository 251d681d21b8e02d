import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '@/lib/dates/dates';
import { holdLock } from '@/server/feed/import';
import { openPhotographs, openUnusedPictures } from '@/server/pictures/open';
import { createWorkshop } from '@/server/pictures/photograph/service';
import { unusedPart } from '@/server/pictures/unused/part';
import type { Pictures } from '@/server/ports/pictures';
import { openTestDatabase, somebodyWaits } from '@/tests/support/database';
import { plain } from '@/tests/support/photographs';

const START = new Date('2026-11-27T12:00:00Z');

/** Of every adapter of the port `pictures`: what nothing names goes, and nothing else does. */
export function unusedContract(name: string, open: () => Promise<Pictures>) {
  describe(`rule 18.35: photographs that nothing names, in ${name}`, () => {
    let database: Awaited<ReturnType<typeof openTestDatabase>>;
    let pictures: Pictures;
    let now = START;

    beforeAll(async () => {
      database = await openTestDatabase();
    });
    afterAll(() => database.close());
    beforeEach(async () => {
      pictures = await open();
      for (const file of await files()) await pictures.remove(file);
      await database.sql`truncate pictures, unused_pictures, banners, brand_pages, blog_posts, feed_runs, orders, mails cascade`;
      now = START;
    });

    async function files(): Promise<string[]> {
      const found: string[] = [];
      for (const beginning of ['originals/', 'masters/', 'derived/'])
        for await (const file of pictures.list(beginning)) found.push(file);
      return found.sort();
    }

    const unused = (keeper = pictures) => openUnusedPictures({ ...database, clock: () => now, pictures: keeper });

    /** As the job runs it, so many days later. */
    async function run(days = 0, keeper = pictures): Promise<void> {
      now = addDays(now, days);
      await unusedPart.jobs(unused(keeper))[0]?.run();
    }

    const jpeg = (colour: string) => plain(colour, { width: 400, height: 500 }).jpeg().toBuffer();
    const room = () => {
      const worker = createWorkshop({ pictures });
      const fetcher = { fetch: async () => ({ problem: 'is not asked here' }) };
      return openPhotographs({ ...database, pictures, worker, fetcher });
    };

    async function taken(colour: string, shape: 'goods' | 'card' = 'goods'): Promise<string> {
      const kept = await room().keepUpload(await jpeg(colour));
      if ('problem' in kept) throw new Error(kept.problem);
      const found = await room()
        .openTaker({})
        .take({ ...kept, shape });
      if ('problem' in found) throw new Error(found.problem);
      const worker = createWorkshop({ pictures });
      const widths = shape === 'goods' ? ['600.avif', '240.jpg'] : ['960.avif'];
      for (const ending of widths) expect(await worker.derive(`${found.base}-${ending}`)).toBe(true);
      return found.base;
    }

    const showBanner = (base: string) => database.sql`
      insert into banners (id, brand, slot, title, image, position) values (1, 'nordvidda', 'hero', 'Fjord', ${base}, 1)`;

    const ways: [string, (base: string) => PromiseLike<unknown>][] = [
      ['a row of the feed', showBanner],
      [
        'a text of a post',
        (base) => database.sql`
          insert into blog_posts (id, slug, title, body, published_at, brand)
          values (1, 'x', 'Fluer', ${`Se: ![](${base})`}, ${now}, 'nordvidda')`,
      ],
      [
        'a page of a brand',
        (base) => database.sql`
          insert into brand_pages (id, brand, path, page)
          values (1, 'nordvidda', '/p', ${JSON.stringify({ blocks: [{ type: 'picture', src: base }] })}::text::jsonb)
          on conflict do nothing`,
      ],
      [
        'a version of the feed that can be undone',
        async (base) => {
          await database.sql`insert into feed_runs (id, folder) values (1, 'x')`;
          await database.sql`
            insert into feed_rows (version, kind, key, before)
            values (1, 'banners', '1', ${JSON.stringify({ image: base })}::text::jsonb)`;
        },
      ],
      [
        'a line of an order, which letters and receipts show',
        (base) =>
          database.sql.begin(async (tx) => {
            // The order of the line is of no matter here.
            await tx`set local session_replication_role = replica`;
            await tx`
              insert into order_lines (order_id, position, ean, article_no, slug, name, brand, color, size, image, count,
                unit_price, vat_rate)
              values (1, 0, '1', 'A1', 'x', 'Stang', 'Fjelltind', '', '', ${base}, 1, 1, 2500)`;
          }),
      ],
      [
        'a letter that is kept',
        (base) => database.sql`
          insert into mails (key, brand, recipient, subject, text_body, html_body, created_at, next_attempt_at)
          values (${base}, 'nordvidda', 'kari@example.no', 'Hei', 'Hei', ${`<img src="https://x.example${base}-240.jpg">`}, ${now}, ${now})`,
      ],
    ];

    it.each(ways)('one that %s names stays', async (_what, nameIt) => {
      await nameIt(await taken('#336699'));
      const before = await files();
      for (const days of [0, 31, 31]) await run(days);
      expect(await files()).toEqual(before);
    });

    it('one that nothing names stays for 30 days, and then goes with all that was made of it', async () => {
      const [used, left] = [await taken('#336699'), await taken('#993366')];
      await showBanner(used);
      const before = await files();
      await run();
      await run(30);
      expect(await files()).toEqual(before);
      await run(1);
      const gone = createHash('sha256')
        .update(await jpeg('#993366'))
        .digest('hex');
      const kept = before.filter((file) => !file.includes(left.slice(8)) && !file.includes(gone));
      expect(kept).toHaveLength(4);
      expect(await files()).toEqual(kept);
      expect(await database.sql`select base from pictures`).toEqual([{ base: used }]);
      expect(await createWorkshop({ pictures }).derive(`${left}-600.avif`)).toBe(false);
    });

    it('one that is named again has all its days once more', async () => {
      const base = await taken('#336699');
      await run();
      await showBanner(base);
      await run(20);
      await database.sql`delete from banners`;
      await run(20);
      await run(20);
      expect(await files()).toHaveLength(4);
      await run(11);
      expect(await files()).toEqual([]);
    });

    it('an original stays while one of its cuts is shown', async () => {
      const [shown, other] = [await taken('#336699', 'card'), await taken('#336699')];
      await showBanner(shown);
      for (const days of [0, 31]) await run(days);
      const found = await files();
      expect(found.filter((file) => file.startsWith('originals/'))).toHaveLength(1);
      expect(found.some((file) => file.includes(other.slice(8)))).toBe(false);
      expect(found).toHaveLength(3);
    });

    it('nothing goes while an import is running, which may have taken it already', async () => {
      await taken('#336699');
      await run();
      const release = await holdLock(database.sql, false);
      try {
        await run(31);
        expect(await files()).toHaveLength(4);
        await showBanner(await taken('#336699'));
      } finally {
        await release();
      }
      await run();
      expect(await files()).toHaveLength(4);
    });

    it('an import that begins meanwhile waits, and takes anew what went', async () => {
      await taken('#336699');
      await run();
      const [begun, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const slow: Pictures = {
        ...pictures,
        async remove(file) {
          begun.resolve();
          await goOn.promise;
          await pictures.remove(file);
        },
      };
      const removing = run(31, slow);
      await begun.promise;
      const importing = holdLock(database.sql, false);
      try {
        await somebodyWaits(database.sql);
        goOn.resolve();
        await removing;
        await importing;
        expect(await files()).toEqual([]);
        await showBanner(await taken('#336699'));
      } finally {
        goOn.resolve();
        await removing;
        await (await importing)();
      }
      await run();
      expect(await files()).toHaveLength(4);
    });

    it('two instances at once remove what one would have removed', async () => {
      const used = await taken('#336699');
      await taken('#993366');
      await showBanner(used);
      await run();
      now = addDays(now, 31);
      await Promise.all([run(), run(), run()]);
      await run();
      expect(await files()).toHaveLength(4);
      expect(await database.sql`select from unused_pictures`).toHaveLength(0);
    });

    it('a keeper that is away stops it, and it goes on when he is back', async () => {
      await taken('#336699');
      await run();
      const away: Pictures = { ...pictures, remove: () => Promise.reject(new Error('away')) };
      await expect(run(31, away)).rejects.toThrow('away');
      expect(await database.sql`select from pictures`).toHaveLength(1);
      await run();
      expect(await files()).toEqual([]);
    });

    it('what was derived while its photograph went is removed by the next run', async () => {
      const base = await taken('#336699');
      const [late] = (await files()).filter((file) => file.startsWith('derived/'));
      for (const days of [0, 31]) await run(days);
      await pictures.put(late as string, Buffer.from('late'));
      await run();
      expect(await files()).toEqual([]);
      expect(base).toMatch(/^\/bilder\//);
    });
  });
}

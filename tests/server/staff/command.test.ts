import { execFile } from 'node:child_process';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readCommand } from '@/server/staff/command';
import { topics } from '@/server/staff/topics';
import { openTestDatabase } from '@/tests/support/database';
import { seedContent } from '@/tests/support/seed-content';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedContent(database.sql);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.sql`truncate reviews, changes restart identity`;
  await database.sql`
    insert into reviews (id, article_id, customer_id, customer_name, content, rating, verified_purchase, created_at) values
      (7, 1, 1, 'Kari N.', ${'Sitter godt.\n\u001b[31mRødt'}, 4, true, '2026-03-03T11:00:00Z'),
      (8, 2, 2, '', 'Varm', 2, false, '2026-03-02T11:00:00Z')`;
});

/** `npm run staff -- …`, but for the launcher that brings a database. */
const staff = (args: string[], url = database.url) =>
  new Promise<{ code: number; out: string; err: string }>((done) => {
    const flags = ['--disable-warning=ExperimentalWarning', '--import', './tools/ts-hooks.mjs'];
    execFile(
      process.execPath,
      [...flags, 'server/staff/open-command.ts', ...args],
      { env: { NODE_ENV: 'test', PATH: '/usr/bin', DATABASE_URL: url } },
      (error, out, err) => done({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    );
  });
const review = async (id: number) =>
  (await database.sql`select approved, reply, decided_at is not null as decided from reviews where id = ${id}`)[0];

describe('rule 17.6: staff moderate reviews beside the server', () => {
  it('sees those waiting with article, stars and text, oldest first, and nothing that moves the cursor', async () => {
    const { code, out } = await staff(['reviews']);
    expect(code).toBe(0);
    expect(out).toMatch(
      /#8 {2}★★☆☆☆ {2}Sokk {2}\/product\/sokk\n {4}anonymous, 2\. mars 2026.*\n {4}Varm\n\n#7 {2}★★★★☆/,
    );
    expect(out).toContain('Kari N., verified purchase, 3. mars 2026 kl. 12:00\n    Sitter godt.\n    [31mRødt');
    expect(out).not.toContain('\u001b');
  });

  it('approves, rejects and answers; what has been decided waits no more', async () => {
    expect(await staff(['reviews', 'approve', '7'])).toMatchObject({
      code: 0,
      out: 'Review 7 is shown on the product page.\n',
    });
    expect(await staff(['reviews', 'reply', '7', ' Takk! '])).toMatchObject({
      code: 0,
      out: 'Review 7 is answered.\n',
    });
    expect(await review(7)).toEqual({ approved: true, reply: 'Takk!', decided: true });
    expect(await staff(['reviews', 'reject', '8'])).toMatchObject({ code: 0 });
    expect(await review(8)).toEqual({ approved: false, reply: null, decided: true });
    expect((await staff(['reviews'])).out).toBe('No review is waiting.\n');
    expect(await staff(['reviews', 'reply', '7', ''])).toMatchObject({ code: 0 });
    expect(await review(7)).toMatchObject({ approved: true, reply: null });
  });

  it('tells every running shop which page has changed', async () => {
    await database.sql`truncate changes`;
    await staff(['reviews', 'approve', '7']);
    expect(await database.sql`select kind, ref from changes`).toEqual([{ kind: 'article', ref: 1 }]);
  });

  it('ends with 1 when there is no such review, or no database', async () => {
    expect(await staff(['reviews', 'approve', '99'])).toMatchObject({ code: 1, err: 'There is no review 99.\n' });
    expect(await staff(['reviews'], '')).toMatchObject({ code: 1, err: expect.stringContaining('DATABASE_URL') });
  });
});

describe('what staff may say', () => {
  const cases: [string[], string, RegExp][] = [
    [[], 'wrong', /^Say what to do/],
    [['orders'], 'wrong', /^There is no "orders"/],
    [['constructor'], 'wrong', /^There is no "constructor"/],
    [['reviews', 'approve'], 'wrong', /"reviews approve" is not understood/],
    [['reviews', 'approve', 'x'], 'wrong', /not understood/],
    [['reviews', 'approve', '0'], 'wrong', /not understood/],
    [['reviews', 'approve', '9999999999'], 'wrong', /not understood/],
    [['reviews', 'approve', '1', '2'], 'wrong', /not understood/],
    [['reviews', 'reply', '1'], 'wrong', /reply <id> "text"/],
    [['reviews', 'reply', '1', 'two', 'words'], 'wrong', /not understood/],
    [['reviews', 'delete', '1'], 'wrong', /approve <id>/],
    [['--help'], 'help', /npm run staff -- reviews reject <id>/],
    [['reviews', '-h'], 'help', /those waiting/],
  ];
  it.each(cases)('%j → %s', (args, name, text) => {
    const command = readCommand(args, topics);
    expect(command.name).toBe(name);
    expect('text' in command && command.text).toMatch(text);
  });

  it.each([
    [['counter', 'add', 'bodø']],
    [['counter', 'add', 'bodø', '\u001b']],
    [['counter', 'list', 'bodø', 'x']],
    [['counter', 'revoke-key', '0']],
    [['counter', 'webhook']],
  ])('%j is not understood', (args) => expect(readCommand(args, topics).name).toBe('wrong'));

  it.each([[['reviews']], [['reviews', 'reply', '1', 'Takk for omtalen']]])('%j is understood', (args) =>
    expect(readCommand(args, topics).name).toBe('run'),
  );
});

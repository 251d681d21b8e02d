import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '@/server/ports/clock';
import { readCommand } from '@/server/staff/command';
import { openStaffDesk } from '@/server/staff/open';
import { topics } from '@/server/staff/topics';
import { article, ean, importFiles, smallFeed } from '@/tests/server/feed/small-feed';
import { openTestDatabase } from '@/tests/support/database';

const DAY = 86_400_000;
const NOW = systemClock();
const at = (days: number) => new Date(NOW.getTime() + days * DAY).toISOString();

let database: Awaited<ReturnType<typeof openTestDatabase>>;

beforeAll(async () => {
  database = await openTestDatabase();
  await importFiles(database.sql, {
    ...smallFeed(),
    'articles.jsonl': [
      article(1, { name: 'Turjakke', slug: 'turjakke' }),
      article(2, { name: 'Ny lue', dateCreated: at(-5) }),
      article(3, { name: 'Sokk', price: 4_000 }),
    ],
    'campaigns.jsonl': [
      { id: 7, name: 'Høstsalg', slug: 'hostsalg', start: at(-2), end: at(5) },
      { id: 8, name: 'Black Week', slug: 'black-week', start: at(3), end: at(4) },
    ],
    'campaign-articles.jsonl': [
      { campaignId: 7, articleId: 1, price: 8_000 },
      { campaignId: 7, articleId: 2, price: 7_000 },
      { campaignId: 7, articleId: 3, price: 5_000 },
      { campaignId: 8, articleId: 1, price: 6_000 },
    ],
  });
});
afterAll(() => database.close());

const read = (...args: string[]) => readCommand(['prices', ...args], topics);
async function told(...args: string[]) {
  const command = read(...args);
  if (command.name !== 'run') throw new Error(command.text);
  return (await command.run(openStaffDesk(database.sql, () => NOW))).replaceAll('\u00a0', ' ');
}

describe('rule 10.50: npm run staff -- prices', () => {
  it.each(['1', 'A1', 'turjakke', ean(10)])('why: an article is called %s', async (named) => {
    expect(await told('why', named)).toMatch(/^#1 {2}A1 {2}Turjakke {2}\/product\/turjakke\n/);
  });

  it('why: tells each time with what was shown, why, and the rows it is read from', async () => {
    const text = await told('why', '1');
    expect(text).toMatch(
      /80,00 kr {2}Høstsalg\n {3}shown {2}førpris 100,00 kr \(−20 %\)\n {3}why {4}it is no more than the lowest price of the 30 days/,
    );
    expect(text).toMatch(
      /60,00 kr {2}Black Week {2}\(planned\)\n {3}shown {2}førpris 100,00 kr \(−40 %\)\n {3}why {4}.*stepwise cuts/,
    );
    expect(text).toMatch(/ {6}#\d+ {2}normal {7}100,00 kr {2}1\. januar 2026 kl\. 01:00 – until changed\n/);
    expect(text).toContain('until changed  100,00 kr  ordinary');
    expect(text).toContain('Everything shown holds.');
    expect(await told('why', '2')).toContain('nothing is struck through: the history does not reach 30 days back');
  });

  it.each(['7', 'hostsalg', 'høstsalg'])('campaign: a table of its articles, found by %s', async (name) => {
    const text = await told('campaign', ...name.split(' '));
    expect(text).toMatch(/^#7 {2}Høstsalg .* 3 articles\n/);
    expect(text).toMatch(/ 80,00 kr {5}100,00 kr {5}100,00 kr {2}Turjakke \(A1\): holds, lowest\n/);
    expect(text).toMatch(/ 70,00 kr {13}– .* {2}Ny lue \(A2\): no claim, too new\n/);
    expect(text.match(/Turjakke/g)).toHaveLength(1);
    expect(text).toContain('Sokk (A3): another price was lower');
    expect(text).toContain('Everything shown holds.');
  });

  it('what nobody knows is said, and what is not asked as it should be', async () => {
    await expect(told('why', 'ukjent')).rejects.toThrow('There is no article "ukjent"');
    await expect(told('why', '99999999999')).rejects.toThrow('There is no article');
    await expect(told('campaign', 'ukjent', 'salg')).rejects.toThrow('There is no campaign "ukjent salg"');
    for (const words of [[], ['why'], ['campaign'], ['hvorfor', '1']])
      expect(read(...words)).toMatchObject({ name: 'wrong' });
  });
});

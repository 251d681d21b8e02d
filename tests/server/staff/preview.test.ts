import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCommand } from '@/server/staff/command';
import { openStaffDesk } from '@/server/staff/open';
import { topics } from '@/server/staff/topics';
import { importFiles, smallFeed } from '@/tests/server/feed/small-feed';
import { openTestDatabase } from '@/tests/support/database';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let now = new Date('2026-11-25T09:00:00Z');
const clock = () => now;

beforeAll(async () => {
  database = await openTestDatabase();
  await importFiles(database.sql, {
    ...smallFeed(),
    'banners.jsonl': [{ id: 1, brand: 'nordvidda', slot: 'hero', title: 'Black Week', preview: 'black-week' }],
  });
});
afterAll(() => database.close());

function read(...args: string[]) {
  return readCommand(['preview', ...args], topics);
}
async function told(...args: string[]) {
  const command = read(...args);
  if (command.name !== 'run') throw new Error(command.text);
  return command.run(openStaffDesk(database.sql, clock));
}
const tokenOf = (text: string) => /token=([\w.-]+)/.exec(text)?.[1] ?? '';

describe('rule 2.90: npm run staff -- preview', () => {
  it('alone says how it is asked', () => {
    expect(read()).toMatchObject({ name: 'wrong', text: expect.stringContaining('preview link [<name>]') });
  });

  it('makes a link of a name, and says what it shows and until when', async () => {
    const text = await told('link', 'black-week', '--at', '2026-11-27T08:00', '--days', '3');
    expect(text).toMatch(/^http:\/\/localhost:3000\/preview\/black-week\?token=[\w.-]+\n/);
    expect(text).toContain('as it is 27. november 2026 kl. 08:00');
    expect(text).toContain('until 28. november 2026 kl. 10:00');
    expect(text).not.toContain('No banner');
    const { previews } = await openStaffDesk(database.sql, clock).storefront();
    expect(await previews.open(tokenOf(text))).toMatchObject({
      only: 'black-week',
      at: new Date('2026-11-27T07:00:00Z'),
    });
  });

  it('makes one of the whole shop, at the address of a brand', async () => {
    const text = await told('link', '--brand', 'heldre');
    expect(text).toMatch(/^http:\/\/heldre\.localhost:3000\/preview\?token=/);
    const { previews } = await openStaffDesk(database.sql, clock).storefront();
    expect(await previews.open(tokenOf(text))).not.toHaveProperty('only');
  });

  it('says so where nothing is prepared', async () => {
    expect(await told('link', 'jul')).toContain('No banner of nordvidda is prepared under "jul" yet.');
    expect(await told('link', 'black-week', '--brand', 'heldre')).toContain('No banner of heldre');
  });

  it('a brand that is not there is named, with those that are', async () => {
    await expect(told('link', '--brand', 'ukjent')).rejects.toThrow('There is no brand "ukjent": nordvidda, heldre.');
  });

  it.each([
    [['link', '--days', '0']],
    [['link', '--days', '61']],
    [['link', '--days']],
    [['link', '--days', '3', '--days', '4']],
    [['link', 'a', 'b']],
    [['link', 'a\u0007']],
    [['link', 'x'.repeat(61)]],
    [['link', '--fra', 'x']],
    [['end-all', 'x']],
    [['end']],
  ])('%j is not understood', (words) => {
    expect(read(...words)).toMatchObject({ name: 'wrong' });
  });

  it.each([
    ['i morgen', 'is no time'],
    ['2026-10-01T08:00', 'more than 31 days ago'],
    ['2028-01-01', 'more than 366 days ahead'],
  ])('a time that cannot be shown is told: %s', async (at, why) => {
    await expect(told('link', '--at', at)).rejects.toThrow(why);
  });

  it('ends them all', async () => {
    const token = tokenOf(await told('link'));
    now = new Date(now.getTime() + 1000);
    expect(await told('end-all')).toContain('within five seconds');
    const { previews } = await openStaffDesk(database.sql, clock).storefront();
    expect(await previews.open(token)).toEqual({ refused: 'ended' });
  });
});

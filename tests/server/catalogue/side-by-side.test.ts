import { describe, expect, it } from 'vitest';
import { createReviews } from '@/server/catalogue/reviews/service';
import { createCatalogue } from '@/server/catalogue/service';
import type { Sql } from '@/server/platform/db/connection';
import { type Compiled, createTag } from '@/server/platform/db/sql';
import { systemClock } from '@/server/ports/clock';
import type { SearchEngine } from '@/server/ports/search-engine';

/** A database that has not answered yet. */
function silentDatabase() {
  const asked: string[] = [];
  const tag = createTag({
    run: ({ text }: Compiled) => {
      asked.push(text);
      return new Promise<never>(() => {});
    },
    read: async () => {},
  });
  return { asked, sql: tag as Sql };
}

describe('decision 0065: an article is one wait for the database', () => {
  it.each<[string, (of: ReturnType<typeof createCatalogue>) => unknown]>([
    ['by its slug', (catalogue) => catalogue.article('sko')],
    ['by its id', (catalogue) => catalogue.articleById(7)],
  ])('it, its variants, its reviews and the colour groups are asked for before any has come: %s', async (_how, ask) => {
    const { asked, sql } = silentDatabase();
    const reviews = createReviews({ sql, clock: systemClock });
    const catalogue = createCatalogue({ sql, engine: {} as SearchEngine, reviews });
    void ask(catalogue);
    await Promise.resolve();
    expect(asked).toHaveLength(4);
  });

  it('the colour groups are asked for once, until something has changed', async () => {
    const { asked, sql } = silentDatabase();
    const reviews = createReviews({ sql, clock: systemClock });
    const catalogue = createCatalogue({ sql, engine: {} as SearchEngine, reviews });
    const groups = () => asked.filter((text) => text.includes('from color_groups')).length;
    void catalogue.articleById(7);
    void catalogue.articleById(8);
    await Promise.resolve();
    expect(groups()).toBe(1);
    catalogue.forget();
    void catalogue.articleById(9);
    await Promise.resolve();
    expect(groups()).toBe(2);
  });
});

import type { Sql } from '@/server/platform/db/connection';
import type { Columns } from '@/server/platform/db/rows';
import type { articles, groups } from '@/server/platform/db/schema/catalogue';
import type { searchRules, searchSynonyms } from '@/server/platform/db/schema/searches';
import type { NewRule, RuleField, SearchRule, Synonym } from './types';

export async function findAll(sql: Sql): Promise<{ synonyms: Synonym[]; rules: SearchRule[] }> {
  const [synonyms, rules] = await Promise.all([
    sql<Synonym[]>`select id, relation, terms from search_synonyms order by id`,
    sql<SearchRule[]>`
      select id, query, effect, field, ids, path, starts_at, ends_at from search_rules order by id`,
  ]);
  return { synonyms: [...synonyms], rules: [...rules] };
}

export async function addSynonym(sql: Sql, { relation, terms }: Omit<Synonym, 'id'>): Promise<number> {
  const [row] = await sql<[Columns<typeof searchSynonyms, 'id'>]>`
    insert into search_synonyms (relation, terms) values (${relation}, ${terms}) returning id`;
  return row.id;
}

export async function addRule(sql: Sql, rule: NewRule): Promise<number> {
  const { query, effect, field, ids, path, startsAt, endsAt } = rule;
  const [row] = await sql<[Columns<typeof searchRules, 'id'>]>`
    insert into search_rules (query, effect, field, ids, path, starts_at, ends_at)
    values (${query}, ${effect}, ${field}, ${ids}, ${path}, ${startsAt}, ${endsAt}) returning id`;
  return row.id;
}

export async function removeSynonym(sql: Sql, id: number): Promise<boolean> {
  return (await sql`delete from search_synonyms where id = ${id}`).count > 0;
}

export async function removeRule(sql: Sql, id: number): Promise<boolean> {
  return (await sql`delete from search_rules where id = ${id}`).count > 0;
}

/** Finds articles by id or article number, in order; undefined where there is none. */
export async function articlesNamed(sql: Sql, named: readonly string[]): Promise<(number | undefined)[]> {
  const rows = await sql<Columns<typeof articles, 'id' | 'articleNo'>[]>`
    select id, article_no from articles
    where article_no = any(${[...named]}::text[]) or id::text = any(${[...named]}::text[])`;
  return named.map(
    (name) => (rows.find((row) => row.articleNo === name) ?? rows.find((row) => String(row.id) === name))?.id,
  );
}

export async function placesNamed(sql: Sql, name: string): Promise<{ field: RuleField; id: number }[]> {
  return [
    ...(await sql<(Columns<typeof groups, 'id'> & { field: RuleField })[]>`
      select 'brands' as field, id from product_lines where lower(name) = lower(${name}) or slug = lower(${name})
      union all select 'groups', id from groups where lower(name) = lower(${name}) or slug = lower(${name})
      union all select 'subcategories', id from subcategories where lower(name) = lower(${name}) or slug = lower(${name})
      union all select 'categories', id from categories where lower(name) = lower(${name}) or slug = lower(${name})`),
  ];
}

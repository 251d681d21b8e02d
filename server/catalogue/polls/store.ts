import type { Poll, PollQuestion } from '@/lib/contracts/polls';
import type { Sql } from '@/server/platform/db/connection';
import type { Columns, Computed } from '@/server/platform/db/rows';
import type { polls } from '@/server/platform/db/schema/content';
import type { Transaction } from '@/server/platform/db/transact';
import type { OptionRow } from './types';

export type PollKey = { id: number } | { active: true };

/** Finds a poll of the brand or of every brand (rule 1.6). */
export async function findPoll(sql: Sql, key: PollKey, brand?: string): Promise<Poll | undefined> {
  const where = 'id' in key ? sql`p.id = ${key.id}` : sql`p.active`;
  const shown = brand === undefined ? sql`true` : sql`coalesce(p.brand = ${brand}, true)`;
  const [row] = await sql<
    (Columns<typeof polls, 'id' | 'name' | 'description' | 'bannerDesktop' | 'bannerMobile' | 'active'> &
      Computed<{ questions: PollQuestion[] }>)[]
  >`
    select p.id, p.name, p.description, p.banner_desktop, p.banner_mobile, p.active,
      (select coalesce(json_agg(json_build_object('id', q.id, 'text', q.text, 'options',
          (select coalesce(json_agg(json_build_object('id', o.id, 'text', o.text) order by o.position, o.id), '[]')
            from poll_options o where o.question_id = q.id)) order by q.position, q.id), '[]')
        from poll_questions q where q.poll_id = p.id) as questions
    from polls p where ${where} and ${shown} order by p.brand nulls last, p.id desc limit 1`;
  return row;
}

export type OptionsOf = { pollId: number } | { questionId: number };

/** Finds the options in their order, with counts and whether one of `names` chose it. */
export async function findOptions(sql: Sql, of: OptionsOf, names: readonly string[] = []): Promise<OptionRow[]> {
  const where = 'pollId' in of ? sql`q.poll_id = ${of.pollId}` : sql`q.id = ${of.questionId}`;
  return sql<OptionRow[]>`
    select q.id as question_id, o.id as option_id, o.correct, count(a.id)::int as count,
      coalesce(bool_or(a.visitor = any(${[...names]}::text[])), false) as chosen
    from poll_questions q join poll_options o on o.question_id = q.id left join poll_answers a on a.option_id = o.id
    where ${where} group by q.id, o.id order by q.position, q.id, o.position, o.id`;
}

export async function hasQuestion(sql: Sql, id: number): Promise<boolean> {
  const [row] = await sql`select from poll_questions where id = ${id}`;
  return row !== undefined;
}

export async function countVisitors(sql: Sql, pollId: number): Promise<number> {
  const [row] = await sql<Computed<{ count: number }>[]>`
    select count(distinct a.visitor)::int as count
    from poll_answers a join poll_questions q on q.id = a.question_id where q.poll_id = ${pollId}`;
  return row?.count ?? 0;
}

/** Returns false when one of these names has answered before; a unique key decides between two requests at once. */
export async function insertAnswer(
  sql: Sql,
  { questionId, optionId }: { questionId: number; optionId: number },
  names: readonly string[],
): Promise<boolean> {
  const rows = await sql`
    insert into poll_answers (question_id, option_id, visitor)
    select ${questionId}, ${optionId}, ${names[0] ?? ''}
    where not exists (
      select from poll_answers where question_id = ${questionId} and visitor = any(${[...names]}::text[]))
    on conflict (question_id, visitor) do nothing returning id`;
  return rows.length > 0;
}

export async function renameOld(sql: Sql, before: Date): Promise<number> {
  const { count } = await sql`
    update poll_answers set visitor = 'gone:' || gen_random_uuid()
    where created_at < ${before.toISOString()} and not starts_with(visitor, 'gone:')`;
  return count;
}

export async function renameVisitor(tx: Transaction, name: string): Promise<void> {
  // A new name for each answer, so that they cannot be linked.
  await tx`update poll_answers set visitor = 'gone:' || gen_random_uuid() where visitor = ${name}`;
}

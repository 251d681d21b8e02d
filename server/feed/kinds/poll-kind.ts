import { z } from 'zod';
import type { Problem } from '@/server/feed/errors';
import * as f from '@/server/feed/fields';
import type { Run } from '@/server/feed/run';
import type { Columns, Computed } from '@/server/platform/db/rows';
import type { polls } from '@/server/platform/db/schema/content';
import { nestedKind } from './nested-kind';

const option = z.object({ id: f.id, text: f.name, correct: f.otherwise(f.truth, false) });
const question = z.object({
  id: f.id,
  text: f.name,
  options: z.array(option).min(1, 'is empty').max(100, 'is too long'),
});
const schema = z.object({
  id: f.id,
  name: f.name,
  description: f.otherwise(f.text(), ''),
  bannerDesktop: f.optional(f.picture),
  bannerMobile: f.optional(f.picture),
  active: f.otherwise(f.truth, false),
  brand: f.optional(f.brand),
  questions: z.array(question).max(100, 'is too long'),
});

type Poll = z.output<typeof schema>;

export const pollKind = nestedKind<Poll>({
  name: 'polls',
  table: 'polls',
  schema,
  csv: false,
  open: openPolls,

  current: (tx, ids) => tx<
    (Columns<typeof polls, 'id' | 'name' | 'description' | 'bannerDesktop' | 'bannerMobile' | 'active' | 'brand'> &
      Computed<Pick<Poll, 'questions'>>)[]
  >`
    select id, name, description, banner_desktop, banner_mobile, active, brand,
      coalesce((select json_agg(json_build_object('id', q.id, 'text', q.text, 'options',
        coalesce((select json_agg(json_build_object('id', o.id, 'text', o.text, 'correct', o.correct) order by o.position)
          from poll_options o where o.question_id = q.id), '[]')) order by q.position)
        from poll_questions q where q.poll_id = polls.id), '[]') as questions
    from polls where id = any(${ids}::int[])`,

  /** Keeps the rows of questions and options, and with them the answers of visitors; deletes those left out. */
  async write(tx, { id, name, description, bannerDesktop, bannerMobile, active, brand, questions }) {
    await tx`
      insert into polls (id, name, description, banner_desktop, banner_mobile, active, brand)
      values (${id}, ${name}, ${description}, ${bannerDesktop}, ${bannerMobile}, ${active}, ${brand})
      on conflict (id) do update set name = excluded.name, description = excluded.description,
        banner_desktop = excluded.banner_desktop, banner_mobile = excluded.banner_mobile, active = excluded.active,
        brand = excluded.brand`;
    const questionIds = questions.map((each) => each.id);
    const optionIds = questions.flatMap(({ options }) => options.map((each) => each.id));
    await tx`delete from poll_questions where poll_id = ${id} and id <> all(${questionIds}::int[])`;
    await tx`delete from poll_options where question_id = any(${questionIds}::int[]) and id <> all(${optionIds}::int[])`;
    for (const [position, each] of questions.entries()) {
      await tx`
        insert into poll_questions (id, poll_id, text, position) values (${each.id}, ${id}, ${each.text}, ${position})
        on conflict (id) do update set text = excluded.text, position = excluded.position`;
      for (const [place, { id: optionId, text, correct }] of each.options.entries()) {
        await tx`
          insert into poll_options (id, question_id, text, correct, position)
          values (${optionId}, ${each.id}, ${text}, ${correct}, ${place})
          on conflict (id) do update set text = excluded.text, correct = excluded.correct, position = excluded.position`;
      }
    }
  },
});

/** Refuses a question or option that another poll has: moving it would take the answers along. */
async function openPolls({ sql }: Run): Promise<(poll: Poll) => Problem[]> {
  const owners = { question: new Map<number, number>(), option: new Map<number, number>() };
  for (const { id, poll } of await sql`select id, poll_id as poll from poll_questions`) owners.question.set(id, poll);
  const options = await sql`select id, question_id as question from poll_options`;
  for (const { id, question: owner } of options) owners.option.set(id, owner);
  return ({ id: pollId, questions }) => {
    const problems: Problem[] = [];
    const inThisRow = new Set<string>();
    const claim = (what: 'question' | 'option', id: number, owner: number, field: string) => {
      const has = owners[what].get(id);
      if (inThisRow.has(`${what} ${id}`)) problems.push({ field, reason: `${id} is there twice` });
      else if (has !== undefined && has !== owner) problems.push({ field, reason: `${id} belongs elsewhere already` });
      inThisRow.add(`${what} ${id}`);
    };
    for (const [i, each] of questions.entries()) {
      claim('question', each.id, pollId, `questions[${i}].id`);
      for (const [j, { id }] of each.options.entries())
        claim('option', id, each.id, `questions[${i}].options[${j}].id`);
    }
    if (problems.length > 0) return problems;
    for (const each of questions) {
      owners.question.set(each.id, pollId);
      for (const { id } of each.options) owners.option.set(id, each.id);
    }
    return [];
  };
}

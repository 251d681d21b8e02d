import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Poll, PollAnswer, PollScore } from '@/lib/contracts/polls';
import { limit } from '@/server/catalogue/polls/rules';
import { createPolls } from '@/server/catalogue/polls/service';
import { waitAfterAttempts } from '@/server/platform/throttle/rules';
import { createThrottle } from '@/server/platform/throttle/service';
import { openTestDatabase } from '@/tests/support/database';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let polls: ReturnType<typeof createPolls>;
const NOW = new Date('2026-03-03T11:00:00Z');
let now = NOW;
const ADDRESS = '203.0.113.7';

beforeAll(async () => {
  database = await openTestDatabase();
  const clock = () => now;
  polls = createPolls({ sql: database.sql, clock, throttle: createThrottle({ sql: database.sql, clock }) });
  await database.sql.unsafe(`
    insert into polls (id, name, description, active) values (1, 'Ull?', 'Quiz', true), (2, 'Påske', '', false);
    insert into poll_questions (id, poll_id, text, position) values (1, 1, 'Innerst?', 0), (2, 1, 'Helst?', 1), (3, 2, 'Hvor?', 0);
    insert into poll_options (id, question_id, text, correct, position) values
      (11, 1, 'Ull', true, 0), (12, 1, 'Bomull', false, 1), (21, 2, 'Fjell', false, 0), (22, 2, 'Kyst', false, 1), (31, 3, 'By', false, 0)`);
});
afterAll(() => database.close());
beforeEach(() => {
  now = NOW;
  return database.sql`truncate poll_answers, attempts`;
});

const count = async () => (await database.sql`select count(*)::int as n from poll_answers`)[0]?.n;
const ull = { questionId: 1, optionId: 11 };

describe('rule 17.3: a poll', () => {
  it('is the active one, with its questions and without the right answers', async () => {
    const poll = await polls.active();
    expect(Poll.strict().parse(poll)).toEqual(poll);
    expect(poll?.questions.map((one) => one.options.map((option) => option.text))).toEqual([
      ['Ull', 'Bomull'],
      ['Fjell', 'Kyst'],
    ]);
    expect(JSON.stringify(poll)).not.toContain('correct');
    expect((await polls.poll(2))?.active).toBe(false);
    expect(await polls.poll(9)).toBeUndefined();
  });

  it('tells what is right only to who has answered, and only of that question', async () => {
    const before = await polls.answers(1, { key: 'a' });
    expect(PollAnswer.array().parse(before)).toEqual(before);
    expect(before?.every((one) => one.correct === null && !one.chosen)).toBe(true);
    const after = await polls.answer(1, { questionId: 1, optionId: 12 }, { key: 'a' }, ADDRESS);
    expect(after).toEqual([
      { questionId: 1, optionId: 11, count: 0, chosen: false, correct: true },
      { questionId: 1, optionId: 12, count: 1, chosen: true, correct: false },
    ]);
    expect((await polls.answers(1, { key: 'b' }))?.every((one) => one.correct === null)).toBe(true);
    expect((await polls.questionAnswers(2, { key: 'a' }))?.every((one) => one.correct === null)).toBe(true);
    // A question of taste has no right answer, before or after.
    const taste = await polls.answer(1, { questionId: 2, optionId: 22 }, { key: 'a' }, ADDRESS);
    expect(taste.map((one) => one.correct)).toEqual([null, null]);
  });

  it('takes one answer per visitor and question, also four at once', async () => {
    const tries = await Promise.allSettled([1, 2, 3, 4].map(() => polls.answer(1, ull, { key: 'a' }, ADDRESS)));
    expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    await expect(polls.answer(1, { questionId: 1, optionId: 12 }, { key: 'a' }, ADDRESS)).rejects.toMatchObject({
      code: 'already_answered',
    });
    expect(await count()).toBe(1);
  });

  it('one that is written while another of the same visitor is, is told that there is one', async () => {
    const { sql } = database;
    const waiting = () =>
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const { answer } = await sql.begin(async (other) => {
      await other`insert into poll_answers (question_id, option_id, visitor) values (1, 12, 'key:a')`;
      const answer = polls.answer(1, ull, { key: 'a' }, ADDRESS).catch(({ code }) => code);
      while ((await waiting()).length === 0);
      return { answer };
    });
    expect([await answer, await count()]).toEqual(['already_answered', 1]);
  });

  it('knows a visitor who has logged in since', async () => {
    await polls.answer(1, ull, { key: 'a' }, ADDRESS);
    await expect(polls.answer(1, ull, { key: 'a', customerId: 7 }, ADDRESS)).rejects.toMatchObject({
      code: 'already_answered',
    });
    await polls.answer(1, ull, { customerId: 7 }, ADDRESS);
    await expect(polls.answer(1, ull, { key: 'c', customerId: 7 }, ADDRESS)).rejects.toMatchObject({
      code: 'already_answered',
    });
    expect(await count()).toBe(2);
  });

  it.each([
    ['an unknown poll', 9, ull, 'not_found'],
    ['a poll that is over', 2, { questionId: 3, optionId: 31 }, 'poll_closed'],
    ['a question of another poll', 1, { questionId: 3, optionId: 31 }, 'unknown_option'],
    ['an option of another question', 1, { questionId: 1, optionId: 21 }, 'unknown_option'],
    ['an unknown option', 1, { questionId: 1, optionId: 99 }, 'unknown_option'],
  ])('%s is refused and nothing is written', async (_name, poll, given, code) => {
    await expect(polls.answer(poll, given, { key: 'a' }, ADDRESS)).rejects.toMatchObject({ code });
    expect(await count()).toBe(0);
  });

  it('has scores in whole percent that add up', async () => {
    for (const key of ['a', 'b']) await polls.answer(1, ull, { key }, ADDRESS);
    await polls.answer(1, { questionId: 1, optionId: 12 }, { key: 'c' }, ADDRESS);
    await polls.answer(1, { questionId: 2, optionId: 21 }, { key: 'c' }, ADDRESS);
    const score = await polls.score(1);
    expect(PollScore.parse(score)).toEqual(score);
    expect(score?.visitors).toBe(3);
    expect(score?.questions[0]).toEqual({
      questionId: 1,
      answers: 3,
      options: [
        { optionId: 11, count: 2, percent: 67 },
        { optionId: 12, count: 1, percent: 33 },
      ],
    });
    expect(await polls.questionScore(1)).toEqual(score?.questions[0]);
    expect((await polls.questionScore(3))?.options).toEqual([{ optionId: 31, count: 0, percent: 0 }]);
    expect([
      await polls.score(9),
      await polls.questionScore(9),
      await polls.answers(9, {}),
      await polls.questionAnswers(9, {}),
    ]).toEqual(Array(4).fill(undefined));
  });

  it('keeps the answers of a deleted account as nobody’s', async () => {
    await polls.answer(1, ull, { customerId: 7 }, ADDRESS);
    await polls.answer(1, { questionId: 2, optionId: 21 }, { customerId: 7 }, ADDRESS);
    await database.sql.begin((tx) => polls.forgetCustomer(tx, { id: 7, provenEmail: 'kari@example.no' }));
    const names = (await database.sql`select visitor from poll_answers`).map((row) => row.visitor);
    expect(new Set(names).size).toBe(2);
    expect(names.every((name) => name.startsWith('gone:'))).toBe(true);
  });

  it('takes ten answers in a day from one network, then one an hour later, and those of accounts', async () => {
    const vote = (visitor: object, address = ADDRESS) =>
      polls.answer(1, ull, visitor, address).then(
        () => 'taken',
        ({ code }: { code: string }) => code,
      );
    const votes: string[] = [];
    for (let i = 0; i < 50; i++) votes.push(await vote({ key: `visitor ${i}` }));
    expect(votes).toEqual([...Array(limit.free).fill('taken'), ...Array(50 - limit.free).fill('too_many_requests')]);
    expect(await vote({ customerId: 7 })).toBe('taken');
    expect(await vote({ key: 'elsewhere' }, '203.0.113.8')).toBe('taken');
    await polls.answer(1, { questionId: 2, optionId: 21 }, { key: 'visitor 1' }, ADDRESS);
    now = new Date(now.getTime() + limit.firstWaitMs + 1);
    expect([await vote({ key: 'later' }), await vote({ key: 'later still' })]).toEqual(['taken', 'too_many_requests']);
  });

  it('an answer that is refused is no answer of its network', async () => {
    for (let i = 0; i < 50; i++) await polls.answer(1, ull, { key: 'same' }, ADDRESS).catch(() => undefined);
    expect(await polls.answer(1, ull, { key: 'other' }, ADDRESS)).toBeDefined();
  });

  it('belongs to a brand or to all; a brand’s own comes before one for all, and the newest before others', async () => {
    const { sql } = database;
    await sql`
      insert into polls (id, name, active, brand) values
        (3, 'Heldre', true, 'heldre'), (4, 'Alle, nyere', true, null), (5, 'Heldre, over', false, 'heldre')`;
    const active = async (brand?: string) => (await polls.active(brand))?.id;
    expect([await active('heldre'), await active('nordvidda')]).toEqual([3, 4]);
    const poll = async (id: number, brand?: string) => (await polls.poll(id, brand))?.id;
    expect([
      await poll(3, 'heldre'),
      await poll(3, 'nordvidda'),
      await poll(3),
      await poll(5, 'heldre'),
      await poll(1, 'heldre'),
    ]).toEqual([...[3, undefined, 3, 5, 1]]);
    await sql`delete from polls where id > 2`;
    expect(await active('heldre')).toBe(1);
  });

  it('shows questions and options in their order, whatever their ids, also where there are none', async () => {
    const { sql } = database;
    await sql.unsafe(`
      insert into polls (id, name, active) values (6, 'Orden', false), (7, 'Tom', false);
      insert into poll_questions (id, poll_id, text, position) values (61, 6, 'second', 1), (63, 6, 'third', 1), (62, 6, 'first', 0);
      insert into poll_options (id, question_id, text, position) values
        (621, 62, 'b', 1), (622, 62, 'a', 0), (624, 62, 'd', 2), (623, 62, 'c', 2), (611, 61, 'x', 0)`);
    const shown = (await polls.poll(6))?.questions.map(({ text, options }) => [
      text,
      options.map((option) => option.text).join(''),
    ]);
    expect(shown).toEqual([
      ['first', 'abcd'],
      ['second', 'x'],
      ['third', ''],
    ]);
    expect((await polls.answers(6, {}))?.map((one) => one.optionId)).toEqual([622, 621, 623, 624, 611]);
    expect((await polls.poll(7))?.questions).toEqual([]);
    await sql`delete from polls where id > 2`;
  });

  it('counts a visitor once, and no answer of another poll', async () => {
    await database.sql`insert into poll_answers (question_id, option_id, visitor) values (3, 31, 'key:z')`;
    await polls.answer(1, ull, { key: 'a' }, ADDRESS);
    await polls.answer(1, { questionId: 2, optionId: 21 }, { key: 'a' }, ADDRESS);
    expect((await polls.score(1))?.visitors).toBe(1);
    expect((await polls.score(2))?.visitors).toBe(1);
    expect((await polls.score(1))?.questions.map((one) => [one.questionId, one.answers])).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });

  it('an answer is of somebody, and is written under the account before the key', async () => {
    await expect(polls.answer(1, ull, {}, ADDRESS)).rejects.toThrow('visitor');
    await polls.answer(1, ull, { key: 'a', customerId: 7 }, ADDRESS);
    expect(await database.sql`select visitor from poll_answers`).toEqual([{ visitor: 'customer:7' }]);
    expect((await polls.answers(1, { customerId: 7 }))?.map((one) => one.chosen)).toEqual([true, false, false, false]);
    expect((await polls.answers(1, { customerId: 70, key: '7' }))?.some((one) => one.chosen)).toBe(false);
  });

  it('rule 10.46: answers are nobody’s after twelve months, once, and each of another nobody', async () => {
    const { sql } = database;
    const put = (question: number, option: number, visitor: string, at: string) =>
      sql`insert into poll_answers (question_id, option_id, visitor, created_at) values (${question}, ${option}, ${visitor}, ${at})`;
    await put(1, 11, 'key:a', '2025-03-03T11:00:00Z');
    await put(2, 21, 'key:a', '2025-03-03T11:00:00Z');
    await put(1, 11, 'key:b', '2025-03-03T11:00:00.001Z');
    const visitors = async () =>
      (await sql`select visitor from poll_answers order by id`).map(({ visitor }) => visitor);
    expect(await polls.forgetOld()).toBe(0);
    now = new Date(NOW.getTime() + 1);
    expect([await polls.forgetOld(), await polls.forgetOld()]).toEqual([2, 0]);
    const [one, two, three] = await visitors();
    expect([one, two, three]).toEqual([expect.stringMatching(/^gone:./), expect.stringMatching(/^gone:./), 'key:b']);
    expect(one).not.toBe(two);
  });

  it('the answers of others stay theirs when an account goes', async () => {
    await polls.answer(1, ull, { customerId: 7 }, ADDRESS);
    await polls.answer(1, ull, { customerId: 71 }, ADDRESS);
    await polls.answer(1, ull, { key: '7' }, ADDRESS);
    await database.sql.begin((tx) => polls.forgetCustomer(tx, { id: 7, provenEmail: undefined }));
    const visitors = (await database.sql`select visitor from poll_answers order by id`).map(({ visitor }) => visitor);
    expect(visitors).toEqual([expect.stringMatching(/^gone:./), 'customer:71', 'key:7']);
  });

  it('rule 17.3: ten answers in a day are free, then one waits an hour, two, four … a day at most', () => {
    const hours = [9, 10, 11, 12, 14, 15, 16].map((count) => waitAfterAttempts(count, limit) / 3_600_000);
    expect([hours, limit.forgottenAfterMs / 3_600_000]).toEqual([[0, 1, 2, 4, 16, 24, 24], 24]);
  });
});

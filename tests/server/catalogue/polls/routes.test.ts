import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPolls } from '@/server/catalogue/polls/service';
import { systemClock } from '@/server/ports/clock';
import { ask } from '@/tests/support/ask';
import { openTestDatabase } from '@/tests/support/database';

const held = vi.hoisted(() => ({
  shop: {} as Record<string, unknown>,
  customer: undefined as { id: number } | undefined,
}));
vi.mock('@/server/shop', () => ({ openShop: () => held.shop }));
vi.mock('@/server/api/session', () => ({ currentCustomer: async () => held.customer }));
const { GET: active } = await import('@/app/api/v1/polls/active/route');
const { GET: one } = await import('@/app/api/v1/polls/[id]/route');
const { GET: score } = await import('@/app/api/v1/polls/[id]/score/route');
const { GET: answers, POST: answer } = await import('@/app/api/v1/polls/[id]/answers/route');
const { GET: questionScore } = await import('@/app/api/v1/polls/questions/[id]/score/route');
const { GET: questionAnswers } = await import('@/app/api/v1/polls/questions/[id]/answers/route');

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
  held.shop = {
    catalogue: {
      polls: createPolls({
        sql: database.sql,
        clock: systemClock,
        throttle: { count: async () => {}, takeBack: async () => {} },
      }),
    },
  };
  await database.sql.unsafe(`
    insert into polls (id, name, active) values (1, 'Ull?', true), (2, 'Over', false);
    insert into poll_questions (id, poll_id, text) values (1, 1, 'Innerst?'), (2, 2, 'Hvor?');
    insert into poll_options (id, question_id, text, correct) values (11, 1, 'Ull', true), (12, 1, 'Dun', false), (21, 2, 'By', false)`);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.sql`truncate poll_answers`;
  held.customer = undefined;
});

const count = async () => (await database.sql`select count(*)::int as n from poll_answers`)[0]?.n;
const by = (id: string) => ({ params: { id } });
const given = { questionId: 1, optionId: 11 };
const reply = (body: unknown, cookie?: string, id = '1') =>
  ask(answer, `/polls/${id}/answers`, { ...by(id), body, cookie });

describe('reading a poll', () => {
  it('tells no right answer and sets no cookie', async () => {
    for (const [route, id] of [
      [active, '1'],
      [one, '1'],
      [score, '1'],
      [questionScore, '1'],
      [answers, '1'],
      [questionAnswers, '1'],
    ] as const) {
      const read = await ask(route, '/polls', by(id));
      expect([read.status, read.headers.get('set-cookie')]).toEqual([200, null]);
      expect(JSON.stringify(read.body)).not.toMatch(/"correct":(true|false)/);
    }
  });

  it.each(['0', '9', 'x', '1;drop', '2147483648', '../1'])('the id %j is a 404', async (id) => {
    for (const route of [one, score, answers, questionScore, questionAnswers])
      expect((await ask(route, '/polls', by(id))).status).toBe(404);
  });
});

describe('POST /polls/{id}/answers', () => {
  it('knows an anonymous visitor by a cookie no script reads', async () => {
    const first = await reply(given);
    const set = first.headers.get('set-cookie') ?? '';
    expect(first.status).toBe(201);
    expect(set).toMatch(/^pollVisitor=[\da-f-]{36}; Path=\/api\/v1\/polls; SameSite=Lax; Max-Age=31536000; HttpOnly$/);
    expect(first.body).toContainEqual({ questionId: 1, optionId: 11, count: 1, chosen: true, correct: true });
    const cookie = set.split(';')[0];
    const second = await reply({ questionId: 1, optionId: 12 }, cookie);
    expect([second.status, second.body.code, second.headers.get('set-cookie')]).toEqual([
      409,
      'already_answered',
      null,
    ]);
    expect((await ask(answers, '/polls/1/answers', { ...by('1'), cookie })).body).toEqual(first.body);
    expect(await count()).toBe(1);
  });

  it('knows a customer by the session, without a cookie', async () => {
    held.customer = { id: 7 };
    expect((await reply(given)).headers.get('set-cookie')).toBeNull();
    expect((await reply(given)).status).toBe(409);
    held.customer = { id: 8 };
    expect((await reply(given)).status).toBe(201);
    expect(await count()).toBe(2);
  });

  it('a cookie that was tampered with is nobody’s', async () => {
    await reply(given, "pollVisitor=x' or true --");
    const [row] = await database.sql`select visitor from poll_answers`;
    expect(row?.visitor).toMatch(/^key:[\da-f-]{36}$/);
  });

  it.each([
    ['no option', { questionId: 1 }, '1', 422],
    ['text for a number', { questionId: '1', optionId: '11' }, '1', 422],
    ['an option of another question', { questionId: 1, optionId: 21 }, '1', 422],
    ['a poll that is over', { questionId: 2, optionId: 21 }, '2', 409],
    ['no poll', given, '9', 404],
  ])('%s is refused; nothing is written and no cookie set', async (_name, body, id, status) => {
    const refused = await reply(body, undefined, id);
    expect([refused.status, refused.headers.get('set-cookie'), await count()]).toEqual([status, null, 0]);
  });
});

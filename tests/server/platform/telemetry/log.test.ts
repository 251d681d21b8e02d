import { expect, it } from 'vitest';
import { createLog } from '@/server/platform/telemetry/log';

function logged(level: 'info' | 'debug' | 'error' = 'info') {
  const lines: string[] = [];
  const log = createLog({ level, instance: 'here:3000', write: { write: (line) => void lines.push(line) } });
  return { log, lines, read: () => lines.map((line) => JSON.parse(line)) };
}

const one = {
  ...{ id: 'abc', method: 'GET', route: 'home', path: '/', status: 200, ms: 1.2, bytes: 300 },
  ...{ by: 'store' as const, aborted: false },
};

it('a request is one line of JSON with its name and its instance', () => {
  const { log, read } = logged();
  log.answered(one);
  const { aborted: _, ...said } = one;
  expect(read()).toEqual([{ level: 'info', time: expect.any(String), instance: 'here:3000', msg: 'request', ...said }]);
});

it('a failure is a warning; who asks for the health is no news', () => {
  const { log, read } = logged();
  log.answered({ ...one, status: 500 });
  log.answered({ ...one, path: '/api/v1/health/live' });
  expect(read().map(({ level, status }) => [level, status])).toEqual([['warn', 500]]);
});

it('rule 18.16: an error is told without the values of its row, its query or its cause', () => {
  const { log, lines, read } = logged();
  const cause = new Error('invalid input: "kari@example.no"');
  const error = Object.assign(new Error('duplicate key', { cause }), {
    ...{
      code: '23505',
      detail: 'Key (email)=(kari@example.no) already exists.',
      query: 'insert …',
      parameters: ['Kari Nordmann'],
    },
  });
  log.say('error', ['POST /api/v1/customers/register failed (request abcdef123456)', error]);
  expect(lines.join()).not.toMatch(/kari@|Nordmann/);
  expect(read()).toMatchObject([
    {
      msg: 'POST /api/v1/customers/register failed (request abcdef123456)',
      error: { code: '23505', message: 'duplicate key', cause: { message: 'invalid input: "…"' } },
    },
  ]);
});

it('what is said in several lines is one line', () => {
  const { log, lines, read } = logged();
  log.say('error', ['one\n{"level":"info"}', { a: 1 }]);
  expect(lines.join('').trimEnd().split('\n')).toHaveLength(1);
  expect(read()[0].msg).toBe('one\n{"level":"info"} { a: 1 }');
});

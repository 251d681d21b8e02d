import { vi } from 'vitest';
import { openApiShop } from '@/tests/server/api/open-shop';

/** The shop as its jobs see it, with a clock that the test sets and the jobs by their names. */
export async function openClockedShop() {
  const api = await openApiShop();
  await api.sql.unsafe(`
    insert into polls (id, name, description, active) values (1, 'Ull?', '', true);
    insert into poll_questions (id, poll_id, text, position) values (1, 1, 'Innerst?', 0);
    insert into poll_options (id, question_id, text, correct, position) values (1, 1, 'Ull', false, 0);
    insert into genders (id, name) values (1, 'Dame') on conflict do nothing`);
  const { openRooms } = await import('@/server/open');
  const tasks = openRooms().jobs;
  return {
    ...api,
    /** Runs a job as it would run at that moment. */
    async runAt(at: Date, name: string) {
      const task = tasks.find((one) => one.name === name);
      if (!task) throw new Error(`There is no job "${name}"`);
      vi.useFakeTimers({ toFake: ['Date'], now: at });
      await task.run().finally(() => vi.useRealTimers());
    },
    forgetting: tasks.map(({ name }) => name).filter((name) => /^(forget|anonymise) /.test(name)),
  };
}

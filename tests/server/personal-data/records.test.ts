import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personvernerklaering } from '@/messages/pages.nb.json';
import { type ActivityId, activities } from '@/server/db/personal-data/activities';
import { personalTables } from '@/server/db/personal-data/tables';
import type { Activity } from '@/server/db/personal-data/terms';
import { openStaffDesk } from '@/server/internals-staff';
import { recordsOf } from '@/server/processing-records/rules';
import { readCommand } from '@/server/staff/command';
import { topics } from '@/server/staff/topics';
import { openTestDatabase } from '@/tests/support/database';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('rule 10.44: docs/records-of-processing.md says what is so; delete the file and run this to have it written anew', async () => {
  await expect(recordsOf(activities, personalTables)).toMatchFileSnapshot('../../../docs/records-of-processing.md');
});

it('rule 10.44: staff print it with the companies that answer', async () => {
  await database.sql`insert into settings (brand, key, value) values
    ('heldre', 'chainName', '"Heldre AS"'), ('heldre', 'orgNo', '"311223348"')`;
  const command = readCommand(['privacy', 'records'], topics);
  if (command.name !== 'run') throw new Error(command.text);
  const text = await command.run(openStaffDesk(database.sql, () => new Date()));
  expect(text).toContain('- The web shop, accounts and club of heldre: Heldre AS, NO 311 223 348 MVA');
});

describe('rule 10.44: the privacy page promises what is so', () => {
  const rows = personvernerklaering.blocks.flatMap((block) =>
    block.type === 'table' && block.head?.[3] === 'Hvor lenge' ? (block.rows ?? []) : [],
  );
  const told: [ActivityId, Activity][] = Object.entries(activities) as never;

  it('each activity that concerns shoppers has its row, and each row its activity', () => {
    expect(told.flatMap(([, { page }]) => (page ? [page] : [])).sort()).toEqual(
      rows.map(([purpose]) => purpose).sort(),
    );
  });

  const NUMBERS: Record<string, string> = {
    '183 days': '6 måneder',
    '5 years': 'Fem år etter utløpet av regnskapsåret',
  };
  const limits = told.flatMap(([id, { page }]) =>
    Object.entries(personalTables)
      .filter(([, { activity }]) => page && activity === id)
      .flatMap(([table, { kept }]) =>
        kept.flatMap((one) => {
          if (typeof one === 'string') return [];
          const words =
            'months' in one
              ? `${one.months} måneder`
              : 'days' in one
                ? (NUMBERS[`${one.days} days`] ?? `${one.days} dager`)
                : NUMBERS[`${one.accountingYears} years`];
          return [{ page: page as string, table, words: words as string, task: one.task }];
        }),
      ),
  );
  const lasts = (page: string) => rows.find(([purpose]) => purpose === page)?.at(-1) ?? '';

  it.each(limits)('$page ($table): $words', ({ page, words, task }) => {
    // What is never sold and what is sold have a row each.
    const row = { 'anonymise old reservations': 'Reservasjon i butikk', 'forget old sales': page }[task] ?? page;
    const says = lasts(row);
    expect(/^Som kjøp|som kjøp/.test(says) ? lasts('Kjøp og levering') + says : says).toContain(words);
  });
});

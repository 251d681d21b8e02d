import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatOrgNo } from '@/lib/norway/organisation-number';
import { recordsOf } from '@/server/customers/processing-records/rules';
import { personalTables } from '@/server/parts';
import { type Activity, type ActivityId, activities } from '@/server/platform/db/personal-data/activities';
import type { Kept } from '@/server/platform/db/personal-data/terms';
import { systemClock } from '@/server/ports/clock';
import { readCommand } from '@/server/staff/command';
import { openStaffDesk } from '@/server/staff/open';
import { topics } from '@/server/staff/topics';
import { softwarePage } from '@/tests/support/brand-pages';
import { openTestDatabase } from '@/tests/support/database';

const NO_LIVE_SHOP_HAS = 'sandbox_payments';

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
  const text = await command.run(openStaffDesk(database.sql, systemClock));
  expect(text).toContain(`- The web shop, accounts and club of heldre: Heldre AS, ${formatOrgNo('311223348')}`);
});

describe('rule 10.44: the privacy page promises what is so', () => {
  const rows = softwarePage('personvernerklaering').blocks.flatMap((block) =>
    block.type === 'table' && block.head[3] === 'Hvor lenge' ? block.rows : [],
  );
  const declared: [ActivityId, Activity][] = Object.entries(activities) as never;

  it('each activity that concerns shoppers has its row, and each row its activity', () => {
    expect(declared.flatMap(([, { page }]) => (page ? [page] : [])).sort()).toEqual(
      rows.map(([purpose]) => purpose).sort(),
    );
  });

  const years = (accountingYears: number) => `${{ 5: 'Fem' }[accountingYears]} år etter utløpet av regnskapsåret`;
  const wordsOf = (kept: Kept) =>
    'months' in kept
      ? `${kept.months} måneder`
      : 'days' in kept
        ? ({ 183: '6 måneder' }[kept.days] ?? `${kept.days} dager`)
        : years(kept.accountingYears);
  const limits = declared.flatMap(([id, { page = '' }]) =>
    Object.entries(personalTables)
      .filter(([table, { activity }]) => page && activity === id && table !== NO_LIVE_SHOP_HAS)
      .flatMap(([table, { kept }]) =>
        kept.flatMap((one) => (typeof one === 'string' ? [] : [{ page, table, one, words: wordsOf(one) }])),
      ),
  );
  const lasts = (page: string) => rows.find(([purpose]) => purpose === page)?.at(-1) ?? '';

  it.each(limits)('$page ($table): $words', ({ page, one, words }) => {
    const unsold = one.task === 'anonymise old reservations' ? 'Reservasjon i butikk' : page;
    // Of a reservation that was collected the page says that it is as a purchase.
    const says =
      one.task === 'forget old sales' && unsold === 'Reservasjon i butikk' ? lasts('Kjøp og levering') : lasts(unsold);
    const most = Number(/^Inntil (\d+) dager/.exec(says)?.[1] ?? 0);
    if (!('days' in one && one.days <= most)) expect(says).toContain(words);
  });
});

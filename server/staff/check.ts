import { check as broken, invariants } from '@/server/staff/invariants/check';
import { type StaffDesk, StaffError, type Topic } from './topic';

const MOST_NAMED = 20;

/** Fails with a list, for monitors and restores. */
async function checkAll({ sql, clock }: StaffDesk): Promise<string> {
  const found = await broken(sql, clock());
  if (found.length === 0) return `All ${invariants.length} invariants hold.`;
  const list = found.map(({ name, rule, breaches }) =>
    [
      `Does not hold: ${name} (rule ${rule}), ${breaches.length} times`,
      ...breaches.slice(0, MOST_NAMED).map((what) => `    ${what}`),
      ...(breaches.length > MOST_NAMED ? ['    …'] : []),
    ].join('\n'),
  );
  throw new StaffError(list.join('\n\n'));
}

export const check: Topic = [
  {
    usage: '',
    what: 'what does not add up in the whole database: goods, money, emails, rows, personal data past its time',
    read: (words) => (words.length === 0 ? checkAll : undefined),
  },
];

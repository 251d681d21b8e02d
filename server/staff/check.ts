import { check as broken, invariants } from '@/server/staff/invariants/check';
import { StaffError } from './errors';
import type { StaffDesk, Topic } from './topic';

const MOST_NAMED = 20;

/** Ends with an exit code of its own, so that a watch or a restore can ask. */
async function look({ sql, clock }: StaffDesk): Promise<string> {
  const found = await broken(sql, clock());
  if (found.length === 0) return `All ${invariants.length} invariants hold.`;
  const said = found.map(({ name, rule, breaches }) =>
    [
      `Does not hold: ${name} (rule ${rule}), ${breaches.length} times`,
      ...breaches.slice(0, MOST_NAMED).map((what) => `    ${what}`),
      ...(breaches.length > MOST_NAMED ? ['    …'] : []),
    ].join('\n'),
  );
  throw new StaffError(said.join('\n\n'));
}

/** The action of `npm run staff -- check`. */
export const check: Topic = [
  {
    usage: '',
    what: 'what does not add up in the whole database: goods, money, letters, rows, personal data past its time',
    read: (words) => (words.length === 0 ? look : undefined),
  },
];

import { formatOrgNo } from '@/lib/norway/organisation-number';
import type { Activity } from '@/server/platform/db/personal-data/activities';
import type { Kept, PersonalTable } from '@/server/platform/db/personal-data/terms';

export interface Controller {
  name: string;
  orgNo: string;
  address: string;
  email: string;
}

export interface Controllers {
  brands: (Controller & { brand: string })[];
  shops: Controller[];
}

const PERSONS = {
  customer: 'customers with an account',
  buyer: 'who reserves or buys',
  reviewer: 'who reviews goods',
  visitor: 'who reads the shop',
  waiting: 'who waits for goods',
  worker: 'who works at a counter',
};

const SECURITY = [
  'Everything goes over TLS; pages carry a policy that lets only the shop’s own scripts run (rule 18.7).',
  'Passwords and counter codes are kept as Argon2id hashes, sessions and links as SHA-256 of what opens them.',
  'Guessing is slowed down by account and by network address; the keys it is counted under are digests.',
  'Card numbers never come here: the provider’s page takes them.',
  'Logs name nobody (rule 18.16) and are kept 30 days (docs/operations.md).',
  'Backups are deleted after 30 days; what a restore brings back is forgotten by the same jobs within a day.',
  'Who writes which table is a test (tests/architecture), and so is this account of every column (tests/server/personal-data).',
  'What threatens it and what stops that: docs/threats.md. What to do at a breach: docs/operations.md.',
];

function limitOf(kept: Kept): string {
  if ('months' in kept) return `${kept.months} months after ${kept.after}`;
  if ('accountingYears' in kept) return `${kept.accountingYears} years after the end of ${kept.after}`;
  return kept.days === 0 ? `until ${kept.after}` : `${kept.days} days after ${kept.after}`;
}

export function keptWords(kept: PersonalTable['kept'][number]): string {
  if (kept === 'account') return 'as long as the account';
  if (kept === 'work') return 'as long as the person works there';
  return `${limitOf(kept)} (job “${kept.task}”)`;
}

const controller = ({ name, orgNo, address, email }: Controller) =>
  [name, orgNo && formatOrgNo(orgNo), address, email].filter(Boolean).join(', ');

function controllersOf(controllers: Controllers | undefined): string[] {
  if (!controllers)
    return [
      '- For a brand’s web shop, accounts and club: the company of its settings (`chainName`, `orgNo`, `address`).',
      '- For a sale, its delivery and complaints: the shop that sells, a company of its own (`shops`).',
      '',
      'With their names, as this shop’s data has them: `npm run --silent staff -- privacy records`.',
    ];
  return [
    ...controllers.brands.map((one) => `- The web shop, accounts and club of ${one.brand}: ${controller(one)}`),
    '- Sales, each shop its own:',
    ...controllers.shops.map((one) => `  - ${controller(one)}`),
  ];
}

function activityOf(id: string, activity: Activity, tables: [string, PersonalTable][]): string[] {
  const own = tables.filter(([, table]) => table.activity === id);
  const kept = new Map<string, string[]>();
  for (const [name, table] of own)
    for (const one of table.kept) {
      const words = keptWords(one);
      kept.set(words, [...(kept.get(words) ?? []), `\`${name}\``]);
    }
  return [
    `### ${activity.title}`,
    '',
    `- **Purpose:** ${activity.purpose}`,
    `- **Legal basis:** ${activity.basis}`,
    `- **Persons:** ${activity.persons.map((person) => PERSONS[person]).join('; ')}`,
    `- **Data:** ${activity.data}`,
    `- **Recipients:** ${activity.recipients.join('; ')}`,
    ...[...kept].map(([words, names]) => `- **Kept** ${words}: ${names.join(', ')}`),
    ...(activity.outside ? [`- **Kept:** ${activity.outside}`] : []),
    ...(activity.page ? [`- **Told the shopper:** “${activity.page}” at /personvernerklaering`] : []),
    '',
  ];
}

const DELETION = { deleted: 'deleted', emptied: 'emptied', kept: 'kept until its time' };

function columnsOf([name, { personal }]: [string, PersonalTable]): string[] {
  return Object.entries(personal).map(([path, { exported, onDeletion, stays }]) => {
    const copy = exported === true ? 'yes' : `no: ${exported}`;
    return `| \`${name}.${path}\` | ${copy} | ${DELETION[onDeletion]} | ${stays ? `stays: ${stays}` : 'gone'} |`;
  });
}

/** The records of processing (GDPR art. 30), as Markdown. Without controllers it says where they stand. */
export function recordsOf(
  activities: Record<string, Activity>,
  personal: Record<string, PersonalTable>,
  controllers?: Controllers,
): string {
  const tables = Object.entries(personal);
  return [
    '# Records of processing activities (GDPR art. 30)',
    '',
    'Made from `server/platform/db/personal-data`, which accounts for every column of the database; do not edit.',
    '',
    '## Controllers',
    '',
    ...controllersOf(controllers),
    '',
    '## Activities',
    '',
    ...Object.entries(activities).flatMap(([id, activity]) => activityOf(id, activity, tables)),
    '## Transfers out of the EEA',
    '',
    'None by the shop itself: database, mail and logs are where its operator runs them. Google and Meta may process in the USA what they',
    'collect after a yes (EU–US Data Privacy Framework or standard contractual clauses). An address typed at checkout is looked up at',
    'Kartverket (`GEONORGE_URL`), a place on a road map at the shop’s own OSRM (`OSRM_URL`); neither is told who asks.',
    '',
    '## Security (art. 32)',
    '',
    ...SECURITY.map((line) => `- ${line}`),
    '',
    '## Every column with something of a person',
    '',
    'What the copy of one’s data has (art. 15 and 20), what deletion of the account does when its orders are over, and what is left when',
    'all time limits have passed.',
    '',
    '| Column | In the copy | At deletion | In the end |',
    '|---|---|---|---|',
    ...tables.flatMap(columnsOf),
    '',
  ].join('\n');
}

import { check } from '@/server/staff/invariants/check';
import { receivedOf } from '@/server/staff/invariants/received';
import type { Accounts } from './ledger';
import type { Stage } from './stage';

export interface Verdict extends Accounts {
  name: string;
  requests: number;
  failures: ReadonlyMap<string, number>;
  faults: number;
  oversold: number;
  wrong: string[];
  notes: readonly string[];
  seconds: number;
}

function shelvesOf(stage: Stage, after: ReadonlyMap<string, number>) {
  const delivered = new Set(stage.delivered.map(({ ean, shop }) => `${ean}@${shop}`));
  let oversold = 0;
  const vanished: string[] = [];
  for (const shelf of new Set([...stage.received.keys(), ...after.keys()])) {
    if (delivered.has(shelf)) continue;
    const [had, has] = [stage.received.get(shelf) ?? 0, after.get(shelf) ?? 0];
    oversold += Math.max(0, has - had);
    if (has < had) vanished.push(`${shelf}: ${had} came, ${has} are accounted for`);
  }
  return { oversold, vanished };
}

interface Judged {
  now: Date;
  allowed: RegExp;
  emails: { arrived: number; doubled: number };
}

/** Compares the database with the ledger. */
export async function judge(
  stage: Stage,
  name: string,
  { now, allowed, emails }: Judged,
): Promise<Omit<Verdict, 'seconds'>> {
  const [sent] = await stage.ask(
    // Emptied emails lose their file (rule 10.31).
    (sql) =>
      sql<[{ count: number }]>`select count(*)::int as count from mails where sent_at is not null and recipient <> ''`,
  );
  const broken = await stage.ask((sql) => check(sql, now));
  const accounts = await stage.ask((sql) => stage.ledger.compare(sql));
  const { oversold, vanished } = shelvesOf(stage, await stage.ask(receivedOf));
  const { failures, requests } = stage.tally;
  const crashed = stage.instances.filter((instance) => instance.crashes() > 0);
  const wrong = [
    ...crashed.map(({ crashes, log }) => `a shop ended of itself, ${crashes()} times: see ${log}`),
    ...broken.map(
      ({ name: what, rule, breaches }) =>
        `does not hold: ${what} (rule ${rule}), ${breaches.length} times: ${breaches.slice(0, 3).join('; ')}`,
    ),
    ...(emails.arrived < sent.count ? [`${sent.count} emails were sent and ${emails.arrived} have arrived`] : []),
    ...(emails.doubled > 0 ? [`${emails.doubled} emails came twice`] : []),
    ...vanished.slice(0, 5).map((shelf) => `goods have vanished: ${shelf}`),
    ...Object.entries({
      lost: accounts.lost,
      doubled: accounts.doubled,
      oversold,
      unanswered: accounts.unanswered,
    }).flatMap(([what, count]) => (count > 0 ? [`${count} ${what}`] : [])),
    ...[...failures].filter(([kind]) => !allowed.test(kind)).map(([kind, count]) => `${count} times ${kind}`),
  ];
  return { ...accounts, name, requests, failures, faults: stage.faults(), oversold, wrong, notes: stage.notes };
}

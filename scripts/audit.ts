import { runPart } from '@/audit/part';
import { parts } from '@/audit/parts';
import { writeReport } from '@/audit/results';
import { openSite } from './audit-site';
import { say } from './terminal';

/** `npm run audit [-- <part> …]`: audits a built shop of its own; 1 when there is a finding, and a page of results. */
export async function run(args: string[]): Promise<number> {
  const unknown = args.filter((name) => !(name in parts));
  if (unknown.length > 0) {
    console.error(`There is no part ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`);
    return 2;
  }
  const chosen = Object.entries(parts).filter(([name]) => args.length === 0 || args.includes(name));
  const { site, stop } = await openSite();
  const results = [];
  try {
    for (const [name, part] of chosen) {
      say(`${name} …`);
      const result = await runPart(name, part, site);
      say(`${name}: ${result.skipped ?? `${result.tried} tried, ${result.findings.length} findings`}`);
      results.push(result);
    }
  } finally {
    await stop();
  }
  const verdict = writeReport(results, { whole: args.length === 0 });
  console.log(verdict.page);
  return verdict.clean ? 0 : 1;
}

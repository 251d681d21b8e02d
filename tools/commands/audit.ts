import { sample } from '@/tests/support/sample';
import { type Result, runPart } from '@/tools/audit/part';
import { parts, QUICK } from '@/tools/audit/parts';
import { openFindings, writeReport } from '@/tools/audit/results';
import type { Site } from '@/tools/audit/site';
import { say } from '@/tools/machine/terminal';
import { openSite, siteOf } from '@/tools/testing/audit-site';
import type { TestSum } from '@/tools/testing/results';
import type { TestShop } from '@/tools/testing/test-shop';

async function runParts(names: string[], site: Site): Promise<Result[]> {
  const results: Result[] = [];
  for (const [name, part] of Object.entries(parts)) {
    if (!names.includes(name)) continue;
    say(`Audit: ${name} …`);
    const result = await runPart(name, part, site);
    say(`Audit: ${name}: ${result.skipped ?? `${result.tried} tried, ${openFindings([result]).open.length} found`}`);
    results.push(result);
  }
  return results;
}

export async function auditTests(shop: TestShop): Promise<TestSum> {
  const quarter = <T>(all: readonly T[]) => sample(all, Math.ceil(all.length / 4));
  const results = await runParts(QUICK, { ...siteOf(shop), sample: quarter });
  const { open, page } = writeReport(results, { whole: false });
  if (open.length > 0) console.log(page);
  const skipped = results.filter((result) => result.skipped !== undefined).length;
  const failed = results.filter(({ part }) => open.some((finding) => finding.part === part)).length;
  return { passed: results.length - skipped - failed, failed, skipped };
}

export async function run(args: string[]): Promise<number> {
  const unknown = args.filter((name) => !(name in parts));
  if (unknown.length > 0) {
    console.error(`There is no part ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`);
    return 2;
  }
  const { site, stop } = await openSite();
  try {
    const whole = args.length === 0;
    const { open, page } = writeReport(await runParts(whole ? Object.keys(parts) : args, site), { whole });
    console.log(`\n${page}`);
    return open.length > 0 ? 1 : 0;
  } finally {
    await stop();
  }
}

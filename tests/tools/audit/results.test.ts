import { describe, expect, it } from 'vitest';
import type { Acceptance } from '@/tools/audit/accepted';
import { type Result, runPart, Skipped } from '@/tools/audit/part';
import { openFindings } from '@/tools/audit/results';
import type { Site } from '@/tools/audit/site';

const result = (over: Partial<Result> = {}): Result => ({
  ...{ part: 'links', tried: 1, failures: 0, findings: [], notes: [], seconds: 1 },
  ...over,
});
const dead = { part: 'links', place: 'localhost/sko', what: 'answers 404' };
const reason: Acceptance = { part: 'links', place: /sko/, what: /404/, reason: 'planted' };
const site = {} as Site;

describe('the audit judges what its parts found', () => {
  it('a finding is open, and one that was accepted is not', () => {
    expect(openFindings([result({ findings: [dead] })], []).open).toEqual([dead]);
    expect(openFindings([result({ findings: [dead] })], [reason])).toMatchObject({ open: [], used: [{ times: 1 }] });
    expect(openFindings([result({ part: 'axe', findings: [{ ...dead, part: 'axe' }] })], [reason]).open).toHaveLength(
      1,
    );
  });

  it('an unused acceptance is a finding, unless its part did not run', () => {
    expect(openFindings([result()], [reason]).open).toMatchObject([{ place: 'tools/audit/accepted.ts' }]);
    expect(openFindings([result({ skipped: 'there is no Java' })], [reason]).open).toEqual([]);
    expect(openFindings([result()], [{ ...reason, sometimes: true }]).open).toEqual([]);
  });

  it('a part that throws is a finding, and one that cannot run says why', async () => {
    const broken = await runPart('links', () => Promise.reject(new Error('planted')), site);
    expect(broken.findings).toMatchObject([{ place: 'the audit itself' }]);
    const skipped = await runPart('links', () => Promise.reject(new Skipped('there is no Java')), site);
    expect(skipped).toMatchObject({ skipped: 'there is no Java', findings: [] });
  });

  it('counts what was tried, and every 5xx', async () => {
    const counted = await runPart('calls', async (_, report) => [200, 503, 0].forEach(report.answered), site);
    expect(counted).toMatchObject({ tried: 3, failures: 1 });
  });
});

import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/** Counts, failures and how long each file took, for the table at the end of `npm test`; written to TIMING_REPORT. */
export default class TimingReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const target = process.env.TIMING_REPORT;
    if (!target) return;
    const sum = { passed: 0, failed: 0, skipped: 0 };
    const failures: string[] = [];
    const files = modules.map((module) => {
      const file = relative(process.cwd(), module.moduleId);
      let failedHere = 0;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') sum.passed += 1;
        else if (state === 'failed') {
          failedHere += 1;
          failures.push(`${file} › ${test.fullName}`);
        } else sum.skipped += 1;
      }
      // Of a hook or an import that failed there may be no failed test.
      if (!module.ok() && failedHere === 0) {
        failedHere = 1;
        failures.push(`${file} › outside its tests`);
      }
      sum.failed += failedHere;
      const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
        module.diagnostic();
      const before = environmentSetupDuration + prepareDuration + collectDuration + setupDuration;
      return { file, ms: before + duration, setupMs: before };
    });
    writeFileSync(target, JSON.stringify({ ...sum, failures, files }));
  }
}

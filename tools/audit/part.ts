import type { Site } from './site';

export interface Finding {
  part: string;
  place: string;
  what: string;
}

export interface Report {
  tried(count?: number): void;
  /** Equal findings are merged. */
  find(place: string, what: string): void;
  note(text: string): void;
  /** Counted by the client. */
  answered(status: number): void;
}

/** Audits the site in one respect. @throws Skipped where this machine lacks what it needs. */
export type Part = (site: Site, report: Report) => Promise<void>;

export class Skipped extends Error {}

export interface Result {
  part: string;
  tried: number;
  failures: number;
  findings: Finding[];
  notes: string[];
  seconds: number;
  skipped?: string;
}

/** Runs one part. An exception other than Skipped is a finding. */
export async function runPart(name: string, part: Part, site: Site): Promise<Result> {
  const begun = performance.now();
  const findings = new Map<string, Finding>();
  const notes: string[] = [];
  let [tried, failures] = [0, 0];
  let skipped: string | undefined;
  const report: Report = {
    tried(count = 1) {
      tried += count;
    },
    find(place, what) {
      findings.set(`${place}\n${what}`, { part: name, place, what });
    },
    note: (text) => void notes.push(text),
    answered(status) {
      tried += 1;
      if (status >= 500) failures += 1;
    },
  };
  try {
    await part(site, report);
  } catch (error) {
    if (error instanceof Skipped) skipped = error.message;
    else report.find('the audit itself', error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  const seconds = (performance.now() - begun) / 1000;
  return { part: name, tried, failures, findings: [...findings.values()], notes, seconds, skipped };
}

import type { Site } from './site';

export interface Finding {
  part: string;
  /** Where: a call, an address, a package. */
  place: string;
  what: string;
}

/** What a part tells while it works. */
export interface Report {
  /** So many things were tried: requests, pages, packages. */
  tried(count?: number): void;
  /** Said twice, it is one finding. */
  find(place: string, what: string): void;
  /** A figure or a limit that a reader of the results should know. */
  note(text: string): void;
  /** Of all answers, how many were 5xx: counted by the client. */
  answered(status: number): void;
}

/** Audits the site in one respect. @throws Skipped where this machine lacks what it needs. */
export type Part = (site: Site, report: Report) => Promise<void>;

/** The sentence says what is missing here. */
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

/** Runs one part. What it throws beside Skipped is a finding: an audit that broke has not found the shop clean. */
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

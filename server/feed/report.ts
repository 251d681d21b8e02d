import { closeSync, fstatSync, openSync, rmSync, writeSync } from 'node:fs';
import { FeedError, type Problem } from './errors';

export interface ReportEntry extends Problem {
  file: string;
  /** Null when the whole file was refused. */
  line: number | null;
}

/** The refused rows as JSON lines, written as they come: a million of them must not wait in memory. */
export class Report {
  entries = 0;
  readonly path: string;
  readonly #file: number;
  #waiting: string[] = [];

  constructor(path: string) {
    this.path = path;
    try {
      this.#file = openSync(path, 'w');
    } catch (error) {
      throw new FeedError(
        `The report of refused rows cannot be written to ${path} (${(error as NodeJS.ErrnoException).code}); name another file with --report.`,
      );
    }
  }

  add({ file, line, field, reason }: ReportEntry): void {
    this.entries += 1;
    this.#waiting.push(`${JSON.stringify({ file, line, field, reason })}\n`);
    if (this.#waiting.length >= 500) this.#flush();
  }

  /** Deletes an empty report, and with it one of an earlier run. */
  close(): void {
    this.#flush();
    const isFile = fstatSync(this.#file).isFile(); // and not /dev/stdout
    closeSync(this.#file);
    if (this.entries === 0 && isFile) rmSync(this.path, { force: true });
  }

  #flush(): void {
    if (this.#waiting.length > 0) writeSync(this.#file, this.#waiting.join(''));
    this.#waiting = [];
  }
}

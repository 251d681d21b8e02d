import { formatWithOptions } from 'node:util';
import pino from 'pino';
import { scrub } from '@/lib/text/scrub';
import type { Answered } from './door-load';

export const LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;

interface LogOptions {
  level: (typeof LEVELS)[number];
  instance: string;
  /** For tests; otherwise standard output, written off the event loop. */
  write?: { write(line: string): void };
}

/** Returns the fields of an error that help to fix it; PostgreSQL's `detail` holds values of rows. */
function said(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: scrub(formatWithOptions({ depth: 2 }, error)) };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: scrub(error.message),
    ...(typeof code === 'string' && { code }),
    stack: scrub(error.stack ?? ''),
    ...(error.cause !== undefined && { cause: said(error.cause) }),
  };
}

const FLUSH_MS = 500;

const isProbe = (path: string) => path.startsWith('/api/v1/health');

/** Writes one line of JSON per request and message, without anything of a person (rule 18.16). */
export function createLog({ level, instance, write }: LogOptions) {
  const file = write ? undefined : pino.destination({ fd: 1, sync: false, minLength: 4096, periodicFlush: FLUSH_MS });
  const options = {
    level,
    base: { instance },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  const log = pino(options, write ?? (file as NonNullable<typeof file>));
  const levelOf = ({ status, path }: Answered) => (status >= 500 ? 'warn' : isProbe(path) ? 'debug' : 'info');

  const say = (at: 'error' | 'warn' | 'info' | 'debug', words: readonly unknown[]) => {
    const errors = words.filter((word) => word instanceof Error);
    const text = words.filter((word) => !(word instanceof Error) && word !== '');
    const [error = undefined] = errors;
    if (!error) return log[at](scrub(formatWithOptions({ depth: 3 }, ...text)));
    log[at]({ error: said(error) }, scrub(text.length > 0 ? formatWithOptions({ depth: 3 }, ...text) : error.message));
  };

  return {
    answered(one: Answered) {
      const { path, status, method, route, ms, bytes, by, id, aborted } = one;
      log[levelOf(one)]({ id, method, route, path, status, ms, bytes, by, ...(aborted && { aborted }) }, 'request');
    },
    say,
    adoptConsole() {
      console.error = (...words) => say('error', words);
      console.warn = (...words) => say('warn', words);
      console.info = (...words) => say('info', words);
      console.log = console.info;
      console.debug = (...words) => say('debug', words);
    },
    /** Logs an uncaught error before the process ends: Node would print it with all it holds. */
    adoptCrashes() {
      process.on('uncaughtException', (error) => {
        say('error', ['The process ends', error]);
        file?.flushSync();
        process.exit(1);
      });
    },
    flush() {
      if (level !== 'silent') file?.flushSync();
    },
  };
}

export type Log = ReturnType<typeof createLog>;

import { passedMs } from '@/server/ports/clock';
import type { Progress } from './import';

interface Terminal {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

const REDRAW_MS = 100;
const PLAIN_MS = 5_000;
const BAR = 24;

/** One line that is written over on a terminal; elsewhere (a log, a pipe) a plain line every few seconds. */
export function showProgress(terminal: Terminal, now: () => number = passedMs) {
  const started = now();
  let shown = started;
  let drawn = false;
  const line = ({ file, bytesDone, bytesTotal, rows }: Progress) => {
    const share = bytesTotal === 0 ? 1 : Math.min(1, bytesDone / bytesTotal);
    const speed = Math.round(rows / Math.max(0.001, (now() - started) / 1000));
    const percent = `${Math.floor(share * 100)}`.padStart(3);
    const text = `${percent} %  ${file.padEnd(20)} ${number(rows)} rows  ${number(speed)} rows/s`;
    return terminal.isTTY ? `${'█'.repeat(Math.floor(share * BAR)).padEnd(BAR, '░')} ${text}` : text;
  };
  return {
    update(progress: Progress): void {
      const wait = terminal.isTTY ? REDRAW_MS : PLAIN_MS;
      if (now() - shown < wait && !(terminal.isTTY && !drawn)) return;
      shown = now();
      drawn = true;
      if (terminal.isTTY) terminal.write(`\r\u001b[K${line(progress).slice(0, (terminal.columns ?? 80) - 1)}`);
      else terminal.write(`${line(progress)}\n`);
    },
    /** Leaves the terminal as if there had been no bar. */
    end(): void {
      if (terminal.isTTY && drawn) terminal.write('\r\u001b[K');
    },
  };
}

export const number = (value: number) => value.toLocaleString('en').replaceAll(',', ' ');

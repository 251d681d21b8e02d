import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { RESULTS } from './results';

const SUMMARY = `${RESULTS}/coverage/coverage-summary.json`;

interface Lines {
  lines: { total: number; covered: number };
}

/** `server/orders/store.ts` → `server/orders`; `app` and `components` are rooms as a whole. */
const roomOf = (file: string) =>
  file
    .split('/')
    .slice(0, /^(?:lib|server)\//.test(file) ? 2 : 1)
    .join('/');

/** Empty without coverage. It never fails; code that only browsers run is not counted. */
export function coverageTable(): string {
  if (!existsSync(SUMMARY)) return '';
  const summary = JSON.parse(readFileSync(SUMMARY, 'utf8')) as Record<string, Lines>;
  const files = Object.entries(summary)
    .filter(([path, { lines }]) => path !== 'total' && lines.total > 0)
    .map(([path, { lines }]) => ({ file: relative(process.cwd(), path), ...lines }));
  const rooms = [...Map.groupBy(files, ({ file }) => roomOf(file))]
    .map(([room, all]) => ({
      room,
      share: all.reduce((sum, { covered }) => sum + covered, 0) / all.reduce((sum, { total }) => sum + total, 0),
    }))
    .sort((a, b) => a.share - b.share)
    .map(({ room, share }) => `${(share * 100).toFixed(1).padStart(6)} %  ${room}`);
  const unrun = files.filter(({ file, covered }) => covered === 0 && /^(?:lib|server)\//.test(file));
  return ['Lines that units run, by room:', ...rooms, 'Run by no unit:', ...unrun.map(({ file }) => `  ${file}`)].join(
    '\n',
  );
}

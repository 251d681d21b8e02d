import { importFeed } from '@/server/feed/import';
import { connectDatabase } from '@/server/platform/db/connection';

/** Runs alone, to measure the memory of an import: `<url> <folder> [kind]`, prints JSON. */
const [url = '', folder = '', only] = process.argv.slice(2);
const database = connectDatabase(url, { poolSize: 3 });
// Sampled, since the system's peak starts with the parent's.
let peak = 0;
const sample = () => {
  peak = Math.max(peak, process.memoryUsage.rss());
};
setInterval(sample, 10).unref();
const begun = new Map<string, number>();
const ended = new Map<string, number>();
try {
  const result = await importFeed({
    folder,
    sql: database.sql,
    ...(only ? { only: [only] } : {}),
    onProgress({ file }) {
      sample();
      const kind = file.replace(/\.\w+$/, '');
      if (!begun.has(kind)) begun.set(kind, [...ended.values()].at(-1) ?? performance.now());
      ended.delete(kind);
      ended.set(kind, performance.now());
    },
  });
  const seconds = Object.fromEntries(
    [...begun].map(([kind, from]) => [kind, ((ended.get(kind) ?? from) - from) / 1000]),
  );
  console.log(JSON.stringify({ ...result, byKind: seconds, peakMegabytes: peak / 2 ** 20 }));
} finally {
  await database.close();
}

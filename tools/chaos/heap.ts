// Loaded before the shop (node --expose-gc --import): SIGUSR2 collects garbage and writes the heap size.
import { renameSync, writeFileSync } from 'node:fs';

const file = process.env.CHAOS_HEAP ?? '';
process.on('SIGUSR2', () => {
  for (let twice = 0; twice < 2; twice++) globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  writeFileSync(
    `${file}.new`,
    JSON.stringify({ rss, heapUsed, external, handles: process.getActiveResourcesInfo().length }),
  );
  renameSync(`${file}.new`, file);
});

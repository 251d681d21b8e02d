import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { spareWork } from '@/server/page-door/cache/next-runtime';

const { resolve } = createRequire(import.meta.url);
const runtime = readFileSync(resolve('next/dist/compiled/next-server/app-page-turbo.runtime.prod.js'), 'utf8');

describe('decision 0065: Next is spared work that nobody asks of it', () => {
  const spared = spareWork(runtime);

  it('a page is not written as JSON to learn a length that only data of fetch is asked for', () => {
    expect(runtime).toMatch(/let \w+=JSON\.stringify\((\w+)\)\.length;if\(\w+\.fetchCache&&/);
    expect(spared).toMatch(/let \w+=\((\w+)\.fetchCache\?JSON\.stringify\(\w+\)\.length:0\);if\(\1\.fetchCache&&/);
  });

  it('nothing else is changed, nor a Next that is written otherwise', () => {
    const before = runtime.split(';');
    expect(spared.split(';').filter((one, at) => one !== before[at])).toHaveLength(1);
    expect(spareWork('let size = length(page);')).toBe('let size = length(page);');
  });
});

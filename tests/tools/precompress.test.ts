import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { precompress } from '@/tools/shop/precompress';

it('compresses texts of the build, but no pictures and small files', async () => {
  const root = mkdtempSync(join(tmpdir(), 'nordvidda-precompress-'));
  const [from, to] = [join(root, 'from'), join(root, 'to')];
  mkdirSync(join(from, 'pictures'), { recursive: true });
  mkdirSync(join(from, 'chunks'));
  const text = 'console.log(1);'.repeat(200);
  for (const path of ['chunks/a.js', 'chunks/font.woff2', 'pictures/map.svg']) writeFileSync(join(from, path), text);
  writeFileSync(join(from, 'small.js'), 'a');
  await precompress(from, to, 'pictures');
  expect(String(brotliDecompressSync(readFileSync(join(to, 'chunks/a.js.br'))))).toBe(text);
  expect(String(gunzipSync(readFileSync(join(to, 'chunks/a.js.gz'))))).toBe(text);
  for (const path of ['chunks/font.woff2.br', 'pictures/map.svg.br', 'small.js.br'])
    expect([path, existsSync(join(to, path))]).toEqual([path, false]);
});

import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importFeed } from '@/server/feed/import';
import { CsvReader, separatorOf } from '@/server/feed/reading/csv';
import { readLines, Unreadable } from '@/server/feed/reading/lines';
import { runEvery } from '@/server/ports/clock';
import { openTestDatabase } from '@/tests/support/database';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nordvidda-lines-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function linesOf(content: string | Buffer, options: { limit?: number; block?: number } = {}) {
  const path = join(folder, 'lines');
  await writeFile(path, content);
  const lines: [number, string][] = [];
  for await (const { first, lines: found } of readLines(path, options)) {
    for (const [i, line] of found.entries())
      lines.push([first + i, line instanceof Unreadable ? `! ${line.reason}` : line]);
  }
  return lines;
}

describe('lines are read the same wherever the blocks are cut', () => {
  const content = '\uFEFFførste\r\n\nlang linje på norsk æøå 🏔\nsiste uten slutt';
  const expected = [
    [1, 'første'],
    [2, ''],
    [3, 'lang linje på norsk æøå 🏔'],
    [4, 'siste uten slutt'],
  ];
  it.each([3, 4, 5, 7, 16, 33, 64, 4096])('blocks of %i bytes', async (block) => {
    expect(await linesOf(content, { block })).toEqual(expected);
  });

  it.each([8, 64, 4096])('a line over the limit is counted, not kept, blocks of %i bytes', async (block) => {
    const lines = await linesOf(`kort\n${'x'.repeat(100)}\nkort igjen\n${'y'.repeat(31)}`, { block, limit: 30 });
    expect(lines).toEqual([
      [1, 'kort'],
      [2, '! is 100 bytes long, and at most 30 bytes of a line are read'],
      [3, 'kort igjen'],
      [4, '! is 31 bytes long, and at most 30 bytes of a line are read'],
    ]);
  });
});

describe('CSV as in RFC 4180', () => {
  const read = (text: string, separator = ',') => {
    const csv = new CsvReader(separator);
    const records = text.split('\n').flatMap((line, i) => csv.push({ first: i + 1, lines: [line], bytes: 0 }));
    return [...records, ...csv.end()].map(({ line, cells }) => [
      line,
      cells instanceof Unreadable ? cells.reason : cells,
    ]);
  };

  it.each<[string, string, unknown[]]>([
    ['plain cells, an empty one at the end', 'a,b,', [[1, ['a', 'b', '']]]],
    ['quotes around separators and quotes', '"a,b","c ""d""",e', [[1, ['a,b', 'c "d"', 'e']]]],
    [
      'line breaks within quotes, and the line after',
      '"a\n\nb",c\nd,e',
      [
        [1, ['a\n\nb', 'c']],
        [4, ['d', 'e']],
      ],
    ],
    ['an inch inside a bare cell', '12" ski,x', [[1, ['12" ski', 'x']]]],
    [
      'text after a closing quote',
      '"a"b,c\nd,e',
      [
        [1, 'has text after a closing quote (a quote inside a quoted cell is written twice)'],
        [2, ['d', 'e']],
      ],
    ],
    [
      'a quote never closed costs one line',
      '"a,b\nc,d\ne,f',
      [
        [1, 'has a quote that is never closed'],
        [2, ['c', 'd']],
        [3, ['e', 'f']],
      ],
    ],
    ['empty lines are no rows', '\na\n\n', [[2, ['a']]]],
  ])('%s', (_name, text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('the separator is what stands between the names', () => {
    expect(['a,b', 'a;b;c', '"a;b;c",d', 'a'].map(separatorOf)).toEqual([',', ';', ',', ',']);
  });
});

describe('a line of 200 MB', () => {
  it('is reported and skipped, the rows around it imported, within bounded memory', async () => {
    const path = join(folder, 'product-lines.jsonl');
    const part = 'x'.repeat(1_000_000);
    await pipeline(function* () {
      yield '{"id":1,"name":"Før"}\n{"id":2,"name":"';
      for (let i = 0; i < 200; i++) yield part;
      yield '"}\n{"id":3,"name":"Etter"}\n';
    }, createWriteStream(path));
    const database = await openTestDatabase();
    global.gc?.();
    const before = process.memoryUsage();
    let peak = 0;
    const watch = runEvery(() => {
      const now = process.memoryUsage();
      peak = Math.max(peak, now.rss - before.rss, now.arrayBuffers - before.arrayBuffers);
    }, 2);
    try {
      const { kinds, report } = await importFeed({ folder, sql: database.sql });
      expect(kinds['product-lines']).toMatchObject({ rows: 3, inserted: 2, refused: 1 });
      expect(JSON.parse(await readFile(report ?? '', 'utf8'))).toEqual({
        file: 'product-lines.jsonl',
        line: 2,
        field: null,
        reason: 'is 200000018 bytes long, and at most 8388608 bytes of a line are read',
      });
      expect(peak).toBeLessThan(60 * 2 ** 20);
    } finally {
      clearInterval(watch);
      await database.close();
    }
  });
});

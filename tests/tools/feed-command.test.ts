import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { showProgress } from '@/server/feed/progress';
import { smallFeed } from '@/tests/server/feed/small-feed';
import { openTestDatabase } from '@/tests/support/database';
import { readCommand } from '@/tools/shop/feed-command';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let folder: string;

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'nordvidda-command-'));
  await writeFile(join(folder, 'genders.jsonl'), '{"id":1,"name":"Herre"}\n{"id":2}\n');
  await mkdir(join(folder, 'empty'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const feed = (args: string[], url = database.url) =>
  new Promise<{ code: number; out: string; err: string }>((done) => {
    const flags = [
      '--disable-warning=ExperimentalWarning',
      '--import',
      './tools/ts-hooks.mjs',
      'tools/shop/feed-program.ts',
    ];
    execFile(
      process.execPath,
      [...flags, ...args],
      { env: { NODE_ENV: 'test', PATH: '/usr/bin', DATABASE_URL: url } },
      (error, out, err) => done({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    );
  });

describe('npm run feed', () => {
  it('ends with 1 when many rows were refused, and says how many, where they are, and that nobody can buy', async () => {
    const { code, out } = await feed(['import', folder]);
    expect({ code, out }).toEqual({
      code: 1,
      out: expect.stringMatching(/1 row was refused; why is in \/\S+\/rejected\.jsonl/),
    });
    expect(out).toMatch(/^Health: NOBODY CAN BUY IN THIS SHOP\.\n/m);
    expect((await feed(['import', folder])).out).toMatch(/^Nothing changed \(\d/m);
  });

  it('ends with 2 when a chain would be dead, writes nothing, and says why', async () => {
    const dead = await mkdtemp(join(tmpdir(), 'nordvidda-dead-'));
    for (const [name, rows] of Object.entries({ ...smallFeed(), 'shipping-methods.jsonl': [] }))
      await writeFile(join(dead, name), (rows as object[]).map((row) => `${JSON.stringify(row)}\n`).join(''));
    const { code, out } = await feed(['import', dead]);
    expect({ code, out }).toEqual({
      code: 2,
      out: expect.stringMatching(/^Nothing was taken over[\s\S]*shipping-methods/m),
    });
    expect(JSON.parse((await feed(['import', dead, '--dry-run', '--json'])).out)).toMatchObject({ dead: ['no_way'] });
    expect((await feed(['health'])).code).toBe(2);
    await rm(dead, { recursive: true });
  });

  it('lists versions, and says what one changed', async () => {
    expect((await feed(['history'])).out).toMatch(/^ +\d+ {2}\d{4}-\d\d-\d\d .* UTC {2}\//m);
    expect(await feed(['diff', '999999'])).toMatchObject({
      code: 1,
      err: 'There is no version 999999; see "history".\n',
    });
  });

  it.each<[string, string[], number, RegExp]>([
    ['an empty folder', ['import', 'EMPTY'], 1, /^The folder \S+ is empty; .*\n$/],
    ['no such folder', ['import', '/nowhere'], 1, /^There is no folder \/nowhere\.\n$/],
    [
      'a file that is neither JSON lines nor CSV',
      ['stock', 'tools/shop/feed-program.ts'],
      1,
      /^tools\/shop\/feed-program\.ts is neither \.jsonl nor \.csv\.\n$/,
    ],
    ['no command', [], 64, /^Say what to do\.\n\nnpm run feed -- import/],
    ['an unknown option', ['import', 'EMPTY', '--fast'], 64, /^Unknown option '--fast'/],
  ])('%s is one clear sentence and no stack', async (_name, args, code, message) => {
    const result = await feed(args.map((arg) => (arg === 'EMPTY' ? join(folder, 'empty') : arg)));
    expect(result).toEqual({ code, out: '', err: expect.stringMatching(message) });
  });

  it('a database that does not answer is one clear sentence and no stack', async () => {
    const result = await feed(['import', folder], 'postgres://nobody@127.0.0.1:1/nothing');
    expect(result).toEqual({
      code: 1,
      out: '',
      err: expect.stringMatching(/^The database does not answer \(ECONNREFUSED\); .*\n$/),
    });
  });
});

describe('the words after npm run feed', () => {
  it.each([
    [['import', 'f'], { name: 'import', path: 'f', dryRun: false, force: false, json: false, report: undefined }],
    [
      ['stock', 'f', '--dry-run', '--report', 'r', '--force', '--json'],
      { name: 'stock', path: 'f', dryRun: true, force: true, json: true, report: 'r' },
    ],
    [['history'], { name: 'history', json: false }],
    [['health', '--json'], { name: 'health', json: true }],
    [['diff', '3'], { name: 'diff', from: 3, to: 3, json: false }],
    [['diff', '7', '3'], { name: 'diff', from: 3, to: 7, json: false }],
    [
      ['undo', '3', '--stock'],
      { name: 'undo', version: 3, stock: true, dryRun: false, force: false, json: false, report: undefined },
    ],
    [['undo', 'x'], { name: 'wrong', reason: '"x" is no number of a version; see "history".' }],
    [['undo'], { name: 'wrong', reason: '"undo" needs the number of a version; see "history".' }],
    [['demo', 'f'], { name: 'demo', path: 'f' }],
    [['--help'], { name: 'help' }],
    [['import'], { name: 'wrong', reason: '"import" needs a folder.' }],
    [['import', 'a', 'b'], { name: 'wrong', reason: '"import" takes one folder, not 2.' }],
    [['export', 'a'], { name: 'wrong', reason: 'There is no command "export".' }],
  ])('%j', (args, expected) => {
    expect(readCommand(args)).toEqual(expected);
  });
});

describe('progress', () => {
  const shown = (isTTY: boolean) => {
    let time = 0;
    let text = '';
    const terminal = { isTTY, columns: 100, write: (more: string) => (text += more) };
    const { update, end } = showProgress(terminal, () => time);
    for (let i = 1; i <= 20; i++) {
      time += 1000;
      update({ file: 'stock.csv', bytesDone: i * 5, bytesTotal: 100, rows: i * 50_000 });
    }
    end();
    return text;
  };

  it('is one line written over and cleared on a terminal', () => {
    expect(shown(true)).not.toContain('\n');
    expect(shown(true)).toContain(
      '\r\u001b[K████████████░░░░░░░░░░░░  50 %  stock.csv            500 000 rows  50 000 rows/s',
    );
    expect(shown(true).endsWith('\r\u001b[K')).toBe(true);
  });

  it('is a plain line every few seconds elsewhere', () => {
    expect(shown(false).split('\n').filter(Boolean)).toHaveLength(4);
    expect(shown(false)).not.toContain('\r');
  });
});

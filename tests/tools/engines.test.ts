import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { needEngines } from '@/tools/commands/engines';
import { assertDigest, bring } from '@/tools/engines/cache';
import { Cannot } from '@/tools/engines/cannot';
import { allRunning, clearSurvivors, type Engine, isAlive, startEngine } from '@/tools/engines/running';

let cache = '';
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'engines-'));
  chmodSync(cache, 0o755);
});
afterEach(() => rmSync(cache, { recursive: true, force: true }));
const quiet = () => {};
const none = { diskMb: 0 };

describe('a package in the cache', () => {
  it('is fetched once by two concurrent runs', async () => {
    const fill = vi.fn(async (folder: string) => writeFileSync(join(folder, 'server'), 'whole'));
    const both = await Promise.all([1, 2].map(() => bring(cache, { ...none, name: 'a-1', fill }, quiet)));
    expect(both).toEqual([join(cache, 'a-1'), join(cache, 'a-1')]);
    expect(fill).toHaveBeenCalledTimes(1);
    expect(readFileSync(join(cache, 'a-1', 'server'), 'utf8')).toBe('whole');
  });

  it('is fetched again after an interrupted download', async () => {
    const cut = async (folder: string) => {
      writeFileSync(join(folder, 'server'), 'ha');
      throw new Cannot('the line was cut');
    };
    await expect(bring(cache, { ...none, name: 'a-1', fill: cut }, quiet)).rejects.toThrow('the line was cut');
    expect(readdirSync(cache)).toEqual(['a-1.lock']);
    mkdirSync(join(cache, 'a-1.part'));
    writeFileSync(join(cache, 'a-1.part', 'left by a killed run'), '');
    await bring(cache, { ...none, name: 'a-1', fill: async (folder) => writeFileSync(join(folder, 'b'), '') }, quiet);
    expect(readdirSync(join(cache, 'a-1'))).toEqual(['b']);
  });

  it('reports too little disk space in one sentence', async () => {
    const fill = vi.fn();
    await expect(bring(cache, { name: 'a-1', diskMb: 1e12, fill }, quiet)).rejects.toThrow(/MB free in .*takes/);
    expect(fill).not.toHaveBeenCalled();
  });

  it('is refused when its digest differs', async () => {
    const file = join(cache, 'package');
    writeFileSync(file, 'something else');
    await expect(assertDigest(file, '0'.repeat(64))).rejects.toBeInstanceOf(Cannot);
    await assertDigest(file, 'f41f3fa625ff120ddca7ef456bf66371ecea23c129f4e4c32367101edb516cf8');
  });
});

/** Writes down who it is and where it listens. */
const SERVER = `
  require('node:fs').appendFileSync('who', String(process.getuid?.()));
  require('node:http').createServer((_, r) => r.end('ok')).listen(0, '127.0.0.1', function () {
    require('node:fs').writeFileSync('port', String(this.address().port));
  });`;
const program = (source: string): Engine => ({
  kind: 'fake',
  waitMs: 60_000,
  prepare: async (folder) => ({
    command: process.execPath,
    args: ['--eval', source],
    environment: {},
    address: async () => `http://127.0.0.1:${readFileSync(join(folder, 'port'), 'utf8')}`,
  }),
});

describe('a started engine', () => {
  it('answers, is in the list, and is gone with its folder when it is stopped', async () => {
    const engine = await startEngine(cache, program(SERVER));
    expect(await (await fetch(engine.url)).text()).toBe('ok');
    const [listed] = allRunning(cache);
    expect(listed?.running).toMatchObject({ kind: 'fake', url: engine.url, owner: { pid: process.pid } });
    await engine.stop();
    expect(isAlive(engine.process)).toBe(false);
    expect(existsSync(listed?.folder ?? '')).toBe(false);
  });

  it.runIf(process.getuid?.() === 0)('is not root', async () => {
    const engine = await startEngine(cache, program(SERVER));
    const [listed] = allRunning(cache);
    expect(readFileSync(join(listed?.folder ?? '', 'who'), 'utf8')).not.toBe('0');
    await engine.stop();
  });

  it('is reported with its last output when it ends at once', async () => {
    await expect(startEngine(cache, program(`console.error('no room'); process.exit(3)`))).rejects.toThrow('no room');
    expect(allRunning(cache)).toEqual([]);
  });

  it('is ended by the next run when its own was killed, and kept while its run lives', async () => {
    const mine = await startEngine(cache, program(SERVER));
    const other = spawn(process.execPath, [
      ...['--import', './tools/ts-hooks.mjs', '--input-type=module', '--eval'],
      `import { readFileSync } from 'node:fs';
       import { startEngine } from '@/tools/engines/running';
       await startEngine(${JSON.stringify(cache)}, { kind: 'orphan', waitMs: 60_000, prepare: async (folder) => ({
         command: process.execPath, args: ['--eval', ${JSON.stringify(SERVER)}], environment: {},
         address: async () => 'http://127.0.0.1:' + readFileSync(folder + '/port', 'utf8') }) });
       console.log('started'); setInterval(() => {}, 1000);`,
    ]);
    await once(other.stdout, 'data');
    other.kill('SIGKILL');
    await once(other, 'exit');
    const orphan = allRunning(cache).find(({ running }) => running.kind === 'orphan')?.running;
    expect(orphan && isAlive(orphan.process)).toBe(true);
    await clearSurvivors(cache);
    expect(allRunning(cache).map(({ running }) => running.kind)).toEqual(['fake']);
    expect(orphan && isAlive(orphan.process)).toBe(false);
    await mine.stop();
  });
});

it('engines are started only for files that ask for them', () => {
  mkdirSync(join(cache, 'contracts'));
  // In two pieces, or this file would be one that asks.
  writeFileSync(join(cache, 'contracts', 'a.test.ts'), `import { osrmUrl } from '@/tests/${'support/engines'}';`);
  writeFileSync(join(cache, 'b.test.ts'), 'nothing');
  expect(needEngines([], { folder: cache })).toBe(true);
  expect(needEngines(['contracts'], { folder: cache })).toBe(true);
  expect(needEngines(['b.test'], { folder: cache })).toBe(false);
  expect(needEngines(['b.test', '-u'], { folder: cache })).toBe(false);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepLock, whileLocked } from '@/tools/machine/lock';

let file = '';
beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), 'lock-')), 'a.lock');
});
afterEach(() => rmSync(join(file, '..'), { recursive: true, force: true }));

it('admits one process at a time', async () => {
  const seen: string[] = [];
  const work = (name: string) => () =>
    whileLocked(file, async () => {
      seen.push(`${name} in`);
      await new Promise((next) => setImmediate(next));
      seen.push(`${name} out`);
    });
  await Promise.all([work('a')(), work('b')()]);
  expect(seen).toEqual(['a in', 'a out', 'b in', 'b out']);
});

it('is released when the work fails', async () => {
  await expect(whileLocked(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await whileLocked(file, async () => 'yes')).toBe('yes');
});

/** Another process that does this, collects its garbage and says so. */
async function another(work: string) {
  const program = spawn(process.execPath, [
    '--import',
    './tools/ts-hooks.mjs',
    '--expose-gc',
    '--input-type=module',
    '--eval',
    `import { keepLock, whileLocked } from '@/tools/machine/lock';
     setTimeout(() => { gc(); setTimeout(() => console.log('held')); setInterval(() => {}, 1000); });
     ${work}`,
  ]);
  await once(program.stdout, 'data');
  return program;
}

it('is held by a process as long as it lives', async () => {
  const holder = await another(`keepLock(${JSON.stringify(file)});`);
  expect(keepLock(file)).toBe(false);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  expect(keepLock(file)).toBe(true);
  expect(keepLock(file)).toBe(false);
});

it('survives garbage collection, reports waiting once, and is released when its holder is killed', async () => {
  const holder = await another(`await whileLocked(${JSON.stringify(file)}, () => new Promise(() => {}));`);
  let waits = 0;
  const answer = whileLocked(
    file,
    async () => 'mine',
    () => {
      waits += 1;
      holder.kill('SIGKILL');
    },
  );
  expect(await answer).toBe('mine');
  expect(waits).toBe(1);
});

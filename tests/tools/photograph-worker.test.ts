import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createFolderPictures } from '@/server/adapters/pictures/folder';
import type { Developed } from '@/server/pictures/photograph/types';
import { derivedName, originalName } from '@/server/pictures/rules';
import { plain } from '@/tests/support/photographs';
import type { FromWorker, ToWorker } from '@/tools/shop/photograph-messages';
import { openPhotographWorker, photographProcess } from '@/tools/shop/photograph-worker';

class FakeProcess extends EventEmitter {
  asked: ToWorker[] = [];

  send(message: unknown): boolean {
    this.asked.push(message as ToWorker);
    return true;
  }

  kill(): boolean {
    this.emit('exit', null);
    return true;
  }

  says(message: FromWorker): void {
    this.emit('message', message);
  }
}

function opened() {
  const processes: FakeProcess[] = [];
  const worker = openPhotographWorker({
    start: () => {
      const process = new FakeProcess();
      processes.push(process);
      return process as never;
    },
  });
  return { ...worker, processes, latest: () => processes.at(-1) as FakeProcess };
}

const CUT = { shape: 'goods', focal: null } as const;
const FILE = '/bilder/0123456789abcdef01234567-c0ffee-600.avif';

it('no process before somebody asks, and another when the first has ended', async () => {
  const { derive, processes, latest } = opened();
  expect(processes).toHaveLength(0);
  for (const made of [true, false]) {
    const ask = derive(FILE);
    latest().says({ ready: true });
    latest().says({ id: latest().asked[0]?.id ?? 0, answer: { made } });
    expect(await ask).toBe(made);
    latest().emit('exit', 0);
  }
  expect(processes).toHaveLength(2);
});

it('a photograph that ends the process twice is at fault; those after it are not', async () => {
  const { develop, derive, latest, processes } = opened();
  const asks = [develop('bad', CUT), derive(FILE)] as const;
  for (let i = 0; i < 2; i++) {
    latest().says({ ready: true });
    latest().emit('exit', null);
  }
  expect(await asks[0]).toEqual({ problem: 'cannot be read: it ended the process that cuts photographs' });
  expect(processes).toHaveLength(3);
  expect(latest().asked.map(({ task }) => task)).toEqual([{ derive: FILE }]);
  latest().says({ ready: true });
  latest().says({ id: 2, answer: { made: true } });
  expect(await asks[1]).toBe(true);
});

it('a process that does not start is no fault of a photograph', async () => {
  const { develop, latest, processes } = opened();
  const ask = develop('good', CUT);
  ask.catch(() => {});
  latest().emit('error', new Error('no memory'));
  latest().emit('exit', 1);
  await expect(ask).rejects.toThrow('the process that cuts photographs does not start');
  expect(processes).toHaveLength(2);
});

it('what it could not do is told, and waits for nobody', async () => {
  const { develop, latest } = opened();
  const ask = develop('good', CUT);
  latest().says({ ready: true });
  latest().says({ id: 1, answer: { failed: 'the disk is full' } });
  await expect(ask).rejects.toThrow('the disk is full');
});

it('closed, it answers open questions and takes no more', async () => {
  const { derive, close, processes } = opened();
  const ask = derive(FILE);
  ask.catch(() => {});
  await close();
  await expect(ask).rejects.toThrow('ended');
  await expect(derive(FILE)).rejects.toThrow('ended');
  expect(processes).toHaveLength(1);
});

it('a real process cuts, makes files and reads no other format', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nordvidda-worker-'));
  const worker = openPhotographWorker({ start: photographProcess({ folder, s3: undefined }) });
  try {
    const pictures = createFolderPictures({ folder });
    const original = await plain('#345678', { width: 200, height: 250 }).png().toBuffer();
    const hash = createHash('sha256').update(original).digest('hex');
    await pictures.put(originalName(hash), original);
    const { base } = (await worker.develop(hash, CUT)) as Developed;
    expect(await worker.derive(`${base}-240.webp`)).toBe(true);
    expect(await pictures.has(derivedName(`${base}-240.webp`) as string)).toBe(true);
    expect(await worker.derive(FILE)).toBe(false);
  } finally {
    await worker.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

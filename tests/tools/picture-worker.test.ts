import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { articlePictures } from 'demo-chain/article-row';
import { baseOf } from 'demo-chain/pictures/request';
import type { FromWorker, ToWorker } from 'demo-chain/pictures/worker-messages';
import { expect, it } from 'vitest';
import { openPictureWorker, workerProcess } from '@/tools/shop/picture-worker';

const BALL = '/pictures/ball/front-600.avif';

class FakeProcess extends EventEmitter {
  asked: string[] = [];

  send(message: unknown): boolean {
    this.asked.push((message as ToWorker).draw);
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

function drawing({ known = true } = {}) {
  const processes: FakeProcess[] = [];
  const lines: string[] = [];
  const worker = openPictureWorker({
    log: (line) => lines.push(line),
    start: () => {
      const process = new FakeProcess();
      processes.push(process);
      return process as never;
    },
  });
  const latest = () => processes.at(-1) as FakeProcess;
  if (known) {
    // The first question starts the process, which then says what it can draw.
    void worker.missingPicture('/pictures/unicorn/front-600.avif');
    latest().says({ known: ['/pictures/ball/front'] });
  }
  return { ...worker, processes, lines, latest };
}

/** Everything that was only waiting for a promise has happened. */
const settled = () => new Promise((next) => setImmediate(next));

it('asks the worker once for equal requests, and answers all of them', async () => {
  const { missingPicture, latest } = drawing();
  const asks = [missingPicture(BALL), missingPicture(BALL), missingPicture(BALL)];
  await settled();
  expect(latest().asked).toEqual([BALL]);
  latest().says({ drawn: BALL });
  expect(await Promise.all(asks)).toEqual([true, true, true]);
});

it('never asks for a picture that the demo chain does not have', async () => {
  const { missingPicture, processes, latest } = drawing();
  latest().emit('exit', 0);
  const names = Array.from({ length: 10_000 }, (_, i) => `/pictures/unicorn/${i}/front-600.avif`);
  expect((await Promise.all(names.map(missingPicture))).some(Boolean)).toBe(false);
  expect(processes.flatMap(({ asked }) => asked)).toEqual([]);
  expect(processes).toHaveLength(1);
});

it('holds early requests until it knows which pictures exist', async () => {
  const { missingPicture, latest } = drawing({ known: false });
  const asks = [missingPicture(BALL), missingPicture('/pictures/unicorn-600.avif')];
  latest().says({ known: ['/pictures/ball/front'] });
  await settled();
  latest().says({ drawn: BALL });
  expect(await Promise.all(asks)).toEqual([true, false]);
});

it('replaces a worker that died, and answers its requests', async () => {
  const { missingPicture, processes, latest } = drawing();
  const ask = missingPicture(BALL);
  await settled();
  latest().emit('exit', 1);
  expect(processes).toHaveLength(2);
  expect(latest().asked).toEqual([BALL]);
  latest().says({ drawn: BALL });
  expect(await ask).toBe(true);
});

it('gives up on a picture that kills workers', async () => {
  const { missingPicture, processes, latest } = drawing();
  const ask = missingPicture(BALL);
  await settled();
  latest().emit('exit', null);
  latest().emit('exit', null);
  expect(await ask).toBe(false);
  expect(processes).toHaveLength(2);
});

it('logs that no worker starts, and answers that there is no picture', async () => {
  const { missingPicture, processes, lines, latest } = drawing({ known: false });
  const ask = missingPicture(BALL);
  latest().emit('error', new Error('no memory'));
  latest().emit('exit', 1);
  expect(await ask).toBe(false);
  expect(processes).toHaveLength(2);
  expect(lines).toEqual(['The pictures cannot be drawn: the worker does not start.']);
});

it('starts a process on demand, and another when the first has ended', async () => {
  const { missingPicture, processes, latest } = drawing({ known: false });
  expect(processes).toHaveLength(0);
  const first = missingPicture(BALL);
  latest().says({ known: ['/pictures/ball/front'] });
  await settled();
  latest().says({ drawn: BALL });
  expect(await first).toBe(true);
  latest().emit('exit', 0);
  expect(processes).toHaveLength(1);
  const second = missingPicture(BALL);
  await settled();
  latest().says({ drawn: BALL });
  expect(await second).toBe(true);
  expect(processes).toHaveLength(2);
});

it('names the picture that could not be drawn', async () => {
  const { missingPicture, lines, latest } = drawing();
  const ask = missingPicture(BALL);
  await settled();
  latest().says({ failed: BALL, reason: 'no paint' });
  expect(await ask).toBe(false);
  expect(lines).toEqual([`The picture ${BALL} cannot be drawn: no paint`]);
});

it('ends its process, and answers open requests with no picture', async () => {
  const { missingPicture, close, processes } = drawing();
  const ask = missingPicture(BALL);
  await settled();
  await close();
  expect(await ask).toBe(false);
  expect(await missingPicture(BALL)).toBe(false);
  expect(processes).toHaveLength(1);
});

it('is answered by a real worker, in a process of its own', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'painted-'));
  const worker = openPictureWorker({ log: () => {}, start: workerProcess(folder) });
  try {
    const listed = articlePictures()[0];
    const file = `${baseOf(listed as NonNullable<typeof listed>)}-600.avif`;
    expect(await worker.missingPicture(file)).toBe(true);
    expect(statSync(join(folder, file)).size).toBeGreaterThan(0);
    expect(await worker.missingPicture('/pictures/unicorn/front-600.avif')).toBe(false);
  } finally {
    await worker.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

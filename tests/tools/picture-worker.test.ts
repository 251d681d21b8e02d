import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { articlePictures } from 'demo-chain/article-row';
import type { FromPainter, ToPainter } from 'demo-chain/pictures/painter-messages';
import { baseOf } from 'demo-chain/pictures/request';
import { expect, it } from 'vitest';
import { openPainter, painterProcess } from '@/tools/shop/painter';

const BALL = '/pictures/ball/front-600.avif';

class FakeProcess extends EventEmitter {
  asked: string[] = [];
  ahead: boolean;

  constructor(ahead: boolean) {
    super();
    this.ahead = ahead;
  }

  send(message: unknown): boolean {
    this.asked.push((message as ToPainter).draw);
    return true;
  }

  kill(): boolean {
    this.emit('exit', null);
    return true;
  }

  says(message: FromPainter): void {
    this.emit('message', message);
  }
}

function painting({ ahead = true, known = true } = {}) {
  const processes: FakeProcess[] = [];
  const lines: string[] = [];
  const painter = openPainter({
    ahead,
    log: (line) => lines.push(line),
    start: (isAhead) => {
      const process = new FakeProcess(isAhead);
      processes.push(process);
      return process as never;
    },
  });
  const latest = () => processes.at(-1) as FakeProcess;
  if (known) latest().says({ known: ['/pictures/ball/front'] });
  return { ...painter, processes, lines, latest };
}

/** Everything that was only waiting for a promise has happened. */
const settled = () => new Promise((next) => setImmediate(next));

it('asks the painter once for all who ask, and tells them all', async () => {
  const { missingPicture, latest } = painting();
  const asks = [missingPicture(BALL), missingPicture(BALL), missingPicture(BALL)];
  await settled();
  expect(latest().asked).toEqual([BALL]);
  latest().says({ drawn: BALL });
  expect(await Promise.all(asks)).toEqual([true, true, true]);
});

it('asks for nothing that the demo chain does not have, however many ask', async () => {
  const { missingPicture, processes, latest } = painting();
  latest().emit('exit', 0);
  const names = Array.from({ length: 10_000 }, (_, i) => `/pictures/unicorn/${i}/front-600.avif`);
  expect((await Promise.all(names.map(missingPicture))).some(Boolean)).toBe(false);
  expect(processes.flatMap(({ asked }) => asked)).toEqual([]);
  expect(processes).toHaveLength(1);
});

it('keeps who asks early until it knows what there is', async () => {
  const { missingPicture, latest } = painting({ known: false });
  const asks = [missingPicture(BALL), missingPicture('/pictures/unicorn-600.avif')];
  latest().says({ known: ['/pictures/ball/front'] });
  await settled();
  latest().says({ drawn: BALL });
  expect(await Promise.all(asks)).toEqual([true, false]);
});

it('starts a painter anew that died, and who asked gets an answer', async () => {
  const { missingPicture, processes, latest } = painting();
  const ask = missingPicture(BALL);
  await settled();
  latest().emit('exit', 1);
  expect(processes).toHaveLength(2);
  expect(latest().asked).toEqual([BALL]);
  latest().says({ drawn: BALL });
  expect(await ask).toBe(true);
});

it('gives up on a picture that painters die of', async () => {
  const { missingPicture, processes, latest } = painting();
  const ask = missingPicture(BALL);
  await settled();
  latest().emit('exit', null);
  latest().emit('exit', null);
  expect(await ask).toBe(false);
  expect(processes).toHaveLength(2);
});

it('says so when no painter starts, and answers that no picture is there', async () => {
  const { missingPicture, processes, lines, latest } = painting({ known: false });
  const ask = missingPicture(BALL);
  latest().emit('error', new Error('no memory'));
  latest().emit('exit', 1);
  expect(await ask).toBe(false);
  expect(processes).toHaveLength(2);
  expect(lines).toEqual(['The pictures cannot be drawn: the painter does not start.']);
});

it('draws ahead until that is done, and is started again when somebody asks', async () => {
  const { missingPicture, processes, latest } = painting();
  latest().emit('exit', 0);
  expect(processes).toHaveLength(1);
  const ask = missingPicture(BALL);
  await settled();
  latest().says({ drawn: BALL });
  expect(await ask).toBe(true);
  expect(processes.map(({ ahead }) => ahead)).toEqual([true, false]);
});

it('names what could not be drawn', async () => {
  const { missingPicture, lines, latest } = painting();
  const ask = missingPicture(BALL);
  await settled();
  latest().says({ failed: BALL, reason: 'no paint' });
  expect(await ask).toBe(false);
  expect(lines).toEqual([`The picture ${BALL} cannot be drawn: no paint`]);
});

it('ends its process, and what was asked for is not there', async () => {
  const { missingPicture, close, processes } = painting();
  const ask = missingPicture(BALL);
  await settled();
  await close();
  expect(await ask).toBe(false);
  expect(await missingPicture(BALL)).toBe(false);
  expect(processes).toHaveLength(1);
});

it('is answered by a real painter, in a process of its own', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'painted-'));
  const painter = openPainter({ ahead: false, log: () => {}, start: painterProcess(folder) });
  try {
    const listed = articlePictures()[0];
    const file = `${baseOf(listed as NonNullable<typeof listed>)}-600.avif`;
    expect(await painter.missingPicture(file)).toBe(true);
    expect(statSync(join(folder, file)).size).toBeGreaterThan(0);
    expect(await painter.missingPicture('/pictures/unicorn/front-600.avif')).toBe(false);
  } finally {
    await painter.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPainter, type PainterOptions } from '@/demo/pictures/painter';
import { baseOf, fileName, filesOf, type PictureFile, type PictureRequest } from '@/demo/pictures/request';

const picture = (base: string): PictureRequest => ({
  type: 'product',
  kind: 'ball',
  base,
  accent: '#1f3a5f',
  view: 'front',
});
const [red, green, blue] = [picture('#ff0000'), picture('#00ff00'), picture('#0000ff')];
const card: PictureFile = { width: 600, format: 'avif' };
const named = (request: PictureRequest, file: PictureFile) => fileName(baseOf(request), file);
const allOf = (request: PictureRequest) => filesOf(request).map((file) => named(request, file));

let outDir = '';
beforeEach(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'painter-'));
});
afterEach(() => rm(outDir, { recursive: true, force: true }));

/** A painter whose files are drawn one by one, as the test lets it. */
async function slowPainter(options: Partial<PainterOptions> = {}) {
  const begun: string[] = [];
  const onEasel = new Map<string, PromiseWithResolvers<number>>();
  const lines: string[] = [];
  let rest = Promise.withResolvers<void>();
  let held = true;
  const painter = await createPainter({
    outDir,
    onRest: () => rest.resolve(),
    log: (line) => lines.push(line),
    easel: async (request) => (file) => {
      begun.push(named(request, file));
      const drawing = Promise.withResolvers<number>();
      if (held) onEasel.set(named(request, file), drawing);
      else drawing.resolve(1);
      return drawing.promise;
    },
    ...options,
  });
  const has = (name: string) => expect.poll(() => begun).toContain(name);
  return {
    ...painter,
    draw(...asked: Parameters<typeof painter.draw>) {
      // It may have rested before: what counts is the rest after this.
      rest = Promise.withResolvers<void>();
      return painter.draw(...asked);
    },
    begun,
    lines,
    has,
    finish: (name: string) => onEasel.get(name)?.resolve(1),
    fail: (name: string) => onEasel.get(name)?.reject(new Error('no paint')),
    /** Lets everything be drawn, and waits until nothing is left to do. */
    async whole() {
      held = false;
      for (const { resolve } of onEasel.values()) resolve(1);
      await rest.promise;
    },
  };
}

describe('a painter', () => {
  it('draws a file once for all who ask for it', async () => {
    const painter = await slowPainter();
    const asks = [painter.draw(red, card), painter.draw(red, card), painter.draw(red, card)];
    await painter.has(named(red, card));
    painter.finish(named(red, card));
    await Promise.all(asks);
    await painter.whole();
    expect(painter.begun.filter((name) => name === named(red, card))).toHaveLength(1);
  });

  it('draws the file that is asked for first, and the other files of its picture behind it', async () => {
    const painter = await slowPainter();
    const asked = painter.draw(red, card);
    await painter.whole();
    await asked;
    expect(painter.begun[0]).toBe(named(red, card));
    expect(painter.begun.toSorted()).toEqual(allOf(red).toSorted());
  });

  it('keeps a hand free for who asks, and puts down what it draws ahead when one hand is not enough', async () => {
    const painter = await slowPainter({ ahead: [blue] });
    painter.begin();
    const [first = '', second = ''] = allOf(blue);
    await painter.has(first);
    const asks = [painter.draw(red, card), painter.draw(green, card)];
    await painter.has(named(red, card));
    painter.finish(first);
    await painter.has(named(green, card));
    expect(painter.begun).not.toContain(second);
    await painter.whole();
    await Promise.all(asks);
    expect(painter.begun).toContain(second);
  });

  it('does not draw what the other hand is drawing ahead', async () => {
    const painter = await slowPainter({ ahead: [blue] });
    painter.begin();
    const [file = card] = filesOf(blue);
    await painter.has(named(blue, file));
    const asked = painter.draw(blue, file);
    await painter.whole();
    await asked;
    expect(painter.begun.toSorted()).toEqual(allOf(blue).toSorted());
  });

  it('draws ahead in the order it was given', async () => {
    const painter = await slowPainter({ ahead: [green, blue] });
    painter.begin();
    await painter.whole();
    expect(painter.begun).toEqual([...allOf(green), ...allOf(blue)]);
  });

  it('tells all who wait for a file that it cannot be drawn, and goes on', async () => {
    const painter = await slowPainter();
    const asks = [painter.draw(red, card), painter.draw(red, card)];
    const refused = Promise.all(asks.map((ask) => expect(ask).rejects.toThrow('no paint')));
    await painter.has(named(red, card));
    painter.fail(named(red, card));
    await refused;
    const next = painter.draw(green, card);
    await painter.whole();
    await next;
  });

  it('names a picture that it cannot draw ahead, and draws the next one', async () => {
    const painter = await slowPainter({ ahead: [red, green] });
    painter.begin();
    const [first = ''] = allOf(red);
    await painter.has(first);
    painter.fail(first);
    await painter.has(allOf(green)[0] ?? '');
    expect(painter.lines).toEqual([`The picture ${baseOf(red)} cannot be drawn: no paint`]);
    await painter.whole();
  });

  it('says once that nothing is left to do, and once again after somebody has asked', async () => {
    let rests = 0;
    const painter = await slowPainter({
      onRest: () => {
        rests += 1;
      },
    });
    painter.begin();
    await expect.poll(() => rests).toBe(1);
    const asked = painter.draw(red, card);
    await painter.has(named(red, card));
    expect(rests).toBe(1);
    for (const name of [named(red, card), ...allOf(red)]) {
      await painter.has(name);
      painter.finish(name);
    }
    await asked;
    await expect.poll(() => rests).toBe(2);
  });

  it('remembers what it has drawn: the next one draws only what is missing', async () => {
    const rest = () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      return { promise, onRest: resolve };
    };
    const whole = rest();
    const first = await createPainter({ outDir, ahead: [red], onRest: whole.onRest, log: () => {} });
    first.begin();
    await whole.promise;
    const files = (await readdir(join(outDir, baseOf(red), '..'))).map((file) => join(baseOf(red), '..', file));
    expect(files.toSorted()).toEqual(allOf(red).toSorted());
    await rm(join(outDir, named(red, card)));
    const second = await slowPainter({ ahead: [red] });
    second.begin();
    await second.whole();
    expect(second.begun).toEqual([named(red, card)]);
  });
});

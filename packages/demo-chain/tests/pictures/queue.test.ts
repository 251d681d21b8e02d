import { articlePictures } from 'demo-chain/article-row';
import { createPainter, type Order, type PainterOptions } from 'demo-chain/pictures/painter';
import { baseOf, fileName, type PictureFile, type PictureRequest } from 'demo-chain/pictures/request';
import { describe, expect, it } from 'vitest';

const card: PictureFile = { width: 600, format: 'avif' };
const [red, green, blue] = articlePictures() as [PictureRequest, PictureRequest, PictureRequest];
const named = (request: PictureRequest) => fileName(baseOf(request), card);
const order = (request: PictureRequest): Order => ({ request, file: card });

/** A painter whose files are drawn one by one, as the test lets it, into memory. */
function slowPainter(options: Partial<PainterOptions> = {}) {
  const begun: string[] = [];
  const kept = new Map<string, Buffer>();
  const onEasel = new Map<string, PromiseWithResolvers<Buffer>>();
  const lines: string[] = [];
  let rests = 0;
  const painter = createPainter({
    store: {
      has: async (name) => kept.has(name),
      put: async (name, data) => void kept.set(name, data),
    },
    onRest: () => {
      rests += 1;
    },
    log: (line) => lines.push(line),
    easel: {
      draw(request) {
        begun.push(named(request));
        const drawing = Promise.withResolvers<Buffer>();
        onEasel.set(named(request), drawing);
        return drawing.promise;
      },
    },
    ...options,
  });
  const begins = (request: PictureRequest) => expect.poll(() => begun).toContain(named(request));
  return {
    ...painter,
    begun,
    kept,
    lines,
    begins,
    rests: () => rests,
    async finish(request: PictureRequest) {
      await begins(request);
      onEasel.get(named(request))?.resolve(Buffer.from('drawn'));
    },
    async fail(request: PictureRequest) {
      await begins(request);
      onEasel.get(named(request))?.reject(new Error('no paint'));
    },
  };
}

describe('rule 18.22: a painter', () => {
  it('draws a file once for all who ask for it', async () => {
    const painter = slowPainter();
    const asks = [painter.draw(red, card), painter.draw(red, card), painter.draw(red, card)];
    await painter.finish(red);
    await Promise.all(asks);
    expect(painter.begun).toEqual([named(red)]);
    expect(painter.kept.has(named(red))).toBe(true);
  });

  it('draws one at a time, in the order in which they were asked for', async () => {
    const painter = slowPainter();
    const asks = [painter.draw(red, card), painter.draw(green, card)];
    await painter.begins(red);
    expect(painter.begun).toEqual([named(red)]);
    await painter.finish(red);
    await painter.finish(green);
    await Promise.all(asks);
    expect(painter.begun).toEqual([named(red), named(green)]);
  });

  it('draws what is asked for before what is drawn ahead', async () => {
    const painter = slowPainter({ ahead: [order(blue), order(green)] });
    painter.begin();
    await painter.begins(blue);
    const asked = painter.draw(red, card);
    await painter.finish(blue);
    await painter.finish(red);
    await asked;
    await painter.finish(green);
    expect(painter.begun).toEqual([named(blue), named(red), named(green)]);
  });

  it('does not draw ahead what is there', async () => {
    const painter = slowPainter({ ahead: [order(red), order(green)] });
    painter.kept.set(named(red), Buffer.from('drawn before'));
    painter.begin();
    await painter.finish(green);
    await expect.poll(painter.rests).toBe(1);
    expect(painter.begun).toEqual([named(green)]);
  });

  it('tells all who wait for a file that it cannot be drawn, and goes on', async () => {
    const painter = slowPainter();
    const asks = [painter.draw(red, card), painter.draw(red, card)];
    const refused = Promise.all(asks.map((ask) => expect(ask).rejects.toThrow('no paint')));
    await painter.fail(red);
    await refused;
    const next = painter.draw(green, card);
    await painter.finish(green);
    await next;
  });

  it('names a picture that it cannot draw ahead, and draws the next one', async () => {
    const painter = slowPainter({ ahead: [order(red), order(green)] });
    painter.begin();
    await painter.fail(red);
    await painter.finish(green);
    await expect.poll(painter.rests).toBe(1);
    expect(painter.lines).toEqual([`The picture ${baseOf(red)} cannot be drawn: no paint`]);
  });

  it('says that nothing is left to do, and says it again after somebody has asked', async () => {
    const painter = slowPainter();
    painter.begin();
    await expect.poll(painter.rests).toBe(1);
    const asked = painter.draw(red, card);
    await painter.begins(red);
    expect(painter.rests()).toBe(1);
    await painter.finish(red);
    await asked;
    await expect.poll(painter.rests).toBe(2);
  });
});

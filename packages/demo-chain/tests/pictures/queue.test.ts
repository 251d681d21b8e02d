import { articlePictures } from 'demo-chain/article-row';
import { createPictureQueue } from 'demo-chain/pictures/queue';
import { baseOf, fileName, type PictureFile, type PictureRequest } from 'demo-chain/pictures/request';
import { describe, expect, it } from 'vitest';

const card: PictureFile = { width: 600, format: 'avif' };
const [red, green] = articlePictures() as [PictureRequest, PictureRequest];
const named = (request: PictureRequest) => fileName(baseOf(request), card);

/** A queue whose files are drawn one by one, as the test lets it, into memory. */
function slowQueue() {
  const begun: string[] = [];
  const kept = new Map<string, Buffer>();
  const onEasel = new Map<string, PromiseWithResolvers<Buffer>>();
  let idle = 0;
  const queue = createPictureQueue({
    store: {
      has: async (name) => kept.has(name),
      put: async (name, data) => void kept.set(name, data),
    },
    onIdle: () => {
      idle += 1;
    },
    easel: {
      draw(request) {
        begun.push(named(request));
        const drawing = Promise.withResolvers<Buffer>();
        onEasel.set(named(request), drawing);
        return drawing.promise;
      },
    },
  });
  const begins = (request: PictureRequest) => expect.poll(() => begun).toContain(named(request));
  return {
    ...queue,
    begun,
    kept,
    begins,
    idles: () => idle,
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

describe('rule 18.22: the queue of pictures', () => {
  it('draws a file once for all who ask for it', async () => {
    const queue = slowQueue();
    const asks = [queue.draw(red, card), queue.draw(red, card), queue.draw(red, card)];
    await queue.finish(red);
    await Promise.all(asks);
    expect(queue.begun).toEqual([named(red)]);
    expect(queue.kept.has(named(red))).toBe(true);
  });

  it('draws one at a time, in the order in which they were asked for', async () => {
    const queue = slowQueue();
    const asks = [queue.draw(red, card), queue.draw(green, card)];
    await queue.begins(red);
    expect(queue.begun).toEqual([named(red)]);
    await queue.finish(red);
    await queue.finish(green);
    await Promise.all(asks);
    expect(queue.begun).toEqual([named(red), named(green)]);
  });

  it('does not draw what is there', async () => {
    const queue = slowQueue();
    queue.kept.set(named(red), Buffer.from('drawn before'));
    await queue.draw(red, card);
    expect(queue.begun).toEqual([]);
  });

  it('tells all who wait for a file that it cannot be drawn, and goes on', async () => {
    const queue = slowQueue();
    const asks = [queue.draw(red, card), queue.draw(red, card)];
    const refused = Promise.all(asks.map((ask) => expect(ask).rejects.toThrow('no paint')));
    await queue.fail(red);
    await refused;
    const next = queue.draw(green, card);
    await queue.finish(green);
    await next;
  });

  it('tells each time that nothing is left to draw', async () => {
    const queue = slowQueue();
    for (const [time, request] of [red, green].entries()) {
      const asked = queue.draw(request, card);
      await queue.begins(request);
      expect(queue.idles()).toBe(time);
      await queue.finish(request);
      await asked;
      await expect.poll(queue.idles).toBe(time + 1);
    }
  });
});

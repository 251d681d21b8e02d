import { describe, expect, it } from 'vitest';
import { cameOf, isShort, type ReturnForm, receivedOf, resellOf } from '@/lib/counter/received-return';

const shoes = { ean: 'a', count: 2, back: 1 };
const sock = { ean: 'b', count: 1, back: 0 };
const form = (over: Partial<ReturnForm> = {}): ReturnForm => ({ lacking: {}, damaged: {}, ...over });

describe('rule 15.27: what has come back, and what of it can be sold again', () => {
  it.each([
    ['everything, and all of it is good', form(), [3, 1], [2, 1]],
    ['one piece is still to come', form({ lacking: { a: 1 } }), [2, 1], [1, 1]],
    ['one piece cannot be sold again', form({ damaged: { a: 1 } }), [3, 1], [1, 1]],
    ['one is to come, and the other cannot be sold', form({ lacking: { a: 1 }, damaged: { a: 1 } }), [2, 1], [0, 1]],
    ['a whole line is still to come', form({ lacking: { b: 1 }, damaged: { b: 1 } }), [3, 0], [2, 0]],
    ['another phone has received more meanwhile', form({ lacking: { b: 4 } }), [3, 0], [2, 0]],
  ])('%s', (_case, said, received, resell) => {
    const sent = receivedOf([shoes, sock], said);
    expect(sent?.received?.map(({ count }) => count)).toEqual(received);
    expect(sent?.resell.map(({ count }) => count)).toEqual(resell);
  });

  it('nothing is sent where nothing has come', () => {
    expect(receivedOf([shoes, sock], form({ lacking: { a: 2, b: 1 } }))).toBeUndefined();
    expect(receivedOf([], form())).toBeUndefined();
  });

  it('it is short while a piece is still to come', () => {
    expect(isShort([shoes, sock], form({ damaged: { a: 2 } }))).toBe(false);
    expect(isShort([shoes, sock], form({ lacking: { a: 1 } }))).toBe(true);
    expect([cameOf(shoes, form({ lacking: { a: 1 } })), resellOf(shoes, form({ lacking: { a: 1 } }))]).toEqual([1, 1]);
  });
});

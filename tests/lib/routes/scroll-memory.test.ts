import { describe, expect, it } from 'vitest';
import { restoreReadiness, type ScrollPositions, scrollTarget, withPosition } from '@/lib/routes/scroll-memory';

describe('rule 2.9: where a page is scrolled to', () => {
  const saved = { y: 900, href: '/product/a' };

  it('scrolls to the hash of a new page', () => {
    expect(scrollTarget('push', '#omtaler', saved, false)).toEqual({ to: 'hash' });
    expect(scrollTarget('move', '#omtaler', saved, false)).toEqual({ to: 'stay' });
    expect(scrollTarget('push', '#', undefined, false)).toEqual({ to: 'stay' });
  });

  it('restores the saved position and the followed link when coming back', () => {
    expect(scrollTarget('traverse', '', saved, false)).toEqual({ to: 'position', position: saved });
    expect(scrollTarget('traverse', '#omtaler', saved, false)).toEqual({ to: 'position', position: saved });
    expect(scrollTarget('reload', '', saved, false)).toEqual({ to: 'position', position: { y: 900 } });
  });

  it('leaves a page that was left before our script ran to the browser', () => {
    expect(scrollTarget('traverse', '', undefined, true)).toEqual({ to: 'stay' });
    expect(scrollTarget('traverse', '', saved, true)).toEqual({ to: 'position', position: saved });
  });

  it('starts at the top otherwise', () => {
    expect(scrollTarget('push', '', saved, false)).toEqual({ to: 'stay' });
    expect(scrollTarget('traverse', '', undefined, false)).toEqual({ to: 'position', position: { y: 0 } });
  });
});

describe('rule 2.9: a saved position is restored once loading has ended', () => {
  const page = { loading: false, height: 5000, windowHeight: 800, waited: 0 };
  it.each([
    ['the page is high enough', 900, {}, 'go'],
    ['the last pixel is a fraction', 4200.5, {}, 'go'],
    ['a list still loads', 900, { loading: true }, 'wait'],
    ['the page is not high enough yet', 4300, {}, 'wait'],
    ['the page has become shorter for good', 4300, { waited: 2500 }, 'go'],
    ['a list still loads after two seconds', 900, { loading: true, waited: 2500 }, 'wait'],
    ['a list never ends', 900, { loading: true, waited: 16_000 }, 'give up'],
  ] as const)('%s', (_name, y, state, expected) => {
    expect(restoreReadiness(y, { ...page, ...state })).toBe(expected);
  });
});

describe('the positions of a tab', () => {
  it('keeps the newest positions; leaving a page again makes it new', () => {
    let positions: ScrollPositions = {};
    for (let number = 0; number < 80; number++) {
      positions = withPosition(positions, `k${number}`, { y: number });
      positions = withPosition(positions, 'first', { y: 1 });
    }
    expect(Object.keys(positions)).toHaveLength(60);
    expect(positions.first).toEqual({ y: 1 });
    expect(positions.k0).toBeUndefined();
    expect(positions.k79).toEqual({ y: 79 });
  });
});

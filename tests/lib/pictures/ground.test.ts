import { expect, it } from 'vitest';
import { fillsFrame, groundOf } from '@/lib/pictures/pictures';

it.each([
  ['/pictures/shell-jacket/21101-12-e3ded6/front', '#e3ded6'],
  ['/pictures/scenes/fjord-morning-a9c4d8-wide', '#a9c4d8'],
  ['/pictures/scenes/fjord-morning-wide', undefined],
  ['/pictures/own/jacket', undefined],
  ['/bilder/0123456789abcdef01234567-c0ffee', '#c0ffee'],
  ['/bilder/0123456789abcdef01234567-c0ffee-calm-wide', '#c0ffee'],
  ['/bilder/0123456789abcdef01234567-c0ffee-plain', '#c0ffee'],
  ['https://cdn.example/21101-12-e3ded6/front', undefined],
])('%s stands on %s until it comes', (src, colour) => expect(groundOf(src)).toBe(colour));

it.each([
  ['/bilder/0123456789abcdef01234567-c0ffee', true],
  ['/bilder/0123456789abcdef01234567-c0ffee-plain', false],
  ['/pictures/shell-jacket/21101-12-e3ded6/front', false],
  ['https://cdn.example/jacket.jpg', false],
])('rule 18.28: %s fills its frame: %s', (src, fills) => expect(fillsFrame(src)).toBe(fills));

import { expect, it } from 'vitest';
import { wordsOn } from '@/lib/pictures/words-on';

it.each([
  ['/pictures/scenes/plateau-autumn-c9d8de-wide', 'dark'],
  ['/pictures/scenes/northern-night-142035-tall', 'light'],
  ['/pictures/scenes/northern-night-tall', undefined],
  ['/bilder/0123456789abcdef01234567-142035-calm-wide', 'light'],
  ['/bilder/0123456789abcdef01234567-e9d8de-calm-tall', 'dark'],
  ['/bilder/0123456789abcdef01234567-142035-wide', undefined],
  ['https://cdn.example/hero.jpg', undefined],
  [null, undefined],
])('rule 18.23: on %s the words are %s', (src, words) => expect(wordsOn(src)).toBe(words));

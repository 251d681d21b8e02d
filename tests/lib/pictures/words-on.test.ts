import { expect, it } from 'vitest';
import { wordsOn } from '@/lib/pictures/words-on';

it.each([
  ['/pictures/scenes/plateau-autumn-c9d8de-wide', 'dark'],
  ['/pictures/scenes/northern-night-142035-tall', 'light'],
  ['/pictures/scenes/northern-night-tall', undefined],
  ['https://cdn.example/hero.jpg', undefined],
  [null, undefined],
])('rule 18.23: on %s the words are %s', (src, words) => expect(wordsOn(src)).toBe(words));

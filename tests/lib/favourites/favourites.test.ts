import { expect, test } from 'vitest';
import { favouritesFromStored, mergeFavourites, NO_FAVOURITES, toggleFavourite } from '@/lib/favourites/favourites';

test('a favourite toggles in and out', () => {
  expect(toggleFavourite([1, 2], 3)).toEqual([1, 2, 3]);
  expect(toggleFavourite([1, 2, 3], 2)).toEqual([1, 3]);
});

test('rule 4.12: favourites are reset on login and account deletion', () => {
  expect(NO_FAVOURITES).toEqual([]);
});

test('rule 4.12: favourites merge without duplicates', () => {
  expect(mergeFavourites([1, 2], [3, 2, 1, 4])).toEqual([1, 2, 3, 4]);
});

test.each([
  [undefined, []],
  [null, []],
  ['', []],
  [{ id: 1 }, []],
  [
    [1, '2', null, 3.5, 1, 4],
    [1, 4],
  ],
])('a store of %j holds %j', (stored, favourites) => {
  expect(favouritesFromStored(stored)).toEqual(favourites);
});

import type { CharacterName } from 'demo-chain/pictures/places/characters';

/** How the street looks that a shop lies in. */
const streets: Record<CharacterName, readonly number[]> = {
  city: [1, 2],
  modern: [3, 4, 6, 20, 25, 28, 31, 35, 37],
  inland: [5, 7, 9, 10, 15, 36, 41, 42, 43],
  southern: [8, 13, 14, 16, 17, 18, 19, 21],
  wharf: [23, 24, 27, 29, 32, 34, 45],
  jugend: [22, 30],
  mountain: [12, 26, 33, 39, 40, 44],
  mining: [11, 38],
  fishing: [48],
  northern: [46, 47, 49, 50, 51, 52, 53, 54],
};

const byShop = new Map(
  Object.entries(streets).flatMap(([character, ids]) => ids.map((id) => [id, character as CharacterName] as const)),
);

/** Undefined for a shop without a door. */
export const streetOf = (shopId: number): CharacterName | undefined => byShop.get(shopId);

export type Favourites = readonly number[];

/** Favourites are reset on login and on account deletion (rule 4.12). */
export const NO_FAVOURITES: Favourites = [];

export function toggleFavourite(favourites: Favourites, articleId: number): Favourites {
  return favourites.includes(articleId) ? favourites.filter((id) => id !== articleId) : [...favourites, articleId];
}

/** Merges without duplicates (rule 4.12). */
export function mergeFavourites(favourites: Favourites, others: Favourites): Favourites {
  return [...new Set([...favourites, ...others])];
}

export const favouritesFromStored = (stored: unknown): Favourites =>
  Array.isArray(stored) ? [...new Set(stored.filter((id) => Number.isSafeInteger(id)))] : NO_FAVOURITES;

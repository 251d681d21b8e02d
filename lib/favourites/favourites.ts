/** Ids of favourite articles, oldest first. They are kept in local storage beside the cart. */
export type Favourites = readonly number[];

/** What remains on login and on account deletion: favourites are reset (rule 4.12). */
export const NO_FAVOURITES: Favourites = [];

/** Adds an article, or takes it out when it is there. */
export function toggleFavourite(favourites: Favourites, articleId: number): Favourites {
  return favourites.includes(articleId) ? favourites.filter((id) => id !== articleId) : [...favourites, articleId];
}

/** Two lists in one without duplicates, first come first kept (rule 4.12: article lists merge without duplicates). */
export function mergeFavourites(favourites: Favourites, others: Favourites): Favourites {
  return [...new Set([...favourites, ...others])];
}

/** Article lists in one, by id, first come first kept (rule 4.12). */
export function mergeArticles<Article extends { readonly id: number }>(
  articles: readonly Article[],
  others: readonly Article[],
): Article[] {
  const byId = new Map<number, Article>();
  for (const article of [...articles, ...others]) if (!byId.has(article.id)) byId.set(article.id, article);
  return [...byId.values()];
}

/** Reads stored favourites; what is damaged is dropped. */
export const favouritesFromStored = (stored: unknown): Favourites =>
  Array.isArray(stored) ? [...new Set(stored.filter((id) => Number.isSafeInteger(id)))] : NO_FAVOURITES;

import { ask } from '@/components/api';
import { userStore } from '@/components/session/store';
import { type Favourites, toggleFavourite } from '@/lib/favourites/favourites';
import { readFavourites } from './queries';
import { favouritesStore } from './store';

const isCustomer = () => userStore.flag();

let sent: Promise<unknown> = Promise.resolve();

/** Runs calls one after the other, so that two quick presses do not overtake each other. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = sent.then(work, work);
  sent = done.catch(() => {});
  return done;
}

/**
 * Adds or removes a favourite; for a customer also on the server. Sends only the change, as another device may have
 * changed the list.
 */
export function toggle(articleId: number): void {
  const added = favouritesStore.change((ids) => toggleFavourite(ids, articleId)).includes(articleId);
  if (!isCustomer()) return;
  inTurn(() => ask(added ? 'PUT /favourites/{id}' : 'DELETE /favourites/{id}', { params: { id: articleId } })).catch(
    (error) => console.info('The favourite is kept in this browser only', error),
  );
}

/**
 * Merges the guest's favourites into the customer's after a login (rule 4.12). The guest's list stays when the call fails.
 */
export function mergeFavourites(given?: Favourites): Promise<void> {
  return inTurn(async () => {
    const ids = given ?? favouritesStore.load();
    const { articles } = await ask('POST /favourites/merge', { body: { articles: ids } });
    favouritesStore.set(articles);
  });
}

/** Reads the customer's list from the server, as another device may have changed it. A guest's stays. */
export async function refreshFavourites(): Promise<void> {
  if (isCustomer()) await inTurn(async () => favouritesStore.set(await readFavourites()));
}
